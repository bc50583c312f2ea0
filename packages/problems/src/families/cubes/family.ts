import type { Composition, Family } from '../../core/family.ts';
import { skinKey, structKey } from './canon.ts';
import { variantsOf } from './distract.ts';
import { drawAnswer, drawQuestion } from './draw.ts';
import { generate } from './generate.ts';
import { isCount, knobsOf } from './params.ts';
import type { CubesParams } from './params.ts';
import { solve } from './solve.ts';
import { texts } from './texts.ts';

/** Buildings of cubes: count what hides, and see them from another side. */
export const cubes: Family<CubesParams> = {
  id: 'cubes',
  version: 1,
  skills: ['spatial-thinking', 'counting', 'views'],
  lessons: { 5: [1, 1, 2, 2, 3], 1: [1, 2, 3, 3, 4], 2: [3, 4, 5, 6, 7], 3: [5, 6, 7, 8, 9] },
  modes: ['number', 'single'],
  generate,
  solve,
  answer: ({ truth }) => String(truth),
  structKey,
  skinKey,
  motif: () => 'cube',
  techniques: (level) => [knobsOf(level).technique, knobsOf(level).technique],
  compose,
  texts,
};

function compose(params: CubesParams): Composition {
  const pictures = { picture: drawQuestion(params), answerPicture: drawAnswer(params) };
  if (isCount(params.task)) return { ...pictures, variants: [], number: String(params.truth) };
  return { ...pictures, variants: variantsOf(params) };
}
