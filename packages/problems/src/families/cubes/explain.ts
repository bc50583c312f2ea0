import type { Language, Solved, Step, Texts } from '../../core/family.ts';
import type { CubesParams } from './params.ts';
import { words } from './words.ts';
import type { Words } from './words/shape.ts';

export function explain(params: CubesParams, solved: Solved, language: Language): Texts['steps'] {
  const say = words[language].steps;
  const told = solved.trace.map((step) => ({ text: sentence(params, step, say), highlight: seenIn(params, step) }));
  return [...told, { text: ending(params, solved, say), highlight: [] }];
}

/** The plan is drawn in the question, the building in the answer: both are there to point at. */
function seenIn({ task }: CubesParams, { args, highlight }: Step): readonly string[] {
  return task === 'plan' ? [...highlight, `tower-${args['place']}`] : highlight;
}

function sentence({ heights }: CubesParams, { key, args }: Step, say: Words['steps']): string {
  const number = (name: string): number => Number(args[name]);
  const at = {
    row: Math.floor(number('place') / heights.columns) + 1,
    column: (number('place') % heights.columns) + 1,
  };
  switch (key) {
    case 'cubes.row':
      return say.row(number('row'), String(args['towers']).split(',').map(Number), number('sum'));
    case 'cubes.box':
      return say.box({
        rows: number('rows'),
        columns: number('columns'),
        floors: number('floors'),
        full: number('full'),
      });
    case 'cubes.built':
      return say.built(number('cubes'));
    case 'cubes.floor':
      return say.floor(number('floor'), number('cubes'));
    case 'cubes.above':
      return say.above(at, number('height') > 0);
    case 'cubes.side':
      return say.side(number('place') + 1, number('height'));
    default:
      return say.plan(at, number('height'));
  }
}

function ending({ task, heights, options }: CubesParams, { answers, trace }: Solved, say: Words['steps']): string {
  const answer = Number(answers[0]);
  const told = (name: string): readonly number[] => trace.map(({ args }) => Number(args[name]));
  const chosen = options[answer] ?? [];
  const { columns, rows } = heights;
  const lines = Array.from({ length: rows }, (_, row) => chosen.slice(row * columns, (row + 1) * columns));
  switch (task) {
    case 'count':
      return say.count(told('sum'), answer);
    case 'missing':
      return say.missing(Number(trace[0]?.args['full']), Number(trace[1]?.args['cubes']), answer);
    case 'painted':
      return say.painted(told('cubes'), answer);
    case 'above':
      return say.chooseAbove(
        lines
          .map((line, row) => ({ row: row + 1, columns: line.flatMap((filled, x) => (filled > 0 ? [x + 1] : [])) }))
          .filter((line) => line.columns.length > 0),
      );
    case 'side':
      return say.chooseSide(chosen);
    case 'plan':
      return say.choosePlan(lines);
  }
}
