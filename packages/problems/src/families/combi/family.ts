import type { Composition, Family, Mode } from '../../core/family.ts';
import { skinKey, structKey } from './canon.ts';
import { variantsOf } from './distract.ts';
import { drawPuzzle } from './draw.ts';
import { generate } from './generate.ts';
import { knobsOf } from './params.ts';
import type { CombiParams } from './params.ts';
import { solve } from './solve.ts';
import { texts } from './texts.ts';

/** How many are there? Choices, ways, orders, groups and numbers. */
export const combi: Family<CombiParams> = {
  id: 'combi',
  version: 1,
  skills: ['counting', 'calculation', 'sequencing'],
  lessons: { 2: [1, 2, 3, 4, 5], 3: [3, 4, 5, 6, 7] },
  modes: ['number', 'single'],
  generate,
  solve,
  answer: ({ total }) => String(total),
  structKey,
  skinKey,
  motif: ({ things }) => things[0] ?? 'star',
  techniques: (level) => knobsOf(level).techniques,
  compose,
  texts,
};

function compose(params: CombiParams, mode: Mode): Composition {
  const pictures = { picture: drawPuzzle(params), answerPicture: drawPuzzle(params, params.total) };
  if (mode === 'single') return { ...pictures, variants: variantsOf(params) };
  return { ...pictures, variants: [], number: String(params.total) };
}
