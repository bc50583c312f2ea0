const lines = new Map<string, Promise<unknown>>();

/** Runs while nobody else of this name does, in any tab. Where the browser has no locks, only this page is kept in line. */
export function alone<T>(name: string, run: () => Promise<T>): Promise<T> {
  const locks = globalThis.navigator?.locks as LockManager | undefined;
  if (locks !== undefined) return locks.request(name, run);
  const turn = (lines.get(name) ?? Promise.resolve()).then(run, run);
  lines.set(name, turn);
  return turn;
}
