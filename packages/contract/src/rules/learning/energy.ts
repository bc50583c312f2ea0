import type { Complexity } from './complexity.ts';
import { numbers } from '../../values/numbers.ts';

const { energy } = numbers;

/** Energy to open one problem; nothing for subscribers (rule D-060). */
export function problemCost(complexity: Complexity, isSubscriber: boolean): number {
  if (isSubscriber) return 0;
  return complexity >= energy.hardFrom ? energy.hardProblem : energy.problem;
}

/** Energy to open a block of exercises; nothing for subscribers. */
export function exerciseBlockCost(isSubscriber: boolean): number {
  return isSubscriber ? 0 : energy.exerciseBlock;
}

/** Energy to open an authored block of so many problems; nothing for subscribers. */
export function authoredBlockCost(problems: number, isSubscriber: boolean): number {
  // NOTE: tenths keep the product exact: 0.8 × 15 is 12, not 12.000000000000002.
  return isSubscriber ? 0 : Math.ceil((Math.round(energy.authoredBlockShare * 10) * problems) / 10);
}
