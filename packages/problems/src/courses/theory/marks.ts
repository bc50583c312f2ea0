import type { SvgNode } from '@logikit/contract/scene';
import { ink } from '../../draw/palette.ts';
import { path, rect, round, withAttributes } from '../../draw/svg.ts';

type Point = readonly [x: number, y: number];

/** A straight arrow. */
export function arrow([x1, y1]: Point, [x2, y2]: Point): SvgNode {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
  const barb = (side: 1 | -1) => `${round(x2 - 10 * ux + side * 7 * uy)} ${round(y2 - 10 * uy - side * 7 * ux)}`;
  return path(`M${x1} ${y1}L${x2} ${y2}M${barb(1)}L${x2} ${y2}L${barb(-1)}`);
}

/** A curved arrow over two points, as between neighbouring numbers. */
export function hop([x1, y]: Point, x2: number): SvgNode {
  const middle = round((x1 + x2) / 2);
  return path(`M${x1} ${y}Q${middle} ${y - 34} ${x2} ${y - 3}M${x2 - 10} ${y - 10}L${x2} ${y - 3}L${x2 + 2} ${y - 15}`);
}

/** A bracket under a stretch of a row. */
export function bracket([x1, y]: Point, x2: number): SvgNode {
  return path(`M${x1} ${y}v8H${x2}v-8`);
}

/** A few characters around a point: a number, a sign. */
export function label(text: string, [x, y]: Point, size = 26): SvgNode {
  const attributes = {
    x,
    y: round(y + size * 0.36),
    'font-size': size,
    'font-weight': 800,
    'font-family': 'Nunito, sans-serif',
    'text-anchor': 'middle',
    fill: ink,
    stroke: 'none',
  };
  return ['text', attributes, text];
}

/** A ring of dashes around something worth looking at. */
export function ring(box: readonly [number, number, number, number]): SvgNode {
  return withAttributes(rect(box, 14), { stroke: '#5B4FE0', 'stroke-dasharray': '8 7', 'stroke-width': 4 });
}

/** A cross over something that is ruled out. */
export function strike([x, y]: Point, r = 18): SvgNode {
  return withAttributes(path(`M${x - r} ${y - r}L${x + r} ${y + r}M${x + r} ${y - r}L${x - r} ${y + r}`), {
    stroke: '#C62828',
    'stroke-width': 6,
  });
}
