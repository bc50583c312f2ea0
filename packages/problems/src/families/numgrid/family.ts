import type { Check, Composition, Family, Mode } from '../../core/family.ts';
import { skinKey, structKey } from './canon.ts';
import { drawBoard, drawScene } from './draw.ts';
import { generate } from './generate.ts';
import { knobsOf } from './params.ts';
import type { NumgridParams } from './params.ts';
import { solve } from './solve.ts';
import { texts } from './texts.ts';

/** Number pyramids, number houses, magic squares and squares of calculations with holes. */
export const numgrid: Family<NumgridParams> = {
  id: 'numgrid',
  version: 1,
  skills: ['calculation', 'elimination', 'equality'],
  lessons: { 1: [1, 1, 2, 2, 3], 2: [2, 3, 4, 5, 6], 3: [4, 5, 6, 7, 8] },
  modes: ['number', 'graphic'],
  generate,
  solve,
  answer: ({ ask, truth }) => (ask === null ? truth.join(',') : String(truth[ask])),
  structKey,
  skinKey,
  techniques: (level) => [knobsOf(level).technique, knobsOf(level).technique],
  compose,
  texts: (params, { solved }, language) => texts(params, solved, language),
};

function compose(params: NumgridParams, mode: Mode): Composition {
  const { ask, truth } = params;
  const answerPicture = drawBoard(params, true);
  if (mode === 'graphic') {
    return { picture: null, answerPicture, variants: [], scene: drawScene(params), check: checkOf(params) };
  }
  const number = String(truth[ask ?? 0]);
  return { picture: drawBoard(params, false), answerPicture, variants: [], number };
}

/** Cards with one number may change places. */
function checkOf({ givens, cards, truth }: NumgridParams): Check {
  const places = givens.flatMap((given, cell) => {
    const fitting = cards.flatMap((card, i) => (card === truth[cell] ? [`card-${i}`] : []));
    return given === null ? [[`slot-${cell}`, fitting.join('|')] as const] : [];
  });
  return { rules: [{ rule: 'map', part: 'places', maps: [Object.fromEntries(places)] }] };
}
