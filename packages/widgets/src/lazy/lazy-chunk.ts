import { useSyncExternalStore } from 'react';

/** Code that a widget does without at first. */
export interface LazyChunk<Parts> {
  /** Rejects when it does not come; the next call asks for it again. */
  readonly load: () => Promise<Parts>;
  /** What it has brought, as soon as it is there. */
  readonly use: () => Parts | undefined;
}

export function createLazyChunk<Parts>(bring: () => Promise<Parts>): LazyChunk<Parts> {
  let parts: Parts | undefined;
  let coming: Promise<Parts> | undefined;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const read = () => parts;
  return {
    load: () =>
      (coming ??= bring().then(
        (arrived) => {
          parts = arrived;
          for (const tell of listeners) tell();
          return arrived;
        },
        (error: unknown) => {
          coming = undefined;
          throw error;
        },
      )),
    use: () => useSyncExternalStore(subscribe, read, read),
  };
}

/** A chunk whose parts are there from the start. */
export function loadedChunk<Parts>(parts: Parts): LazyChunk<Parts> {
  return { load: () => Promise.resolve(parts), use: () => parts };
}
