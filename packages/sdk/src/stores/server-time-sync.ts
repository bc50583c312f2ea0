import { send } from '../http/send.ts';
import { fromTimestamp, numbers } from '@logikit/contract';
import * as general from '@logikit/contract/calls/surfaces/general';
import type { Core } from '../core.ts';
import { browserPage } from '../page.ts';

/** Keeps `serverTime` right. */
export interface ServerTimeSync {
  /** Asks the platform now. A failure leaves what was known. */
  sync(): Promise<void>;
  /** Keeps in step from now on: hourly, when the page is seen again, after the device's clock jumped. */
  follow(): void;
  close(): void;
}

const HEARTBEAT_MS = numbers.clockJumpSeconds * 1000;

export function createServerTimeSync({ http, clock, page = browserPage, serverTime }: Core): ServerTimeSync {
  let syncedAt = -Infinity;
  let stop: (() => void) | undefined;
  let cancelBeat = (): void => undefined;

  async function sync(): Promise<void> {
    const before = clock.now();
    try {
      const answer = await send(http, general.getServerTime, {});
      const after = clock.now();
      syncedAt = after;
      const offset = fromTimestamp(answer.serverTime) + (after - before) / 2 - after;
      serverTime.store.setState({ offset, isSynced: true });
    } catch {
      // The next beat asks again.
    }
  }

  function beatAt(expected: number): void {
    cancelBeat = clock.after(HEARTBEAT_MS, () => {
      const now = clock.now();
      const hasJumped = Math.abs(now - expected) > HEARTBEAT_MS;
      if (hasJumped || now - syncedAt >= numbers.serverTimeRefreshSeconds * 1000) void sync();
      beatAt(now + HEARTBEAT_MS);
    });
  }

  return {
    sync,
    follow() {
      if (stop) return;
      void sync();
      beatAt(clock.now() + HEARTBEAT_MS);
      stop = page.on('visible', () => void sync());
    },
    close() {
      cancelBeat();
      stop?.();
    },
  };
}
