let count = 0;
const listeners = new Set<() => void>();

function change(by: 1 | -1): void {
  count += by;
  for (const listener of listeners) listener();
}

/** Waits for what somebody has asked for, and lets the page show that something is on its way. */
export async function whilePending<T>(work: () => Promise<T>): Promise<T> {
  change(1);
  try {
    return await work();
  } finally {
    change(-1);
  }
}

/** True while anything is on its way. */
export const isAnythingPending = (): boolean => count > 0;

/** For `useSyncExternalStore`. */
export function subscribeToPending(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
