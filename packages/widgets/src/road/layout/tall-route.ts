import type { Box, Point } from './box.ts';
import { chance } from './chance.ts';
import { joinKnots, type Knot } from './curve.ts';
import { measures } from './measures.ts';
import type { Room, Route } from './route.ts';

const entry = 220;
const step = 128;
/** A new block begins after a straight stretch that leaves room for its plaque. */
const blockStep = 236;
const exit = 150;

/** A zigzag down the page: stations lie left and right of the middle by turns. */
export function tallRoute(blocks: readonly number[], { width, minHeight }: Room): Route {
  const reach = reachOf(width);
  const knots: Knot[] = [];
  const tops: { top: number; plaque: Box }[] = [];
  let side = -1;
  let y = entry;

  blocks.forEach((count, block) => {
    tops.push({ top: block === 0 ? 0 : y - blockStep + 74, plaque: plaqueAt(side, y - blockStep + 33, width) });
    for (let index = 0; index < count; index++) {
      const x = width / 2 + side * (reach + (chance(knots.length, 1) - 0.5) * reach * 0.2);
      const isStraightAbove = index === 0;
      const isStraightBelow = index === count - 1;
      knots.push(knot({ x, y }, isStraightAbove ? 40 : step * 0.42, isStraightBelow ? 40 : step * 0.42));
      if (!isStraightBelow) side = -side;
      y += isStraightBelow ? blockStep : step;
    }
  });

  const last = knots.at(-1);
  const height = Math.max((last?.y ?? 0) + exit, minHeight);
  const start = knot({ x: knots[0]?.x ?? width / 2, y: -40 }, 0, 60);
  const end = knot({ x: width / 2, y: height + 40 }, 70, 0);
  return {
    shape: 'tall',
    width,
    height,
    stations: knots.map(({ x, y: stationY }) => ({ x, y: stationY })),
    pieces: joinKnots([start, ...knots, end]),
    pieceOfStation: knots.map((_, index) => index),
    rows: knots.map((_, index) => index),
    blocks: tops,
  };
}

/** How far a station lies from the middle. */
function reachOf(width: number): number {
  return Math.min(150, width * 0.192);
}

function knot(point: Point, before: number, after: number): Knot {
  return { ...point, before: { x: 0, y: -before }, after: { x: 0, y: after } };
}

/** The plaque stands on the side that the straight stretch leaves free, and leaves room for a title across the road. */
function plaqueAt(side: number, y: number, width: number): Box {
  const { tall } = measures.plaque;
  const besideRoad = width / 2 + reachOf(width) * 0.9 - measures.ribbon / 2 - 22;
  const besideTitle = width - measures.sign.least - 30;
  const size = Math.min(tall.width, besideRoad, besideTitle);
  // A frame that is only opening may be narrower than any plaque.
  return { x: side < 0 ? width - 12 - size : 12, y, width: Math.max(0, size), height: tall.height };
}
