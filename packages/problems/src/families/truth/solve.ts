import type { Solved, Step } from '../../core/family.ts';
import { look } from './check.ts';
import type { Seen } from './check.ts';
import { techniqueOf } from './params.ts';
import type { Statement, TruthParams } from './params.ts';

/** Goes through every picture with every statement. One way of being right, or two when something can be misread. */
export function solve({ form, asked, pictures, statements }: Omit<TruthParams, 'right'>): Solved {
  const looks = pictures.flatMap((things, picture) =>
    statements.map((statement, said) => ({ picture, said, statement, seen: look(statement, things) })),
  );
  const technique = Math.max(...statements.map(({ says }) => techniqueOf[says]));
  const right = looks.flatMap(({ seen }, option) => (seen?.isTrue ? [option] : []));
  const isClear = looks.every(({ seen }) => seen !== null) && right.length > 0;
  const answers = asked === 'single' ? right.slice(0, 2).map(String) : [right.join(' ')];
  const trace = looks.flatMap(({ picture, said, statement, seen }, option) =>
    seen === null ? [] : [stepOf(seen, { option, picture, said, statement, isPanel: form === 'pictures' })],
  );
  // What is false comes first: the right one is the end of the story.
  const ordered = [
    ...trace.filter(({ args }) => args['isTrue'] === 0),
    ...trace.filter(({ args }) => args['isTrue'] === 1),
  ];
  return { answers: isClear ? answers : ['unclear', ...answers].slice(0, 2), trace: ordered, technique };
}

interface Where {
  readonly option: number;
  readonly picture: number;
  readonly said: number;
  readonly statement: Statement;
  readonly isPanel: boolean;
}

function stepOf(seen: Seen, { option, picture, said, statement, isPanel }: Where): Step {
  const things = seen.things.map((thing) => `thing-${picture}-${thing}`);
  return {
    key: seen.because,
    args: {
      option,
      picture,
      said,
      says: statement.says,
      isTrue: seen.isTrue ? 1 : 0,
      things: seen.things.join(','),
      colour: seen.colour,
      counts: seen.counts.join(','),
    },
    highlight: things.length > 0 ? things : [isPanel ? `panel-${picture}` : 'panel-0'],
  };
}
