import type { Misconception, Variant } from '../../core/family.ts';
import type { CombiParams, Puzzle } from './params.ts';

export const tags = {
  adds: 'combi.adds',
  twice: 'combi.counts-twice',
  limit: 'combi.forgets-the-rule',
  few: 'combi.misses-some',
  many: 'combi.too-many',
} as const;

export function variantsOf({ options, puzzle, total }: CombiParams): readonly Variant[] {
  return options.map((value): Variant => {
    const key = `total-${value}`;
    return value === total ? { key, isRight: true } : { key, isRight: false, tag: tagOf(puzzle, value, total) };
  });
}

function tagOf(puzzle: Puzzle, value: number, total: number): Misconception {
  if (puzzle.kind === 'shelves' && value === puzzle.sizes.reduce((sum, size) => sum + size, 0)) return tags.adds;
  if (puzzle.kind === 'roads' && value === puzzle.roads.reduce((sum, [, , count]) => sum + count, 0)) return tags.adds;
  if (puzzle.kind === 'groups' && value === total * 2) return tags.twice;
  if (value > total && (puzzle.kind === 'digits' || (puzzle.kind === 'row' && puzzle.rule !== 'none')))
    return tags.limit;
  return value < total ? tags.few : tags.many;
}
