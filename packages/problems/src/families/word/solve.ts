import type { Solved } from '../../core/family.ts';
import { techniqueOf } from './params.ts';
import type { Plot, WordParams } from './params.ts';
import { traceOf } from './trace.ts';

/** What the story says about the asked number x and, where there is one, about another unknown number y. */
type Condition = (said: readonly number[], x: number, y: number) => boolean;

const at = (said: readonly number[], index: number): number => said[index] ?? 0;

/** Read from the sentences alone: totals are sums of their parts, "more" is a difference, shares are equal. */
const conditions: Readonly<Record<Plot, Condition>> = {
  combine: (n, x) => x - at(n, 0) === at(n, 1),
  add: (n, x) => x - at(n, 1) === at(n, 0),
  take: (n, x) => x + at(n, 1) === at(n, 0),
  more: (n, x) => x - at(n, 0) === at(n, 1),
  fewer: (n, x) => at(n, 0) - x === at(n, 1),
  part: (n, x) => at(n, 1) + x === at(n, 0),
  difference: (n, x) => at(n, 1) + x === at(n, 0),
  added: (n, x) => at(n, 0) + x === at(n, 1),
  taken: (n, x) => at(n, 0) - x === at(n, 1),
  'start-added': (n, x) => x + at(n, 0) === at(n, 1),
  'start-taken': (n, x) => x - at(n, 0) === at(n, 1),
  'is-more': (n, x) => at(n, 0) - x === at(n, 1),
  'is-fewer': (n, x) => x - at(n, 0) === at(n, 1),
  groups: (n, x) => x / at(n, 0) === at(n, 1),
  share: (n, x) => x * at(n, 1) === at(n, 0),
  boxes: (n, x) => x * at(n, 1) === at(n, 0),
  'more-total': (n, x) => x - at(n, 0) === at(n, 0) + at(n, 1),
  'fewer-total': (n, x) => x - at(n, 0) === at(n, 0) - at(n, 1),
  'two-changes': (n, x) => x + at(n, 2) === at(n, 0) + at(n, 1),
  times: (n, x) => x / at(n, 1) === at(n, 0),
  'is-times': (n, x) => x * at(n, 1) === at(n, 0),
  'groups-extra': (n, x) => (x - at(n, 2)) / at(n, 0) === at(n, 1),
  'share-extra': (n, x) => x * at(n, 1) + at(n, 2) === at(n, 0),
  'smaller-of-two': (n, x, y) => x + y === at(n, 0) && y - x === at(n, 1),
  'larger-of-two': (n, x, y) => x + y === at(n, 0) && x - y === at(n, 1),
  posts: (n, x) => distanceAlong(at(n, 0), at(n, 1)) === x,
  give: (n, x) => at(n, 0) - x === at(n, 1) + x,
  'ratio-total': (n, x, y) => x + y === at(n, 0) && y === at(n, 1) * x,
  'ratio-difference': (n, x, y) => y === at(n, 0) * x && y - x === at(n, 1),
  legs: (n, x, y) => x + y === at(n, 0) && 4 * x + 2 * y === at(n, 1),
  purchase: (n, x, y) => at(n, 0) * y + at(n, 1) * x === at(n, 2) && at(n, 3) * y + at(n, 4) * x === at(n, 5),
  'chain-total': (n, x, y) => y === at(n, 0) + at(n, 1) && x === at(n, 0) + y + at(n, 2) * y,
};

/** Two unknown numbers take part in these; the other stories need only one. */
const systems: readonly Plot[] = [
  'smaller-of-two',
  'larger-of-two',
  'ratio-total',
  'ratio-difference',
  'legs',
  'purchase',
  'chain-total',
];

/** Walks from tree to tree. */
function distanceAlong(trees: number, gap: number): number {
  let walked = 0;
  for (let tree = 1; tree < trees; tree += 1) walked += gap;
  return walked;
}

/** The asked number is no larger, nor is the other unknown one. Only a total can exceed what is told. */
function highest(plot: Plot, numbers: readonly number[]): readonly [x: number, y: number] {
  const most = Math.max(...numbers);
  if (!systems.includes(plot)) return [most * most + most, 1];
  return plot === 'chain-total' ? [most * most + 12 * most, 2 * most] : [2 * most, 2 * most];
}

/** Tries every number for the asked one, and for the other unknown one. */
export function solve({ plot, numbers }: Pick<WordParams, 'plot' | 'numbers'>): Solved {
  const answers: string[] = [];
  const holds = conditions[plot];
  const [mostX, mostY] = highest(plot, numbers);
  for (let x = 1; x <= mostX && answers.length < 2; x += 1) {
    for (let y = 1; y <= mostY; y += 1) {
      if (!holds(numbers, x, y)) continue;
      answers.push(String(x));
      break;
    }
  }
  return { answers, trace: traceOf(plot, numbers), technique: techniqueOf(plot) };
}
