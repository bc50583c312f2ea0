import type { SvgNode } from '@logikit/contract/scene';
import { paper } from './palette.ts';
import { path } from './svg.ts';

const rigs: Readonly<Record<1 | 2 | 3, readonly (readonly [mast: string, sail: string])[]>> = {
  1: [['M0 8V-54', 'M3 -52L39 0H3Z']],
  2: [
    ['M-24 8V-48', 'M-21 -46L7 0H-21Z'],
    ['M13 8V-42', 'M16 -40L40 0H16Z'],
  ],
  3: [
    ['M-35 8V-40', 'M-32 -38L-9 0H-32Z'],
    ['M-6 8V-48', 'M-3 -46L22 0H-3Z'],
    ['M24 8V-36', 'M27 -34L47 0H27Z'],
  ],
};

/** The boat of the harbour: -52…56 by -54…34. */
export function boat(sails: 1 | 2 | 3, fill: string): readonly SvgNode[] {
  const rig = rigs[sails].flatMap(([mast, sail]) => [path(mast), path(sail, fill)]);
  return [...rig, path(hull, paper.cream), path('M-44 20H49')];
}

export const hull = 'M-52 8H56L40 34H-34Z';
