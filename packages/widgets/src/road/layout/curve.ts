import type { Point } from './box.ts';

/** A cubic piece of the road between two points, with its two handles. */
export interface Piece {
  readonly from: Point;
  readonly first: Point;
  readonly second: Point;
  readonly to: Point;
}

/** A place that the road goes through, with the direction in which it does; `reach` is the length of both handles. */
export interface Knot extends Point {
  readonly before: Point;
  readonly after: Point;
}

export function joinKnots(knots: readonly Knot[]): readonly Piece[] {
  return knots.slice(1).map((to, index) => {
    const from = knots[index] as Knot; // index runs below length - 1
    return {
      from,
      first: { x: from.x + from.after.x, y: from.y + from.after.y },
      second: { x: to.x + to.before.x, y: to.y + to.before.y },
      to,
    };
  });
}

export function pathOf(pieces: readonly Piece[]): string {
  const start = pieces[0];
  if (start === undefined) return '';
  const curves = pieces.map(({ first, second, to }) => `C${[first, second, to].map(coordinates).join(' ')}`);
  return `M${coordinates(start.from)}${curves.join('')}`;
}

function coordinates({ x, y }: Point): string {
  return `${tenth(x)} ${tenth(y)}`;
}

export function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

function pointAt({ from, first, second, to }: Piece, t: number): Point {
  const s = 1 - t;
  const mix = (of: 'x' | 'y') =>
    s * s * s * from[of] + 3 * s * s * t * first[of] + 3 * s * t * t * second[of] + t * t * t * to[of];
  return { x: mix('x'), y: mix('y') };
}

/** The middle line as points at most about `step` pixels apart. */
export function traceOf(pieces: readonly Piece[], step = 12): readonly Point[] {
  return pieces.flatMap((piece) => {
    const length =
      Math.hypot(piece.first.x - piece.from.x, piece.first.y - piece.from.y) +
      Math.hypot(piece.second.x - piece.first.x, piece.second.y - piece.first.y) +
      Math.hypot(piece.to.x - piece.second.x, piece.to.y - piece.second.y);
    const count = Math.max(2, Math.ceil(length / step));
    return Array.from({ length: count + 1 }, (_, index) => pointAt(piece, index / count));
  });
}
