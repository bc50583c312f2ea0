import type { Composition, Family } from '../../core/family.ts';
import { skinKey, structKey } from './canon.ts';
import { variantsOf } from './distract.ts';
import { drawAnswer, drawAsked, drawOption, drawScene } from './draw.ts';
import { generate } from './generate.ts';
import type { ShadowParams } from './params.ts';
import { solve } from './solve.ts';
import { texts } from './texts.ts';

/** Whose shadow is this? Silhouettes that are alike, mirrored, turned, or lack a part. */
export const shadow: Family<ShadowParams> = {
  id: 'shadow',
  version: 1,
  skills: ['shape perception', 'attention', 'mental rotation'],
  lessons: { 4: [1, 2, 3, 4, 5], 5: [2, 3, 4, 5, 6], 1: [3, 4, 5, 7, 8] },
  modes: ['single', 'graphic'],
  visualOnly: true,
  generate,
  solve,
  answer: ({ plot, order, right }) => (plot === 'match' ? order.join(' ') : String(right)),
  structKey,
  skinKey,
  motif: ({ looks, right }) => looks[right]?.object ?? 'apple',
  compose,
  texts,
};

function compose(params: ShadowParams): Composition {
  const answerPicture = drawAnswer(params);
  if (params.plot !== 'match') {
    const variants = variantsOf(params).map((variant, i) => ({ ...variant, picture: drawOption(params, i) }));
    return { picture: drawAsked(params), answerPicture, variants };
  }
  const map = Object.fromEntries(params.order.map((index, place) => [`slot-${place}`, `piece-${index}`]));
  const check = { rules: [{ rule: 'map', part: 'shadows', maps: [map] }] } as const;
  return { picture: null, answerPicture, variants: [], scene: drawScene(params), check };
}
