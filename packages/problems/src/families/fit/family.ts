import type { Composition, Family } from '../../core/family.ts';
import { skinKey, structKey } from './canon.ts';
import { variantsOf } from './distract.ts';
import { drawAnswer, drawHolesScene, drawLiesScene, drawOption, drawTarget } from './draw.ts';
import { generate } from './generate.ts';
import type { FitParams } from './params.ts';
import { solve } from './solve.ts';
import { texts } from './texts.ts';

/** Pieces of squares: what fills the hole, what makes the figure, what is left over, where does one lie? */
export const fit: Family<FitParams> = {
  id: 'fit',
  version: 1,
  skills: ['part and whole', 'mental rotation', 'spatial planning'],
  lessons: { 4: [1, 1, 2, 2, 3], 5: [1, 2, 3, 4, 5], 1: [2, 3, 4, 5, 6], 2: [4, 5, 6, 7, 8], 3: [6, 7, 8, 9, 10] },
  modes: ['single', 'multi', 'graphic'],
  visualOnly: true,
  generate,
  solve,
  answer: ({ truth }) => truth.join(' '),
  structKey,
  skinKey,
  motif: () => 'square',
  compose,
  texts,
};

function compose(params: FitParams): Composition {
  const answerPicture = drawAnswer(params);
  if (params.plot === 'lies') {
    const spots = params.truth.map((i) => `square-${i}`);
    const check = { rules: [{ rule: 'set', part: 'figure', spots }] } as const;
    return { picture: null, answerPicture, variants: [], scene: drawLiesScene(params), check };
  }
  if (params.plot === 'holes') {
    const map = Object.fromEntries(params.truth.map((piece, hole) => [`slot-${hole}`, `piece-${piece}`]));
    const check = { rules: [{ rule: 'map', part: 'holes', maps: [map] }] } as const;
    return { picture: null, answerPicture, variants: [], scene: drawHolesScene(params), check };
  }
  const variants = variantsOf(params).map((variant, i) => ({ ...variant, picture: drawOption(params, i) }));
  return { picture: drawTarget(params), answerPicture, variants };
}
