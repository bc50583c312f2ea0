import { type Board, cellsOf } from './board.ts';
import { changedBy } from './lights.ts';

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
