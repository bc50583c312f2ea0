import { pairOf } from '../../core/list.ts';

/** Where the circles lie, and the outline of each region between them. */
export interface Ring {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

export type Point = readonly [x: number, y: number];

export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly rings: readonly Ring[];
  /** Where the picture of each circle sits on its line. */
  readonly tabs: readonly Point[];
  /** The middle of each region; the first lies outside. */
  readonly middles: readonly Point[];
}

export const two: Layout = {
  width: 320,
  height: 270,
  rings: [
    { x: 112, y: 128, r: 98 },
    { x: 208, y: 128, r: 98 },
  ],
  tabs: [
    [46, 52],
    [274, 52],
  ],
  middles: [
    [160, 246],
    [60, 132],
    [260, 132],
    [160, 128],
  ],
};

export const three: Layout = {
  width: 320,
  height: 330,
  rings: [
    { x: 112, y: 116, r: 86 },
    { x: 208, y: 116, r: 86 },
    { x: 160, y: 200, r: 86 },
  ],
  tabs: [
    [50, 52],
    [270, 52],
    [160, 288],
  ],
  middles: [
    [36, 300],
    [74, 96],
    [246, 96],
    [160, 76],
    [160, 240],
    [100, 172],
    [220, 172],
    [160, 144],
  ],
};

export function layoutOf(circles: number): Layout {
  return circles === 2 ? two : three;
}

interface Arc {
  readonly from: Point;
  readonly to: Point;
  readonly ring: Ring;
  readonly isLarge: boolean;
}

/** The outline of one region as a path; the region outside is the frame with the circles cut out. */
export function regionPath({ rings, width, height }: Layout, region: number): string {
  if (region === 0) {
    return `M4 4H${width - 4}V${height - 4}H4Z${loop(rings.flatMap((ring, i) => arcsOf(rings, { ring, i, region: 0 })))}`;
  }
  return loop(rings.flatMap((ring, i) => arcsOf(rings, { ring, i, region })));
}

interface Piece {
  readonly ring: Ring;
  readonly i: number;
  readonly region: number;
}

/** The arcs of one circle that border a region, all clockwise around it, or against it where the region lies outside. */
function arcsOf(rings: readonly Ring[], { ring, i, region }: Piece): readonly Arc[] {
  const angles = rings.flatMap((other, j) => (j === i ? [] : crossings(ring, other))).sort((a, b) => a - b);
  return angles.flatMap((start, n) => {
    const end = n + 1 < angles.length ? (angles[n + 1] ?? 0) : (angles[0] ?? 0) + 2 * Math.PI;
    const middle = at(ring, (start + end) / 2);
    const borders = rings.every((other, j) => j === i || isInside(other, middle) === ((region & (1 << j)) !== 0));
    if (!borders) return [];
    const isLarge = end - start > Math.PI;
    const isOwn = (region & (1 << i)) !== 0;
    const [from, to] = isOwn ? [at(ring, start), at(ring, end)] : [at(ring, end), at(ring, start)];
    return [{ from, to, ring, isLarge }];
  });
}

/** Arcs put end to end. */
function loop(arcs: readonly Arc[]): string {
  const left = [...arcs];
  let path = '';
  while (left.length > 0) {
    let arc = left.shift();
    const start = arc?.from ?? [0, 0];
    path += `M${text(start)}`;
    while (arc !== undefined) {
      const { ring, to, isLarge, from } = arc;
      path += `A${ring.r} ${ring.r} 0 ${isLarge ? 1 : 0} ${isClockwise(ring, { from, to, isLarge }) ? 1 : 0} ${text(to)}`;
      const next = left.findIndex((other) => Math.hypot(other.from[0] - to[0], other.from[1] - to[1]) < 0.5);
      arc = next < 0 ? undefined : left.splice(next, 1)[0];
    }
    path += 'Z';
  }
  return path;
}

function isClockwise(ring: Ring, { from, to, isLarge }: Pick<Arc, 'from' | 'to' | 'isLarge'>): boolean {
  const [a, b] = pairOf([from, to].map(([x, y]) => Math.atan2(y - ring.y, x - ring.x)));
  const sweep = (b - a + 4 * Math.PI) % (2 * Math.PI);
  return sweep > Math.PI === isLarge;
}

/** Angles of the first circle at which the second crosses it. */
function crossings(one: Ring, other: Ring): readonly number[] {
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const half = Math.acos(Math.hypot(dx, dy) / (2 * one.r));
  const towards = Math.atan2(dy, dx);
  return [towards - half, towards + half].map((angle) => (angle + 2 * Math.PI) % (2 * Math.PI));
}

function at({ x, y, r }: Ring, angle: number): Point {
  return [x + r * Math.cos(angle), y + r * Math.sin(angle)];
}

function isInside({ x, y, r }: Ring, [px, py]: Point): boolean {
  return Math.hypot(px - x, py - y) < r;
}

function text([x, y]: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}
