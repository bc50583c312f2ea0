import type { Dice } from '../dice.ts';
import type { GameSize } from '../game.descriptor.ts';
import { type Board, cellsOf } from './board.ts';

/** A square to be filled so that nothing repeats in a row, a column or a box. There is exactly one way. */
export interface SudokuLevel extends Board {
  readonly boxRows: number;
  readonly boxColumns: number;
  readonly given: readonly number[];
  readonly solution: readonly number[];
}

interface Shape {
  readonly boxRows: number;
  readonly boxColumns: number;
  /** How many cells are given at level 1, and at the least. */
  readonly given: readonly [first: number, least: number];
}

const shapes: Readonly<Record<GameSize, Shape>> = {
  small: { boxRows: 2, boxColumns: 2, given: [12, 6] },
  medium: { boxRows: 2, boxColumns: 3, given: [26, 14] },
  large: { boxRows: 2, boxColumns: 4, given: [44, 26] },
};

export function sudokuLevel(size: GameSize, level: number, chance: Dice): SudokuLevel {
  const { boxRows, boxColumns, given } = shapes[size];
  const side = boxRows * boxColumns;
  const shape = { rows: side, columns: side, boxRows, boxColumns };
  const empty = cellsOf(shape).map(() => 0);
  const [solution = empty] = fillings(shape, empty, { limit: 1, order: chance.shuffled });
  const wanted = Math.max(given[1], given[0] - (level - 1));
  return { ...shape, solution, given: dig({ ...shape, solution, given: solution }, wanted, chance) };
}

/** Empties one cell after the other as long as one way remains. */
function dig(whole: SudokuLevel, wanted: number, chance: Dice): readonly number[] {
  let given = whole.solution;
  for (const cell of chance.shuffled(cellsOf(whole))) {
    if (given.filter((symbol) => symbol > 0).length <= wanted) break;
    const less = given.map((symbol, other) => (other === cell ? 0 : symbol));
    if (fillings(whole, less, { limit: 2, order: (symbols) => symbols }).length === 1) given = less;
  }
  return given;
}

type Boxes = Board & Pick<SudokuLevel, 'boxRows' | 'boxColumns'>;

interface Search {
  /** How many ways are enough to know. */
  readonly limit: number;
  /** In which order symbols are tried. */
  readonly order: (symbols: readonly number[]) => readonly number[];
}

/** The ways to fill the empty cells, up to `limit` of them. What is taken in a line or box is a bit for each symbol. */
function fillings(shape: Boxes, cells: readonly number[], { limit, order }: Search): readonly (readonly number[])[] {
  const found: (readonly number[])[] = [];
  const filled = [...cells];
  const groups = cells.map((_, cell) => groupsOf(shape, cell));
  const taken = Array.from({ length: shape.rows * 3 }, () => 0);
  const symbols = Array.from({ length: shape.rows }, (_, index) => index + 1);
  const set = (cell: number, symbol: number): void => {
    filled[cell] = symbol;
    for (const group of groups[cell] ?? []) taken[group] = (taken[group] ?? 0) | (1 << symbol);
  };
  const unset = (cell: number, symbol: number): void => {
    filled[cell] = 0;
    for (const group of groups[cell] ?? []) taken[group] = (taken[group] ?? 0) & ~(1 << symbol);
  };
  const choicesAt = (cell: number): readonly number[] => {
    const bits = (groups[cell] ?? []).reduce((all, group) => all | (taken[group] ?? 0), 0);
    return symbols.filter((symbol) => (bits & (1 << symbol)) === 0);
  };
  /** The narrowest empty cell: a dead end is seen at once. */
  const narrowest = (): { readonly cell: number; readonly choices: readonly number[] } | null => {
    let best: { readonly cell: number; readonly choices: readonly number[] } | null = null;
    for (const [cell, symbol] of filled.entries()) {
      if (symbol !== 0) continue;
      const choices = choicesAt(cell);
      if (best === null || choices.length < best.choices.length) best = { cell, choices };
      if (choices.length <= 1) break;
    }
    return best;
  };
  const go = (): void => {
    const next = narrowest();
    if (next === null) return void found.push([...filled]);
    for (const symbol of order(next.choices)) {
      if (found.length >= limit) return;
      set(next.cell, symbol);
      go();
      unset(next.cell, symbol);
    }
  };
  cells.forEach((symbol, cell) => symbol > 0 && set(cell, symbol));
  go();
  return found;
}

/** Row, column and box of a cell, numbered through. */
function groupsOf(shape: Boxes, cell: number): readonly number[] {
  const side = shape.rows;
  const [row, column] = [Math.floor(cell / side), cell % side];
  const across = side / shape.boxColumns;
  const box = Math.floor(row / shape.boxRows) * across + Math.floor(column / shape.boxColumns);
  return [row, side + column, 2 * side + box];
}

/** The cells that must differ from this one. */
export function peersOf(shape: Boxes, cell: number): readonly number[] {
  const own = groupsOf(shape, cell);
  return cellsOf(shape).filter(
    (other) => other !== cell && groupsOf(shape, other).some((group) => own.includes(group)),
  );
}
