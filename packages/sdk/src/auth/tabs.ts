import { alone } from '../lock.ts';

/** What tabs of one browser tell each other. Never a token: any script of the origin can listen. */
export type TabMessage = { readonly type: 'signedIn'; readonly userId: number } | { readonly type: 'signedOut' };

/** Other tabs that share this session. */
export interface Tabs {
  /** Runs while no other tab does. */
  alone<T>(run: () => Promise<T>): Promise<T>;
  tell(message: TabMessage): void;
  listen(hear: (message: TabMessage) => void): void;
  close(): void;
}

export function openTabs(name: string): Tabs {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);
  // NOTE: a Node process would wait for the channel for ever; browsers have no unref.
  (channel as { unref?: () => void } | undefined)?.unref?.();
  return {
    alone: (run) => alone(name, run),
    tell: (message) => channel?.postMessage(message),
    listen(hear) {
      if (channel) channel.onmessage = ({ data }: MessageEvent<TabMessage>) => hear(data);
    },
    close: () => channel?.close(),
  };
}
