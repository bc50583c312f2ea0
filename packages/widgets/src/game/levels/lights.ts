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
