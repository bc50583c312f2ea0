import type { Dice } from '../dice.ts';
import type { GameSize } from '../game.descriptor.ts';
import { type Board, cellsOf, neighbours } from './board.ts';

/** Windows to be put out: a press changes a window and those beside it. */
export interface LightsLevel extends Board {
  /** The windows that are lit at the beginning. */
  readonly lit: readonly number[];
}

const sides: Readonly<Record<GameSize, number>> = { small: 3, medium: 4, large: 5 };
const firstPresses: Readonly<Record<GameSize, number>> = { small: 1, medium: 3, large: 4 };

export function lightsLevel(size: GameSize, level: number, chance: Dice): LightsLevel {
  const board = { rows: sides[size], columns: sides[size] };
  const cells = cellsOf(board);
  const presses = Math.min(cells.length, firstPresses[size] + Math.floor((level - 1) / 2));
  // Pressed from darkness, so the same presses lead back; some sets of presses cancel out and are drawn again.
  for (;;) {
    const lit = chance
      .shuffled(cells)
      .slice(0, presses)
      .reduce<readonly number[]>((before, cell) => press(board, before, cell), []);
    if (lit.length > 0) return { ...board, lit };
  }
}

/** The windows that a press on `cell` changes. */
export function changedBy(board: Board, cell: number): readonly number[] {
  return [cell, ...neighbours(board, cell)];
}

function press(board: Board, lit: readonly number[], cell: number): readonly number[] {
  const changed = changedBy(board, cell);
  return cellsOf(board).filter((other) => lit.includes(other) !== changed.includes(other));
}

/** The presses that put everything out, by elimination over two values; null when there are none. */
export function pressesFor(board: Board, lit: readonly number[]): readonly number[] | null {
  const cells = cellsOf(board);
  const width = cells.length;
  // One row for each window: which presses change it, and in the last place whether it is lit.
  const rows = cells.map((cell) => {
    const changers = changedBy(board, cell);
    return [...cells.map((other) => changers.includes(other)), lit.includes(cell)];
  });
  const pivots: number[] = [];
  for (const column of cells) {
    const at = rows.findIndex((row, index) => index >= pivots.length && row[column]);
    if (at < 0) continue;
    const [top, pivot] = [rows[pivots.length] as boolean[], rows[at] as boolean[]];
    [rows[pivots.length], rows[at]] = [pivot, top];
    for (const row of rows)
      if (row !== pivot && row[column]) pivot.forEach((bit, place) => (row[place] = row[place] !== bit));
    pivots.push(column);
  }
  if (rows.slice(pivots.length).some((row) => row[width])) return null;
  return pivots.filter((_, index) => rows[index]?.[width]);
}
