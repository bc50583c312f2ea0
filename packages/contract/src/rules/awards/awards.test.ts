import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { achievementGoals } from './achievements.ts';
import { boxAt } from './boxes.ts';
import { collection } from './collection.ts';
import { cycleDayOf, dailyAwards, type DailyAwardState, isDailyAwardAvailable, takeDailyAward } from './daily-award.ts';
import { goalsOfDay, goalsOfWeek } from './goals.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describe('daily award', () => {
  const start: DailyAwardState = { streakDay: 0, updatedAt: null, frozenAt: null };
  const after = (state: DailyAwardState, ms: number) => takeDailyAward(state, (state.updatedAt ?? 0) + ms);

  it('[K-087] comes again after 82 800 s', () => {
    const taken = takeDailyAward(start, DAY);
    expect(isDailyAwardAvailable(start, 0)).toBe(true);
    expect(isDailyAwardAvailable(taken, DAY + 82_799_999)).toBe(false);
    expect(isDailyAwardAvailable(taken, DAY + 82_800_000)).toBe(true);
  });

  it('keeps the streak for two days, forgives a third once in 14 days, and then begins anew', () => {
    const second = after(takeDailyAward(start, DAY), 2 * DAY - 1);
    expect(second).toMatchObject({ streakDay: 2, frozenAt: null });
    const forgiven = after(second, 3 * DAY - 1);
    expect(forgiven).toMatchObject({ streakDay: 3, frozenAt: forgiven.updatedAt });
    expect(after(forgiven, 2 * DAY).streakDay).toBe(1);
    expect(after(second, 3 * DAY).streakDay).toBe(1);
    let state = forgiven;
    for (let days = 0; days < 12; days += 1) state = after(state, DAY);
    expect(after(state, 2 * DAY).streakDay).toBe(16);
  });

  it('gives energy on six days and a box on the seventh, over and over', () => {
    expect(dailyAwards().map(({ kind, amount }) => [kind, amount])).toEqual([
      ...[2, 2, 3, 3, 4, 4].map((amount) => ['energy', amount]),
      ['box', 1],
    ]);
    expect([0, 1, 7, 8, 14, 15].map(cycleDayOf)).toEqual([1, 1, 7, 1, 7, 1]);
  });
});

describe('goals', () => {
  it('are three different ones a day, the same whenever they are asked for, and all come up in time', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 0, max: 20_000 }), (userId, days) => {
        const seed = { userId, date: new Date(days * DAY).toISOString().slice(0, 10) };
        const goals = goalsOfDay(2, seed);
        expect(new Set(goals.map(({ type }) => type)).size).toBe(3);
        expect(goalsOfDay(2, seed)).toEqual(goals);
        for (const { type } of goals) seen.add(type);
      }),
      { seed: 7, numRuns: 200 },
    );
    expect([...seen].sort()).toEqual(['minutes', 'noMistakes', 'problems', 'stars', 'theory']);
  });

  it('are smaller for preschool', () => {
    const target = (lesson: 1 | 2) => goalsOfWeek(lesson).find(({ type }) => type === 'problems')?.target;
    expect([target(1), target(2)]).toEqual([30, 60]);
  });
});

describe('boxes, achievements and cards', () => {
  it('each third box is a card, the others bring all amounts of energy in turn; a subscriber gets cards', () => {
    const first = Array.from({ length: 7 }, (_, at) => boxAt(at + 1, false));
    expect(first.map(({ kind, amount }) => (kind === 'card' ? kind : amount))).toEqual([2, 3, 'card', 4, 5, 'card', 2]);
    expect(boxAt(1, true).kind).toBe('card');
  });

  it('have ids of their own, and each level of an achievement asks for more', () => {
    expect(achievementGoals.map(({ id }) => id)).toEqual(Array.from({ length: 24 }, (_, at) => at + 1));
    expect(collection.map(({ id }) => id)).toEqual(Array.from({ length: 24 }, (_, at) => at + 1));
    expect(new Set(collection.map(({ code }) => code)).size).toBe(24);
    for (const goal of achievementGoals) {
      const before = achievementGoals.find((one) => one.group === goal.group && one.level === goal.level - 1);
      expect(goal.target).toBeGreaterThan(before?.target ?? 0);
    }
  });
});
