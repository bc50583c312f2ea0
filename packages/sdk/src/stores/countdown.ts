import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Core } from '../core.ts';

/** Whole units that remain. */
export interface TimeLeft {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

export interface CountdownState extends TimeLeft {
  readonly isFinished: boolean;
  /** False while days or hours remain and the precision is `auto`: then the timer moves by the minute. */
  readonly showsSeconds: boolean;
}

export interface CountdownOptions {
  /** Platform time, in milliseconds. */
  readonly endsAt: number;
  /** `auto`: by the minute while an hour or more remains (rule D-002). Life and energy use `seconds`. */
  readonly precision?: 'auto' | 'seconds';
  /** Called once. */
  readonly onFinish?: () => void;
}

export interface Countdown {
  readonly store: StoreApi<CountdownState>;
  readonly stop: () => void;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Counts down to a moment of the platform's time. */
export function createCountdown(
  { clock, serverTime }: Pick<Core, 'clock' | 'serverTime'>,
  options: CountdownOptions,
): Countdown {
  const { endsAt, precision = 'auto', onFinish } = options;
  const store = createStore<CountdownState>(() => stateOf(endsAt - serverTime.now(), precision));
  let cancel = (): void => undefined;

  function look(): void {
    const left = endsAt - serverTime.now();
    store.setState(stateOf(left, precision));
    cancel();
    if (left <= 0) {
      stop();
      onFinish?.();
    } else {
      cancel = clock.after(untilNextTick(left, precision), look);
    }
  }

  // Another offset moves the end: look again at once.
  const unsubscribe = serverTime.store.subscribe(look);
  function stop(): void {
    cancel();
    unsubscribe();
  }

  look();
  return { store, stop };
}

/** Splits milliseconds into units; a part of a second still counts as one, so that zero means the end. */
export function splitTime(ms: number): TimeLeft {
  const left = Math.max(0, Math.ceil(ms / SECOND) * SECOND);
  return {
    days: Math.floor(left / DAY),
    hours: Math.floor((left % DAY) / HOUR),
    minutes: Math.floor((left % HOUR) / MINUTE),
    seconds: Math.floor((left % MINUTE) / SECOND),
  };
}

/** `05:09`, or `01:05:09` with hours. Days are counted as hours. */
export function clockText({ days, hours, minutes, seconds }: TimeLeft, withHours: boolean): string {
  const allMinutes = withHours ? minutes : minutes + (hours + days * 24) * 60;
  const parts = withHours ? [hours + days * 24, allMinutes, seconds] : [allMinutes, seconds];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

/** Milliseconds until the shown value changes: the next whole second, or the next whole minute. */
export function untilNextTick(left: number, precision: 'auto' | 'seconds'): number {
  const unit = precision === 'auto' && left >= HOUR ? MINUTE : SECOND;
  return left % unit || unit;
}

function stateOf(left: number, precision: 'auto' | 'seconds'): CountdownState {
  return { ...splitTime(left), isFinished: left <= 0, showsSeconds: precision === 'seconds' || left < HOUR };
}
