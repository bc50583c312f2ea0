import { accrue, numbers, toTimestamp } from '@logikit/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decide, type Decision, mustWaitUntil, type Situation, triesLeft } from './decide.ts';
import { nowhereElse, untouched } from '../progress/problem-progress.ts';

const T0 = Date.UTC(2026, 0, 1, 12);
const HOUR = 3_600_000;
const start: Situation = {
  now: T0,
  learner: {
    courseTl: 2,
    isWithLife: true,
    life: { value: numbers.life.max, lastAccrual: T0 },
    stars: 0,
    starsOnBalance: 0,
    completedProblems: 0,
    allCompletedProblems: 0,
    level: 1,
  },
  standing: untouched,
  elsewhere: nowhereElse,
  task: { targetLesson: 2, kind: 'regular', variants: 4 },
  replayDay: { correct: 0, lives: 0 },
};

const after = (situation: Situation, { learner, standing, replayDay }: Decision, wait = 0): Situation => ({
  ...situation,
  learner,
  standing,
  replayDay,
  now: situation.now + wait,
});
const play = (situation: Situation, answers: readonly boolean[]): Situation =>
  answers.reduce((now, isCorrect) => after(now, decide(now, isCorrect)), situation);
const lives = ({ learner, now }: Situation) => accrue(learner.life, numbers.life, now).value;

describe('decide', () => {
  it('closes at the first right answer, with stars by the mistakes before it', () => {
    const stars = [[true], [false, true], [false, false, true]].map((answers) => play(start, answers).standing);
    expect(stars.map((standing) => [standing.isFinal, standing.stars, standing.mistakes, standing.count])).toEqual([
      [true, 3, 0, 1],
      [true, 2, 1, 2],
      [true, 1, 2, 3],
    ]);
  });

  it('closes unsolved, with no stars, at the last wrong try', () => {
    const { standing, learner } = play(start, [false, false, false]);
    expect(standing).toMatchObject({ isFinal: true, isSolved: false, stars: 0, mistakes: 3, closedAt: T0 });
    expect(learner).toMatchObject({ stars: 0, completedProblems: 0, allCompletedProblems: 0 });
  });

  it('counts the tries that are left', () => {
    const few: Situation = { ...start, task: { ...start.task, variants: 3 } };
    expect([start, play(start, [false]), play(start, [true])].map((s) => triesLeft(s.standing, s.task))).toEqual([
      3, 2, 0,
    ]);
    expect(triesLeft(few.standing, few.task)).toBe(2);
    expect(triesLeft(untouched, { ...start.task, targetLesson: 1 })).toBeNull();
  });

  it('takes a life for a wrong answer and none for a right one', () => {
    expect(lives(play(start, [false]))).toBe(9);
    expect(lives(play(start, [true]))).toBe(10);
  });

  it('takes no life in a preschool problem, from a learner without life limit, or in a replay', () => {
    const preschool: Situation = { ...start, task: { ...start.task, targetLesson: 4 } };
    const unlimited: Situation = { ...start, learner: { ...start.learner, isWithLife: false } };
    for (const situation of [preschool, unlimited, play(start, [true])]) {
      expect(lives(play(situation, [false, false]))).toBe(10);
    }
  });

  it('makes a learner without lives wait for the next one, except in a closed problem', () => {
    const empty: Situation = { ...start, learner: { ...start.learner, life: { value: 0, lastAccrual: T0 - 10_000 } } };
    expect(toTimestamp(mustWaitUntil(empty) ?? 0)).toBe('2026-01-01 12:02:50');
    expect(mustWaitUntil({ ...empty, now: T0 + 170_000 })).toBeNull();
    expect(mustWaitUntil({ ...empty, standing: { ...untouched, isFinal: true } })).toBeNull();
    expect(mustWaitUntil({ ...empty, task: { ...start.task, targetLesson: 5 } })).toBeNull();
    expect(mustWaitUntil(start)).toBeNull();
  });

  it('counts a problem of another course only among all completed problems', () => {
    const other = decide({ ...start, task: { ...start.task, targetLesson: 3 } }, true).learner;
    expect(other).toMatchObject({ completedProblems: 0, allCompletedProblems: 1, stars: 3 });
  });

  it('tells a new level once', () => {
    const almost = {
      ...start,
      learner: { ...start.learner, stars: 60, completedProblems: 19, allCompletedProblems: 19 },
    };
    const reached = decide(almost, true);
    expect(reached.newLevel).toBe(2);
    expect(decide({ ...after(almost, reached), standing: untouched }, true).newLevel).toBeNull();
  });
});

