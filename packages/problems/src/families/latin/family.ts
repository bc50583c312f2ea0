import type { Composition, Family, Mode } from '../../core/family.ts';
import { skinKey, structKey } from './canon.ts';
import { variantsOf } from './distract.ts';
import { drawAnswer, drawPuzzle, drawScene } from './draw.ts';
import { generate } from './generate.ts';
import { techniquesOf } from './params.ts';
import type { LatinParams } from './params.ts';
import { solve } from './solve.ts';
import { texts } from './texts.ts';

/** Squares where no row, column or block repeats itself: four by four in pictures, six by six in numbers. */
export const latin: Family<LatinParams> = {
  id: 'latin',
  version: 1,
  skills: ['elimination', 'planning', 'attention'],
  lessons: { 5: [1, 1, 2, 2, 3], 1: [1, 2, 2, 3, 4], 2: [2, 3, 4, 5, 6], 3: [5, 6, 7, 8, 10] },
  modes: ['single', 'number', 'graphic'],
  generate,
  solve,
  answer: ({ ask, solution }) => (ask === null ? solution.join('') : String(solution[ask])),
  structKey,
  skinKey,
  techniques: techniquesOf,
  compose,
  texts,
};

function compose(params: LatinParams, mode: Mode): Composition {
  const { ask, solution } = params;
  const answerPicture = drawAnswer(params);
  if (mode === 'graphic') {
    const check = { rules: [{ rule: 'cells', part: 'square', cells: solution }] } as const;
    return { picture: null, answerPicture, variants: [], scene: drawScene(params), check };
  }
  const picture = drawPuzzle(params);
  if (mode === 'single') return { picture, answerPicture, variants: variantsOf(params) };
  return { picture, answerPicture, variants: [], number: String(ask === null ? '' : solution[ask]) };
}
