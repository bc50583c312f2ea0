import { speak } from '../../../lang/speak.ts';
import type { Place } from '../glyphs.ts';
import type { Words } from './shape.ts';

const { counted, spelled } = speak('uk');

export const uk: Words = {
  title: { equation: 'Matchstick equation', squares: 'Matchstick squares', matches: 'Take the matches' },
  task: {
    move: {
      1: 'Move one match so that the equation is true.',
      2: 'Move two matches so that the equation is true.',
    },
    take: {
      1: 'Take away one match so that the equation is true.',
      2: 'Take away two matches so that the equation is true.',
    },
    add: {
      1: 'Add one match so that the equation is true.',
      2: 'Add two matches so that the equation is true.',
    },
  },
  right: 'Which number is on the right then?',
  findRight: 'Say which number is on the right then.',
  option: 'Which equation comes out?',
  findOption: 'Find the equation that comes out.',
  squares: 'How many squares are there, small and large?',
  findSquares: 'Count all the squares, small and large.',
  take: { 1: 'Take away one match.', 2: 'Take away two matches.', 3: 'Take away three matches.' },
  squaresLeft: (squares) => `Exactly ${counted(squares, 'square')} must remain, with no loose matches.`,
  squaresLeftSpoken: (squares) => `Exactly ${spelled(squares, 'square')} must remain, with no loose matches.`,
  altEquation: (equation) => `An equation laid with matches: ${equation}.`,
  altFigure: (rows, columns, lines) => `A lattice of matches, ${rows} by ${columns} squares. ${lines}`,
  altLine: ({ way, number, places }) => {
    const told = places.map((lies) => (lies ? 'match' : 'gap')).join(', ');
    return way === 'across' ? `Line ${number} across: ${told}.` : `Row ${number} upright: ${told}.`;
  },
  spot: ({ number, glyph, place, lies }) =>
    `Sign ${number}, ${glyph}: ${places[place]}, ${lies ? 'a match' : 'a free place'}`,
  stick: ({ way, row, column }) =>
    way === 'across' ? `Line ${row} across, match ${column}` : `Row ${row}, upright match ${column}`,
  hints: {
    sides: 'Work out both sides first. Which one is too large?',
    compare: 'Put each equation over ours, match by match.',
    sign: 'Look at the sign. What is it without its upright?',
    cell: 'Look here. What could this digit become?',
    small: 'Count the small squares first.',
    large: 'Several small squares can make a large one.',
    shared: 'Some matches belong to two squares at once.',
    loose: 'Every match that stays must belong to a square.',
  },
  feedback: {
    'match.one-match-too-many': 'That takes one match too many. Compare again.',
    'match.several-matches-too-many': 'That takes several matches more. Compare sign by sign.',
  },
  steps: {
    before: ({ equation, left, right }) => `Now it says ${equation}. Left: ${left}, right: ${right}.`,
    less: ({ from, to, count }) => `Take ${matches[count]} from ${from}: it becomes ${to}.`,
    more: ({ from, to, count }) => `Lay ${matches[count]} on ${from}: it becomes ${to}.`,
    inside: ({ from, to, count }) => `Move ${matches[count]} within ${from}: it becomes ${to}.`,
    both: (from, to) => `Lay the matches of ${from} differently: it becomes ${to}.`,
    plusToMinus: 'Take the upright match from the plus: it becomes a minus.',
    minusToPlus: 'Lay a match across the minus: it becomes a plus.',
    after: (equation) => `Now it is true: ${equation}.`,
    size: (size, count) => `Squares with a side of ${size}: ${count}.`,
    total: (count) => `All together: ${count}.`,
    now: (count) => `Now there are squares, small and large: ${count}.`,
    taken: {
      1: 'Take away this match.',
      2: 'Take away these two matches.',
      3: 'Take away these three matches.',
    },
    left: (count) => `Squares that remain: ${count}. No match is loose.`,
  },
  praise: 'Yes! Now both sides are equal.',
  praiseSquares: (count) => `Yes! Squares: ${count}.`,
};

const matches = { 1: 'one match', 2: 'two matches', 3: 'three matches' } as const;

const places: Readonly<Record<Place, string>> = {
  a: 'top',
  b: 'upper right',
  c: 'lower right',
  d: 'bottom',
  e: 'lower left',
  f: 'upper left',
  g: 'middle',
  h: 'lying',
  v: 'upright',
  t: 'upper line',
  u: 'lower line',
  x: 'rising line',
  y: 'falling line',
};
