import type { Box } from '@logikit/contract/scene';
import { brick } from './board.ts';
import type { Shape } from './board.ts';

export const width = 320;
const roofHeight = 86;
const margin = 12;

/** Where every cell lies, and how high the board is. */
export interface Layout {
  readonly cells: readonly Box[];
  readonly height: number;
}

export function layoutOf(shape: Shape): Layout {
  if (shape.kind === 'pyramid') return pyramid(shape.size);
  if (shape.kind === 'house') return house(shape.size);
  return shape.kind === 'magic' ? magic() : square();
}

function pyramid(size: number): Layout {
  const [wide, high] = [size > 3 ? 72 : 88, 52];
  const cells = Array.from({ length: brick(size, 0) }, (_, cell): Box => {
    const row = Array.from({ length: size }, (__, i) => i).findLast((i) => brick(i, 0) <= cell) ?? 0;
    const left = width / 2 - ((row + 1) * wide) / 2;
    return [left + (cell - brick(row, 0)) * wide, margin + row * high, wide, high];
  });
  return { cells, height: 2 * margin + size * high };
}

/** The roof, then two windows on every floor. */
function house(size: number): Layout {
  const floors = Array.from({ length: size }, (_, floor): readonly Box[] => {
    const y = roofHeight + 12 + floor * 62;
    return [
      [width / 2 - 84, y, 74, 52],
      [width / 2 + 10, y, 74, 52],
    ];
  });
  return { cells: [[width / 2 - 37, 34, 74, 46], ...floors.flat()], height: roofHeight + 12 + size * 62 + 10 };
}

function magic(): Layout {
  const side = 84;
  const left = width / 2 - 1.5 * side;
  const cells = Array.from({ length: 9 }, (_, cell): Box => [
    left + (cell % 3) * side,
    margin + Math.floor(cell / 3) * side,
    side,
    side,
  ]);
  return { cells, height: 2 * margin + 3 * side };
}

/** Cells with room for the signs between them. */
function square(): Layout {
  const [side, step] = [70, 108];
  const left = width / 2 - step - side / 2;
  const cells = Array.from({ length: 9 }, (_, cell): Box => [
    left + (cell % 3) * step,
    margin + Math.floor(cell / 3) * (step - 6),
    side,
    side - 10,
  ]);
  return { cells, height: 2 * margin + 2 * (step - 6) + side - 10 };
}
