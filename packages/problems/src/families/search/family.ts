import type { Composition, Family, Mode } from '../../core/family.ts';
import { skinKey, structKey } from './canon.ts';
import { variantsOf } from './distract.ts';
import { drawPuzzle } from './draw.ts';
import { generate } from './generate.ts';
import { knobsOf, techniqueOf } from './params.ts';
import type { SearchParams } from './params.ts';
import { movesOf, solve } from './solve.ts';
import { texts } from './texts.ts';

/** The fewest moves: pouring water, crossing a river, turning coins, paying. */
export const search: Family<SearchParams> = {
  id: 'search',
  version: 1,
  skills: ['planning', 'calculation', 'elimination'],
  lessons: { 2: [1, 1, 2, 2, 3], 3: [2, 3, 3, 4, 5] },
  modes: ['number', 'single'],
  generate,
  solve,
  answer: ({ best }) => String(best),
  structKey,
  skinKey,
  motif: ({ puzzle }) => (puzzle.kind === 'ferry' ? 'boat' : puzzle.kind === 'pour' ? 'cup' : 'star'),
  techniques: (level) => {
    const { ferry, flip, pay, pour } = knobsOf(level);
    const hardness = [
      ...pour.moves.map((moves) => techniqueOf('pour', moves)),
      ...ferry.moves.map((moves) => techniqueOf('ferry', moves)),
      ...flip.moves.map((moves) => techniqueOf('flip', moves)),
      ...pay.coins.map((coins) => techniqueOf('pay', coins)),
    ];
    return [Math.min(...hardness), Math.max(...hardness)];
  },
  compose,
  texts,
};

function compose(params: SearchParams, mode: Mode): Composition {
  const { puzzle, best } = params;
  const answerPicture = drawPuzzle(puzzle, movesOf(puzzle) ?? []);
  const pictures = { picture: drawPuzzle(puzzle), answerPicture };
  if (mode === 'single') return { ...pictures, variants: variantsOf(params) };
  return { ...pictures, variants: [], number: String(best) };
}
