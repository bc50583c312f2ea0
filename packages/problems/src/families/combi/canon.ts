import { smallest } from '../../core/canon.ts';
import { stableJson } from '../../core/hash.ts';
import type { CombiParams, Puzzle } from './params.ts';

/** One puzzle idea: a journey may be told backwards, a town turned over its diagonal; which things and digits does not count. */
export function structKey({ puzzle }: CombiParams): string {
  return `combi:${puzzle.kind}:${smallest(images(puzzle).map(stableJson))}`;
}

export function skinKey(params: CombiParams): string {
  const { digits, options, puzzle, things } = params;
  return `${structKey(params)}:${stableJson(puzzle)}:${things.join()}:${digits.join()}:${options.join()}`;
}

function images(puzzle: Puzzle): readonly unknown[] {
  switch (puzzle.kind) {
    case 'shelves':
      return [puzzle.sizes.toSorted((a, b) => a - b)];
    case 'roads': {
      const last = puzzle.towns - 1;
      const back = puzzle.roads.map(([from, to, count]) => [last - to, last - from, count]);
      return [puzzle.roads, back].map((roads) => roads.map((road) => road.join('.')).sort());
    }
    case 'streets': {
      const { closed, high, wide } = puzzle;
      const turned = closed === null ? null : [wide - closed[0], high - closed[1]];
      const flipped = (place: readonly number[] | null) => place && [place[1], place[0]];
      return [
        [wide, high, closed],
        [wide, high, turned],
        [high, wide, flipped(closed)],
        [high, wide, flipped(turned)],
      ];
    }
    default:
      return [puzzle];
  }
}
