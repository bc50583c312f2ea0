import type { Composition, Family, Mode } from '../../core/family.ts';
import { skinKey, structKey } from './canon.ts';
import { variantsOf } from './distract.ts';
import { drawScales } from './draw.ts';
import { generate } from './generate.ts';
import { knobsOf } from './params.ts';
import type { BalanceParams } from './params.ts';
import { solve } from './solve.ts';
import { texts } from './texts.ts';

/** Scales in balance: how much does one thing weigh? */
export const balance: Family<BalanceParams> = {
  id: 'balance',
  version: 1,
  skills: ['equality', 'calculation', 'elimination'],
  lessons: { 5: [1, 1, 1, 2, 2], 1: [1, 1, 2, 3, 4], 2: [2, 3, 4, 5, 6], 3: [4, 6, 7, 8, 10] },
  modes: ['number', 'single'],
  generate,
  solve,
  answer: ({ truth, ask }) => String(truth[ask]),
  structKey,
  skinKey,
  motif: ({ goods, ask }) => goods[ask]?.object ?? 'apple',
  techniques: (level) => [knobsOf(level).technique, knobsOf(level).technique],
  compose,
  texts,
};

function compose(params: BalanceParams, mode: Mode): Composition {
  const answer = params.truth[params.ask] ?? 0;
  const pictures = { picture: drawScales(params, null), answerPicture: drawScales(params, answer) };
  if (mode === 'single') return { ...pictures, variants: variantsOf(params) };
  return { ...pictures, variants: [], number: String(answer) };
}
