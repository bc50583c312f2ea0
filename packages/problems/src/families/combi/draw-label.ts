import type { SvgNode } from '@logikit/contract/scene';
import { ink } from '../../draw/palette.ts';
import { round } from '../../draw/svg.ts';

export const width = 320;

/** A part of a picture, as wide as all of it. */
export interface Drawn {
  readonly art: readonly SvgNode[];
  readonly height: number;
}

/** A text with its middle at `at`. */
export function label(text: string, [x, y]: readonly [number, number], size: number): SvgNode {
  const style = { 'font-size': size, 'font-weight': 800, 'text-anchor': 'middle', fill: ink, stroke: 'none' };
  return ['text', { x: round(x), y: round(y + size * 0.36), ...style }, text];
}
