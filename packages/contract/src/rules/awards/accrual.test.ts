import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accrue, changeAccrual, nextAccrualAt, readAccrual, valueAt, writeAccrual } from './accrual.ts';
import { numbers } from '../../values/numbers.ts';

const { life, energy } = numbers;
const T0 = Date.UTC(2026, 0, 1);
const tick = life.tickSeconds * 1000;

describe('life', () => {
  it('[S-020] [E-026] regenerates one unit per tick up to the maximum', () => {
    const empty = { value: 0, lastAccrual: T0 };
    expect(valueAt(empty, life, T0 + tick - 1)).toBe(0);
    for (let units = 1; units <= life.max; units += 1) {
      expect(valueAt(empty, life, T0 + units * tick)).toBe(units);
      expect(valueAt(empty, life, T0 + (units + 1) * tick - 1)).toBe(Math.min(life.max, units));
    }
    expect(valueAt(empty, life, T0 + 1000 * tick)).toBe(10);
  });

  it('[S-022] taking from a full store sets the accrual time to now and starts the timer', () => {
    const full = { value: life.max, lastAccrual: T0 };
    const now = T0 + 77 * tick + 5000;
    expect(nextAccrualAt(full, life, now)).toBeNull();
    const taken = changeAccrual(full, life, { amount: -1, now });
    expect(taken).toEqual({ value: life.max - 1, lastAccrual: now });
    expect(nextAccrualAt(taken, life, now)).toBe(now + tick);
  });

  it('taking from a store that is filling keeps the begun tick', () => {
    const state = { value: 4, lastAccrual: T0 };
    expect(changeAccrual(state, life, { amount: -1, now: T0 + 1.5 * tick })).toEqual({
      value: 4,
      lastAccrual: T0 + tick,
    });
  });

  it('taking never leads below zero', () => {
    expect(changeAccrual({ value: 0, lastAccrual: T0 }, life, { amount: -1, now: T0 }).value).toBe(0);
  });
});

describe('energy', () => {
  const filling = { value: 3, lastAccrual: T0 };

  it('[S-024] [E-027] regenerates one unit per tick up to the maximum', () => {
    const hour = 3_600_000;
    expect(valueAt(filling, energy, T0 + 1.5 * hour - 1)).toBe(3);
    expect(valueAt(filling, energy, T0 + 1.5 * hour)).toBe(4);
    expect(valueAt(filling, energy, T0 + 1000 * hour)).toBe(24);
  });

  it('[S-025] adding runs the timer again below the maximum; from the maximum up it pauses', () => {
    const now = T0 + 1000;
    const below = changeAccrual(filling, energy, { amount: 5, now });
    expect(below.value).toBe(8);
    expect(nextAccrualAt(below, energy, now)).toBe(T0 + energy.tickSeconds * 1000);
    const above = changeAccrual(filling, energy, { amount: 30, now });
    expect(above.value).toBe(33);
    expect(nextAccrualAt(above, energy, now)).toBeNull();
    expect(valueAt(above, energy, now + 10 * energy.tickSeconds * 1000)).toBe(33);
  });

  it('spending bought energy down through the maximum starts the tick at that moment', () => {
    const bought = { value: 26, lastAccrual: T0 };
    const now = T0 + 999_000;
    expect(changeAccrual(bought, energy, { amount: -1, now })).toEqual({ value: 25, lastAccrual: T0 });
    expect(changeAccrual(bought, energy, { amount: -3, now })).toEqual({ value: 23, lastAccrual: now });
  });
});

describe('accrual', () => {
  const state = fc.record({ value: fc.nat(30), lastAccrual: fc.nat(1e9).map((second) => T0 + second * 1000) });
  const later = fc.nat(1e10);

  it('gives the same value whether it is brought up to date once or in two steps', () => {
    const property = fc.property(state, later, later, (start, first, second) => {
      const [a, b] = [start.lastAccrual + first, start.lastAccrual + first + second];
      expect(accrue(accrue(start, life, a), life, b)).toEqual(accrue(start, life, b));
    });
    fc.assert(property);
  });

  it('changes nothing when the clock is moved back', () => {
    fc.assert(fc.property(state, later, (start, back) => accrue(start, life, start.lastAccrual - back) === start));
  });

  it('keeps every added unit: no order of adding and waiting loses time', () => {
    const property = fc.property(state, later, fc.nat(3), (start, wait, amount) => {
      const now = start.lastAccrual + wait;
      const before = nextAccrualAt(start, energy, now);
      const after = nextAccrualAt(changeAccrual(start, energy, { amount, now }), energy, now);
      if (after !== null) expect(after).toBe(before);
    });
    fc.assert(property);
  });

  it('crosses the wire unchanged', () => {
    const property = fc.property(state, (start) => {
      expect(readAccrual(writeAccrual(start, life))).toEqual(start);
    });
    fc.assert(property);
    expect(writeAccrual({ value: 3, lastAccrual: T0 }, life)).toEqual({
      value: 3,
      maxAccumulatedAmount: 10,
      lastAccrual: '2026-01-01 00:00:00',
    });
  });
});
