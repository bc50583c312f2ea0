/** What Chromium sends when a site may be installed; no library of types knows it. */
interface InstallEvent extends globalThis.Event {
  prompt(): Promise<unknown>;
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

/** `ready`: the browser would install at a tap. `manual`: the person finds it in the browser's menu. */
export type InstallState = 'ready' | 'manual' | 'installed';

let offer: InstallEvent | null = null;
let isInstalled = false;
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** Catches the browser's one offer, which comes soon after the page does; call it before anything is drawn. */
export function watchInstall(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    // The name of the event says which one it is.
    offer = event as InstallEvent;
    tell();
  });
  addEventListener('appinstalled', () => {
    isInstalled = true;
    offer = null;
    tell();
  });
}

/** The site as an app on this device; for `useSyncExternalStore`. */
export const install = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  state(): InstallState {
    if (isInstalled || matchMedia('(display-mode: standalone)').matches) return 'installed';
    return offer === null ? 'manual' : 'ready';
  },
  /** Lets the browser ask. An offer can be taken once; a refusal brings the steps. */
  async ask(): Promise<void> {
    const asked = offer;
    offer = null;
    await asked?.prompt();
    isInstalled = (await asked?.userChoice)?.outcome === 'accepted';
    tell();
  },
};
