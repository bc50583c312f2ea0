import type { SvgAttributes, SvgNode } from '@logikit/contract/scene';

export type Point = readonly [x: number, y: number];

/** One run of straight pieces. A filled one is closed in thought, a line is only as wide as the pen. */
export interface Outline {
  readonly points: readonly Point[];
  readonly isFilled: boolean;
}

/** Every edge of a drawing as straight pieces. NOTE: drawings inside may not be moved by `transform`. */
export function outlinesOf(art: readonly SvgNode[]): readonly Outline[] {
  return art.flatMap(([tag, attributes, ...children]) => {
    const inside = outlinesOf(children.filter((child) => typeof child !== 'string'));
    const isFilled = (attributes['fill'] ?? 'none') !== 'none';
    return [...runsOf(tag, attributes).map((points) => ({ points, isFilled })), ...inside];
  });
}

function runsOf(tag: string, attributes: SvgAttributes): readonly (readonly Point[])[] {
  const at = (name: string): number => Number(attributes[name] ?? 0);
  switch (tag) {
    case 'circle':
      return [ring([at('cx'), at('cy')], [at('r'), at('r')])];
    case 'ellipse':
      return [ring([at('cx'), at('cy')], [at('rx'), at('ry')])];
    case 'rect': {
      const [x, y, width, height] = [at('x'), at('y'), at('width'), at('height')];
      return [closed([[x, y], [x + width, y], [x + width, y + height], [x, y + height]])]; // prettier-ignore
    }
    case 'polygon':
      return [closed(pairs(numbersIn(String(attributes['points'] ?? ''))))];
    case 'path':
      return pathRuns(String(attributes['d'] ?? ''));
    default:
      return [];
  }
}

const closed = (points: readonly Point[]): readonly Point[] => [...points, ...points.slice(0, 1)];

function ring([cx, cy]: Point, [rx, ry]: Point): readonly Point[] {
  return Array.from({ length: 33 }, (_, i) => {
    const angle = (i * Math.PI) / 16;
    return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)];
  });
}

function numbersIn(text: string): readonly number[] {
  return (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
}

function pairs(values: readonly number[]): readonly Point[] {
  return values.flatMap((x, i) => (i % 2 === 0 ? [[x, values[i + 1] ?? 0] as const] : []));
}

/** How many numbers one step of a path command takes. */
const taken: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, Q: 4, T: 2, C: 6, S: 4, A: 7 };

/** Where the pen is, and the last handle of a curve, which a smooth curve continues. */
interface Pen {
  readonly here: Point;
  readonly handle: Point | null;
}

function pathRuns(d: string): readonly (readonly Point[])[] {
  const runs: Point[][] = [];
  let pen: Pen = { here: [0, 0], handle: null };
  for (const [, letter = '', list = ''] of d.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const command = letter.toUpperCase();
    const run = runs.at(-1);
    if (command === 'Z') {
      const start = run?.[0] ?? pen.here;
      run?.push(start);
      pen = { here: start, handle: null };
      continue;
    }
    const size = taken[command] ?? 1;
    const values = numbersIn(list);
    for (let i = 0; i + size <= values.length; i += size) {
      const step = { command, values: values.slice(i, i + size), isRelative: letter !== command };
      const { points, handle } = stride(pen, step);
      if (command === 'M' && i === 0) runs.push([...points]);
      else runs.at(-1)?.push(...points);
      pen = { here: points.at(-1) ?? pen.here, handle };
    }
  }
  return runs;
}

interface PathStep {
  readonly command: string;
  readonly values: readonly number[];
  readonly isRelative: boolean;
}

function stride(
  { here, handle }: Pen,
  { command, values, isRelative }: PathStep,
): { points: readonly Point[]; handle: Point | null } {
  const [x, y] = here;
  const [dx, dy] = isRelative ? here : [0, 0];
  const [first = 0] = values;
  if (command === 'H') return { points: [[first + dx, y]], handle: null };
  if (command === 'V') return { points: [[x, first + dy]], handle: null };
  if (command === 'A') return { points: arc(here, values, [dx, dy]), handle: null };
  const named = pairs(values).map(([px, py]): Point => [px + dx, py + dy]);
  const isSmooth = command === 'T' || command === 'S';
  const mirrored: Point = handle ? [2 * x - handle[0], 2 * y - handle[1]] : here;
  const knots = isSmooth ? [mirrored, ...named] : named;
  if (knots.length === 1) return { points: knots, handle: null };
  return { points: bezier([here, ...knots]), handle: knots.at(-2) ?? null };
}

const pieces = 10;

/** A curve of any degree, by drawing lines between lines. */
function bezier(knots: readonly Point[]): readonly Point[] {
  return Array.from({ length: pieces }, (_, i) => {
    const t = (i + 1) / pieces;
    let row = knots;
    while (row.length > 1) {
      row = row.slice(1).map(([x, y], k): Point => {
        const [fromX, fromY] = row[k] ?? [x, y];
        return [fromX + (x - fromX) * t, fromY + (y - fromY) * t];
      });
    }
    return row[0] ?? [0, 0];
  });
}

/** An arc of a circle or of an upright ellipse (SVG 1.1, appendix F.6, without rotation). */
function arc([x0, y0]: Point, values: readonly number[], [dx, dy]: Point): readonly Point[] {
  const [wide = 0, high = 0, , large = 0, sweep = 0, toX = 0, toY = 0] = values;
  const [x1, y1] = [toX + dx, toY + dy];
  const [halfX, halfY] = [(x0 - x1) / 2 / wide, (y0 - y1) / 2 / high];
  const reach = Math.hypot(halfX, halfY);
  const grown = Math.max(1, reach);
  const [rx, ry] = [wide * grown, high * grown];
  const [ux, uy] = [halfX / grown, halfY / grown];
  const rest = Math.sqrt(Math.max(0, 1 / (ux * ux + uy * uy) - 1)) * (large === sweep ? -1 : 1);
  const [cx, cy] = [rest * uy, -rest * ux];
  const from = Math.atan2(uy - cy, ux - cx);
  let turn = Math.atan2(-uy - cy, -ux - cx) - from;
  if (sweep === 1 && turn < 0) turn += 2 * Math.PI;
  if (sweep === 0 && turn > 0) turn -= 2 * Math.PI;
  const middle: Point = [(x0 + x1) / 2 + cx * rx, (y0 + y1) / 2 + cy * ry];
  return Array.from({ length: pieces }, (_, i) => {
    const angle = from + (turn * (i + 1)) / pieces;
    return [middle[0] + rx * Math.cos(angle), middle[1] + ry * Math.sin(angle)];
  });
}
