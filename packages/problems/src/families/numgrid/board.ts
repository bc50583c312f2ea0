import type { NumgridParams, Op } from './params.ts';

/** How cells hang together; cells are told by their index. */
export type Relation =
  | { readonly rule: 'op'; readonly op: Op; readonly a: number; readonly b: number; readonly c: number }
  /** Three neighbours of a pyramid and the brick two rows above: the middle one counts twice. */
  | {
      readonly rule: 'arch';
      readonly left: number;
      readonly middle: number;
      readonly right: number;
      readonly top: number;
    };

export type Shape = Pick<NumgridParams, 'kind' | 'size' | 'ops'>;

/** Index of a brick: rows from the top, which is row 0 with one brick. */
export function brick(row: number, place: number): number {
  return (row * (row + 1)) / 2 + place;
}

export function cellCount({ kind, size }: Shape): number {
  if (kind === 'pyramid') return brick(size, 0);
  return kind === 'house' ? 1 + 2 * size : 9;
}

export function relationsOf({ kind, size, ops }: Shape): readonly Relation[] {
  if (kind === 'pyramid') return bricks(size);
  if (kind === 'house') {
    return Array.from({ length: size }, (_, floor) => ({
      rule: 'op',
      op: '+',
      a: 1 + 2 * floor,
      b: 2 + 2 * floor,
      c: 0,
    }));
  }
  if (kind === 'magic') return [];
  return [0, 1, 2].flatMap((i): readonly Relation[] => [
    { rule: 'op', op: ops[0], a: 3 * i, b: 3 * i + 1, c: 3 * i + 2 },
    { rule: 'op', op: ops[1], a: i, b: i + 3, c: i + 6 },
  ]);
}

function bricks(size: number): readonly Relation[] {
  const found: Relation[] = [];
  for (let row = 0; row + 1 < size; row += 1) {
    for (let place = 0; place <= row; place += 1) {
      found.push({ rule: 'op', op: '+', a: brick(row + 1, place), b: brick(row + 1, place + 1), c: brick(row, place) });
      if (row + 2 >= size) continue;
      const [left, middle, right] = [brick(row + 2, place), brick(row + 2, place + 1), brick(row + 2, place + 2)];
      found.push({ rule: 'arch', left, middle, right, top: brick(row, place) });
    }
  }
  return found;
}

/** A magic square: these have one sum. */
export const lines: readonly (readonly [number, number, number])[] = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];
