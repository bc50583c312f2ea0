import { blockOf } from './params.ts';
import type { Size } from './params.ts';

/** Counts by trying the emptiest cell first; stops at `limit`. Bits say which symbols a line or block has used. */
export function countFillings(square: readonly number[], size: Size, limit: number): number {
  const used = Array<number>(3 * size).fill(0);
  const holes: number[] = [];
  square.forEach((symbol, cell) => {
    if (symbol === 0) holes.push(cell);
    else for (const line of linesOf(size, cell)) used[line] = (used[line] ?? 0) | (1 << symbol);
  });
  return countFrom({ size, used, holes }, limit);
}

interface Search {
  readonly size: Size;
  readonly used: number[];
  readonly holes: number[];
}

function countFrom(search: Search, limit: number): number {
  const { size, used, holes } = search;
  if (holes.length === 0) return 1;
  const all = (1 << (size + 1)) - 2;
  let [at, free, fewest] = [0, 0, size + 1];
  for (const [index, cell] of holes.entries()) {
    const [row, column, block] = linesOf(size, cell);
    const open = all & ~((used[row] ?? 0) | (used[column] ?? 0) | (used[block] ?? 0));
    const count = bitCount(open);
    if (count < fewest) [at, free, fewest] = [index, open, count];
  }
  const cell = holes[at] ?? 0;
  const lines = linesOf(size, cell);
  holes.splice(at, 1);
  let found = 0;
  for (let bit = 2; bit <= all && found < limit; bit <<= 1) {
    if ((free & bit) === 0) continue;
    for (const line of lines) used[line] = (used[line] ?? 0) | bit;
    found += countFrom(search, limit - found);
    for (const line of lines) used[line] = (used[line] ?? 0) & ~bit;
  }
  holes.splice(at, 0, cell);
  return found;
}

/** Places of the cell's row, column and block among the used bits. */
function linesOf(size: Size, cell: number): readonly [row: number, column: number, block: number] {
  const [rows, columns] = blockOf[size];
  const [row, column] = [Math.floor(cell / size), cell % size];
  const block = Math.floor(row / rows) * (size / columns) + Math.floor(column / columns);
  return [row, size + column, 2 * size + block];
}

function bitCount(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}
