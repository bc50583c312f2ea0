import type { Words } from './shape.ts';

export const tr: Words = {
  title: 'Number puzzles',
  rule: {
    pyramid: 'Every brick is the sum of the two bricks below.',
    house: 'Both windows of a floor make the roof number.',
    magic: 'Rows, columns and diagonals all have the same sum.',
    square: 'Calculate along the rows and down the columns.',
  },
  ask: 'Which number belongs in the marked place?',
  fill: 'Lay the right numbers in the empty places.',
  find: 'Find the number for the marked place.',
  alt: {
    row: (row, cells) => `Row ${row}: ${cells}.`,
    empty: 'empty',
    marked: 'the marked place',
    roof: (n) => `Roof: ${n}.`,
    signs: (across, down) => `Signs in rows: ${across}. Signs in columns: ${down}.`,
    cards: (cards) => `Cards: ${cards}.`,
  },
  hints: {
    pyramid: [
      'Find two bricks side by side that you know.',
      'For a lower brick: take its neighbour off the upper one.',
    ],
    house: ['Look at the roof first.', 'What does the window next to it need?'],
    magic: ['Look for a line that has no empty place.', 'The middle number is a third of the sum.'],
    square: ['Look for a row or column with one empty place.', 'You can also calculate backwards.'],
  },
  signs: { '×': '×', '÷': '÷' },
  steps: {
    sum: (c) => `Add the two numbers: ${c}.`,
    part: (c) => `Take the known part off the sum: ${c}.`,
    difference: (c) => `Subtract: ${c}.`,
    back: (c) => `Calculate backwards: ${c}.`,
    product: (c) => `Multiply: ${c}.`,
    quotient: (c) => `Calculate backwards: ${c}.`,
    middle: (c) => `The middle brick counts twice in the one two rows above: ${c}.`,
    'full-line': (c) => `This line is full and gives the sum: ${c}.`,
    line: (c) => `Take the two known numbers off the sum: ${c}.`,
    third: (c) => `The middle is a third of the sum: ${c}.`,
    compare: (c) => `Two lines share an empty place, so their other numbers add up alike: ${c}.`,
  },
  tripled: (c) => `The sum is three times the middle: ${c}.`,
  answer: (n) => `The answer: ${n}.`,
  answerAll: (numbers) => `Everything is filled: ${numbers}.`,
  praise: (n) => `Yes! ${n} belongs there.`,
  praiseAll: 'Yes! Every number is in its place.',
  strings: {
    cell: (cell) => `Empty place ${cell}`,
    card: (n) => `Card ${n}`,
  },
};
