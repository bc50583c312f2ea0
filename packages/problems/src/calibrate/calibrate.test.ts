import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRng } from '../core/rng.ts';
import { chanceAt, chanceOf, guessOf } from './chance.ts';
import { observe } from './observe.ts';
import { atLeast, type Coming, nearestComplexity, predict } from './predict.ts';
import { abilityNow, rate } from './rate.ts';
import { aimOf, type Candidate, recommend, targetOf } from './recommend.ts';
import type { Rows } from './rows.ts';
import { newAbility, newLesson, newResidual, newSkill, startOffset } from './start.ts';

const fresh = (): Rows => ({
  ability: newAbility(newLesson, 0.8),
  skill: newSkill,
  item: newResidual,
  family: newResidual,
  lesson: newLesson,
});
const ease = (at: number): Candidate => ({
  family: `family-${at}`,
  difficulty: at,
  guess: 0.02,
  skill: 0,
  shown: 0,
  due: 0,
  need: 0,
});
const aim = (lastFamilies: readonly string[] = []) =>
  aimOf({
    ability: { ...newAbility(newLesson, 0.8), variance: 0.1 },
    lesson: newLesson,
    usual: 0.8,
    lastFamilies,
    answersInLesson: 0,
  });

describe('the chance of a right answer', () => {
  it('never falls below a blind guess', () => {
    expect(guessOf('single', 4)).toBe(0.25);
    expect(guessOf('multi', 4)).toBeCloseTo(1 / 15);
    expect(guessOf('number', 0)).toBeLessThan(0.05);
    fc.assert(
      fc.property(
        fc.double({ min: -30, max: 30, noNaN: true }),
        fc.double({ min: 0, max: 0.5, noNaN: true }),
        (s, g) => {
          expect(chanceAt(s, g)).toBeGreaterThanOrEqual(g);
          expect(chanceAt(s, g)).toBeLessThanOrEqual(1);
        },
      ),
    );
  });

  it('is the mean over what is unknown of the strength', () => {
    for (const [mean, variance, guess] of [
      [0, 1, 0.25],
      [1.5, 1.4, 0.02],
      [-1, 2.5, 0.2],
    ] as const) {
      const deviation = Math.sqrt(variance);
      let [sum, mass] = [0, 0];
      for (let z = -8; z <= 8; z += 0.01) {
        const weight = Math.exp((-z * z) / 2);
        sum += weight * chanceAt(mean + deviation * z, guess);
        mass += weight;
      }
      expect(chanceOf(mean, variance, guess)).toBeCloseTo(sum / mass, 1);
      expect(observe({ mean, variance }, guess, true).expected).toBeCloseTo(sum / mass, 3);
    }
  });
});

describe('rating a first try', () => {
  it('is linearised the 3PL score and never makes anybody less certain', () => {
    const { gradient, expected } = observe({ mean: 0.7, variance: 0.0001 }, 0.25, true);
    const q = 1 / (1 + Math.exp(-0.7));
    expect(gradient).toBeCloseTo(((1 - expected) * q) / expected, 2);
    const strengths = fc.record({
      mean: fc.double({ min: -6, max: 6, noNaN: true }),
      variance: fc.double({ min: 0.01, max: 3, noNaN: true }),
    });
    fc.assert(
      fc.property(strengths, fc.boolean(), (strength, isRight) => {
        const seen = observe(strength, 0.2, isRight);
        expect(seen.information).toBeGreaterThanOrEqual(0);
        expect(Math.sign(seen.gradient)).toBe(isRight ? 1 : -1);
      }),
    );
  });

  it('moves learner, skill, problem, family and lesson towards the answer', () => {
    const right = rate(fresh(), { isRight: true, complexity: 3, guess: 0.25 });
    const wrong = rate(fresh(), { isRight: false, complexity: 3, guess: 0.25 });
    expect(right.ability.ability).toBeGreaterThan(0);
    expect(wrong.ability.ability).toBeLessThan(0);
    expect(right.skill.skill).toBeGreaterThan(0);
    expect(right.item.difficulty).toBeLessThan(0);
    expect(wrong.item.difficulty).toBeGreaterThan(0);
    expect(right.family.difficulty).toBeLessThan(0);
    expect(right.lesson.mean).toBeGreaterThan(wrong.lesson.mean);
    expect(right.ability.variance).toBeLessThan(1.2);
    expect([right.ability.failsInRow, wrong.ability.failsInRow]).toEqual([0, 1]);
  });

  it('lets a newcomer say less about a problem than somebody who is known', () => {
    const known = { ...fresh(), ability: { ...newAbility(newLesson, 0.8), variance: 0.15 } };
    const byNewcomer = rate(fresh(), { isRight: false, complexity: 3, guess: 0.02 }).item.difficulty;
    const byKnown = rate(known, { isRight: false, complexity: 3, guess: 0.02 }).item.difficulty;
    expect(byKnown).toBeGreaterThan(byNewcomer);
  });

  it('finds an ability from answers, and lets go of the lesson’s mean on the way', () => {
    const rng = createRng('learner');
    let rows = fresh();
    for (let n = 0; n < 200; n += 1) {
      const complexity = rng.int(1, 5);
      const isRight = rng.chance(chanceAt(1.5 - 0.9 * (complexity - 3), 0.02));
      rows = { ...rate({ ...rows, item: newResidual, family: newResidual }, { isRight, complexity, guess: 0.02 }) };
    }
    expect(abilityNow(rows.ability, rows.lesson)).toBeGreaterThan(0.9);
    expect(abilityNow(rows.ability, rows.lesson)).toBeLessThan(2.1);
    expect(rows.ability.priorWeight).toBeLessThan(0.1);
  });

  it('starts somebody older or in a higher grade further up, and adults in the middle', () => {
    expect(startOffset({ lesson: 2, age: 10, grade: null })).toBeGreaterThan(0);
    expect(startOffset({ lesson: 2, age: null, grade: 1 })).toBeLessThan(0);
    expect(startOffset({ lesson: 2, age: null, grade: null })).toBe(0);
    expect(startOffset({ lesson: 3, age: 40, grade: null })).toBe(0);
    expect(Math.abs(startOffset({ lesson: 5, age: 60, grade: null }))).toBeLessThan(1);
  });
});

