import type { Model } from '../../call.ts';
import { numbers } from '../../values/numbers.ts';

/** When somebody last took the daily award, and which day of the streak that was. Times are milliseconds. */
export interface DailyAwardState {
  readonly streakDay: number;
  readonly updatedAt: number | null;
  /** When a missed day was last forgiven. */
  readonly frozenAt: number | null;
}

const DAY_MS = 86_400_000;

/** The award can be taken 82 800 s after the last one (rule D-080). */
export function isDailyAwardAvailable({ updatedAt }: DailyAwardState, now: number): boolean {
  return updatedAt === null || now - updatedAt >= numbers.dailyAwardSeconds * 1000;
}

/** How many days the streak has now, and whether a missed day would have to be forgiven to keep it. */
export function dailyStreakAt(
  state: DailyAwardState,
  now: number,
): { readonly streakDay: number; readonly needsFreeze: boolean } {
  const { streakSeconds, freezeSeconds, freezeEveryDays } = numbers.dailyAward;
  const { streakDay, updatedAt, frozenAt } = state;
  if (updatedAt === null) return { streakDay: 0, needsFreeze: false };
  const silence = (now - updatedAt) / 1000;
  if (silence < streakSeconds) return { streakDay, needsFreeze: false };
  const hasFreeze = frozenAt === null || now - frozenAt >= freezeEveryDays * DAY_MS;
  const isSaved = hasFreeze && silence < streakSeconds + freezeSeconds;
  return isSaved ? { streakDay, needsFreeze: true } : { streakDay: 0, needsFreeze: false };
}

/** The state after the award is taken at `now`; ask `isDailyAwardAvailable` first. */
export function takeDailyAward(state: DailyAwardState, now: number): DailyAwardState {
  const { streakDay, needsFreeze } = dailyStreakAt(state, now);
  return { streakDay: streakDay + 1, updatedAt: now, frozenAt: needsFreeze ? now : state.frozenAt };
}

/** What the days of the cycle give: energy, and a box on the last. */
export function dailyAwards(): readonly Model<'DailyAward'>[] {
  const { energy } = numbers.dailyAward;
  const box = { id: energy.length + 1, day: energy.length + 1, kind: 'box', amount: 1 } as const;
  return [...energy.map((amount, at) => ({ id: at + 1, day: at + 1, kind: 'energy', amount }) as const), box];
}

/** Day of the cycle, from 1, that this day of the streak is. */
export function cycleDayOf(streakDay: number): number {
  return ((Math.max(1, streakDay) - 1) % (numbers.dailyAward.energy.length + 1)) + 1;
}