describe('replay', () => {
  const closed = play(start, [false, true]);

  it('takes nothing and gives nothing on the same day', () => {
    for (const isCorrect of [true, false]) {
      const replay = decide({ ...closed, now: T0 + 23 * HOUR }, isCorrect);
      expect(replay.isReplay).toBe(true);
      expect(replay.standing).toMatchObject({ stars: 2, isFinal: true, mistakes: 1, count: 3 });
      expect(replay.learner).toMatchObject({ stars: 2, starsOnBalance: 2, completedProblems: 1 });
    }
  });

  it('adds one star when it is right at least a day after the stars were given, up to three', () => {
    const nextDay = decide({ ...closed, now: T0 + 24 * HOUR }, true);
    expect(nextDay.standing.stars).toBe(3);
    expect(nextDay.learner).toMatchObject({ stars: 3, starsOnBalance: 3, completedProblems: 1 });
    const again = decide({ ...after(closed, nextDay), now: T0 + 72 * HOUR }, true);
    expect(again.standing.stars).toBe(3);
    expect(decide({ ...closed, now: T0 + 24 * HOUR }, false).standing.stars).toBe(2);
  });

  it('leaves a quiz as it was', () => {
    const quiz: Situation = {
      ...play({ ...start, task: { ...start.task, kind: 'quiz' } }, [false]),
      now: T0 + 48 * HOUR,
    };
    expect(decide(quiz, true).standing.stars).toBe(0);
  });

  it('gives a life for every third right one, at most three a day, and none to a full store', () => {
    const hungry = { ...closed, learner: { ...closed.learner, life: { value: 1, lastAccrual: T0 } } };
    expect(
      [3, 6, 9, 12].map((count) =>
        lives(
          play(
            hungry,
            Array.from({ length: count }, () => true),
          ),
        ),
      ),
    ).toEqual([2, 3, 4, 4]);
    expect(lives(play(hungry, [true, true, false]))).toBe(1);
    const full = { ...closed, learner: { ...closed.learner, life: { value: 10, lastAccrual: T0 } } };
    expect(play(full, [true, true, true]).replayDay).toEqual({ correct: 3, lives: 0 });
  });
});

describe('every history', () => {
  const history = fc.array(fc.record({ isCorrect: fc.boolean(), wait: fc.nat(48 * HOUR) }), { maxLength: 30 });
  const task = fc.record({
    targetLesson: fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const, 5 as const),
    kind: fc.constantFrom('regular' as const, 'checkpoint' as const, 'quiz' as const, 'event' as const),
    variants: fc.nat(6),
  });

  it('keeps the ledger equal to the balances, stars from falling, and life within its bounds', () => {
    const property = fc.property(history, task, (steps, chosen) => {
      let now: Situation = { ...start, task: chosen };
      const sums = { life: numbers.life.max as number, stars: 0 };
      for (const { isCorrect, wait } of steps) {
        if (mustWaitUntil(now) !== null) continue;
        const decision = decide(now, isCorrect);
        for (const { currency, amount } of decision.entries) sums[currency] += amount;
        expect(sums).toEqual({ life: decision.learner.life.value, stars: decision.learner.starsOnBalance });
        expect(decision.standing.stars).toBeGreaterThanOrEqual(now.standing.stars);
        expect(decision.learner.level).toBeGreaterThanOrEqual(now.learner.level);
        expect(decision.learner.life.value).toBeGreaterThanOrEqual(0);
        expect(decision.learner.life.value).toBeLessThanOrEqual(numbers.life.max);
        now = after(now, decision, wait);
      }
      expect(now.standing.stars).toBe(now.learner.stars);
    });
    fc.assert(property, { numRuns: 500 });
  });

  it('never fails a preschooler, and never lets anybody else try for ever', () => {
    const property = fc.property(fc.integer({ min: 3, max: 20 }), task, (tries, chosen) => {
      const situation: Situation = { ...start, task: chosen, learner: { ...start.learner, isWithLife: false } };
      const { standing } = play(
        situation,
        Array.from({ length: tries }, () => false),
      );
      const isEndless = chosen.kind === 'regular' && [1, 4, 5].includes(chosen.targetLesson);
      expect(standing.isFinal).toBe(!isEndless);
    });
    fc.assert(property);
  });
});
