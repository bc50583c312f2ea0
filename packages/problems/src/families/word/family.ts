import type { Composition, Family } from '../../core/family.ts';
import { skinKey, structKey } from './canon.ts';
import { drawBars } from './bars.ts';
import { drawStory } from './draw.ts';
import { generate } from './generate.ts';
import { knobsOf } from './params.ts';
import type { WordParams } from './params.ts';
import { solve } from './solve.ts';
import { texts } from './texts.ts';

/** Short stories with numbers: what has to be calculated? */
export const word: Family<WordParams> = {
  id: 'word',
  version: 1,
  skills: ['calculation', 'modelling', 'reading'],
  lessons: { 1: [1, 1, 2, 3, 3], 2: [3, 4, 5, 6, 7], 3: [5, 7, 8, 9, 10] },
  modes: ['number'],
  generate,
  solve,
  answer: ({ truth }) => String(truth),
  structKey,
  skinKey,
  motif: ({ thing }) => thing,
  techniques: (level) => [knobsOf(level).technique, knobsOf(level).technique],
  compose,
  texts: (params, { solved }, language) => texts(params, solved, language),
};

function compose(params: WordParams): Composition {
  return {
    picture: drawStory(params),
    answerPicture: drawBars(params),
    variants: [],
    number: String(params.truth),
  };
}
