import type { Composition, Family } from '../../core/family.ts';
import { skinKey, structKey } from './canon.ts';
import { variantsOf } from './distract.ts';
import { drawAnswer, drawBlanket, drawOption, drawScene } from './draw.ts';
import { generate } from './generate.ts';
import type { MissingParams } from './params.ts';
import { solve } from './solve.ts';
import { texts } from './texts.ts';

/** A patchwork blanket with holes: what goes on again, what is mirrored, what is turned? */
export const missing: Family<MissingParams> = {
  id: 'missing',
  version: 1,
  skills: ['closure', 'regularity', 'symmetry'],
  lessons: { 4: [1, 2, 3, 4, 5], 5: [2, 3, 4, 5, 6], 1: [3, 4, 5, 6, 7] },
  modes: ['single', 'graphic'],
  visualOnly: true,
  generate,
  solve,
  answer: ({ truth }) => truth.join(' '),
  structKey,
  skinKey,
  motif: () => 'diamond',
  compose,
  texts,
};

function compose(params: MissingParams): Composition {
  const answerPicture = drawAnswer(params);
  if (params.plot === 'patch') {
    const variants = variantsOf(params).map((variant, i) => ({ ...variant, picture: drawOption(params, i) }));
    return { picture: drawBlanket(params), answerPicture, variants };
  }
  const map = Object.fromEntries(params.truth.map((option, n) => [`slot-${n}`, `piece-${option}`]));
  const check = { rules: [{ rule: 'map', part: 'holes', maps: [map] }] } as const;
  return { picture: null, answerPicture, variants: [], scene: drawScene(params), check };
}
