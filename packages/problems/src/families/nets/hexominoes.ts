import type { Shape, Square } from './params.ts';

/** The eight images of a shape, each moved to the corner and with its squares in order. */
export function images(shape: Shape): readonly Shape[] {
  const turned: Shape[] = [];
  let now = shape;
  for (let turn = 0; turn < 4; turn += 1) {
    turned.push(normal(now), normal(now.map(([x, y]) => [-x, y])));
    now = now.map(([x, y]) => [-y, x]);
  }
  return turned;
}

export function normal(shape: Shape): Shape {
  const left = Math.min(...shape.map(([x]) => x));
  const top = Math.min(...shape.map(([, y]) => y));
  return shape.map(([x, y]): Square => [x - left, y - top]).toSorted((a, b) => a[1] - b[1] || a[0] - b[0]);
}

export function keyOf(shape: Shape): string {
  return shape.map((square) => square.join(',')).join(' ');
}

/** The same for a shape and for all its images. */
export function freeKey(shape: Shape): string {
  const own = keyOf(shape);
  const known = freeKeys.get(own);
  if (known !== undefined) return known;
  const key = images(shape).map(keyOf).toSorted()[0] ?? '';
  freeKeys.set(own, key);
  return key;
}

/** There are few shapes of six squares, and each is looked up often. */
const freeKeys = new Map<string, string>();

const sides: readonly Square[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

/** All shapes of six squares, one of every eight images: 35 of them. */
export const hexominoes: readonly Shape[] = grow();

function grow(): readonly Shape[] {
  let shapes: readonly Shape[] = [[[0, 0]]];
  for (let size = 2; size <= 6; size += 1) {
    const next = new Map<string, Shape>();
    for (const bigger of shapes.flatMap(withOneMore)) next.set(freeKey(bigger), bigger);
    shapes = [...next.values()];
  }
  return shapes;
}

/** The shape with one square added, in every way. */
function withOneMore(shape: Shape): readonly Shape[] {
  const besides = shape.flatMap(([x, y]) => sides.map(([dx, dy]): Square => [x + dx, y + dy]));
  const free = besides.filter(([x, y]) => !shape.some(([a, b]) => a === x && b === y));
  return free.map((square) => normal([...shape, square]));
}

/** Four squares in a block can never fold. */
export function hasBlock(shape: Shape): boolean {
  const has = (x: number, y: number): boolean => shape.some(([a, b]) => a === x && b === y);
  return shape.some(([x, y]) => has(x + 1, y) && has(x, y + 1) && has(x + 1, y + 1));
}

/** The most squares in one line without a gap. */
export function longestLine(shape: Shape): number {
  const has = (x: number, y: number): boolean => shape.some(([a, b]) => a === x && b === y);
  const run = ([x, y]: Square, [dx, dy]: Square): number => {
    let length = 1;
    while (has(x + dx * length, y + dy * length)) length += 1;
    return length;
  };
  return Math.max(...shape.flatMap((square) => [run(square, [1, 0]), run(square, [0, 1])]));
}