describe('recommending', () => {
  const rng = createRng('recommend');

  it('takes the problem whose chance is nearest to the target', () => {
    const chosen = recommend([-4, -1.4, 0, 3].map(ease), aim(), rng);
    expect(chosen?.difficulty).toBe(-1.4);
    expect(recommend([], aim(), rng)).toBeNull();
  });

  it('does not repeat the last families, and prefers what is due and what few have seen', () => {
    const [left, right] = [ease(-1.4), { ...ease(-1.4), family: 'other' }];
    expect(recommend([left, right], aim([String(left.family)]), rng)).toBe(right);
    expect(recommend([left, { ...right, due: 1 }], aim(), rng)?.family).toBe('other');
    expect(recommend([{ ...left, shown: 500 }, right], aim(), rng)).toBe(right);
  });

  it('aims higher after successes, lower after failures, and never two falls without mercy', () => {
    const usual = newAbility(newLesson, 0.8);
    expect(targetOf({ ...usual, success: 0.95 }, 0.8)).toBeLessThan(0.8);
    expect(targetOf({ ...usual, success: 0.6 }, 0.8)).toBeGreaterThan(0.8);
    expect(targetOf({ ...usual, failsInRow: 2 }, 0.8)).toBeGreaterThan(targetOf(usual, 0.8));
    expect(targetOf({ ...usual, success: 0, failsInRow: 9 }, 0.8)).toBeLessThan(1);
  });
});

describe('predicting a block', () => {
  const block: readonly Coming[] = [1, 2, 3, 4, 5].flatMap((complexity) =>
    [0, 1].map(() => ({ ...ease(0.9 * (complexity - 3)), complexity, seconds: 40 })),
  );

  it('counts what to expect', () => {
    const prediction = predict(block, aim());
    expect(prediction.correct).toBeGreaterThan(3);
    expect(prediction.correct).toBeLessThan(8);
    expect(prediction.stars).toBeLessThanOrEqual(30);
    expect(prediction.minutes).toBeGreaterThan((10 * 40) / 60);
    expect(prediction.passed).toBeGreaterThan(0);
    expect(prediction.complexity).toBe(1);
    expect(nearestComplexity(block, { ...aim(), ability: 1.6 })).toBe(3);
    expect(predict([], aim())).toEqual({ correct: 0, passed: 1, stars: 0, minutes: 0, complexity: null });
  });

  it('knows the tail of independent chances exactly', () => {
    expect(atLeast([0.5, 0.5], 1)).toBeCloseTo(0.75);
    expect(atLeast([0.8, 0.8, 0.8], 3)).toBeCloseTo(0.512);
    expect(atLeast([0.3], 0)).toBeCloseTo(1);
  });
});
