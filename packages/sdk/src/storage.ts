/** Where the SDK keeps what must survive a closed tab. localStorage fits; so does a wrapper of IndexedDB. */
export interface KeyValueStorage {
  getItem(key: string): string | null | Promise<string | null>;
  setItem(key: string, value: string): void | Promise<void>;
  removeItem(key: string): void | Promise<void>;
}

/** Forgets with the page. */
export function memoryStorage(): KeyValueStorage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

/** A storage that never fails. */
export interface SturdyStorage {
  getItem(key: string): Promise<string | null>;
  setItem(key: string, value: string): Promise<void>;
  removeItem(key: string): Promise<void>;
  /** False of what lasts only as long as the page. */
  isKept(key: string): boolean;
}

/**
 * What a storage refuses stays with the page: it may be full, forbidden, or take something and not have it afterwards.
 * Without a storage it is localStorage; a third-party frame may forbid even looking at that.
 */
export function sturdyStorage(storage?: KeyValueStorage): SturdyStorage {
  /** What the storage did not take; null: what it did not let go of. */
  const held = new Map<string, string | null>();

  async function ask(run: (place: KeyValueStorage) => unknown): Promise<unknown> {
    try {
      return await run(storage ?? (globalThis.document && localStorage));
    } catch {
      return null;
    }
  }

  async function stored(key: string): Promise<string | null> {
    const text = await ask((place) => place.getItem(key));
    return typeof text === 'string' ? text : null;
  }

  async function hold(key: string, value: string | null): Promise<void> {
    held.set(key, value);
    await ask((place) => (value === null ? place.removeItem(key) : place.setItem(key, value)));
    // Whether it was taken is seen by reading it.
    if ((await stored(key)) === value && held.get(key) === value) held.delete(key);
  }

  return {
    getItem: async (key) => held.get(key) ?? (held.has(key) ? null : stored(key)),
    setItem: hold,
    removeItem: (key) => hold(key, null),
    isKept: (key) => !held.has(key),
  };
}
