import type { SvgNode } from '@logikit/contract/scene';
import { hull } from './boat.ts';
import { paper } from './palette.ts';
import { path, place, rect, withAttributes } from './svg.ts';

/** A paper tile of 104 by 104 at 0,0: the ground that a puzzle cell stands on. */
export type Ground = 'sea' | 'meadow' | 'sky' | 'plain' | 'right';

const grounds: Readonly<Record<Ground, readonly [back: string, front: string | null]>> = {
  sea: [paper.seaFar, paper.sea],
  meadow: [paper.meadowFar, paper.meadow],
  sky: [paper.seaFar, null],
  plain: [paper.white, null],
  right: [paper.mintSoft, null],
};

const wave = 'M1.5 82q12.6 -10 25.2 0t25.2 0t25.2 0t25.2 0V90a12.5 12.5 0 0 1 -12.5 12.5H14A12.5 12.5 0 0 1 1.5 90Z';
const hill = 'M1.5 82Q50 66 102.5 82V90a12.5 12.5 0 0 1 -12.5 12.5H14A12.5 12.5 0 0 1 1.5 90Z';

export function tile(ground: Ground, front: Ground = ground): readonly SvgNode[] {
  const back = rect([0, 0, 104, 104], 14, grounds[ground][0]);
  const fill = grounds[front][1];
  if (fill === null) return [back];
  return [back, withAttributes(path(front === 'sea' ? wave : hill, fill), { stroke: 'none' })];
}

/** The place where something is missing. `ghost` hints at the outline of what belongs there. */
export function missingTile(ghost: 'boat' | 'none' = 'none'): readonly SvgNode[] {
  const frame = withAttributes(rect([0, 0, 104, 104], 14, paper.sunk), { 'stroke-dasharray': '7 8' });
  if (ghost === 'none') return [frame];
  return [frame, place([withAttributes(path(hull), { 'stroke-dasharray': '7 8' })], { at: [50, 55], scale: 0.8 })];
}
