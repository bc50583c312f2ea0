import type { PositionParams, Side, ToyId } from './params.ts';

/** What stands on the shelves, without the question. */
export type Shelf = Pick<PositionParams, 'rows' | 'columns' | 'toys'>;

/** One step to that side: how the column and the row change. */
export const stepTo: Readonly<Record<Side, readonly [column: number, row: number]>> = {
  left: [-1, 0],
  right: [1, 0],
  above: [0, -1],
  below: [0, 1],
};

export const opposite: Readonly<Record<Side, Side>> = { left: 'right', right: 'left', above: 'below', below: 'above' };

/** The cell so many steps away, or null when the shelves end before. */
export function cellAt(
  { rows, columns }: Shelf,
  from: number,
  { side, steps }: { side: Side; steps: number },
): number | null {
  const [right, down] = stepTo[side];
  const [row, column] = [Math.floor(from / columns) + down * steps, (from % columns) + right * steps];
  return row < 0 || row >= rows || column < 0 || column >= columns ? null : row * columns + column;
}

export function cellsOf({ toys }: Shelf, toy: ToyId): readonly number[] {
  return toys.flatMap((one, cell) => (one === toy ? [cell] : []));
}
