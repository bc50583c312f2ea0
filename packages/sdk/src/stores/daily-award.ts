import { fromTimestamp, numbers } from '@logikit/contract';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { AwardsApi } from '../api/methods.ts';
import type { Model } from '../api/models.ts';
import type { Core } from '../core.ts';
import { ApiError } from '../http/errors.ts';
import { createCountdown } from './countdown.ts';

export interface DailyAwardState {
  /** `waiting`: a timer runs to the next award. `taken`: just now, and the timer runs again. */
  readonly status: 'unknown' | 'waiting' | 'available' | 'taking' | 'taken';
  readonly info: Model<'DailyAwardInfo'> | null;
  /** The awards of the cycle, loaded with an award that can be taken. */
  readonly awards: readonly Model<'DailyAward'>[];
}

/** The award of the day: asks whether it can be taken, and asks again when the platform's time has come. */
export interface DailyAwardStore {
  readonly store: StoreApi<DailyAwardState>;
  /** Asks the platform; a failure is logged, and the next visit asks again. */
  load(): Promise<void>;
  /** Takes the award. Throws what the network or the platform said; then it can still be taken. */
  take(): Promise<void>;
  /** Tells that the popup was seen. */
  see(): Promise<void>;
  /** Stops the timer. */
  close(): void;
}

type Calls = Pick<AwardsApi, 'getDailyAwardState' | 'listDailyAwards' | 'accrueDailyAward' | 'seeDailyAward'>;
type Around = Pick<Core, 'clock' | 'serverTime' | 'log'> & { readonly awards: Calls };

/** The platform rounds to whole seconds: an early timer asks again after this time. */
const AGAIN_MS = 5000;

export function createDailyAward(around: Around): DailyAwardStore {
  const { awards, serverTime } = around;
  const store = createStore<DailyAwardState>(() => ({ status: 'unknown', info: null, awards: [] }));
  let stopTimer = (): void => undefined;

  async function load(): Promise<void> {
    stopTimer();
    try {
      const info = await awards.getDailyAwardState();
      if (!info.isAvailableToAccrue) {
        waitFor(info, 'waiting');
        return;
      }
      const { data } = await awards.listDailyAwards();
      store.setState({ status: 'available', info, awards: data });
    } catch (error) {
      around.log('The daily award could not be asked for.', error);
    }
  }

  /** Counts by the platform's time, and asks anew at the end (S-039). */
  function waitFor(info: Model<'DailyAwardInfo'>, status: 'waiting' | 'taken'): void {
    store.setState({ status, info });
    stopTimer();
    if (info.updatedAt === null) return;
    const endsAt = fromTimestamp(info.updatedAt) + numbers.dailyAwardSeconds * 1000;
    const earliest = serverTime.now() + AGAIN_MS;
    const countdown = createCountdown(around, {
      endsAt: endsAt > serverTime.now() ? endsAt : earliest,
      onFinish: () => void load(),
    });
    stopTimer = countdown.stop;
  }

  async function take(): Promise<void> {
    if (store.getState().status !== 'available') return;
    store.setState({ status: 'taking' });
    try {
      waitFor(await awards.accrueDailyAward(), 'taken');
    } catch (error) {
      store.setState({ status: 'available' });
      // Another tab was quicker: what there is to know is asked for.
      if (error instanceof ApiError && error.code === 'alreadyTaken') return load();
      throw error;
    }
  }

  return {
    store,
    load,
    take,
    async see() {
      const { info } = store.getState();
      if (info) await awards.seeDailyAward({ params: { id: info.id } });
    },
    close: () => stopTimer(),
  };
}
