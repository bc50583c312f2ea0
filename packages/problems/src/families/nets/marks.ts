import { around } from '../../draw/shapes.ts';
import type { MarkId } from './params.ts';

type Point = readonly [number, number];

/** Outlines on a face from −1 to 1, foot down. The first is filled with the colour of the mark, the others with white. */
export const outlines: Readonly<Record<MarkId, readonly (readonly Point[])[]>> = {
  circle: [disc(0.6)],
  ring: [disc(0.64), disc(0.3)],
  square: [
    [
      [-0.54, -0.54],
      [0.54, -0.54],
      [0.54, 0.54],
      [-0.54, 0.54],
    ],
  ],
  diamond: [
    [
      [0, -0.74],
      [0.74, 0],
      [0, 0.74],
      [-0.74, 0],
    ],
  ],
  cross: [
    [
      [-0.22, -0.68],
      [0.22, -0.68],
      [0.22, -0.22],
      [0.68, -0.22],
      [0.68, 0.22],
      [0.22, 0.22],
      [0.22, 0.68],
      [-0.22, 0.68],
      [-0.22, 0.22],
      [-0.68, 0.22],
      [-0.68, -0.22],
      [-0.22, -0.22],
    ],
  ],
  star: [around(8, 1, 0).map(([x, y], index) => (index % 2 === 0 ? [x * 0.8, y * 0.8] : [x * 0.42, y * 0.42]))],
  flower: [petals(), disc(0.2)],
  arrow: [
    [
      [0, -0.74],
      [0.56, -0.1],
      [0.22, -0.1],
      [0.22, 0.7],
      [-0.22, 0.7],
      [-0.22, -0.1],
      [-0.56, -0.1],
    ],
  ],
  heart: [heart()],
  triangle: [
    [
      [0, -0.66],
      [0.68, 0.54],
      [-0.68, 0.54],
    ],
  ],
  house: [
    [
      [0, -0.74],
      [0.62, -0.14],
      [0.46, -0.14],
      [0.46, 0.66],
      [-0.46, 0.66],
      [-0.46, -0.14],
      [-0.62, -0.14],
    ],
    [
      [-0.14, 0.66],
      [-0.14, 0.2],
      [0.14, 0.2],
      [0.14, 0.66],
    ],
  ],
  drop: [drop()],
  flag: [
    [
      [-0.46, -0.74],
      [0.62, -0.4],
      [-0.26, -0.06],
      [-0.26, 0.74],
      [-0.46, 0.74],
    ],
  ],
};

function disc(radius: number): readonly Point[] {
  return around(20, radius, 0);
}

/** Four round petals. */
function petals(): readonly Point[] {
  return around(48, 1, 0).map(([x, y], index) => {
    const swell = 0.36 + 0.36 * Math.abs(Math.cos((index / 48) * 2 * Math.PI * 2));
    return [x * swell, y * swell];
  });
}

function heart(): readonly Point[] {
  return around(28, 1, 0).map(([cos, sin]) => {
    const y =
      -(13 * cos - 5 * (2 * cos * cos - 1) - 2 * (4 * cos ** 3 - 3 * cos) - (8 * cos ** 4 - 8 * cos * cos + 1)) / 17;
    return [((16 * sin ** 3) / 17) * 0.72, y * 0.72];
  });
}

function drop(): readonly Point[] {
  const round = around(20, 0.5, -20).slice(0, 13);
  return [[0, -0.76], ...round.map(([x, y]): Point => [x, y + 0.22])];
}
