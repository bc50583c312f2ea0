import type { Lesson } from '../core/family.ts';
import type { Ability, LessonMean, Residual, Skill } from './rows.ts';
import { settings } from './settings.ts';

export const newSkill: Skill = { skill: 0, answers: 0 };
export const newResidual: Residual = { difficulty: 0, answers: 0 };
export const newLesson: LessonMean = { mean: 0, variance: settings.lessonVariance, learning: 0 };

/** What is known of somebody before the first answer; null where it is not. */
export interface Known {
  readonly lesson: Lesson;
  /** Years. */
  readonly age: number | null;
  /** Grade of school, 1…11. */
  readonly grade: number | null;
}

/** An ability before the first answer: the lesson's mean, and what age or grade say. `target` is τ, 0…1. */
export function newAbility(mean: LessonMean, target: number, known: Known | null = null): Ability {
  return {
    ability: mean.mean + (known ? startOffset(known) : 0),
    variance: settings.startVariance,
    priorWeight: 1,
    startMean: mean.mean,
    success: target,
    surprise: 0,
    answers: 0,
    failsInRow: 0,
  };
}

/** The age in the middle of a target lesson, years; adults have none. */
const middleAge: Readonly<Record<Lesson, number | null>> = { 4: 4, 5: 5.5, 1: 6.5, 2: 8.5, 3: null };
/**
 * Logits a year. Early grades gain about half a standard deviation a year in mathematics (Bloom, Hill, Black & Lipsey
 * 2008, table 1: 0.52…0.56 after grade 2), 0.57 logits here; half of it, because a lesson is chosen by ability as well.
 */
const yearly = 0.28;
const mostYears = 3;
const ageOfFirstGrade = 7;

/** Where somebody of this age or grade begins beside the lesson's mean, logits. A grade says more than an age. */
export function startOffset({ lesson, age, grade }: Known): number {
  const middle = middleAge[lesson];
  const years = grade === null ? age : grade + ageOfFirstGrade - 0.5;
  if (middle === null || years === null) return 0;
  return yearly * Math.max(-mostYears, Math.min(mostYears, years - middle));
}
