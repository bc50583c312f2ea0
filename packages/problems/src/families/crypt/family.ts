import type { Composition, Family, Mode } from '../../core/family.ts';
import { skinKey, structKey } from './canon.ts';
import { variantsOf } from './distract.ts';
import { drawSum } from './draw.ts';
import { generate } from './generate.ts';
import { knobsOf } from './params.ts';
import type { CryptParams } from './params.ts';
import { solve } from './solve.ts';
import { texts } from './texts.ts';

/** Column sums in which letters hide digits: one of them can be told for certain. */
export const crypt: Family<CryptParams> = {
  id: 'crypt',
  version: 1,
  skills: ['calculation', 'elimination', 'planning'],
  lessons: { 2: [1, 2, 3, 4, 5], 3: [3, 5, 6, 8, 10] },
  modes: ['number', 'single'],
  generate,
  solve,
  answer: ({ ask, truth }) => String(truth[ask]),
  structKey,
  skinKey,
  techniques: (level) => [knobsOf(level).technique, knobsOf(level).technique],
  compose,
  texts,
};

function compose(params: CryptParams, mode: Mode): Composition {
  const answer = params.truth[params.ask] ?? 0;
  const pictures = { picture: drawSum(params, null), answerPicture: drawSum(params, answer) };
  if (mode === 'single') return { ...pictures, variants: variantsOf(params) };
  return { ...pictures, variants: [], number: String(answer) };
}
