import { numbers, toTimestamp } from '@logikit/contract';
import { expect, it } from 'vitest';
import { createCore } from '../core.ts';
import { fakeClock } from '../testing/index.ts';
import { createAccrualStore } from './accrual-store.ts';

const SECOND = 1000;
const truth = Date.UTC(2026, 0, 1);

function make(kind: 'life' | 'energy') {
  const clock = fakeClock({ startAt: truth });
  const core = createCore({ baseUrl: 'http://nowhere', locale: 'en', clock });
  const accrual = createAccrualStore(core, { rule: numbers[kind], withHours: kind === 'energy' });
  const set = (value: number, ago = 0) =>
    accrual.set({ value, maxAccumulatedAmount: numbers[kind].max, lastAccrual: toTimestamp(truth - ago * SECOND) });
  return { clock, core, accrual, set, now: () => accrual.store.getState() };
}

it('[S-020] gives one life per tick up to the maximum, by the time of the platform', async () => {
  const { clock, set, now } = make('life');
  set(8, 100);
  expect(now()).toMatchObject({ value: 8, max: 10, isFull: false });
  await clock.advance(79 * SECOND);
  expect(now().value).toBe(8);
  await clock.advance(SECOND);
  expect(now().value).toBe(9);
  await clock.advance(180 * SECOND);
  expect(now()).toMatchObject({ value: 10, isFull: true, timer: null, text: null });
  await clock.advance(3600 * SECOND);
  expect(now().value).toBe(10);
  expect(clock.pending()).toBe(0);
});

it('[S-021] takes one life, and never goes below none', () => {
  const { accrual, set, now } = make('life');
  set(2);
  accrual.change(-1);
  expect(now().value).toBe(1);
  accrual.change(-1);
  accrual.change(-1);
  expect(now().value).toBe(0);
});

it('[S-022] starts the timer anew when one is taken from a full store', () => {
  const { accrual, set, now } = make('life');
  set(10, 5000);
  expect(now().timer).toBeNull();
  accrual.change(-1);
  expect(now()).toMatchObject({ value: 9, nextAt: truth + 180 * SECOND, text: '03:00' });
});

it('[S-023] shows minutes and seconds until the next life, every second', async () => {
  const { clock, set, now } = make('life');
  set(3);
  await clock.advance(SECOND);
  expect(now().text).toBe('02:59');
  await clock.advance(60 * SECOND);
  expect(now().text).toBe('01:59');
});

it('[S-024] gives one energy per tick up to the maximum', async () => {
  const { clock, set, now } = make('energy');
  set(22, 5399);
  await clock.advance(SECOND);
  expect(now().value).toBe(23);
  await clock.advance(5400 * SECOND);
  expect(now()).toMatchObject({ value: 24, isFull: true });
});

it('[S-025] runs the timer after adding while energy is below the maximum, and pauses it at and above', async () => {
  const { accrual, clock, set, now } = make('energy');
  set(20);
  accrual.change(2);
  expect(now()).toMatchObject({ value: 22, text: '01:30:00' });
  await clock.advance(SECOND);
  expect(now().text).toBe('01:29:59');
  accrual.change(5);
  expect(now()).toMatchObject({ value: 27, timer: null });
  await clock.advance(6000 * SECOND);
  expect(now().value).toBe(27);
  accrual.change(-8);
  expect(now()).toMatchObject({ value: 19, text: '01:30:00' });
});

it('[S-026] shows hours, minutes and seconds until the next energy, every second', async () => {
  const { clock, set, now } = make('energy');
  set(0);
  const texts: (string | null)[] = [];
  for (let count = 0; count < 3; count += 1) {
    texts.push(now().text);
    await clock.advance(SECOND);
  }
  expect(texts).toEqual(['01:30:00', '01:29:59', '01:29:58']);
});

it('moves at once when the time of the platform turns out to be another', () => {
  const { core, set, now } = make('life');
  set(3);
  core.serverTime.store.setState({ offset: 400 * SECOND });
  expect(now().value).toBe(5);
});
