/** A board of squares, numbered row by row. */
export interface Board {
  readonly rows: number;
  readonly columns: number;
}

/** The four ways off a square, clockwise from above. */
export const ways = ['up', 'right', 'down', 'left'] as const;
export type Way = 0 | 1 | 2 | 3;
export const allWays: readonly Way[] = [0, 1, 2, 3];

export const opposite = (way: Way): Way => ((way + 2) % 4) as Way;

/** The square next to `cell`, or null at the edge of the board. */
export function neighbour({ rows, columns }: Board, cell: number, way: Way): number | null {
  const [row, column] = [Math.floor(cell / columns), cell % columns];
  if (way === 0) return row > 0 ? cell - columns : null;
  if (way === 1) return column < columns - 1 ? cell + 1 : null;
  if (way === 2) return row < rows - 1 ? cell + columns : null;
  return column > 0 ? cell - 1 : null;
}

export function neighbours(board: Board, cell: number): readonly number[] {
  return allWays.flatMap((way) => neighbour(board, cell, way) ?? []);
}

export function cellsOf({ rows, columns }: Board): readonly number[] {
  return Array.from({ length: rows * columns }, (_, cell) => cell);
}
