import type { Composition, Family, Mode } from '../../core/family.ts';
import { skinKey, structKey } from './canon.ts';
import { drawBoard } from './draw.ts';
import { generate } from './generate.ts';
import { techniquesOf } from './params.ts';
import type { GridParams } from './params.ts';
import { checkOf, sceneOf } from './scene.ts';
import { solve } from './solve.ts';
import { texts } from './texts.ts';

/** Six grids that are filled by reasoning: inequalities, tents, lamps, two signs, a hidden picture, hidden gems. */
export const gridlogic: Family<GridParams> = {
  id: 'gridlogic',
  version: 1,
  skills: ['elimination', 'planning', 'attention'],
  lessons: { 2: [1, 2, 3, 4, 5], 3: [3, 5, 6, 8, 10] },
  modes: ['graphic', 'number'],
  generate,
  solve,
  answer: ({ ask, solution }) => (ask === null ? solution.join('') : String(solution[ask])),
  structKey,
  skinKey,
  techniques: techniquesOf,
  compose,
  texts,
};

function compose(params: GridParams, mode: Mode): Composition {
  const { ask, solution } = params;
  if (mode === 'graphic') {
    const answerPicture = drawBoard(params, solution);
    return { picture: null, answerPicture, variants: [], scene: sceneOf(params), check: checkOf(params) };
  }
  const only = solution.map((value, cell) => (cell === ask ? value : 0));
  const number = String(solution[ask ?? 0]);
  return { picture: drawBoard(params, null), answerPicture: drawBoard(params, only), variants: [], number };
}
