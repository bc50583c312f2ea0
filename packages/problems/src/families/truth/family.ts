import type { Composition, Family, Mode } from '../../core/family.ts';
import { skinKey, structKey } from './canon.ts';
import { variantsOf } from './distract.ts';
import { drawAnswer, drawCard, drawPicture } from './draw.ts';
import { generate } from './generate.ts';
import { knobsOf } from './params.ts';
import type { TruthParams } from './params.ts';
import { solve } from './solve.ts';
import { texts } from './texts.ts';

/** What is true of a picture? All, none, only, if: words that carry logic. */
export const truth: Family<TruthParams> = {
  id: 'truth',
  version: 1,
  skills: ['quantifiers', 'attention', 'reading'],
  lessons: { 5: [1, 2, 3, 4, 5], 1: [2, 3, 4, 5, 6], 2: [4, 5, 6, 7, 8], 3: [6, 7, 8, 9, 10] },
  modes: ['single', 'multi', 'any'],
  generate,
  solve,
  answer: ({ right }) => right.join(' '),
  structKey,
  skinKey,
  motif: ({ world }) => world.kinds[0] ?? 'ball',
  techniques: (level) => [knobsOf(level).technique, knobsOf(level).technique],
  compose: (params, mode) => compose(params, mode),
  texts,
};

function compose(params: TruthParams, mode: Mode): Composition {
  if (mode === 'number' || mode === 'graphic') throw new RangeError(`truth has no mode ${mode}`);
  const answerPicture = drawAnswer(params);
  if (params.form === 'statements') {
    return { picture: drawPicture(params), answerPicture, variants: variantsOf(params) };
  }
  const variants = variantsOf(params).map((variant, index) => ({ ...variant, picture: drawCard(params, index) }));
  // The cards are the pictures that the statement is compared with.
  return { picture: null, answerPicture, variants };
}
