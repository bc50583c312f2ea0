import type { Family } from '../../core/family.ts';
import { skinKey, structKey } from './canon.ts';
import { variantsOf } from './distract.ts';
import { drawBoard, drawOption } from './draw.ts';
import { generate } from './generate.ts';
import { cellKey } from './params.ts';
import type { Cell, MatrixParams } from './params.ts';
import { solve } from './solve.ts';
import { texts } from './texts.ts';

/** Boards of two or three rows with the last cell missing: which rule governs what? */
export const matrix: Family<MatrixParams> = {
  id: 'matrix',
  version: 1,
  skills: ['induction', 'comparison', 'attention'],
  lessons: { 1: [1, 2, 3, 4, 5], 2: [3, 4, 5, 6, 7], 3: [5, 6, 8, 9, 10], 5: [1, 1, 2, 3, 3] },
  modes: ['single'],
  generate: (rng, level) => generate(rng, level),
  solve,
  answer: (params) => cellKey(rightOption(params)),
  structKey,
  skinKey,
  motif: (params) => params.skin,
  compose: (params) => ({
    picture: drawBoard(params),
    answerPicture: drawBoard(params, rightOption(params)),
    variants: variantsOf(params).map((variant, i) => ({
      ...variant,
      picture: drawOption(params, params.options[i] ?? rightOption(params)),
    })),
  }),
  texts: (params, { solved }, language) => texts(params, solved, language),
};

function rightOption(params: MatrixParams): Cell {
  const option = params.options[params.right];
  if (option === undefined) throw new RangeError(`no option ${params.right}`);
  return option;
}
