import { type Box, boxAround, type Point } from './box.ts';
import type { Motif } from './motif.ts';
import { propExtents, type PropName } from './prop-boxes.ts';
import type { Route } from './route.ts';

/** One thing beside the road; `tone` chooses among its colours or rigs, `box` is what it covers. */
export interface Prop {
  readonly name: PropName;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly tone: number;
  readonly box: Box;
}

/** What is at home where, in three sizes: landmarks need the most room, the small things fill in. */
export const inhabitants: Readonly<Record<Motif, readonly (readonly PropName[])[]>> = {
  meadow: [
    ['windmill', 'house'],
    ['tree', 'fir'],
    ['flower', 'sheep', 'flower'],
  ],
  harbour: [
    ['lighthouse', 'island'],
    ['boat', 'boat'],
    ['fish', 'gull'],
  ],
  peaks: [['mountain'], ['fir', 'crystal'], ['crystal', 'flag', 'crystal']],
  forest: [
    ['tree', 'fir', 'fir'],
    ['bush', 'stump', 'fir'],
    ['mushroom', 'hedgehog', 'mushroom', 'flower'],
  ],
  desert: [
    ['pyramid', 'island'],
    ['cactus', 'tent'],
    ['rock', 'cactus'],
  ],
  space: [
    ['rocket', 'ringed'],
    ['saucer', 'moon'],
    ['spark', 'spark', 'moon'],
  ],
};

/** Lands with a sky above them, when they begin the road. */
export const cloudy: readonly Motif[] = ['meadow', 'harbour', 'peaks', 'desert'];

export interface PropWish {
  readonly name: PropName;
  readonly spot: Point;
  readonly tone: number;
  /** 0…1: from a little smaller than usual to a little bigger. */
  readonly roll: number;
}

export function propAt({ name, spot, tone, roll }: PropWish, route: Route): Prop {
  const [left, top, right, bottom] = propExtents[name];
  const usual = route.shape === 'wide' ? 0.92 : route.width < 520 ? 0.7 : 0.82;
  const scale = Math.round(usual * (0.88 + roll * 0.24) * 100) / 100;
  const x = Math.round(spot.x);
  const y = Math.round(spot.y);
  const middle = { x: x + ((left + right) / 2) * scale, y: y + ((top + bottom) / 2) * scale };
  return { name, x, y, scale, tone, box: boxAround(middle, (right - left) * scale, (bottom - top) * scale) };
}
