import type { Box, SvgNode } from '@logikit/contract/scene';
import type { Board } from '../levels/board.ts';
import type { Voice } from './puzzle.ts';

// The board is a light table: it stays paper in both themes, so its colours are written out.
export const paper = {
  ink: '#1F2340',
  white: '#FFFFFF',
  sunk: '#E4E8F7',
  hair: '#C4CAE6',
  sky: '#4DB8FF',
  water: '#BDE4FF',
  sun: '#FFC83D',
  mint: '#1FA98F',
  mintSoft: '#CFF0E5',
  coral: '#E4573D',
  coralSoft: '#FFD9CE',
  violetSoft: '#E6E3FF',
  night: '#3A3F6B',
  sand: '#FFE3A6',
} as const;

/** A square of a board is so many units wide. */
export const square = 100;

/** Room around the board, so that thick lines are not cut. */
export const margin = 6;

export function viewOf({ rows, columns }: Board): readonly [x: number, y: number, width: number, height: number] {
  return [-margin, -margin, columns * square + 2 * margin, rows * square + 2 * margin];
}

export function boxOf({ columns }: Board, cell: number, inset = 0): Box {
  const [row, column] = [Math.floor(cell / columns), cell % columns];
  return [column * square + inset, row * square + inset, square - 2 * inset, square - 2 * inset];
}

export function at([x, y]: readonly [x: number, y: number], ...art: readonly SvgNode[]): SvgNode {
  return ['g', { transform: `translate(${x} ${y})` }, ...art];
}

export function middleOf(board: Board, cell: number): readonly [x: number, y: number] {
  const [x, y, width, height] = boxOf(board, cell);
  return [x + width / 2, y + height / 2];
}

export function tile(box: Box, fill: string, radius = 14): SvgNode {
  const [x, y, width, height] = box;
  return ['rect', { x, y, width, height, rx: radius, fill, stroke: paper.ink, 'stroke-width': 3 }];
}

/** "Row 2, column 3" for each square, by the key `at<cell>`. */
export function squareNames(board: Board, { t }: Voice): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Array.from({ length: board.rows * board.columns }, (_, cell) => [
      `at${cell}`,
      t('game.square', { row: Math.floor(cell / board.columns) + 1, column: (cell % board.columns) + 1 }),
    ]),
  );
}
