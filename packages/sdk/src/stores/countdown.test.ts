import { expect, it, vi } from 'vitest';
import { fakeClock } from '../testing/index.ts';
import { clockText, createCountdown, splitTime } from './countdown.ts';
import { createServerTime } from './server-time.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const truth = Date.UTC(2026, 0, 1);

/** A device whose clock is two hours ahead of the platform's. */
function around() {
  const clock = fakeClock({ startAt: truth + 2 * HOUR });
  const serverTime = createServerTime(clock);
  serverTime.hint(truth);
  return { clock, serverTime };
}

it('[S-002] counts down to a moment of the platform, whatever the device clock says', async () => {
  const core = around();
  const { store, stop } = createCountdown(core, { endsAt: truth + 90 * SECOND });
  expect(store.getState()).toMatchObject({ hours: 0, minutes: 1, seconds: 30 });
  await core.clock.advance(31 * SECOND);
  expect(store.getState()).toMatchObject({ minutes: 0, seconds: 59, isFinished: false });
  core.serverTime.store.setState({ offset: -2 * HOUR + 20 * SECOND });
  expect(store.getState()).toMatchObject({ minutes: 0, seconds: 39 });
  stop();
});

it('[S-003] tells the end once and stops', async () => {
  const core = around();
  const onFinish = vi.fn();
  const { store } = createCountdown(core, { endsAt: truth + 3 * SECOND, onFinish });
  await core.clock.advance(2 * SECOND);
  expect(onFinish).not.toHaveBeenCalled();
  await core.clock.advance(100 * SECOND);
  core.serverTime.store.setState({ offset: 0 });
  expect(onFinish).toHaveBeenCalledOnce();
  expect(store.getState()).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0, isFinished: true, showsSeconds: true });
  expect(core.clock.pending()).toBe(0);
});

it('tells the end at once when it has passed already', () => {
  const onFinish = vi.fn();
  createCountdown(around(), { endsAt: truth - SECOND, onFinish });
  expect(onFinish).toHaveBeenCalledOnce();
});

it('[S-004] ticks every minute while hours remain, and every second below', async () => {
  const core = around();
  createCountdown(core, { endsAt: truth + HOUR + 120 * SECOND });
  await core.clock.advance(120 * SECOND);
  expect(core.clock.delays).toEqual([60 * SECOND, 60 * SECOND, 60 * SECOND]);
  await core.clock.advance(60 * SECOND);
  const before = core.clock.delays.length;
  await core.clock.advance(10 * SECOND);
  expect(core.clock.delays.slice(before)).toEqual(Array.from({ length: 10 }, () => SECOND));
});

it('hides seconds exactly while it ticks by the minute, and never where seconds are asked for', async () => {
  const core = around();
  const auto = createCountdown(core, { endsAt: truth + HOUR });
  const exact = createCountdown(core, { endsAt: truth + HOUR, precision: 'seconds' });
  expect([auto, exact].map(({ store }) => store.getState().showsSeconds)).toEqual([false, true]);
  await core.clock.advance(SECOND);
  expect(exact.store.getState()).toMatchObject({ minutes: 59, seconds: 59 });
  expect(auto.store.getState()).toMatchObject({ hours: 1, minutes: 0 });
  await core.clock.advance(59 * SECOND);
  expect(auto.store.getState()).toMatchObject({ hours: 0, minutes: 59, seconds: 0, showsSeconds: true });
});

it.each([
  [0, [0, 0, 0, 0]],
  [59, [0, 0, 0, 59]],
  [3600, [0, 1, 0, 0]],
  [86_400, [1, 0, 0, 0]],
  [400 * 86_400 + 3661, [400, 1, 1, 1]],
])('[S-005] splits %d s into days, hours, minutes and seconds', (seconds, parts) => {
  expect(Object.values(splitTime(seconds * SECOND))).toEqual(parts);
});

it('writes digits of two, days as hours and hours as minutes where none are shown', () => {
  expect(clockText(splitTime(179 * SECOND), false)).toBe('02:59');
  expect(clockText(splitTime(26 * HOUR + 61 * SECOND), true)).toBe('26:01:01');
  expect(clockText(splitTime(HOUR), false)).toBe('60:00');
});
