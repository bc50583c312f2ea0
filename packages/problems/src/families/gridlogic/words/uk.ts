import { speak } from '../../../lang/speak.ts';
import type { CellSaid, Seen, Words } from './shape.ts';

const { capital, numeral } = speak('uk');

export const uk: Words = {
  title: {
    futoshiki: 'Less or more',
    tents: 'Tents and trees',
    lights: 'Light every cell',
    binary: 'Circles and squares',
    nonogram: 'Hidden picture',
    mines: 'Hidden gems',
  },
  task: {
    tents: 'Pitch a tent beside every tree.',
    lights: 'Put up lamps so that every cell is lit.',
    binary: 'Fill the grid with circles and squares.',
    nonogram: 'Colour cells and find the hidden picture.',
    mines: 'Find the closed cells that hide gems.',
  },
  fill: (size) => `Fill the grid with numbers from 1 to ${size}.`,
  fillSpoken: (size) => `Fill the grid with numbers from one to ${numeral(size)}.`,
  ask: 'Which number stands in the marked cell?',
  find: 'Find the number in the marked cell.',
  rules: {
    futoshiki: 'No number repeats in a row or column. The signs open towards the larger number.',
    tents:
      'Each tree has a tent of its own. Tents do not touch, not even at corners. Numbers count the tents in rows and columns.',
    lights:
      'Lamps shine along rows and columns up to walls. No lamp may shine on another. A number on a wall counts the lamps beside it.',
    binary: 'Rows and columns have equally many of both. Never three alike side by side.',
    nonogram: 'Each number is a run of coloured cells. Runs stand in this order, with gaps between.',
    mines: 'A number counts the gems in the cells around it.',
  },
  count: { lights: (n) => `Lamps: ${n}.`, mines: (n) => `Gems: ${n}.` },
  countSpoken: { lights: (n) => `Lamps: ${numeral(n)}.`, mines: (n) => `Gems: ${numeral(n)}.` },
  altBoard: (size, lines) => `A grid of ${size} by ${size} cells. ${lines}`,
  altRow: (row, cells) => `Row ${row}: ${cells.map(seen).join(', ')}.`,
  altClue: (way, number, clues) => `Clue of ${way} ${number}: ${clues.join(', ')}.`,
  altLess: (smaller, larger) => `${capital(at(smaller))} is less than ${at(larger)}.`,
  cell: (cell) => capital(at(cell)),
  symbol: (kind, value) =>
    kind === 'futoshiki' ? String(value) : kind === 'nonogram' ? 'coloured' : value === 1 ? 'circle' : 'square',
  hints: {
    futoshiki: 'The largest number can never stand on a smaller side.',
    tents: 'First cross out cells that have no tree beside them.',
    lights: 'Begin at the wall with the largest number.',
    binary: 'Two alike side by side? You know their neighbours.',
    nonogram: 'Begin with the longest runs.',
    mines: 'Begin where few closed cells touch a number.',
    first: 'Begin here. Something can be told for sure.',
  },
  steps: {
    look: {
      row: ({ number, digit }) =>
        digit > 0 ? `In row ${number} the ${digit} has one place.` : `Look at row ${number}.`,
      column: ({ number, digit }) =>
        digit > 0 ? `In column ${number} the ${digit} has one place.` : `Look at column ${number}.`,
      tree: (cell) => `The tree needs its tent: ${at(cell)}.`,
      touch: () => 'Tents do not touch.',
      number: (cell) => `Look at the number: ${at(cell)}.`,
      sight: () => 'No lamp may shine on another.',
      lit: (cell) => `This cell must be lit: ${at(cell)}.`,
      three: () => 'Never three alike side by side.',
      all: () => 'Count all the gems.',
      cell: (cell) => `Only one number is left: ${at(cell)}.`,
      digit: () => 'Only one place is left.',
      sign: () => 'Look at the sign.',
    },
    compare: 'Compare two clues that share cells.',
    suppose: (cell) => `Suppose the opposite for one cell: ${at(cell)}. Soon a rule breaks.`,
    filled: {
      tents: (cells) => `Tents: ${places(cells)}.`,
      lights: (cells) => `Lamps: ${places(cells)}.`,
      mines: (cells) => `Gems: ${places(cells)}.`,
      nonogram: (cells) => `Coloured: ${places(cells)}.`,
      circles: (cells) => `Circles: ${places(cells)}.`,
      squares: (cells) => `Squares: ${places(cells)}.`,
    },
    empty: (cells) => `These stay empty: ${places(cells)}.`,
    digit: (digit, cell) => `The ${digit} goes here: ${at(cell)}.`,
    notDigit: (digit, cell) => `There is no ${digit} here: ${at(cell)}.`,
    many: {
      tents: 'All the marked cells get tents.',
      lights: 'All the marked cells get lamps.',
      mines: 'All the marked cells hide gems.',
      nonogram: 'All the marked cells can be told now.',
      circles: 'All the marked cells get circles.',
      squares: 'All the marked cells get squares.',
      empty: 'All the marked cells stay empty.',
    },
    donePlaces: {
      tents: (rows) => `Go on like this. Tents: ${rowsTold(rows)}.`,
      lights: (rows) => `Go on like this. Lamps: ${rowsTold(rows)}.`,
      mines: (rows) => `Go on like this. Gems: ${rowsTold(rows)}.`,
      nonogram: (rows) => `Go on like this. Coloured: ${rowsTold(rows)}.`,
    },
    doneRows: (rows) =>
      `Go on like this. ${rows.map((row, index) => `Row ${index + 1}: ${row.map(seen).join(', ')}.`).join(' ')}`,
    doneAsked: (digit) => `So the marked cell holds ${digit}.`,
  },
  praise: 'Yes! Every rule holds.',
};

function at({ row, column }: CellSaid): string {
  return `row ${row}, column ${column}`;
}

function places(cells: readonly CellSaid[]): string {
  return cells.map(at).join('; ');
}

function rowsTold(rows: readonly { readonly row: number; readonly columns: readonly number[] }[]): string {
  return rows
    .map(({ row, columns }) => `row ${row}, ${columns.length > 1 ? 'columns' : 'column'} ${columns.join(', ')}`)
    .join('; ');
}

function seen(cell: Seen): string {
  switch (cell.is) {
    case 'number':
      return String(cell.n);
    case 'numberedWall':
      return `wall with ${cell.n}`;
    case 'asked':
      return 'the marked cell';
    default:
      return cell.is;
  }
}
