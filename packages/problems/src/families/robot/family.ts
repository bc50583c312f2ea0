import type { Check, Composition, Family } from '../../core/family.ts';
import { skinKey, structKey } from './canon.ts';
import { variantsOf } from './distract.ts';
import { drawScene, drawYard } from './draw.ts';
import { drive } from './drive.ts';
import { generate } from './generate.ts';
import { techniquesOf } from './params.ts';
import type { RobotParams, Trace, Walk } from './params.ts';
import { solve } from './solve.ts';
import { texts } from './texts.ts';

/** A robot in a yard: walk it to the flag, choose its program, or mark its trail. */
export const robot: Family<RobotParams> = {
  id: 'robot',
  version: 1,
  skills: ['sequencing', 'planning', 'attention'],
  lessons: { 5: [1, 1, 1, 2, 2], 1: [1, 1, 2, 3, 4], 2: [2, 3, 4, 5, 7], 3: [3, 5, 7, 8, 10] },
  modes: ['graphic', 'single'],
  generate,
  solve,
  answer: (params) => {
    if (params.task === 'walk') return String(params.best);
    return params.task === 'choice' ? String(params.right) : params.cells.join(',');
  },
  structKey,
  skinKey,
  motif: () => 'robot',
  techniques: techniquesOf,
  compose,
  texts: (params, { solved }, language) => texts(params, solved, language),
};

function compose(params: RobotParams): Composition {
  if (params.task === 'choice') {
    const road = drive(params.yard, params.programs[params.right] ?? []) ?? [];
    const answerPicture = drawYard(params, { road, marked: [] });
    return { picture: drawYard(params), answerPicture, variants: variantsOf(params) };
  }
  const answerPicture =
    params.task === 'walk'
      ? drawYard(params, { road: walked(params), marked: [] })
      : drawYard(params, { road: drive(params.yard, params.program) ?? [], marked: params.cells });
  return { picture: null, answerPicture, variants: [], scene: drawScene(params), check: checkOf(params) };
}

function checkOf(params: Walk | Trace): Check {
  if (params.task === 'trace') {
    return { rules: [{ rule: 'set', part: 'cells', spots: params.cells.map((cell) => `cell-${cell}`) }] };
  }
  const { goal, batteries, limit } = params;
  const ends = { rule: 'ends', part: 'walk', nodes: [`cell-${goal}`] } as const;
  const visits = { rule: 'visits', part: 'walk', nodes: batteries.map((cell) => `cell-${cell}`) } as const;
  const maxSteps = { rule: 'maxSteps', part: 'walk', steps: limit } as const;
  return { rules: batteries.length > 0 ? [ends, visits, maxSteps] : [ends, maxSteps] };
}

/** One of the shortest walks: the story of the solver, leg by leg. */
function walked(params: Walk): readonly number[] {
  const legs = solve(params).trace.map(({ args }) => String(args['way']).split(',').map(Number));
  return legs.flatMap((leg, index) => (index === 0 ? leg : leg.slice(1)));
}
