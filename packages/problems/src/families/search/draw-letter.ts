import type { SvgNode } from '@logikit/contract/scene';
import { ink } from '../../draw/palette.ts';
import { round } from '../../draw/svg.ts';

export const width = 320;

/** A part of a picture, as wide as all of it. */
export interface Drawn {
  readonly art: readonly SvgNode[];
  readonly height: number;
}

/** A number, set with its middle at `at`. */
export function label(text: string, at: readonly [number, number], size: number): SvgNode {
  return lettering(size, [[text, at]]);
}

/** Many numbers of one size, told once how they look. */
export function lettering(
  size: number,
  texts: readonly (readonly [text: string, at: readonly [number, number]])[],
): SvgNode {
  const style = { 'font-size': round(size), 'font-weight': 800, 'text-anchor': 'middle', fill: ink, stroke: 'none' };
  const drawn = texts.map(([text, [x, y]]): SvgNode => ['text', { x: round(x), y: round(y + size * 0.36) }, text]);
  return ['g', style, ...drawn];
}
