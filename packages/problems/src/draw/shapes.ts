import type { SvgNode } from '@logikit/contract/scene';
import { circle, path, polygon, rect } from './svg.ts';

/** Plain figures around 0,0, about 90 across. Straight cuts or one clean arc. */
export const shapeIds = ['circle', 'triangle', 'square', 'hexagon', 'star', 'heart', 'diamond', 'cross'] as const;

export type ShapeId = (typeof shapeIds)[number];

export function shape(id: ShapeId, fill: string): readonly SvgNode[] {
  switch (id) {
    case 'circle':
      return [circle([0, 0], 44, fill)];
    case 'triangle':
      return [
        polygon(
          [
            [0, -46],
            [48, 38],
            [-48, 38],
          ],
          fill,
        ),
      ];
    case 'square':
      return [rect([-40, -40, 80, 80], 4, fill)];
    case 'hexagon':
      return [polygon(around(6, 48, 0), fill)];
    case 'star':
      return [polygon(starPoints(5, 50, 23), fill)];
    case 'heart':
      return [path('M0 44L-40 2A24 24 0 0 1 0 -28A24 24 0 0 1 40 2Z', fill)];
    case 'diamond':
      return [
        polygon(
          [
            [0, -50],
            [36, 0],
            [0, 50],
            [-36, 0],
          ],
          fill,
        ),
      ];
    case 'cross':
      return [path('M-16 -46H16V-16H46V16H16V46H-16V16H-46V-16H-16Z', fill)];
  }
}

/** How many corners a figure has; a circle and a heart have none that a child would count. */
export const corners: Readonly<Partial<Record<ShapeId, number>>> = { triangle: 3, square: 4, hexagon: 6 };

export function around(count: number, radius: number, start: number): (readonly [number, number])[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = ((start + (360 / count) * i) * Math.PI) / 180;
    return [Math.cos(angle) * radius, Math.sin(angle) * radius] as const;
  });
}

function starPoints(rays: number, outer: number, inner: number): (readonly [number, number])[] {
  const tips = around(rays, outer, -90);
  const notches = around(rays, inner, -90 + 180 / rays);
  return tips.flatMap((tip, i) => [tip, notches[i] ?? tip]);
}
