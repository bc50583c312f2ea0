import type { Mode } from '../core/family.ts';

/**
 * The answer model, design/problems.md §5.1: P(right at the first try) = g + (1 − g)·σ(s), where s is the learner's
 * strength on this problem in logits (ability + skill in the family − difficulty) and g the chance of a blind guess.
 */

/** The chance of a blind guess, 0…1: 1/k for one of k variants, 1/(2^k − 1) for a set of them, little for typed and drawn. */
export function guessOf(mode: Mode, variants: number): number {
  if (mode === 'number' || mode === 'graphic' || variants < 2) return TYPED_GUESS;
  return mode === 'multi' ? 1 / (2 ** variants - 1) : 1 / variants;
}

const TYPED_GUESS = 0.02;

export function sigmoid(logits: number): number {
  return 1 / (1 + Math.exp(-logits));
}

/** P(right) of a strength that is known exactly. */
export function chanceAt(strength: number, guess: number): number {
  return guess + (1 - guess) * sigmoid(strength);
}

/**
 * P(right) of a strength that is only known as N(mean, variance): the mean of the curve over that bell, by MacKay's
 * approximation of the logistic-normal integral (error below 0.01 for variances below 3).
 */
export function chanceOf(mean: number, variance: number, guess: number): number {
  return chanceAt(mean * certainty(variance), guess);
}

/** How much an uncertain strength counts: 1 when it is known, less otherwise. */
export function certainty(variance: number): number {
  return 1 / Math.sqrt(1 + (Math.PI / 8) * variance);
}
