import type { LatinParams, Size } from './params.ts';
import type { CellSaid, Sign } from './words/shape.ts';

export function signOf({ tokens }: LatinParams, symbol: number): Sign {
  return tokens?.[symbol - 1]?.noun ?? symbol;
}

export function cellOf(size: Size, cell: number): CellSaid {
  return { row: Math.floor(cell / size) + 1, column: (cell % size) + 1 };
}

export function rowsOf<T>(size: Size, cells: readonly T[]): readonly (readonly T[])[] {
  return Array.from({ length: size }, (_, row) => cells.slice(row * size, (row + 1) * size));
}
