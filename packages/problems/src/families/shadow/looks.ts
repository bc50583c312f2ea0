import type { SvgNode } from '@logikit/contract/scene';
import { outlinesOf } from '../../core/outline.ts';
import type { Point } from '../../core/outline.ts';
import { flipped, overlap, rasterise, turned } from '../../core/raster.ts';
import type { Bitmap } from '../../core/raster.ts';
import { boat } from '../../draw/boat.ts';
import { drawObject } from '../../draw/objects.ts';
import type { ObjectId } from '../../draw/objects.ts';
import { ink, meaning, paper } from '../../draw/palette.ts';
import type { ColourId } from '../../draw/palette.ts';
import { around } from '../../draw/shapes.ts';
import { circle, path, polygon, rect } from '../../draw/svg.ts';
import { kite } from '../../draw/things.ts';

/** One thing as it is seen: with or without some part, looking this way or that. */
export interface Look {
  readonly object: ObjectId;
  /** Which of the forms of the thing: with all its parts, or one part fewer. */
  readonly form: number;
  readonly isFlipped: boolean;
  /** Only decorates; things with their own colours keep them. */
  readonly colour: ColourId;
}

type Art = readonly SvgNode[];
type Form = (fill: string) => Art;

const without =
  (object: ObjectId, ...left: readonly number[]): Form =>
  (fill) =>
    drawObject(object, fill).filter((_, i) => !left.includes(i));

/** A party hat with its brim on this spot. */
const withHat =
  (object: ObjectId, [x, y]: Point): Form =>
  (fill) => [
    polygon(
      [
        [x - 14, y],
        [x + 14, y],
        [x, y - 30],
      ],
      paper.sun,
    ),
    ...drawObject(object, fill),
  ];

const withMore =
  (object: ObjectId, ...more: Art): Form =>
  (fill) => [...more, ...drawObject(object, fill)];

const petals =
  (count: number): Form =>
  (fill) => [...around(count, 26, 30).map((at) => circle(at, 17, fill)), circle([0, 0], 15, paper.white)];

/** More ways to draw a thing; the first way is always `drawObject`. */
const otherForms: Readonly<Partial<Record<ObjectId, readonly Form[]>>> = {
  apple: [without('apple', 0, 1)],
  bear: [withHat('bear', [0, -34])],
  boat: [(fill) => boat(2, fill), (fill) => boat(3, fill)],
  cat: [withHat('cat', [0, -24])],
  cup: [without('cup', 0), withMore('cup', path('M-20 -34q-8 -8 0 -14M2 -34q-8 -8 0 -14'))],
  duck: [withHat('duck', [24, -42])],
  firtree: [without('firtree', 2)],
  fish: [(fill) => [path('M-16 -16Q-2 -46 18 -40Q12 -26 16 -8Z', fill), ...drawObject('fish', fill)]],
  flower: [petals(5), petals(4)],
  fox: [withHat('fox', [0, -28])],
  house: [withMore('house', rect([20, -48, 14, 34], 2, paper.roof))],
  kite: [(fill) => kite(1, fill), (fill) => kite(2, fill)],
  leaf: [without('leaf', 1)],
  mouse: [withHat('mouse', [0, -26])],
  mushroom: [(fill) => [...drawObject('mushroom', fill).slice(0, 1), ...smallCap(fill)]],
  owl: [withHat('owl', [0, -32])],
  sheep: [withHat('sheep', [-36, -20])],
  snail: [without('snail', 0)],
};

function smallCap(fill: string): Art {
  return [
    ['path', { d: 'M-32 8A32 40 0 0 1 32 8Q0 18 -32 8Z', fill }],
    circle([-12, -10], 6, paper.white),
    circle([10, -16], 6, paper.white),
  ];
}

export function formsOf(object: ObjectId): number {
  return 1 + (otherForms[object]?.length ?? 0);
}

/** The thing around 0,0, not yet flipped or turned. */
export function artOf({ object, form, colour }: Look): Art {
  const other = otherForms[object]?.[form - 1];
  return form > 0 && other ? other(meaning[colour]) : drawObject(object, meaning[colour]);
}

/** The same, all in ink. */
export function shadeOf(art: Art): Art {
  return art.map(([tag, attributes, ...children]): SvgNode => {
    const inside = children.map((child) => (typeof child === 'string' ? child : (shadeOf([child])[0] ?? child)));
    const isFilled = (attributes['fill'] ?? 'none') !== 'none';
    return [tag, { ...attributes, ...(isFilled ? { fill: ink } : {}) }, ...inside];
  });
}

/** The ink line in the units of the drawing: what a thing is drawn with at its usual size. */
const pen = 4;
const seen = new Map<string, Bitmap>();

/** The middle of the box around a thing: where it lies on its card must not tell its shadow. */
export function middleOf(look: Look): Point {
  const points = outlinesOf(artOf(look)).flatMap((outline) => outline.points);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
}

/** The silhouette on little squares, after flipping and `turn` quarter turns. Kept, since it is asked for often. */
export function silhouette(look: Look, turn = 0): Bitmap {
  const key = `${look.object}/${look.form}/${look.isFlipped}/${turn}`;
  const known = seen.get(key);
  if (known) return known;
  let bits: Bitmap;
  if (turn > 0) bits = turned(silhouette(look, turn - 1));
  else if (look.isFlipped) bits = flipped(silhouette({ ...look, isFlipped: false }));
  else {
    const [x, y] = middleOf(look);
    const outlines = outlinesOf(artOf(look)).map(({ points, isFilled }) => ({
      points: points.map(([px, py]): Point => [px - x, py - y]),
      isFilled,
    }));
    bits = rasterise(outlines, pen);
  }
  seen.set(key, bits);
  return bits;
}

const compared = new Map<string, number>();

/** How alike two silhouettes are, at best, when the second may be turned or may not. */
export function likeness(a: Look, b: Look, mayTurn: boolean): number {
  const key = [a, b].map(({ object, form, isFlipped }) => `${object}/${form}/${isFlipped}`).join(' ') + String(mayTurn);
  const known = compared.get(key);
  if (known !== undefined) return known;
  const turns = mayTurn ? [0, 1, 2, 3] : [0];
  const best = Math.max(...turns.map((turn) => overlap(silhouette(a), silhouette(b, turn))));
  compared.set(key, best);
  return best;
}
