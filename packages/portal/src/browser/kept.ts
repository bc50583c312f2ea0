/** What this browser keeps for a page: for good, or for as long as the tab is open. */
type Place = 'localStorage' | 'sessionStorage';

/** Storage may be forbidden, missing or full: then nothing is kept, and nothing else fails. */
function ask<T>(place: Place, run: (storage: Storage) => T): T | null {
  try {
    return run(globalThis[place]);
  } catch {
    return null;
  }
}

/** Null: nothing is kept there. It is everybody's to write, so whoever reads looks whether it is a word of theirs. */
export function keptText(key: string, place: Place = 'localStorage'): string | null {
  const text: unknown = ask(place, (storage) => storage.getItem(key));
  return typeof text === 'string' ? text : null;
}

export function keepText(key: string, text: string, place: Place = 'localStorage'): void {
  ask(place, (storage) => storage.setItem(key, text));
}

export function forgetText(key: string): void {
  ask('localStorage', (storage) => storage.removeItem(key));
}
