import type { Composition, Family, Mode } from '../../core/family.ts';
import { skinKey, structKey } from './canon.ts';
import { variantsOf } from './distract.ts';
import { drawRow } from './draw.ts';
import { generate } from './generate.ts';
import { knobsOf } from './params.ts';
import type { SeriesParams } from './params.ts';
import { solve } from './solve.ts';
import { texts } from './texts.ts';

/** Rows of numbers with a gap: which rule makes them? */
export const series: Family<SeriesParams> = {
  id: 'series',
  version: 1,
  skills: ['induction', 'calculation', 'comparison'],
  lessons: { 2: [1, 2, 3, 4, 5], 3: [2, 4, 6, 7, 9] },
  modes: ['number', 'single'],
  generate,
  solve,
  answer: ({ terms, hole }) => String(terms[hole]),
  structKey,
  skinKey,
  techniques: (level) => [knobsOf(level).technique, knobsOf(level).technique],
  compose,
  texts,
};

function compose(params: SeriesParams, mode: Mode): Composition {
  const pictures = { picture: drawRow(params, false), answerPicture: drawRow(params, true) };
  if (mode === 'single') return { ...pictures, variants: variantsOf(params) };
  return { ...pictures, variants: [], number: String(params.terms[params.hole]) };
}
