import type { Language, Solved, Step, Texts } from '../../core/family.ts';
import type { Direction, MazeParams } from './params.ts';
import { words } from './words.ts';
import type { Run, Words } from './words/shape.ts';

export function explain(params: MazeParams, { answers, trace }: Solved, language: Language): Texts['steps'] {
  const say = words[language].steps;
  const told = trace.map((step) => ({ text: sentence(params, step, say), highlight: step.highlight }));
  if (params.task === 'walk') {
    const steps = Number(answers[0]);
    const text = params.limit === null ? say.arrived(steps) : say.shortest(steps);
    return [...told, { text, highlight: ['goal'] }];
  }
  const gate = Number(answers[0]);
  const text = say.gate(params.gates[gate]?.shape ?? 'circle', params.skin.goal);
  return [...told, { text, highlight: [`gate-${gate}`] }];
}

function sentence({ task, skin }: MazeParams, { key, args }: Step, say: Words['steps']): string {
  if (key === 'maze.others') return say.others;
  const runs = runsIn(String(args['runs']));
  if (key === 'maze.on') return say.on(runs);
  if (task === 'gate') return say.back(skin.goal, runs);
  return say.go(args['item'] === 1 ? skin.item : skin.goal, runs);
}

function runsIn(text: string): readonly Run[] {
  return text.split(',').map((run) => {
    const [direction, count] = run.split('x').map(Number);
    return { direction: (direction ?? 0) as Direction, count: count ?? 0 };
  });
}

/** The cells of each told part of the way, from the story itself. */
export function waysOf({ garden }: MazeParams, from: number, { trace }: Solved): readonly (readonly number[])[] {
  const by = [-garden.side, 1, garden.side, -1] as const;
  let cell = from;
  return trace
    .filter(({ key }) => key !== 'maze.others')
    .map(({ args }) => {
      const way = [cell];
      for (const { direction, count } of runsIn(String(args['runs']))) {
        for (let n = 0; n < count; n += 1) way.push((cell += by[direction]));
      }
      return way;
    });
}
