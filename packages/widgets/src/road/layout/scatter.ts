import { type Box, isInside, overlap, type Point } from './box.ts';
import { chance } from './chance.ts';
import { riseOf } from './landscape.ts';
import type { Land } from './layout.ts';
import { measures } from './measures.ts';
import type { PropName } from './prop-boxes.ts';
import { cloudy, inhabitants, type Prop, propAt } from './prop.ts';
import { clearance, stationBox } from './spots.ts';

interface Ground extends Land {
  /** What stands in the blocks before. */
  readonly placed: readonly Prop[];
}

/** A layer of things of one size: so many at most, within a part of the block. */
interface Layer {
  readonly names: readonly PropName[];
  readonly ground: Box;
  readonly most: number;
  /** Two of the same kind are at least so far apart. */
  readonly apart: number;
}

/** One thing for so many square pixels at most, by size; the rest stays white. */
const roomPerThing = { tall: [80_000, 36_000, 30_000], wide: [140_000, 62_000, 52_000] } as const;
const apart = { tall: [520, 240, 150], wide: [560, 300, 210] } as const;
const triesPerThing = 70;
const sky = 86;

/** Everything that stands beside a road, from the back to the front. */
export function thingsOf(lands: readonly Land[]): readonly Prop[] {
  const things = lands.reduce<readonly Prop[]>((placed, land) => [...placed, ...scatter({ ...land, placed })], []);
  return [...things].sort((one, other) => one.y - other.y);
}

/** Puts things on the white of a block: never on the road, a station, a plaque or each other. */
function scatter(scene: Ground): readonly Prop[] {
  const { band, route } = scene;
  const isNear = ({ y }: Point) => y > band.top - 200 && y < band.bottom + 200;
  const road = scene.road.filter(isNear);
  const taken = [
    ...route.stations.filter(isNear).map((station) => stationBox(station, route.shape)),
    ...route.blocks.map(({ plaque }) => plaque),
  ];
  const props: Prop[] = [];
  const isFree = (prop: Prop, layer: Layer) =>
    isInside(prop.box, layer.ground) &&
    !taken.some((box) => overlap(box, prop.box, measures.air)) &&
    ![...scene.placed.slice(-20), ...props].some((other) => crowds(other, prop, layer.apart)) &&
    clearance(prop.box, road) > measures.ribbon / 2 + measures.drop + measures.air;

  layersOf(scene).forEach((layer, index) => {
    let found = 0;
    for (let attempt = 0; attempt < layer.most * triesPerThing && found < layer.most; attempt++) {
      const seed = [Math.round(band.top), index, attempt] as const;
      const name = layer.names[(found + Math.round(band.top)) % layer.names.length];
      if (name === undefined) return;
      const { x, y, width, height } = layer.ground;
      const spot = { x: x + chance(...seed, 1) * width, y: y + chance(...seed, 2) * height };
      const prop = propAt(
        { name, spot, tone: (found + index + Math.round(band.top)) % 3, roll: chance(...seed, 3) },
        route,
      );
      if (!isFree(prop, layer)) continue;
      props.push(prop);
      found++;
    }
  });
  return props;
}

function layersOf({ band, below, route }: Ground): readonly Layer[] {
  const hasSky = band.top === 0 && cloudy.includes(band.motif);
  const top = band.top + (hasSky ? sky * 0.6 : band.top === 0 ? 8 : -16);
  const bottom = band.bottom - (below === undefined ? 6 : riseOf(below) * 0.7 + 4);
  const ground = { x: 5, y: top, width: route.width - 10, height: bottom - top };
  const area = ground.width * ground.height;
  const clouds: Layer = { names: ['cloud'], ground: { ...ground, y: 6, height: sky }, most: 2, apart: 260 };
  const things = inhabitants[band.motif].map((names, size) => ({
    names,
    ground,
    most: Math.ceil(area / (roomPerThing[route.shape][size] ?? area)),
    apart: apart[route.shape][size] ?? 0,
  }));
  return hasSky ? [clouds, ...things] : things;
}

function crowds(other: Prop, prop: Prop, apartFromKind: number): boolean {
  if (overlap(other.box, prop.box, 14)) return true;
  return other.name === prop.name && Math.hypot(other.x - prop.x, other.y - prop.y) < apartFromKind;
}
