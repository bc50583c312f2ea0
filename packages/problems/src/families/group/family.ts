import type { Composition, Family } from '../../core/family.ts';
import { skinKey, structKey } from './canon.ts';
import { variantsOf } from './distract.ts';
import { drawAnswer, drawBaskets, drawOption, drawRuleOption } from './draw.ts';
import { drawScene, drawSorted, placings } from './draw-scene.ts';
import { generate } from './generate.ts';
import type { GroupParams } from './params.ts';
import { solve } from './solve.ts';
import { texts } from './texts.ts';

/** Baskets with signs, or with pictures that have something in common: what goes where, and why? */
export const group: Family<GroupParams> = {
  id: 'group',
  version: 1,
  skills: ['classification', 'comparison', 'set logic'],
  lessons: { 4: [1, 2, 3, 4, 5], 5: [1, 2, 3, 5, 6], 1: [2, 3, 5, 6, 7] },
  modes: ['graphic', 'single'],
  generate,
  solve,
  answer: ({ truth }) => truth.join(' '),
  structKey,
  skinKey,
  motif: ({ cards, baskets }) => cards[0]?.object ?? baskets[0]?.holds[0]?.object ?? 'apple',
  compose,
  texts,
};

function compose(params: GroupParams): Composition {
  if (params.plot === 'sort') {
    const check = { rules: [{ rule: 'map', part: 'baskets', maps: [placings(params)] }] } as const;
    return { picture: null, answerPicture: drawSorted(params), variants: [], scene: drawScene(params), check };
  }
  const variants = variantsOf(params).map((variant, i) => {
    const rule = params.rules[i];
    return { ...variant, picture: rule === undefined ? drawOption(params, i) : drawRuleOption(rule) };
  });
  return { picture: drawBaskets(params), answerPicture: drawAnswer(params), variants };
}
