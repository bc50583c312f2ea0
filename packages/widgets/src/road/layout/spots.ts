import { type Box, boxAround, isInside, overlap, type Point } from './box.ts';
import { measures, type Shape } from './measures.ts';
import type { Route } from './route.ts';

/** Everything that a station needs around itself: its body and, once it is done, its stars. */
export function stationBox(station: Point, shape: Shape): Box {
  const radius = measures.station[shape];
  const { above, aside } = measures.stars;
  return { x: station.x - aside, y: station.y - above, width: aside * 2, height: above + radius + measures.drop + 2 };
}

/** Where Kit stands at each station: the first place that covers no other station, no plaque and stays in view. */
export function kitBoxes(route: Route, road: readonly Point[]): readonly Box[] {
  const size = measures.kit[route.shape];
  const view = { x: 4, y: 4, width: route.width - 8, height: route.height };
  return route.stations.map((station, index) => {
    const feet = route.shape === 'tall' ? [besideInBend(station, route)] : alongRoad(station, road);
    const boxes = feet.map(({ x, y }) => boxAround({ x, y: y - size / 2 }, size));
    return (
      boxes.find((box) => isInside(box, view) && isFree(route, box, index)) ?? boxes[0] ?? boxAround(station, size)
    );
  });
}

/** In the column Kit stands in the bend, on the side that the road swings to. */
function besideInBend(station: Point, route: Route): Point {
  const side = station.x < route.width / 2 ? 1 : -1;
  return { x: station.x + side * (measures.kit.tall / 2 + 44), y: station.y + 26 };
}

/** In rows Kit stands on the road itself, a little ahead of the station or behind it. */
function alongRoad(station: Point, road: readonly Point[]): readonly Point[] {
  const here = road.findIndex(({ x, y }) => Math.hypot(x - station.x, y - station.y) < 1);
  const places = kitDistances.flatMap((distance) => [1, -1].map((way) => pointAlong(road, here, way * distance)));
  return places.flatMap((place) => (place ? [{ x: place.x, y: place.y + 6 }] : []));
}

const kitDistances = Array.from({ length: 24 }, (_, index) => 98 + index * 6);

function pointAlong(road: readonly Point[], from: number, distance: number): Point | undefined {
  const way = Math.sign(distance);
  let left = Math.abs(distance);
  for (let index = from; ; index += way) {
    const [point, next] = [road[index], road[index + way]];
    if (point === undefined || next === undefined) return undefined;
    left -= Math.hypot(next.x - point.x, next.y - point.y);
    if (left <= 0) return next;
  }
}

/** Where the current station's title hangs. In rows it finds a place off the road; in the column it lies over it. */
export function signBoxes(route: Route, road: readonly Point[], kits: readonly Box[]): readonly Box[] {
  const view = { x: 8, y: 8, width: route.width - 16, height: route.height - 12 };
  return route.stations.map((station, index) => {
    const boxes = route.shape === 'tall' ? signsBelow(route, station) : signsAround(station, route);
    const kit = kits[index];
    const isGood = (box: Box) =>
      isInside(box, view) &&
      isFree(route, box, index) &&
      (kit === undefined || !overlap(box, kit)) &&
      (route.shape === 'tall' || clearance(box, road) >= halfRibbon);
    return boxes.find(isGood) ?? (boxes.at(-1) as Box); // both lists have entries
  });
}

const halfRibbon = measures.ribbon / 2 + measures.drop;

function signsBelow(route: Route, station: Point): Box[] {
  const { tall, narrow, least, height } = measures.sign;
  const y = station.y + measures.station.current + 14;
  return [tall, (tall + narrow) / 2, narrow, least].flatMap((width) => {
    const edge = station.x < route.width / 2 ? 10 : route.width - 10 - width;
    const under = Math.max(10, Math.min(route.width - 10 - width, station.x - width / 2));
    return [under, edge].map((x) => ({ x, y, width, height }));
  });
}

function signsAround(station: Point, { width: road }: Route): readonly Box[] {
  const { wide, tall, narrow, height } = measures.sign;
  return [wide, tall, narrow].flatMap((width) =>
    signHeights.flatMap((down) =>
      [0, -30, 30, -60, 60, -100, 100, -140, 140].map((aside) => ({
        x: Math.max(16, Math.min(road - width - 16, station.x - width / 2 + aside)),
        y: station.y + down,
        width,
        height,
      })),
    ),
  );
}

/** Upper edge of a title from the middle of its station: close below, lower, at last above. */
const signHeights = [58, 66, 74, 84, 96, 108, 120, 134, -130, -142, -156, -170];

function isFree(route: Route, box: Box, own: number): boolean {
  const isClearOfStations = route.stations.every((station, index) => {
    if (Math.abs(station.y - box.y) > 400) return true;
    if (index === own) return !overlap(box, boxAround(station, measures.station.current * 1.3));
    // Only stations before the current one are sure to have stars.
    const body =
      index < own ? stationBox(station, route.shape) : boxAround(station, measures.station[route.shape] * 2 + 6);
    return !overlap(box, body);
  });
  return isClearOfStations && route.blocks.every(({ plaque }) => !overlap(box, plaque));
}

/** Distance from a box to the middle line of the road. */
export function clearance(box: Box, road: readonly Point[]): number {
  let least = Infinity;
  for (const point of road) {
    const dx = Math.max(box.x - point.x, 0, point.x - box.x - box.width);
    const dy = Math.max(box.y - point.y, 0, point.y - box.y - box.height);
    least = Math.min(least, dx * dx + dy * dy);
  }
  return Math.sqrt(least);
}
