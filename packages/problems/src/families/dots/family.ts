import type { Check, Composition, Family } from '../../core/family.ts';
import { skinKey, structKey } from './canon.ts';
import { variantsOf } from './distract.ts';
import { drawCard, drawTask } from './draw.ts';
import { generate } from './generate.ts';
import { knobsOf } from './params.ts';
import type { Bonds, DotsParams } from './params.ts';
import { drawLaid, drawScene } from './scene.ts';
import { solve } from './solve.ts';
import { texts } from './texts.ts';

/** Dots on dominoes and in frames of ten: how many in all, how many are hidden, how many stay? */
export const dots: Family<DotsParams> = {
  id: 'dots',
  version: 1,
  skills: ['counting', 'calculation', 'number-bonds'],
  lessons: { 5: [1, 1, 2, 2, 3], 1: [1, 2, 3, 4, 5], 2: [4, 5, 6, 7, 8] },
  modes: ['number', 'single', 'graphic'],
  generate,
  solve,
  answer: ({ truth }) => truth,
  structKey,
  skinKey,
  techniques: (level) => knobsOf(level).technique,
  compose,
  texts: (params, { solved }, language) => texts(params, solved, language),
};

function compose(params: DotsParams): Composition {
  const { task } = params;
  if (task.kind === 'bonds') {
    const answerPicture = drawLaid(params, task);
    return { picture: null, answerPicture, variants: [], scene: drawScene(params, task), check: checkOf(params, task) };
  }
  const pictures = { picture: drawTask(params, false), answerPicture: drawTask(params, true) };
  if (task.kind !== 'find') return { ...pictures, variants: [], number: params.truth };
  const variants = variantsOf(task).map((variant, i) => ({
    ...variant,
    picture: drawCard(params, task.cards[i] ?? [0, 0]),
  }));
  return { ...pictures, variants };
}

function checkOf({ truth }: DotsParams, { cards }: Bonds): Check {
  const laid = truth.split(' ').map((card, row) => [`slot-${row}`, `card-${cards.indexOf(Number(card))}`]);
  return { rules: [{ rule: 'map', part: 'places', maps: [Object.fromEntries(laid)] }] };
}
