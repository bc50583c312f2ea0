import { describe, expect, it } from 'vitest';
import { dice } from '../dice.ts';
import { type GameSize, gameSizes } from '../game.descriptor.ts';
import { lightsLevel } from './lights.ts';
import { type PipesLevel, pipesLevel } from './pipes.ts';
import { type SudokuLevel, sudokuLevel } from './sudoku.ts';
import { type WalkLevel, walkLevel } from './walk.ts';

// NOTE: the solvers of this file know the rules of the games and nothing of how levels are made.

const levels = [1, 2, 3, 4, 5, 6, 7, 9, 12, 17, 25, 40, 77, 150];
const cases = gameSizes.flatMap((size) => levels.map((level) => [size, level] as const));
const chanceOf = (game: string, size: GameSize, level: number) => dice(`${game} ${size} ${level}`);

describe.each(cases)('every level can be solved: %s, level %i', (size, level) => {
  it('[R-071] pipes', () => {
    const made = pipesLevel(size, level, chanceOf('pipes', size, level));
    expect(turnsThatClose(made)).not.toBeNull();
  });

  it('[R-071] walk', () => {
    const made = walkLevel(size, level, chanceOf('walk', size, level));
    expect(canBeWalked(made)).toBe(true);
  });

  it('[R-071] sudoku, in one way only', () => {
    const made = sudokuLevel(size, level, chanceOf('sudoku', size, level));
    expect(waysToFill(made)).toBe(1);
    expect(made.given.some((symbol) => symbol === 0)).toBe(true);
  });

  it('[R-071] lights', () => {
    const made = lightsLevel(size, level, chanceOf('lights', size, level));
    expect(made.lit.length).toBeGreaterThan(0);
    expect(canBePutOut(made.rows, made.lit)).toBe(true);
  });
});

describe('levels', () => {
  it('are the same for everybody and differ from each other', () => {
    const made = (level: number) => JSON.stringify(sudokuLevel('medium', level, chanceOf('sudoku', 'medium', level)));
    expect(made(3)).toBe(made(3));
    expect(new Set(levels.map(made)).size).toBe(levels.length);
  });

  it('grow with their number', () => {
    const given = (level: number) =>
      sudokuLevel('large', level, chanceOf('sudoku', 'large', level)).given.filter((symbol) => symbol > 0).length;
    expect(given(1)).toBeGreaterThan(given(15));
    const squares = (level: number) => pipesLevel('small', level, chanceOf('pipes', 'small', level)).masks.length;
    expect([squares(1), squares(20)]).toEqual([9, 16]);
  });
});

/** Turns square by square, row by row; each must fit the ones above and to the left, and no water may leave the board. */
function turnsThatClose({ rows, columns, masks }: PipesLevel): readonly number[] | null {
  const laid: number[] = [];
  const turned = (mask: number, times: number): number =>
    times === 0 ? mask : turned(((mask & 7) << 1) | (mask >> 3), times - 1);
  const bit = (cell: number, way: number): boolean => (((laid[cell] ?? 0) >> way) & 1) === 1;
  const fits = (cell: number, mask: number): boolean => {
    const [row, column] = [Math.floor(cell / columns), cell % columns];
    const up = row > 0 && bit(cell - columns, 2);
    const left = column > 0 && bit(cell - 1, 1);
    if (((mask & 1) === 1) !== up || ((mask & 8) === 8) !== left) return false;
    return !(row === rows - 1 && mask & 4) && !(column === columns - 1 && mask & 2);
  };
  const go = (cell: number): boolean => {
    if (cell === rows * columns) return isOnePiece();
    for (const mask of new Set([0, 1, 2, 3].map((times) => turned(masks[cell] ?? 0, times)))) {
      if (!fits(cell, mask)) continue;
      laid[cell] = mask;
      if (go(cell + 1)) return true;
    }
    return false;
  };
  /** Joined squares get the same name; in the end there is one name. */
  const isOnePiece = (): boolean => {
    const names = laid.map((_, cell) => cell);
    const nameOf = (cell: number): number => (names[cell] === cell ? cell : nameOf(names[cell] ?? cell));
    laid.forEach((mask, cell) => {
      if (mask & 2) names[nameOf(cell)] = nameOf(cell + 1);
      if (mask & 4) names[nameOf(cell)] = nameOf(cell + columns);
    });
    return new Set(laid.map((_, cell) => nameOf(cell))).size === 1;
  };
  return go(0) ? laid : null;
}

