import type { Puzzle, SearchParams } from './params.ts';

/** One puzzle idea: a row may be read from either end, and who sits in the boat does not count. */
export function structKey({ puzzle }: SearchParams): string {
  return `search:${puzzle.kind}:${keyOf(puzzle)}`;
}

export function skinKey(params: SearchParams): string {
  const { puzzle } = params;
  const worn =
    puzzle.kind === 'ferry' ? puzzle.animals.join() : puzzle.kind === 'flip' ? puzzle.coins.map(Number).join('') : '';
  return `${structKey(params)}:${worn}:${params.options.join()}`;
}

function keyOf(puzzle: Puzzle): string {
  switch (puzzle.kind) {
    case 'pour':
      return `${puzzle.hasTap ? 'tap' : 'full'}/${puzzle.jugs.toSorted((a, b) => b - a).join()}/${puzzle.target}`;
    case 'ferry':
      return `${puzzle.weights.toSorted((a, b) => a - b).join()}/${puzzle.limit}`;
    case 'flip': {
      const row = puzzle.coins.map(Number);
      return `${puzzle.width}/${[row.join(''), row.toReversed().join('')].sort()[0] ?? ''}`;
    }
    case 'pay':
      return `${puzzle.values.toSorted((a, b) => a - b).join()}/${puzzle.sum}`;
  }
}
