import { chanceOf } from './chance.ts';
import { abilityNow, type FirstTry, promisedDifficulty, rate } from './rate.ts';
import type { Ability, LessonMean } from './rows.ts';
import { newResidual, newSkill } from './start.ts';

/** P(right) that tells most about somebody: a little above even, so that it does not discourage. */
const TELLING = 0.6;
/** A chapter whose problems go right more often than this, at the first try, is too easy to begin with. */
const EASY = 0.88;
/** Chance of a blind guess among the problems of a chapter, 0…1. */
const USUAL_GUESS = 0.15;
/** Nobody is placed too high by luck: so many standard deviations below what the answers say. */
const CAUTION = 0.5;

/** What the answers of a placement say, in their order; each is about another family. */
export function abilityAfter(start: Ability, lesson: LessonMean, tries: readonly FirstTry[]): Ability {
  return tries.reduce<Ability>((ability, tried) => {
    const rows = { ability, skill: newSkill, item: newResidual, family: newResidual, lesson };
    return rate(rows, tried).ability;
  }, start);
}

/** The complexity of the next problem, of those that the lesson has; the easier one of equals. */
export function tellingComplexity<C extends number>(
  ability: Ability,
  lesson: LessonMean,
  complexities: readonly [C, ...C[]],
): C {
  const distance = (complexity: C): number =>
    Math.abs(
      chanceOf(abilityNow(ability, lesson) - promisedDifficulty(complexity), ability.variance, USUAL_GUESS) - TELLING,
    );
  return complexities.reduce((best, one) => (distance(one) < distance(best) ? one : best));
}

/** Which chapter to begin with, 0 for the first: the first that is not too easy, else the last. */
export function chapterFor(
  ability: Ability,
  lesson: LessonMean,
  /** Complexities of the problems of each chapter, in the order of the chapters. */
  chapters: readonly (readonly number[])[],
): number {
  const strength = abilityNow(ability, lesson) - CAUTION * Math.sqrt(ability.variance);
  const isFitting = (complexities: readonly number[]): boolean => {
    const chances = complexities.map((one) =>
      chanceOf(strength - promisedDifficulty(one), ability.variance, USUAL_GUESS),
    );
    return chances.reduce((sum, chance) => sum + chance, 0) < EASY * chances.length;
  };
  const first = chapters.findIndex(isFitting);
  return first < 0 ? Math.max(0, chapters.length - 1) : first;
}
