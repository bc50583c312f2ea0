import { speak } from '../../../lang/speak.ts';
import type { Words } from './shape.ts';

const { colour: paint, described, spelled } = speak('pl');

const piece = (colour: Parameters<typeof paint>[0]): string =>
  described({ noun: 'piece', adjectives: [paint(colour)] });

export const pl: Words = {
  title: 'What fits?',
  rule: { turn: 'You may turn pieces, but not flip them.', still: 'Do not turn the pieces.' },
  ask: {
    hole: () => 'Which piece fills the hole?',
    holes: () => 'Fill every hole with its piece.',
    leftover: () => 'All pieces but one make the figure: which is left?',
    parts: ({ needed }) => `Which pieces make the figure (${needed} needed)?`,
    lies: ({ colour }) => `Mark where the ${piece(colour)} lies in the figure.`,
  },
  find: {
    hole: () => 'Find the piece that fills the hole.',
    holes: () => 'Fill every hole with its piece.',
    leftover: () => 'All pieces but one make the figure. Find the one that is left.',
    parts: ({ needed }) => `Find ${spelled(needed, 'piece')} that make the figure.`,
    lies: ({ colour }) => `Mark where the ${piece(colour)} lies in the figure.`,
  },
  alt: {
    hole: (squares, pieces) =>
      `A board with a hole. Squares in the hole: ${squares}. Pieces to choose from: ${pieces}.`,
    holes: (squares, pieces) => `A board with holes. Squares in the holes: ${squares}. Pieces: ${pieces}.`,
    leftover: (squares, pieces) => `A figure of squares: ${squares}. Pieces to choose from: ${pieces}.`,
    parts: (squares, pieces) => `A figure of squares: ${squares}. Pieces to choose from: ${pieces}.`,
    lies: (squares, pieces) => `A figure of squares: ${squares}. It is made of pieces: ${pieces}.`,
  },
  piece: (n) => `Piece ${n}`,
  hole: (n) => `Hole ${n}`,
  square: (row, column) => `Row ${row}, column ${column}`,
  hints: {
    rows: 'Count the squares in each row of the hole.',
    turn: 'Turn one piece in your mind, side after side.',
    corner: 'Begin in a corner or a narrow place.',
    twin: 'Some pieces are mirror twins. Flipping is not allowed.',
  },
  feedback: {
    'fit.turns-it': 'That one would have to be turned first.',
    'fit.flips-it': 'That one is a mirror twin. It would need flipping.',
    'fit.another-shape': 'Count the squares of each row once more.',
    'fit.is-needed': 'Try to make the figure without that one.',
    'fit.twin-of-the-one-left': 'Very close: it has a twin. Which way does it bend?',
    'fit.not-a-part': 'Lay that one into a corner. What is left then?',
  },
  steps: {
    rows: (rows) => `Count the squares of the hole, row by row: ${rows}.`,
    rowsOf: (hole, rows) => `Hole ${hole}, row by row: ${rows}. Find the same piece.`,
    turn: 'Turn the pieces in your mind and compare.',
    turnedLure: 'The same piece is there twice; one of them lies wrong.',
    twin: 'Its mirror twin does not fit: it would need flipping.',
    fills: 'This piece fills the hole.',
    allFilled: 'Now every hole is filled.',
    squares: ({ all, each, count }) => `The figure has ${all} squares, a piece has ${each}: it takes ${count} pieces.`,
    first: 'One piece can lie here.',
    next: 'The next one lies here.',
    last: 'The last one fills what remains.',
    leftover: 'The figure is full, and one piece is left over.',
    parts: 'So these pieces make the figure.',
    lies: (colour) => `So the ${piece(colour)} lies here.`,
  },
  praise: {
    hole: 'Yes! It fits exactly.',
    holes: 'Yes! All holes are filled.',
    leftover: 'Yes! That piece is not needed.',
    parts: 'Yes! Together they make the figure.',
    lies: 'Yes! That is where it lies.',
  },
};
