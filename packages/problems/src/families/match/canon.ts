import { smallest } from '../../core/canon.ts';
import { linesOf, placeOf } from './figures.ts';
import type { Lattice, Line } from './figures.ts';
import type { EquationParams, FigureParams, MatchParams } from './params.ts';

/** One puzzle idea: what is added or multiplied may change places, and a figure may be turned and mirrored. */
export function structKey(params: MatchParams): string {
  if (params.kind === 'figure') return `match:${params.ask}:${params.count}:${params.left}:${figureKey(params)}`;
  return `match:${params.action}:${params.count}:${smallest(imagesOf(params))}`;
}

export function skinKey(params: MatchParams): string {
  if (params.kind === 'equation') {
    return `match:${params.action}:${params.count}:${params.shown}:${params.ask}:${params.options.join(' ')}`;
  }
  const lines = params.sticks.map(Number).join('');
  return `match:${params.ask}:${params.count}:${params.left}:${params.rows}x${params.columns}:${lines}`;
}

/** The wrong equation and the right one, also with the first two operands exchanged where both equations allow it. */
function imagesOf({ shown, solution }: EquationParams): readonly string[] {
  const pair = [shown, solution];
  const swapped = pair.map((equation) => equation.replace(/(\d+)([+×])(\d+)/, '$3$2$1'));
  const isSwappable = pair.every((equation, i) => equation !== swapped[i] || /(\d+)[+×]\1/.test(equation));
  const isAligned = swapped.every((equation, i) => signsOf(equation) === signsOf(pair[i] ?? ''));
  return isSwappable && isAligned ? [pair.join(), swapped.join()] : [pair.join()];
}

function signsOf(equation: string): string {
  return equation.replace(/\d/g, 'd');
}

function figureKey({ rows, columns, sticks }: FigureParams): string {
  const lattice = { rows, columns };
  const lines = linesOf(lattice).filter((_, place) => sticks[place]);
  const images = [false, true].flatMap((isTurned) =>
    [false, true].flatMap((isFlipped) =>
      [false, true].map((isUpsideDown) => moved(lattice, lines, { isTurned, isFlipped, isUpsideDown })),
    ),
  );
  return smallest(images);
}

interface Turn {
  readonly isTurned: boolean;
  readonly isFlipped: boolean;
  readonly isUpsideDown: boolean;
}

/** The figure after a symmetry of the lattice, as text. */
function moved(lattice: Lattice, lines: readonly Line[], { isTurned, isFlipped, isUpsideDown }: Turn): string {
  const target = isTurned ? { rows: lattice.columns, columns: lattice.rows } : lattice;
  const places = lines.map((line) => {
    const { way, row, column } = isTurned ? transposed(line) : line;
    const [lastRow, lastColumn] =
      way === 'across' ? [target.rows, target.columns - 1] : [target.rows - 1, target.columns];
    return placeOf(target, {
      way,
      row: isUpsideDown ? lastRow - row : row,
      column: isFlipped ? lastColumn - column : column,
    });
  });
  return `${target.rows}x${target.columns}:${places.toSorted((a, b) => a - b).join('.')}`;
}

function transposed({ way, row, column }: Line): Line {
  return { way: way === 'across' ? 'down' : 'across', row: column, column: row };
}
