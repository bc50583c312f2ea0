const lines = new Map<string, Promise<unknown>>();

/**
 * Runs while nobody else of this name does, in any tab. Where the browser has no locks, or refuses them as it refuses
 * cookies, only this page is kept in line.
 */
export async function alone<T>(name: string, run: () => Promise<T>): Promise<T> {
  let turn: Promise<T> | undefined;
  try {
    const locks = globalThis.navigator?.locks as LockManager | null | undefined;
    if (locks) await locks.request(name, () => (turn = run()));
  } catch {
    // What fails in `run` is told below.
  }
  if (!turn) {
    turn = (lines.get(name) ?? Promise.resolve()).then(run, run);
    lines.set(name, turn);
  }
  return turn;
}