/** Steps on stones, always where fewest ways lead on, and takes back what leads nowhere. */
function canBeWalked({ columns, path }: WalkLevel): boolean {
  const stones = new Map(path.map((cell) => [`${Math.floor(cell / columns)} ${cell % columns}`, cell]));
  const near = (cell: number): readonly number[] => {
    const [row, column] = [Math.floor(cell / columns), cell % columns];
    const places = [`${row - 1} ${column}`, `${row + 1} ${column}`, `${row} ${column - 1}`, `${row} ${column + 1}`];
    return places.flatMap((place) => stones.get(place) ?? []);
  };
  const dry = new Set(path);
  const go = (cell: number): boolean => {
    dry.delete(cell);
    if (dry.size === 0) return true;
    const freedom = (stone: number): number => near(stone).filter((next) => dry.has(next)).length;
    // Two stones with one way left, apart from the next step: both would have to be the last one.
    const ends = [...dry].filter((stone) => freedom(stone) <= 1 && !near(stone).includes(cell));
    if (ends.length <= 1) {
      const next = near(cell).filter((stone) => dry.has(stone));
      for (const stone of next.sort((a, b) => freedom(a) - freedom(b))) if (go(stone)) return true;
    }
    dry.add(cell);
    return false;
  };
  return go(path[0] ?? -1);
}

/** Counts exact covers: every cell filled, every symbol once in each row, column and box. Two are counted at most. */
function waysToFill({ rows: side, boxRows, boxColumns, given }: SudokuLevel): number {
  const covers = new Map<string, Set<string>>();
  const demands = (cell: number, symbol: number): readonly string[] => {
    const [row, column] = [Math.floor(cell / side), cell % side];
    const box = `${Math.floor(row / boxRows)}/${Math.floor(column / boxColumns)}`;
    return [`cell ${cell}`, `row ${row} ${symbol}`, `column ${column} ${symbol}`, `box ${box} ${symbol}`];
  };
  const choices = new Map<string, readonly string[]>();
  for (let cell = 0; cell < side * side; cell += 1) {
    for (let symbol = 1; symbol <= side; symbol += 1) choices.set(`${cell}=${symbol}`, demands(cell, symbol));
  }
  for (const [choice, wants] of choices)
    for (const want of wants) covers.set(want, (covers.get(want) ?? new Set()).add(choice));
  const take = (choice: string): readonly (readonly [string, Set<string>])[] =>
    (choices.get(choice) ?? []).map((want) => {
      const column = covers.get(want) ?? new Set<string>();
      for (const other of column)
        for (const wish of choices.get(other) ?? []) if (wish !== want) covers.get(wish)?.delete(other);
      covers.delete(want);
      return [want, column] as const;
    });
  const giveBack = (taken: readonly (readonly [string, Set<string>])[]): void => {
    for (const [want, column] of [...taken].reverse()) {
      covers.set(want, column);
      for (const other of column) for (const wish of choices.get(other) ?? []) covers.get(wish)?.add(other);
    }
  };
  given.forEach((symbol, cell) => symbol > 0 && take(`${cell}=${symbol}`));
  let count = 0;
  const go = (): void => {
    if (covers.size === 0) return void (count += 1);
    const [, narrow] = [...covers].reduce((best, next) => (next[1].size < best[1].size ? next : best));
    for (const choice of [...narrow]) {
      if (count > 1) return;
      const taken = take(choice);
      go();
      giveBack(taken);
    }
  };
  go();
  return count;
}

/** Chases the light down: the first row decides, each later row must put out the one above it. */
function canBePutOut(side: number, lit: readonly number[]): boolean {
  for (let first = 0; first < 2 ** side; first += 1) {
    const on = Array.from({ length: side * side }, (_, cell) => lit.includes(cell));
    const press = (row: number, column: number): void => {
      for (const [r, c] of [
        [row, column],
        [row - 1, column],
        [row + 1, column],
        [row, column - 1],
        [row, column + 1],
      ] as const)
        if (r >= 0 && c >= 0 && r < side && c < side) on[r * side + c] = !on[r * side + c];
    };
    for (let column = 0; column < side; column += 1) if (first & (1 << column)) press(0, column);
    for (let row = 1; row < side; row += 1)
      for (let column = 0; column < side; column += 1) if (on[(row - 1) * side + column]) press(row, column);
    if (!on.includes(true)) return true;
  }
  return false;
}
