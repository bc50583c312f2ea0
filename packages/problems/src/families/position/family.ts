import type { Composition, Family } from '../../core/family.ts';
import { skinKey, structKey } from './canon.ts';
import { variantsOf } from './distract.ts';
import { drawScene, drawShelf } from './draw.ts';
import { generate } from './generate.ts';
import type { PositionParams } from './params.ts';
import { solve } from './solve.ts';
import { texts } from './texts.ts';

/** A toy shelf: above, below, left, right and between. */
export const position: Family<PositionParams> = {
  id: 'position',
  version: 1,
  skills: ['spatial-words', 'attention', 'orientation'],
  lessons: { 4: [1, 2, 3, 4, 5], 5: [2, 3, 4, 5, 6], 1: [3, 4, 5, 6, 7] },
  modes: ['graphic', 'single'],
  generate,
  solve,
  answer: ({ target }) => String(target),
  structKey,
  skinKey,
  motif: ({ piece, target, toys }) => piece ?? toys[target] ?? 'ball',
  compose,
  texts,
};

function compose(params: PositionParams): Composition {
  const answerPicture = drawShelf(params, true);
  if (params.options.length > 0) {
    return { picture: drawShelf(params, false), answerPicture, variants: variantsOf(params) };
  }
  const spot = `cell-${params.target}`;
  const rule =
    params.task === 'put'
      ? ({ rule: 'map', part: 'places', maps: [{ [spot]: 'piece' }] } as const)
      : ({ rule: 'set', part: 'toy', spots: [spot] } as const);
  return { picture: null, answerPicture, variants: [], scene: drawScene(params), check: { rules: [rule] } };
}
