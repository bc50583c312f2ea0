import type { Page, PageEvent } from '../page.ts';

/** A page that a test shows, hides, takes offline and touches. */
export interface FakePage extends Page {
  fire(event: PageEvent): void;
  setVisible(isVisible: boolean): void;
  setOnline(isOnline: boolean): void;
}

export function fakePage(): FakePage {
  let isVisible = true;
  let isOnline = true;
  const listeners = new Map<PageEvent, Set<() => void>>();
  const fire = (event: PageEvent): void => listeners.get(event)?.forEach((run) => run());

  return {
    isVisible: () => isVisible,
    isOnline: () => isOnline,
    on(event, run) {
      const own = listeners.get(event) ?? new Set();
      listeners.set(event, own.add(run));
      return () => void own.delete(run);
    },
    fire,
    setVisible(next) {
      isVisible = next;
      fire(next ? 'visible' : 'hidden');
    },
    setOnline(next) {
      isOnline = next;
      if (next) fire('online');
    },
  };
}
