import type { SvgNode } from '@logikit/contract/scene';
import { ink, paper } from './palette.ts';
import { rect, round, withAttributes } from './svg.ts';

type Point = readonly [x: number, y: number];

/** A number or a sign, its middle at this point. */
export function digits(text: string, [x, y]: Point, size: number): SvgNode {
  const style = { 'font-size': round(size), 'font-weight': 800, 'text-anchor': 'middle', fill: ink, stroke: 'none' };
  return ['text', { x: round(x), y: round(y + size * 0.36), ...style }, text];
}

/** A paper tile for a number, its middle at this point; dashed while the number is asked. */
export function numberTile(text: string | null, [x, y]: Point, look: TileLook = {}): readonly SvgNode[] {
  const { width = 60, height = 60, fill = paper.mintSoft } = look;
  const box = [x - width / 2, y - height / 2, width, height] as const;
  const size = Math.min(height * 0.62, width * (text !== null && text.length > 2 ? 0.42 : 0.56));
  if (text !== null) return [rect(box, 12, fill), digits(text, [x, y], size)];
  return [withAttributes(rect(box, 12, paper.sunk), { 'stroke-dasharray': '7 8' }), digits('?', [x, y], size)];
}

export interface TileLook {
  readonly width?: number;
  readonly height?: number;
  readonly fill?: string;
}
