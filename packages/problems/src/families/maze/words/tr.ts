import { speak } from '../../../lang/speak.ts';
import type { Direction } from '../params.ts';
import type { Run, Words } from './shape.ts';

const { noun, capital, counted, spelled, list } = speak('tr');

const directions: Readonly<Record<Direction, string>> = { 0: 'up', 1: 'right', 2: 'down', 3: 'left' };
const along = (runs: readonly Run[]): string =>
  runs.map(({ count, direction }) => `${count} ${directions[direction]}`).join(', ');
const ways = (open: readonly Direction[]): string => list(open.map((direction) => directions[direction]));

export const tr: Words = {
  title: { walk: 'Through the maze', gate: 'Which gate?' },
  lead: (hero, goal) => `Lead the ${noun(hero)} to the ${noun(goal)}.`,
  collect: {
    one: (item) => `Pick up the ${noun(item)} on the way.`,
    many: (item) => `Pick up all the ${noun(item, { number: 'many' })} on the way.`,
  },
  doors: 'An arrow lets you through one way only.',
  limit: (steps) => `You have ${counted(steps, 'step')}.`,
  limitSpoken: (steps) => `You have ${spelled(steps, 'step')}.`,
  which: (goal) => `Which gate leads to the ${noun(goal)}?`,
  find: (goal) => `Find the gate that leads to the ${noun(goal)}.`,
  alt: {
    garden: (side) => `A maze of ${side} by ${side} cells.`,
    thing: (thing, row, column) => `${capital(noun(thing))}: row ${row}, column ${column}.`,
    gate: (sign, row, column) => `Gate with this sign: ${noun(sign)}. It stands at row ${row}, column ${column}.`,
    open: (row, column, open) => `Row ${row}, column ${column}: open ${ways(open)}.`,
    cell: (row, column, { ways: open, things }) =>
      [`Row ${row}, column ${column}`, ...things.map((thing) => noun(thing)), `open: ${ways(open)}`].join(', '),
    sign: (sign) => `Gate: ${noun(sign)}`,
  },
  hints: {
    back: (goal) => `Begin at the ${noun(goal)} and go back.`,
    end: 'A dead end? Go back to the last fork.',
    items: 'Look first at what you must pick up.',
    doors: 'Look which way the arrows point.',
    limit: 'There is more than one way. Compare them.',
    cover: 'Follow each path with a finger.',
  },
  feedback: {
    'maze.through-wall': 'So close! But a wall stands in between.',
    'maze.nearest-gate': 'This gate is near. Does its path arrive?',
    'maze.dead-end': 'Follow this path with a finger. A wall stops it.',
  },
  steps: {
    go: (thing, runs) => `Go to the ${noun(thing)}: ${along(runs)}.`,
    on: (runs) => `Go on: ${along(runs)}.`,
    arrived: (steps) => `You have arrived. The way has ${counted(steps, 'step')}.`,
    shortest: (steps) => `Together: ${counted(steps, 'step')}, and there is no shorter way.`,
    back: (goal, runs) => `Begin at the ${noun(goal)} and go back: ${along(runs)}.`,
    others: 'Behind the other gates every path ends at a wall.',
    gate: (sign, goal) => `The gate with the ${noun(sign)} leads to the ${noun(goal)}.`,
  },
  praise: {
    walk: (hero, goal) => `Yes! The ${noun(hero)} is at the ${noun(goal)}.`,
    gate: (goal) => `Yes! That gate leads to the ${noun(goal)}.`,
  },
};
