import type { Misconception, Variant } from '../../core/family.ts';
import type { SearchParams } from './params.ts';

export const tags = {
  below: 'search.one-move-forgotten',
  above: 'search.one-move-too-many',
  few: 'search.too-few',
  detour: 'search.detour',
  greedy: 'search.largest-first',
} as const;

export function variantsOf(params: SearchParams): readonly Variant[] {
  const right = params.options.indexOf(params.best);
  return params.options.map((value, rank): Variant => {
    const key = `moves-${value}`;
    return rank === right ? { key, isRight: true } : { key, isRight: false, tag: tagOf(params, rank - right) };
  });
}

function tagOf({ puzzle, options, best }: SearchParams, off: number): Misconception {
  const value = options[options.indexOf(best) + off];
  if (puzzle.kind === 'pay' && value === largestFirst(puzzle.values, puzzle.sum).length) return tags.greedy;
  if (off < 0) return off === -1 ? tags.below : tags.few;
  return off === 1 ? tags.above : tags.detour;
}

/** What somebody pays who always takes the largest coin that fits. */
export function largestFirst(values: readonly number[], sum: number): readonly number[] {
  const [value] = values.filter((one) => one <= sum).sort((a, b) => b - a);
  return value === undefined ? [] : [value, ...largestFirst(values, sum - value)];
}
