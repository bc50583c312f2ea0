import type { Model } from '../api/models.ts';
import type { AccrualRule, AccrualState } from '@logikit/contract';
import { accrue, changeAccrual, nextAccrualAt, readAccrual } from '@logikit/contract';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Core } from '../core.ts';
import { clockText, splitTime, type TimeLeft, untilNextTick } from './countdown.ts';

export interface AccrualView {
  /** Null until the profile is loaded. */
  readonly value: number | null;
  readonly max: number;
  readonly isFull: boolean;
  /** Platform time of the next unit, in milliseconds; null while full. */
  readonly nextAt: number | null;
  readonly timer: TimeLeft | null;
  /** `02:59` for life, `01:29:59` for energy; null while full. */
  readonly text: string | null;
}

/** Life or energy as it is now: computed from what the platform said last and the platform's time (rule D-053). */
export interface AccrualStore {
  readonly store: StoreApi<AccrualView>;
  /** What the platform says. */
  set(accrual: Model<'Accrual'>): void;
  /** What will happen by our own doing, shown before the platform has said so. Below zero: taken. */
  change(amount: number): void;
  clear(): void;
}

export interface AccrualOptions {
  readonly rule: AccrualRule;
  /** Life shows minutes and seconds, energy hours too. */
  readonly withHours: boolean;
}

export function createAccrualStore({ clock, serverTime }: Core, options: AccrualOptions): AccrualStore {
  const { tickSeconds } = options.rule;
  let rule = options.rule;
  let state: AccrualState | null = null;
  let cancel = (): void => undefined;
  const store = createStore<AccrualView>(() => view());

  function view(): AccrualView {
    const { max } = rule;
    if (!state) return { value: null, max, isFull: true, nextAt: null, timer: null, text: null };
    const now = serverTime.now();
    const { value } = accrue(state, rule, now);
    const nextAt = nextAccrualAt(state, rule, now);
    const timer = nextAt === null ? null : splitTime(nextAt - now);
    return { value, max, isFull: nextAt === null, nextAt, timer, text: timer && clockText(timer, options.withHours) };
  }

  function look(): void {
    cancel();
    const next = view();
    store.setState(next, true);
    if (next.nextAt !== null) cancel = clock.after(untilNextTick(next.nextAt - serverTime.now(), 'seconds'), look);
  }

  serverTime.store.subscribe(look);
  return {
    store,
    set(accrual) {
      rule = { max: accrual.maxAccumulatedAmount, tickSeconds };
      state = readAccrual(accrual);
      look();
    },
    change(amount) {
      if (state) state = changeAccrual(state, rule, { amount, now: serverTime.now() });
      look();
    },
    clear() {
      state = null;
      look();
    },
  };
}
