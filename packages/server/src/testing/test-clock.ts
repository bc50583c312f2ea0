import type { Clock } from '../kernel/clock/clock.ts';

export interface TestClock extends Clock {
  advance(milliseconds: number): void;
}

export function testClock(start: string = '2026-09-01T09:00:00Z'): TestClock {
  let now = Date.parse(start);
  return { now: () => new Date(now), advance: (milliseconds) => void (now += milliseconds) };
}
