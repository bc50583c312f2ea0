import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Clock } from '../clock.ts';

export interface ServerTimeState {
  /** Milliseconds to add to this device's clock. */
  readonly offset: number;
  readonly isSynced: boolean;
}

/** The clock that every timer follows (rule D-165). */
export interface ServerTime {
  readonly store: StoreApi<ServerTimeState>;
  /** The platform's time, in milliseconds since 1970. */
  now(): number;
  /** A first guess from a token just issued, until the platform was asked. */
  hint(serverNow: number): void;
}

export function createServerTime(clock: Clock): ServerTime {
  const store = createStore<ServerTimeState>(() => ({ offset: 0, isSynced: false }));
  return {
    store,
    now: () => clock.now() + store.getState().offset,
    hint(serverNow) {
      if (!store.getState().isSynced) store.setState({ offset: serverNow - clock.now() });
    },
  };
}
