import type { SvgNode } from '@logikit/contract/scene';
import { ink, paper } from '../../draw/palette.ts';
import { circle, path, rect, withAttributes } from '../../draw/svg.ts';

type Point = readonly [x: number, y: number];

const step = 19;
const places = {
  c: [0, 0],
  nw: [-step, -step],
  n: [0, -step],
  ne: [step, -step],
  w: [-step, 0],
  e: [step, 0],
  sw: [-step, step],
  s: [0, step],
  se: [step, step],
} as const;

/** The faces of a die, and on to nine. */
const faces: readonly (readonly (keyof typeof places)[])[] = [
  [],
  ['c'],
  ['nw', 'se'],
  ['nw', 'c', 'se'],
  ['nw', 'ne', 'sw', 'se'],
  ['nw', 'ne', 'c', 'sw', 'se'],
  ['nw', 'ne', 'w', 'e', 'sw', 'se'],
  ['nw', 'ne', 'w', 'c', 'e', 'sw', 'se'],
  ['nw', 'n', 'ne', 'w', 'e', 'sw', 's', 'se'],
  ['nw', 'n', 'ne', 'w', 'c', 'e', 'sw', 's', 'se'],
];

export interface Paint {
  readonly fill: string;
  /** Rods of ten and single beads; otherwise dots as on a die, up to nine. */
  readonly isBeads: boolean;
}

/** A group of dots, its middle at this point. */
export function dots(count: number, [x, y]: Point, { fill, isBeads }: Paint): readonly SvgNode[] {
  if (isBeads) return beads(count, [x, y], fill);
  return (faces[count] ?? []).map((place) => circle([x + places[place][0], y + places[place][1]], 7, fill));
}

const rod = { width: 10, height: 56, pitch: 12.5 };
const bead = rod.height / 10;

/** Rods of ten beads side by side, then the single beads. */
function beads(count: number, [x, y]: Point, fill: string): readonly SvgNode[] {
  const [tens, ones] = [Math.floor(count / 10), count % 10];
  const columns = ones > 5 ? 2 : ones > 0 ? 1 : 0;
  const width = tens * rod.pitch + (columns > 0 ? 4 : 0) + columns * 13;
  const top = y - rod.height / 2;
  const rods = Array.from({ length: tens }, (_, i) => rodAt([x - width / 2 + i * rod.pitch, top], fill));
  const left = x - width / 2 + tens * rod.pitch + 9;
  const single = Array.from({ length: ones }, (_, i) =>
    circle([left + Math.floor(i / 5) * 13, top + 5 + (i % 5) * 11.4], 4.6, fill),
  );
  return [['g', { 'stroke-width': 2 }, ...rods, ...single]];
}

function rodAt([x, y]: Point, fill: string): SvgNode {
  const cuts = Array.from(
    { length: 9 },
    (_, i) => `M${Math.round(x)} ${Math.round((y + bead * (i + 1)) * 10) / 10}h${rod.width}`,
  );
  return [
    'g',
    {},
    rect([Math.round(x), y, rod.width, rod.height], 4, fill),
    withAttributes(path(cuts.join('')), { 'stroke-width': 1.2 }),
  ];
}

/** A frame of ten cells with counters in them; `gone` marks those that are crossed out. */
export function tenFrame(
  [x, y]: Point,
  cell: number,
  { filled, gone, fill }: { readonly filled: number; readonly gone: readonly number[]; readonly fill: string },
): readonly SvgNode[] {
  const grid = Array.from({ length: 4 }, (_, i) => `M${x + (i + 1) * cell} ${y}v${2 * cell}`);
  const middle = (i: number): Point => [x + ((i % 5) + 0.5) * cell, y + (Math.floor(i / 5) + 0.5) * cell];
  const counters = Array.from({ length: filled }, (_, i) =>
    counter(middle(i), cell * 0.33, gone.includes(i) ? null : fill),
  );
  return [
    rect([x, y, 5 * cell, 2 * cell], 6, paper.white),
    withAttributes(path(`${grid.join('')}M${x} ${y + cell}h${5 * cell}`), { 'stroke-width': 2 }),
    ...counters,
  ];
}

/** A counter, or a crossed-out one. */
function counter([x, y]: Point, r: number, fill: string | null): SvgNode {
  if (fill !== null) return circle([x, y], r, fill);
  const d = Math.round(r * 9) / 10;
  const [cx, cy] = [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
  return [
    'g',
    {},
    withAttributes(circle([x, y], r, paper.hair), { 'stroke-width': 2 }),
    withAttributes(path(`M${cx - d} ${cy - d}l${2 * d} ${2 * d}m0 ${-2 * d}l${-2 * d} ${2 * d}`), {
      stroke: ink,
      'stroke-width': 3.5,
    }),
  ];
}
