import { isPreschool, type TargetLesson } from '../audience.ts';
import { numbers } from '../../values/numbers.ts';

/** How strictly a problem is judged: by the kind of thread or block that it is solved in. */
export type SolvingKind = 'regular' | 'checkpoint' | 'quiz' | 'event';

export interface TriesInput {
  readonly targetLesson: TargetLesson;
  readonly kind: SolvingKind;
  /** How many variants can be chosen from; 0 where nothing is chosen (number, graphic). */
  readonly variants: number;
}

/** Wrong tries that close a problem, or null when it never fails (rule D-031). */
export function wrongTriesLimit(input: TriesInput): number | null {
  const { usual, fewVariants, strict, fewVariantsMax } = numbers.wrongTries;
  if (input.kind !== 'regular') return strict;
  if (isPreschool(input.targetLesson)) return null;
  const hasFewVariants = input.variants > 0 && input.variants <= fewVariantsMax;
  return hasFewVariants ? fewVariants : usual;
}

export interface StarsInput {
  readonly targetLesson: TargetLesson;
  readonly kind: SolvingKind;
  readonly isCorrect: boolean;
  /** Wrong passings before closing. */
  readonly mistakes: number;
  readonly hints: number;
}

/** Stars of a closing answer: 0 mistakes 3, 1 mistake 2, more 1; closed unsolved 0 (rule D-032). */
export function starsFor(input: StarsInput): 0 | 1 | 2 | 3 {
  if (!input.isCorrect) return 0;
  if (input.kind === 'quiz' || input.kind === 'event') return input.mistakes === 0 ? 3 : 0;
  const counted = input.mistakes + hintMistakes(input.hints);
  if (counted === 0) return 3;
  return counted === 1 ? 2 : 1;
}

/** The first hint is free; each later one counts as half a mistake, rounded up. */
export function hintMistakes(hints: number): number {
  return Math.ceil(Math.max(0, hints - numbers.hints.free) / 2);
}

/** `amountOfMistakes` after one more wrong passing (rule D-033). */
export function countMistake(mistakes: number): number {
  return Math.min(numbers.mistakesCap, mistakes + 1);
}
