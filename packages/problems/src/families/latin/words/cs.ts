import { speak } from '../../../lang/speak.ts';
import type { Size } from '../params.ts';
import type { CellSaid, Sign, Told, UnitSaid, Words } from './shape.ts';

const { noun, capital } = speak('cs');

export const cs: Words = {
  title: { pictures: 'No twins', digits: 'Number square' },
  fill: { pictures: 'Fill the empty cells.', digits: 'Fill the empty cells with numbers.' },
  ask: { pictures: 'What hides in the marked cell?', digits: 'Which number hides in the marked cell?' },
  find: { pictures: 'Find what hides in the marked cell.', digits: 'Find the number in the marked cell.' },
  rule: {
    pictures: 'Every row, column and block has each picture once.',
    digits: 'Every row, column and block has each number once.',
  },
  alt: (size, rows) => `A square of ${size} by ${size} cells. ${rows}`,
  row: (row, cells) => `Row ${row}: ${cells.map(inCell).join(', ')}.`,
  sign,
  cell: (cell) => capital(at(cell)),
  hints: {
    fill: 'Begin where the fewest cells are empty.',
    around: 'Look around from the marked cell: row, column and block.',
    first: 'Begin here. Something can be told for sure.',
  },
  feedback: {
    'latin.in-row': both('That one stands in this row already. Look along the row.'),
    'latin.in-column': both('That one stands in this column already. Look down the column.'),
    'latin.in-block': both('That one stands in this block already. Look around the block.'),
    'latin.breaks-elsewhere': both('Nobody is in its way yet. But what would its neighbours do then?'),
  },
  steps: {
    last: ({ unit, symbol }) =>
      `Only one cell is still empty ${inUnit(unit)}. It takes what is missing: ${sign(symbol)}.`,
    'only-place': ({ unit, symbol, cell }) =>
      `Where can this go ${inUnit(unit)}: ${sign(symbol)}? Only one cell is left for it: ${at(cell)}.`,
    'only-symbol': ({ cell, symbol }) =>
      `Look at ${at(cell)}. Everything else already stands in its row, column or block. What is left: ${sign(symbol)}.`,
    locked: ({ unit, symbol }) =>
      `All places for ${sign(symbol)} ${inUnit(unit)} lie on one line or in one block. So the rest of that line or block cannot take it.`,
    pair: ({ unit, symbol, second }) =>
      `Two cells ${inUnit(unit)} share ${sign(symbol)} and ${sign(second)} between them. The other cells there get neither.`,
    suppose: ({ cell, symbol }) =>
      `Suppose ${sign(symbol)} stands in ${at(cell)}. Soon a cell has no choice left, so it does not.`,
    same: (found) => `In the same way: ${found.map(({ cell, symbol }) => `${at(cell)} — ${sign(symbol)}`).join('; ')}.`,
    here: (symbol) => `So the marked cell holds: ${sign(symbol)}.`,
    done: (rows) =>
      `All rows together: ${rows.map((row, index) => `row ${index + 1}: ${row.map(sign).join(', ')}`).join('; ')}.`,
  },
  praise: (symbol) => `Yes! In the marked cell: ${sign(symbol)}.`,
  praiseAll: 'Yes! Not a single twin in the whole square.',
};

function sign(symbol: Sign): string {
  return typeof symbol === 'number' ? String(symbol) : noun(symbol);
}

function inCell(cell: Sign | 'asked' | null): string {
  return cell === null ? 'empty' : cell === 'asked' ? 'the marked cell' : sign(cell);
}

function at({ row, column }: CellSaid): string {
  return `row ${row}, column ${column}`;
}

function inUnit(unit: UnitSaid | null): string {
  if (unit === null) return '';
  const { kind, place, size } = unit;
  return kind === 'block' ? `in the ${blocks[size][place - 1] ?? ''} block` : `in ${kind} ${place}`;
}

function both(text: string): Told {
  return { pictures: text, digits: text };
}

const blocks: Readonly<Record<Size, readonly string[]>> = {
  4: ['top left', 'top right', 'bottom left', 'bottom right'],
  6: ['top left', 'top right', 'middle left', 'middle right', 'bottom left', 'bottom right'],
};
