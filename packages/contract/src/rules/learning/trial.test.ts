import { describe, expect, it } from 'vitest';
import { isTrialOffered } from './trial.ts';

const DAY = 86_400_000;
const now = Date.parse('2026-09-10T12:00:00Z');
const offered = (userId: number, region: string | null, days: number): boolean =>
  isTrialOffered({ userId, region, registeredAt: now - days * DAY, now });

describe('offer of another trial', () => {
  it.each([
    // registered for days, region, id, offered
    [3, 'RU', 2, true],
    [3, 'RU', 3, false],
    [3, 'BY', 2, true],
    [3, 'BY', 3, true],
    [3, null, 2, true],
    [3, null, 3, true],
    [400, 'RU', 1_000_001, false],
    [400, 'RU', 1_000_000, true],
    [2.99, 'BY', 2, false],
    [2.99, 'RU', 2, false],
    [0, null, 3, false],
  ] as const)('[V-037] after %s days in %s, id %i: %s', (days, region, userId, isOffered) => {
    expect(offered(userId, region, days)).toBe(isOffered);
  });
});
