/** What happens to the page around us. A test brings its own; a server has none. */
export interface Page {
  isVisible(): boolean;
  isOnline(): boolean;
  /** `input` is any sign of a person, `gesture` one that lets a page make sound, `leave` the page going away. */
  on(event: PageEvent, run: () => void): () => void;
}

export type PageEvent = 'visible' | 'hidden' | 'leave' | 'online' | 'input' | 'gesture';

const EVENTS: Readonly<Record<PageEvent, readonly string[]>> = {
  visible: ['visibilitychange', 'pageshow'],
  hidden: ['visibilitychange'],
  leave: ['pagehide'],
  online: ['online'],
  gesture: ['pointerup', 'keydown', 'click'],
  input: ['pointerdown', 'pointermove', 'keydown', 'scroll', 'touchstart', 'wheel'],
};

/** False only where the device knows that it has no network. */
export function isOnline(): boolean {
  return (globalThis.navigator?.onLine as boolean | undefined) !== false;
}

/** The browser's own page. Where there is no document, it is visible, online and silent. */
export const browserPage: Page = {
  isVisible: () => globalThis.document?.visibilityState !== 'hidden',
  isOnline,
  on(event, run) {
    if (typeof document === 'undefined') return () => undefined;
    const listener = (): void => {
      if (event === 'visible' && !browserPage.isVisible()) return;
      if (event === 'hidden' && browserPage.isVisible()) return;
      run();
    };
    // NOTE: capture on window hears events of the document too, and is not silenced by a host's stopPropagation.
    const options = { capture: true, passive: true };
    for (const name of EVENTS[event]) addEventListener(name, listener, options);
    return () => {
      for (const name of EVENTS[event]) removeEventListener(name, listener, options);
    };
  },
};
