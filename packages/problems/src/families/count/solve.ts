import type { Solved, Step } from '../../core/family.ts';
import type { CardTask, CountParams, FieldTask, Thing } from './params.ts';

/** Counts what is drawn, thing by thing. */
export function solve(params: CountParams): Solved {
  return params.kind === 'cards' ? solveCards(params) : solveField(params);
}

function solveCards({ cards, task, level }: Extract<CountParams, { kind: 'cards' }>): Solved {
  const counts = cards.map((card) => card.length);
  const right = counts.flatMap((count, i) => (fits(task, count, counts) ? [i] : []));
  const isOne = task.ask === 'most' || task.ask === 'fewest' || task.ask === 'as-many';
  // One card is asked for: two that fit would be two answers. Otherwise the whole set is the answer.
  const answers = isOne ? right.map(String) : right.length === 0 ? [] : [right.join(' ')];
  const known: readonly Step[] =
    task.ask === 'as-many' ? [{ key: 'model', args: { count: task.model.length }, highlight: [] }] : [];
  return {
    answers: answers.slice(0, 2),
    trace: [
      ...known,
      { key: 'cards', args: { counts: counts.join(' ') }, highlight: cards.map((_, i) => `card-${i}`) },
      {
        key: 'compare',
        args: { ask: task.ask, number: 'number' in task ? task.number : 0 },
        highlight: right.map((i) => `card-${i}`),
      },
      {
        key: 'answer',
        args: { count: counts[right[0] ?? 0] ?? 0, cards: right.length },
        highlight: right.map((i) => `card-${i}`),
      },
    ],
    technique: cardTechnique(level, counts),
  };
}

function fits(task: CardTask, count: number, counts: readonly number[]): boolean {
  switch (task.ask) {
    case 'most':
      return count === Math.max(...counts);
    case 'fewest':
      return count === Math.min(...counts);
    case 'as-many':
      return count === task.model.length;
    case 'exactly':
      return count === task.number;
    case 'more-than':
      return count > task.number;
    case 'fewer-than':
      return count < task.number;
  }
}

/** Up to four things are seen at a glance; above ten they must be counted in parts. */
function cardTechnique(level: number, counts: readonly number[]): number {
  const most = Math.max(...counts);
  const base = most <= 4 ? 1 : most <= 9 ? 2 : 3;
  return Math.max(base, Math.min(3, Math.ceil(level / 2)));
}

function solveField({ task, things, level }: Extract<CountParams, { kind: 'field' }>): Solved {
  const own = things.flatMap((thing, i) => (isAsked(task, thing) ? [i] : []));
  const others = things.flatMap((thing, i) => (thing.object === task.than ? [i] : []));
  const answer = task.ask === 'difference' ? own.length - others.length : own.length;
  const ids = (found: readonly number[]): readonly string[] => found.map((i) => `thing-${i}`);
  const leave: readonly Step[] =
    task.ask === 'colour' || task.ask === 'not'
      ? [
          {
            key: 'leave',
            args: { ask: task.ask },
            highlight: ids(things.flatMap((_, i) => (own.includes(i) ? [] : [i]))),
          },
        ]
      : [];
  const pair: readonly Step[] =
    task.ask === 'difference' ? [{ key: 'than', args: { count: others.length }, highlight: ids(others) }] : [];
  return {
    answers: [String(answer)],
    trace: [
      ...leave,
      { key: 'own', args: { count: own.length }, highlight: ids(own) },
      ...pair,
      { key: 'number', args: { count: answer }, highlight: ids(own) },
    ],
    technique: task.ask === 'difference' ? 4 : Math.max(cardTechnique(level, [own.length]), task.ask === 'all' ? 1 : 3),
  };
}

function isAsked(task: FieldTask, thing: Thing): boolean {
  if (task.ask === 'not') return thing.object !== task.object;
  return thing.object === task.object && (task.colour === null || thing.colour === task.colour);
}
