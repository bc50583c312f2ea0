import { speak } from '../../../lang/speak.ts';
import type { NounId } from '../../../lang/lexicon.ts';
import type { Words } from './shape.ts';

const { adjective, colour, counted, described, noun, spelled } = speak('tr');

const many = (thing: NounId): string => noun(thing, { number: 'many' });

export const tr: Words = {
  title: { boat: 'The next boat', house: 'The next house', kite: 'The next kite', card: 'The missing card' },
  question: {
    boat: 'Which boat comes next?',
    house: 'Which house comes next?',
    kite: 'Which kite comes next?',
    card: 'Which card is missing?',
  },
  narration: {
    boat: 'Look at the rows. Find the boat that comes next.',
    house: 'Look at the rows. Find the house that comes next.',
    kite: 'Look at the rows. Find the kite that comes next.',
    card: 'Look at the rows and columns. Find the missing card.',
  },
  praise: (cell) => `Yes! ${cell}.`,
  hints: {
    firstLook: 'Look along the top row. What changes, what stays?',
    downLook: 'Now go down the last column. What changes there?',
    look: (thing, line) => `Compare the ${many(thing)} in every ${line}.`,
  },
  feedback: {
    'matrix.copies-left': 'That one stands next to the gap already. What changes along the row?',
    'matrix.copies-above': 'That one stands above the gap already. What changes down the column?',
    'matrix.nothing-fits': 'Look along the row first. Then look down the column.',
    'matrix.two-wrong': 'Something fits already. Check the rest one by one.',
  },
  number: (thing, line) => `The rest fits. Now count the ${many(thing)} in this ${line}.`,
  almost: (thing, line) => `The rest fits. Now look at the ${many(thing)} in this ${line}.`,
  cell: {
    boat: (sails, name) => spelled(sails, { noun: 'sail', adjectives: [colour(name)] }),
    house: (windows, name) =>
      `${described({ noun: 'roof', adjectives: [colour(name)] })}, ${counted(windows, 'window')}`,
    kite: (bows, name) => `${described({ noun: 'kite', adjectives: [colour(name)] })}, ${counted(bows, 'bow')}`,
    card: ({ shape, colour: name, size, dots }) => {
      const figure = described({ noun: shape, adjectives: [...(size === null ? [] : [size]), colour(name)] });
      return dots === null ? figure : `${figure}, ${counted(dots, 'dot')}`;
    },
  },
  value: {
    shape: (shape) => noun(shape),
    colour: (name) => adjective(colour(name), { noun: 'colour' }),
    size: (size) => adjective(size, { noun: 'size' }),
    number: (n, thing) => counted(n, thing),
  },
  board: { row: (row, cells) => `Row ${row}: ${cells.join('; ')}.`, missing: 'missing' },
  rules: {
    named: {
      same: (attribute, line) => `In each ${line} the ${noun(attribute)} is the same.`,
      set: (attribute, line) => `Each ${line} has the same three ${many(attribute)}.`,
    },
    counted: {
      same: (thing, line) => `Each ${line} has equally many ${many(thing)}.`,
      step: (thing, line) =>
        `The number of ${many(thing)} changes evenly ${line === 'row' ? 'along each row' : 'down each column'}.`,
      set: (thing, line) => `Each ${line} has the same three numbers of ${many(thing)}.`,
      sum: (thing, line) => `In each ${line}, add the ${many(thing)} of the first two cards.`,
      difference: (thing, line) => `In each ${line}, take the second card's ${many(thing)} away from the first.`,
    },
  },
  so: (value) => `So here: ${value}.`,
  answer: (cell) => `The answer: ${cell}.`,
};
