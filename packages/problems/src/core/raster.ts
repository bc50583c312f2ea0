import type { Outline, Point } from './outline.ts';

/** A silhouette on paper with little squares: 1 where ink is. Row by row. */
export type Bitmap = Uint8Array;

/** Squares on a side, and how far the paper reaches from the middle. */
export const side = 64;
const reach = 64;
const cell = (2 * reach) / side;

/** Inks everything that is filled or that the pen of this width runs over. */
export function rasterise(outlines: readonly Outline[], pen: number): Bitmap {
  const bits = new Uint8Array(side * side);
  for (const { points, isFilled } of outlines) {
    if (isFilled) fill(bits, points);
    for (let i = 1; i < points.length; i += 1) drag(bits, [points[i - 1] ?? [0, 0], points[i] ?? [0, 0]], pen / 2);
  }
  return bits;
}

const middleOf = (index: number): number => (index + 0.5) * cell - reach;
const indexOf = (value: number): number => Math.floor((value + reach) / cell);
const clamp = (index: number): number => Math.min(side - 1, Math.max(0, index));

/** Every square whose middle lies inside, by counting how often the edge winds round it. */
function fill(bits: Bitmap, points: readonly Point[]): void {
  for (let row = 0; row < side; row += 1) {
    const y = middleOf(row);
    const crossings = points.flatMap(([x1, y1], i): readonly Point[] => {
      const [x0, y0] = (i === 0 ? points.at(-1) : points[i - 1]) ?? [x1, y1];
      if (y0 <= y === y1 <= y) return [];
      return [[x0 + ((y - y0) / (y1 - y0)) * (x1 - x0), y1 > y0 ? 1 : -1]];
    });
    crossings.sort((a, b) => a[0] - b[0]);
    let winding = 0;
    crossings.forEach(([x, turn], i) => {
      winding += turn;
      if (winding === 0) return;
      const end = crossings[i + 1]?.[0] ?? x;
      for (
        let column = clamp(Math.ceil((x + reach) / cell - 0.5));
        column < side && middleOf(column) <= end;
        column += 1
      ) {
        bits[row * side + column] = 1;
      }
    });
  }
}

/** Every square whose middle comes as near to the line as half a pen. */
function drag(bits: Bitmap, [[x0, y0], [x1, y1]]: readonly [Point, Point], half: number): void {
  const length = (x1 - x0) ** 2 + (y1 - y0) ** 2;
  for (let row = clamp(indexOf(Math.min(y0, y1) - half)); row <= clamp(indexOf(Math.max(y0, y1) + half)); row += 1) {
    const y = middleOf(row);
    for (
      let column = clamp(indexOf(Math.min(x0, x1) - half));
      column <= clamp(indexOf(Math.max(x0, x1) + half));
      column += 1
    ) {
      const x = middleOf(column);
      const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - x0) * (x1 - x0) + (y - y0) * (y1 - y0)) / length));
      const [dx, dy] = [x - x0 - along * (x1 - x0), y - y0 - along * (y1 - y0)];
      if (dx * dx + dy * dy <= half * half) bits[row * side + column] = 1;
    }
  }
}

/** Left and right change places. */
export function flipped(bits: Bitmap): Bitmap {
  return bits.map((_, i) => bits[i - (i % side) + (side - 1 - (i % side))] ?? 0);
}

/** A quarter turn, clockwise. */
export function turned(bits: Bitmap): Bitmap {
  return bits.map((_, i) => bits[(side - 1 - (i % side)) * side + Math.floor(i / side)] ?? 0);
}

/** How much of their common ground two silhouettes share: 1 means that they are the same. */
export function overlap(a: Bitmap, b: Bitmap): number {
  let [both, either] = [0, 0];
  for (let i = 0; i < a.length; i += 1) {
    both += (a[i] ?? 0) & (b[i] ?? 0);
    either += (a[i] ?? 0) | (b[i] ?? 0);
  }
  return either === 0 ? 1 : both / either;
}
