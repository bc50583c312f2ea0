import type { TargetLesson } from '../audience.ts';
import { complexitiesOf, type Complexity, type Tier } from './complexity.ts';
import { numbers } from '../../values/numbers.ts';

const { exercise, trial } = numbers;

/** So many problems of one complexity. */
export interface MixPart {
  readonly complexity: Complexity;
  readonly count: number;
}

/** What a block of an exercise is made of, the easiest first (rule D-013); null when the lesson has no such tier. */
export function exerciseMix(targetLesson: TargetLesson, tier: Tier): readonly MixPart[] | null {
  const complexities = complexitiesOf(targetLesson, tier);
  if (complexities === null) return null;
  const counts: readonly number[] = exercise.mixes[complexities.length as keyof typeof exercise.mixes]; // every tier has 1, 2, 3 or 5
  return complexities.map((complexity, at) => ({ complexity, count: counts[at] ?? 0 }));
}

/** Every fifth block asks without hints and only once (rule D-013). */
export function exerciseBlockType(number: number): 'regular' | 'checkpoint' {
  return number % exercise.checkpointEvery === 0 ? 'checkpoint' : 'regular';
}

/** The first blocks of the first tier belong to everybody (rules D-016, D-090). */
export function isTrialBlock(tier: Tier, number: number): boolean {
  return tier === 1 && number <= trial.exerciseBlocks;
}

/** Numbers of the blocks that are listed: all completed ones and the first few others (rule D-014). */
export function listedBlocks(isCompleted: (number: number) => boolean, last: number): readonly number[] {
  const listed: number[] = [];
  for (let number = 1, open = 0; number <= last || open < exercise.listedOpen; number += 1) {
    if (isCompleted(number)) listed.push(number);
    else if ((open += 1) <= exercise.listedOpen) listed.push(number);
  }
  return listed;
}
