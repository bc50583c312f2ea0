import type { SvgNode } from '@logikit/contract/scene';
import { round, path, withAttributes } from '../../draw/svg.ts';
import type { Cell } from './shapes.ts';

export type At = readonly [x: number, y: number];

export interface Look {
  readonly at: At;
  /** Side of a square. */
  readonly cell: number;
  readonly fill: string;
  /** A hole has a dashed edge. */
  readonly isHole?: boolean;
}

/** Squares that hang together: filled, with thin lines inside and a thick edge. Row 0, column 0 lies at `at`. */
export function drawCells(cells: readonly Cell[], { at: [x, y], cell, fill, isHole = false }: Look): SvgNode {
  const own = new Set(cells.map(String));
  const has = (r: number, c: number): boolean => own.has(String([r, c]));
  const ground = cells.map(([r, c]) => `M${round(x + c * cell)} ${round(y + r * cell)}h${cell}v${cell}h${-cell}Z`);
  const [inside, edge]: [string[], string[]] = [[], []];
  for (const [r, c] of cells) {
    const [left, top] = [round(x + c * cell), round(y + r * cell)];
    const [right, bottom] = [round(x + (c + 1) * cell), round(y + (r + 1) * cell)];
    if (!has(r - 1, c)) edge.push(`M${left} ${top}h${cell}`);
    if (!has(r, c - 1)) edge.push(`M${left} ${top}v${cell}`);
    (has(r + 1, c) ? inside : edge).push(`M${left} ${bottom}h${cell}`);
    (has(r, c + 1) ? inside : edge).push(`M${right} ${top}v${cell}`);
  }
  const rim = path(edge.join(''));
  return [
    'g',
    {},
    withAttributes(path(ground.join(''), fill), { stroke: 'none' }),
    ...(inside.length === 0
      ? []
      : [withAttributes(path(inside.join('')), { 'stroke-width': 1, 'stroke-dasharray': '3 4' })]),
    isHole ? withAttributes(rim, { 'stroke-width': 2.5 }) : rim,
  ];
}
