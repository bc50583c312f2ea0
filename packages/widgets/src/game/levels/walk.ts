import type { Dice } from '../dice.ts';
import type { GameSize } from '../game.descriptor.ts';
import { type Board, cellsOf, neighbours } from './board.ts';

/** Stones to be walked over in one go, each of them once. */
export interface WalkLevel extends Board {
  /** One walk that does it; the other squares are water. */
  readonly path: readonly number[];
}

/** Rows, columns and how many squares are water: little by little more. */
const boards: Readonly<Record<GameSize, readonly (readonly [rows: number, columns: number, water: number])[]>> = {
  small: [
    [2, 3, 1],
    [3, 3, 2],
    [3, 3, 0],
    [3, 4, 2],
    [4, 4, 3],
  ],
  medium: [
    [4, 4, 2],
    [4, 5, 3],
    [5, 5, 4],
    [5, 5, 2],
    [5, 6, 5],
  ],
  large: [
    [5, 5, 3],
    [5, 6, 4],
    [6, 6, 6],
    [6, 6, 4],
    [6, 6, 8],
  ],
};

export function walkLevel(size: GameSize, level: number, chance: Dice): WalkLevel {
  const rows = boards[size];
  const [height, width, water] = rows[Math.min(level - 1, rows.length - 1)] as (typeof rows)[number];
  const board = { rows: height, columns: width };
  return { ...board, path: wholeWalk(board, chance).slice(0, height * width - water) };
}

/**
 * A walk over every square. It begins as a snake; then one of its ends bites into the walk beside it again and again,
 * which turns a piece of the walk round and keeps it whole.
 */
function wholeWalk(board: Board, chance: Dice): readonly number[] {
  let walk = snake(board);
  for (let bite = 0; bite < walk.length * 12; bite += 1) {
    if (chance.below(2) === 0) walk = [...walk].reverse();
    const head = walk[0] ?? 0;
    const prey = chance.pick(neighbours(board, head).filter((cell) => cell !== walk[1]));
    const at = walk.indexOf(prey);
    walk = [...walk.slice(0, at).reverse(), ...walk.slice(at)];
  }
  return walk;
}

function snake(board: Board): readonly number[] {
  return cellsOf(board).map((cell) => {
    const [row, column] = [Math.floor(cell / board.columns), cell % board.columns];
    return row % 2 === 0 ? cell : row * board.columns + board.columns - 1 - column;
  });
}
