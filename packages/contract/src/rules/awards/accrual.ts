import type { Model } from '../../call.ts';
import { fromTimestamp, toTimestamp } from '../timestamp.ts';

/**
 * Life and energy fill by themselves (rule D-053). A state says what the value was at `lastAccrual`; what it is now
 * follows from server time. All times are milliseconds of server time: never pass the time of a learner's device.
 */
export interface AccrualState {
  readonly value: number;
  readonly lastAccrual: number;
}

/** `numbers.life` and `numbers.energy` are such rules. */
export interface AccrualRule {
  readonly max: number;
  readonly tickSeconds: number;
}

/** The state brought up to `now`: whole ticks become value, the begun tick stays. A clock moved back changes nothing. */
export function accrue(state: AccrualState, rule: AccrualRule, now: number): AccrualState {
  if (state.value >= rule.max) return state;
  const tick = rule.tickSeconds * 1000;
  const passed = Math.floor((now - state.lastAccrual) / tick);
  const ticks = Math.min(rule.max - state.value, passed);
  return ticks <= 0 ? state : { value: state.value + ticks, lastAccrual: state.lastAccrual + ticks * tick };
}

/** What the store holds at `now`. */
export function valueAt(state: AccrualState, rule: AccrualRule, now: number): number {
  return accrue(state, rule, now).value;
}

/** When the next unit comes, or null while the store is full: accrual pauses at the maximum and above it. */
export function nextAccrualAt(state: AccrualState, rule: AccrualRule, now: number): number | null {
  const current = accrue(state, rule, now);
  return current.value >= rule.max ? null : current.lastAccrual + rule.tickSeconds * 1000;
}

/**
 * The state after `amount` is added at `now` (below zero: taken); the value never falls below 0. Leaving the full
 * store starts the tick at `now`. Below the maximum the begun tick goes on, so a gift never costs waiting time.
 */
export function changeAccrual(
  state: AccrualState,
  rule: AccrualRule,
  by: { amount: number; now: number },
): AccrualState {
  const current = accrue(state, rule, by.now);
  const value = Math.max(0, current.value + by.amount);
  const leavesFull = current.value >= rule.max && value < rule.max;
  return { value, lastAccrual: leavesFull ? wholeSecond(by.now) : current.lastAccrual };
}

/** The state of a call's answer, and back. The wire carries whole seconds. */
export function readAccrual(accrual: Model<'Accrual'>): AccrualState {
  return { value: accrual.value, lastAccrual: fromTimestamp(accrual.lastAccrual) };
}

export function writeAccrual(state: AccrualState, rule: AccrualRule): Model<'Accrual'> {
  return { value: state.value, maxAccumulatedAmount: rule.max, lastAccrual: toTimestamp(state.lastAccrual) };
}

// NOTE: both ends must see the same moment, and the wire carries no parts of a second.
function wholeSecond(milliseconds: number): number {
  return Math.floor(milliseconds / 1000) * 1000;
}
