import { blank, plainWall } from './params.ts';
import type { GridParams } from './params.ts';
import type { CellSaid, Seen } from './words/shape.ts';

export function cellOf(size: number, cell: number): CellSaid {
  return { row: Math.floor(cell / size) + 1, column: (cell % size) + 1 };
}

export function rowsOf<T>(size: number, cells: readonly T[]): readonly (readonly T[])[] {
  return Array.from({ length: size }, (_, row) => cells.slice(row * size, (row + 1) * size));
}

/** What a cell shows before anything is done. */
export function givenIn({ kind, clues, ask }: GridParams, cell: number): Seen {
  const clue = clues[cell] ?? blank;
  if (clue === blank) return { is: cell === ask ? 'asked' : kind === 'mines' ? 'closed' : 'empty' };
  if (kind === 'tents') return { is: 'tree' };
  if (kind === 'lights') return clue === plainWall ? { is: 'wall' } : { is: 'numberedWall', n: clue };
  return signOf(kind, clue);
}

export function signOf(kind: GridParams['kind'], value: number): Seen {
  if (kind === 'binary') return { is: value === 1 ? 'circle' : 'square' };
  return { is: 'number', n: value };
}
