import { observe } from './observe.ts';
import type { Ability, LessonMean, Residual, Rows, Skill } from './rows.ts';
import { settings } from './settings.ts';

/** A first try. Later attempts and stars do not count. */
export interface FirstTry {
  readonly isRight: boolean;
  /** 1…5 */
  readonly complexity: number;
  /** Chance of a blind guess, 0…1: `guessOf`. */
  readonly guess: number;
}

/** α, logits: the difficulty that a complexity promises before anything is measured. */
export function promisedDifficulty(complexity: number): number {
  return settings.complexityStep * (complexity - 3);
}

/** θ as it is now: while little is known of a learner, it moves with the lesson's mean. */
export function abilityNow({ ability, priorWeight, startMean }: Ability, lesson: LessonMean): number {
  return ability + priorWeight * (lesson.mean - startMean);
}

const settle = (start: number, answers: number): number => start / (1 + start * settings.answerInformation * answers);

export const skillVarianceOf = ({ answers }: Skill): number => settle(settings.skillVariance, answers);
export const itemVarianceOf = ({ answers }: Residual): number => settle(settings.itemVariance, answers);
export const familyVarianceOf = ({ answers }: Residual): number =>
  Math.max(settings.familyFloor, settle(settings.familyVariance, answers));

/**
 * Moves every row by one first try, in constant time: a Gaussian filter ("Bayes-Elo") in which ability, skill, problem
 * and family share the surprise by their variances. This is the maturity gate, too: the answer of somebody of whom
 * little is known says little about the problem, because his own variance takes the surprise.
 */
export function rate(rows: Rows, tried: FirstTry): Rows & { readonly expected: number } {
  const { ability, skill, item, family, lesson } = rows;
  const variance = ability.variance + noiseOf(ability);
  const [ofSkill, ofItem, ofFamily] = [skillVarianceOf(skill), itemVarianceOf(item), familyVarianceOf(family)];
  const difficulty = promisedDifficulty(tried.complexity) + item.difficulty + family.difficulty;
  const mean = abilityNow(ability, lesson) + skill.skill - difficulty;
  const strength = { mean, variance: variance + ofSkill + ofItem + ofFamily };
  const { expected, gradient, information } = observe(strength, tried.guess, tried.isRight);
  const right = tried.isRight ? 1 : 0;
  const left = variance - variance * variance * information;
  return {
    expected,
    ability: {
      ability: ability.ability + variance * gradient + lesson.learning,
      variance: left,
      priorWeight: ability.priorWeight * (left / variance),
      startMean: ability.startMean,
      success: ability.success + settings.successGain * (right - ability.success),
      surprise: ability.surprise + settings.surpriseGain * (right - expected - ability.surprise),
      answers: ability.answers + 1,
      failsInRow: tried.isRight ? 0 : ability.failsInRow + 1,
    },
    skill: { skill: (1 - settings.skillDecay) * skill.skill + ofSkill * gradient, answers: skill.answers + 1 },
    item: { difficulty: item.difficulty - ofItem * gradient, answers: item.answers + 1 },
    family: { difficulty: family.difficulty - ofFamily * gradient, answers: family.answers + 1 },
    lesson: moveLesson(lesson, { weight: ability.priorWeight, step: variance * gradient, gradient, information }),
  };
}

/** Process noise: a fast learner is followed faster. */
function noiseOf({ surprise }: Ability): number {
  const over = Math.max(0, surprise - settings.surpriseFree);
  return settings.noise + settings.surpriseNoise * over * over;
}

interface Lesson {
  readonly weight: number;
  readonly step: number;
  readonly gradient: number;
  readonly information: number;
}

/** The mean learns from the part of an ability that still rests on it, the learning rate from settled learners. */
function moveLesson(lesson: LessonMean, { weight, step, gradient, information }: Lesson): LessonMean {
  const reach = lesson.variance * weight;
  const taught = weight < settings.settledBelow ? settings.learningGain * step : 0;
  return {
    mean: lesson.mean + reach * gradient,
    variance: Math.max(settings.lessonFloor, lesson.variance - reach * reach * information),
    learning: Math.min(settings.learningMost, Math.max(0, lesson.learning + taught)),
  };
}
