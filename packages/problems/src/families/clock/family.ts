import type { Check, Composition, Family } from '../../core/family.ts';
import { skinKey, structKey } from './canon.ts';
import { variantsOf } from './distract.ts';
import { drawFace, drawQuestion, drawScene } from './draw.ts';
import { generate } from './generate.ts';
import { knobsOf } from './params.ts';
import type { ClockParams } from './params.ts';
import { solve } from './solve.ts';
import { texts } from './texts.ts';

/** Clocks and calendars: read a time, set it, and count how much of it passes. */
export const clock: Family<ClockParams> = {
  id: 'clock',
  version: 1,
  skills: ['time', 'calculation', 'attention'],
  lessons: { 5: [1, 1, 2, 2, 3], 1: [1, 2, 3, 4, 5], 2: [3, 4, 5, 6, 7] },
  modes: ['graphic', 'single', 'number'],
  generate,
  solve,
  answer: ({ truth }) => truth,
  structKey,
  skinKey,
  techniques: (level) => [knobsOf(level).technique, knobsOf(level).technique],
  compose,
  texts: (params, { solved }, language) => texts(params, solved, language),
};

function compose(params: ClockParams): Composition {
  const { task, truth, options, tone } = params;
  const pictures = { picture: drawQuestion(params, false), answerPicture: drawQuestion(params, true) };
  if (task === 'set') return { ...pictures, variants: [], scene: drawScene(params), check: checkOf(truth) };
  if (task !== 'find') return { ...pictures, variants: [], number: truth };
  const variants = variantsOf(params).map((variant, i) => ({ ...variant, picture: drawFace(options[i] ?? 0, tone) }));
  return { ...pictures, variants };
}

function checkOf(truth: string): Check {
  return { rules: [{ rule: 'turned', part: 'hands', steps: truth.split(',').map((step) => [Number(step)]) }] };
}
