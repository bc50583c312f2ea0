import type { SvgAttributes, SvgNode } from '@logikit/contract/scene';

type Point = readonly [x: number, y: number];
/** Turns a point of a node into a point of the picture. */
type Placing = (point: Point) => Point;

export interface Extent {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The box around everything drawn, without line widths; curves count with their control points. */
export function extentOf(art: readonly SvgNode[]): Extent | null {
  const points = art.flatMap((node) => pointsOf(node, (point) => point));
  if (points.length === 0) return null;
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

function pointsOf([tag, attributes, ...children]: SvgNode, placing: Placing): readonly Point[] {
  const own = placingOf(String(attributes['transform'] ?? ''));
  const place: Placing = (point) => placing(own(point));
  const inside = children.flatMap((child) => (typeof child === 'string' ? [] : pointsOf(child, place)));
  return [...cornersOf(tag, attributes).map(place), ...inside];
}

/** The last transform of a list acts first. */
function placingOf(transform: string): Placing {
  const moves = [...transform.matchAll(/(\w+)\(([^)]*)\)/g)].map(([, name = '', list = '']) => ({
    name,
    values: list
      .trim()
      .split(/[\s,]+/)
      .map(Number),
  }));
  return (point) => moves.reduceRight<Point>(moved, point);
}

function moved([x, y]: Point, { name, values }: { readonly name: string; readonly values: readonly number[] }): Point {
  const [a = 0, b] = values;
  if (name === 'translate') return [x + a, y + (b ?? 0)];
  if (name === 'scale') return [x * a, y * (b ?? a)];
  const angle = (a * Math.PI) / 180;
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
}

function cornersOf(tag: string, attributes: SvgAttributes): readonly Point[] {
  const at = (name: string): number => Number(attributes[name] ?? 0);
  const box = ([x, y]: Point, [width, height]: Point): readonly Point[] => [
    [x, y],
    [x + width, y],
    [x, y + height],
    [x + width, y + height],
  ];
  switch (tag) {
    case 'circle':
      return box([at('cx') - at('r'), at('cy') - at('r')], [2 * at('r'), 2 * at('r')]);
    case 'ellipse':
      return box([at('cx') - at('rx'), at('cy') - at('ry')], [2 * at('rx'), 2 * at('ry')]);
    case 'rect':
      return box([at('x'), at('y')], [at('width'), at('height')]);
    case 'line':
      return [
        [at('x1'), at('y1')],
        [at('x2'), at('y2')],
      ];
    case 'polygon':
    case 'polyline':
      return pairs(numbersIn(String(attributes['points'] ?? '')));
    case 'path':
      return pathPoints(String(attributes['d'] ?? ''));
    default:
      return [];
  }
}

function numbersIn(text: string): readonly number[] {
  return (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
}

function pairs(values: readonly number[]): readonly Point[] {
  return values.flatMap((x, i) => (i % 2 === 0 ? [[x, values[i + 1] ?? 0] as const] : []));
}

/** How many numbers one step of a path command takes. */
const taken: Readonly<Record<string, number>> = { M: 2, L: 2, T: 2, H: 1, V: 1, Q: 4, S: 4, C: 6, A: 7 };

function pathPoints(d: string): readonly Point[] {
  const points: Point[] = [];
  let [here, start]: [Point, Point] = [
    [0, 0],
    [0, 0],
  ];
  for (const [, letter = '', list = ''] of d.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const command = letter.toUpperCase();
    if (command === 'Z') here = start;
    const size = taken[command] ?? 1;
    const values = numbersIn(list);
    for (let i = 0; i + size <= values.length; i += size) {
      const reached = stepPoints({ command, isRelative: letter !== command, here }, values.slice(i, i + size));
      points.push(...reached);
      here = reached.at(-1) ?? here;
      if (command === 'M' && i === 0) start = here;
    }
  }
  return points;
}

interface Stride {
  readonly command: string;
  readonly isRelative: boolean;
  readonly here: Point;
}

/** The points that one step names, its end last. How far an arc bulges is left out. */
function stepPoints({ command, isRelative, here: [x, y] }: Stride, values: readonly number[]): readonly Point[] {
  const [dx, dy] = isRelative ? [x, y] : [0, 0];
  const [first = 0] = values;
  if (command === 'H') return [[first + dx, y]];
  if (command === 'V') return [[x, first + dy]];
  return pairs(command === 'A' ? values.slice(-2) : values).map(([px, py]) => [px + dx, py + dy]);
}
