import type { Picture, SvgAttributes, SvgNode } from '@logikit/contract/scene';
import { ink } from './palette.ts';

/** One decimal is finer than a pixel, and keeps a picture small. */
export function round(value: number): number {
  return Math.round(value * 10) / 10 + 0;
}

export function path(d: string, fill = 'none'): SvgNode {
  return ['path', { d, fill }];
}

export function circle([cx, cy]: readonly [number, number], r: number, fill = 'none'): SvgNode {
  return ['circle', { cx: round(cx), cy: round(cy), r: round(r), fill }];
}

export function ellipse(
  [cx, cy]: readonly [number, number],
  [rx, ry]: readonly [number, number],
  fill: string,
): SvgNode {
  return ['ellipse', { cx: round(cx), cy: round(cy), rx: round(rx), ry: round(ry), fill }];
}

export function rect(box: readonly [number, number, number, number], rx: number, fill = 'none'): SvgNode {
  const [x, y, width, height] = box;
  return ['rect', { x: round(x), y: round(y), width: round(width), height: round(height), rx, fill }];
}

export function polygon(points: readonly (readonly [number, number])[], fill = 'none'): SvgNode {
  return ['polygon', { points: points.map(([x, y]) => `${round(x)} ${round(y)}`).join(' '), fill }];
}

/** The same element with more attributes, e.g. a dashed line. */
export function withAttributes(node: SvgNode, more: SvgAttributes): SvgNode {
  const [tag, attributes, ...children] = node;
  return [tag, { ...attributes, ...more }, ...children];
}

/** A part that a hint or a step can point at. */
export function part(id: string, ...art: readonly SvgNode[]): SvgNode {
  return ['g', { 'data-id': id }, ...art];
}

export interface Placement {
  readonly at: readonly [x: number, y: number];
  readonly scale?: number;
  /** Degrees, clockwise. */
  readonly turn?: number;
  /** Mirrors left and right. */
  readonly flip?: boolean;
  /** Width of the ink line after scaling. */
  readonly line?: number;
  readonly id?: string;
}

/** Puts art that was drawn around 0,0 somewhere. The ink line keeps its width however small the art becomes. */
export function place(art: readonly SvgNode[], placement: Placement): SvgNode {
  const { at, scale = 1, turn = 0, flip = false, line = 3, id } = placement;
  const size = round(scale);
  const moves = [`translate(${round(at[0])} ${round(at[1])})`];
  if (turn !== 0) moves.push(`rotate(${round(turn)})`);
  if (flip) moves.push(`scale(${-size} ${size})`);
  else if (size !== 1) moves.push(`scale(${size})`);
  return [
    'g',
    {
      ...(id === undefined ? {} : { 'data-id': id }),
      transform: moves.join(' '),
      'stroke-width': round(line / size),
    },
    ...art,
  ];
}

/** Gives everything inside the ink outline of the paper-cut hand. */
export function inked(art: readonly SvgNode[], line = 3): SvgNode {
  return ['g', { stroke: ink, 'stroke-width': line, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' }, ...art];
}

export function picture(view: Picture['view'], art: readonly SvgNode[]): Picture {
  return { view, art: [inked(art)] };
}
