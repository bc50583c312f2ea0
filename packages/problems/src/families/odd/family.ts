import type { Family } from '../../core/family.ts';
import { skinKey, structKey } from './canon.ts';
import { variantsOf } from './distract.ts';
import { drawItem, drawTable } from './draw.ts';
import { generate } from './generate.ts';
import type { OddParams } from './params.ts';
import { solve } from './solve.ts';
import { texts } from './texts.ts';

/** Four to eight cards, one of which does not belong. The cards are the options, so there is no other picture. */
export const odd: Family<OddParams> = {
  id: 'odd',
  version: 1,
  skills: ['classification', 'comparison', 'attention'],
  lessons: { 1: [2, 3, 4, 5, 6], 2: [4, 5, 6, 7, 8], 3: [6, 7, 8, 9, 10], 4: [1, 2, 2, 3, 4], 5: [1, 2, 3, 4, 5] },
  modes: ['single'],
  generate: (rng, level) => generate(rng, level),
  solve,
  answer: (params) => String(params.right),
  structKey,
  skinKey,
  compose: (params) => ({
    picture: null,
    answerPicture: drawTable(params),
    variants: variantsOf(params).map((variant, i) => ({
      ...variant,
      picture: drawItem(params, params.items[i] ?? { shape: 0, colour: 0, size: 0, dots: 0, frame: 0 }),
    })),
  }),
  texts: (params, { solved }, language) => texts(params, solved, language),
};
