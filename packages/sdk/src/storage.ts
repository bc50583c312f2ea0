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

/** localStorage where the browser lets us have it; a third-party frame may forbid even looking at it. */
export function defaultStorage(): KeyValueStorage {
  try {
    if (typeof document === 'undefined') return memoryStorage();
    const storage = globalThis.localStorage;
    storage.getItem('logikit');
    return storage;
  } catch {
    return memoryStorage();
  }
}
