import type { Box, Picture, Scene, Spot } from '@logikit/contract/scene';
import type { PointerEvent } from 'react';

export type Point = readonly [x: number, y: number];

export function centre([x, y, width, height]: Box): Point {
  return [x + width / 2, y + height / 2];
}

/** Puts art that is drawn around 0,0 in the view's own units into the middle of a box. */
export function centreAt(box: Box): string {
  return `translate(${centre(box).join(' ')})`;
}

/** Puts art that is drawn around 0,0 within −50…50 into a box. */
export function into(box: Box): string {
  const [x, y] = centre(box);
  return `translate(${x} ${y}) scale(${Math.min(box[2], box[3]) / 100})`;
}

/** Where a pointer is, in the coordinates of the view that `layer` covers. */
export function pointIn(view: Picture['view'], layer: Element, event: PointerEvent): Point {
  const { left, top, width, height } = layer.getBoundingClientRect();
  const [x, y, viewWidth, viewHeight] = view;
  return [x + ((event.clientX - left) / width) * viewWidth, y + ((event.clientY - top) / height) * viewHeight];
}

/** The spot under a point; `reach` forgives a finger that is a little beside it. */
export function spotAt<S extends Spot>(spots: readonly S[], [px, py]: Point, reach: number): S | undefined {
  return spots.find(({ at: [x, y, width, height] }) => {
    return px >= x - reach && px <= x + width + reach && py >= y - reach && py <= y + height + reach;
  });
}

/** A finger wide, on a phone of this width. */
const finger = 44;
const phone = 320;

/** True when spots lie so close on a phone that enlarging one would cover the middle of its neighbour. */
export function isCrowded({ parts, view }: Scene): boolean {
  const middles = parts.flatMap((part) => (part.t === 'toggle' ? part.spots.map(({ at }) => centre(at)) : []));
  const near = (finger * view[2]) / phone / 2;
  return middles.some(([x, y], i) =>
    middles.slice(i + 1).some(([otherX, otherY]) => Math.max(Math.abs(x - otherX), Math.abs(y - otherY)) < near),
  );
}
