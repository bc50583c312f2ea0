import type { Family } from '../../core/family.ts';
import { skinKey, structKey } from './canon.ts';
import { variantsOf } from './distract.ts';
import { drawPortrait, drawTalk } from './draw.ts';
import { generate } from './generate.ts';
import { knobsOf } from './params.ts';
import type { KnightsParams } from './params.ts';
import { solve } from './solve.ts';
import { texts } from './texts.ts';

/** Knights tell the truth, liars never do: who is who? */
export const knights: Family<KnightsParams> = {
  id: 'knights',
  version: 1,
  skills: ['deduction', 'supposition', 'reading'],
  lessons: { 2: [3, 4, 5, 6, 7], 3: [6, 7, 8, 9, 10] },
  modes: ['multi', 'single'],
  generate,
  solve,
  answer: ({ truth }) => truth.flatMap((isKnight, i) => (isKnight ? [i] : [])).join(' '),
  structKey,
  skinKey,
  techniques: (level) => [knobsOf(level).technique, knobsOf(level).technique],
  compose: (params) => ({
    picture: drawTalk(params, null),
    answerPicture: drawTalk(params, params.truth),
    variants: variantsOf(params).map((variant, i) => ({ ...variant, picture: drawPortrait(params, i) })),
  }),
  texts,
};
