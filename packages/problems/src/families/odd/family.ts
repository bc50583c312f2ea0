import type { Composition, Family, Mode } from '../../core/family.ts';
import { skinKey, structKey } from './canon.ts';
import { variantsOf } from './distract.ts';
import { drawScene, drawTable } from './draw.ts';
import { generate } from './generate.ts';
import type { OddParams } from './params.ts';
import { solve } from './solve.ts';
import { texts } from './texts.ts';

/** Four to eight cards on a table, one of which does not belong: tap it, or say the number below it. */
export const odd: Family<OddParams> = {
  id: 'odd',
  version: 2,
  skills: ['classification', 'comparison', 'attention'],
  lessons: { 1: [2, 3, 4, 5, 6], 2: [4, 5, 6, 7, 8], 3: [6, 7, 8, 9, 10], 4: [1, 2, 2, 3, 4], 5: [1, 2, 3, 4, 5] },
  modes: ['graphic', 'single'],
  touchModes: ['graphic'],
  generate: (rng, level) => generate(rng, level),
  solve,
  answer: (params) => String(params.right),
  structKey,
  skinKey,
  compose,
  texts,
};

function compose(params: OddParams, mode: Mode): Composition {
  const isNumbered = mode === 'single';
  const answerPicture = drawTable(params, { isNumbered, isSolved: true });
  if (isNumbered) {
    const picture = drawTable(params, { isNumbered, isSolved: false });
    return { picture, answerPicture, variants: variantsOf(params) };
  }
  return {
    picture: null,
    answerPicture,
    variants: [],
    scene: { ...drawScene(params), strings: {} },
    check: { rules: [{ rule: 'set', part: 'table', spots: [`item-${params.right}`] }] },
  };
}
