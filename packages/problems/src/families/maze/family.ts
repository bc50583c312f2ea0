import type { Check, Composition, Family } from '../../core/family.ts';
import { skinKey, structKey } from './canon.ts';
import { variantsOf } from './distract.ts';
import { drawGarden, drawScene } from './draw.ts';
import { waysOf } from './explain.ts';
import { generate } from './generate.ts';
import { knobsOf } from './params.ts';
import type { MazeParams, Walk } from './params.ts';
import { solve } from './solve.ts';
import { texts } from './texts.ts';

/** A garden of paths: walk through it, or find the gate that leads in. */
export const maze: Family<MazeParams> = {
  id: 'maze',
  version: 1,
  skills: ['planning', 'attention', 'spatial'],
  lessons: { 4: [1, 2, 2, 3, 4], 5: [2, 3, 4, 5, 6], 1: [3, 4, 5, 6, 7], 2: [5, 6, 7, 8, 10] },
  modes: ['graphic', 'single'],
  generate,
  solve,
  answer: (params) => String(params.task === 'walk' ? params.best : params.right),
  structKey,
  skinKey,
  motif: ({ skin }) => skin.goal,
  techniques: (level) => {
    const { doors, gates, isTimed, items, side } = knobsOf(level);
    const walk = 1 + [side > 4, items > 0, doors > 0 || isTimed, isTimed].filter(Boolean).length;
    const gate = Math.min(5, gates.side - 3);
    return [Math.min(walk, gate), Math.max(walk, gate)];
  },
  compose,
  texts,
};

function compose(params: MazeParams): Composition {
  const from = params.task === 'walk' ? params.start : params.goal;
  const answerPicture = drawGarden(params, waysOf(params, from, solve(params)));
  if (params.task === 'gate') return { picture: drawGarden(params), answerPicture, variants: variantsOf(params) };
  return { picture: null, answerPicture, variants: [], scene: drawScene(params), check: checkOf(params) };
}

/** Any walk will do that ends at the goal, passes the items, and is short enough where that is asked. */
function checkOf({ goal, items, limit }: Walk): Check {
  const visits = { rule: 'visits', part: 'walk', nodes: items.map((cell) => `cell-${cell}`) } as const;
  const maxSteps = { rule: 'maxSteps', part: 'walk', steps: limit ?? 0 } as const;
  return {
    rules: [
      { rule: 'ends', part: 'walk', nodes: [`cell-${goal}`] },
      ...(items.length > 0 ? [visits] : []),
      ...(limit === null ? [] : [maxSteps]),
    ],
  };
}
