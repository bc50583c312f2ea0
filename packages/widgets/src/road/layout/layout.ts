import type { Box, Point } from './box.ts';
import { pathOf, traceOf } from './curve.ts';
import { type Band, type Sheet, sheetsOf } from './landscape.ts';
import { measures, type Shape } from './measures.ts';
import type { Motif } from './motif.ts';
import { type Mist, mistOver } from './mist.ts';
import type { Route } from './route.ts';
import { kitBoxes, signBoxes } from './spots.ts';
import { tallRoute } from './tall-route.ts';
import { wideRoute } from './wide-route.ts';

export interface RoadPlan {
  readonly blocks: readonly { readonly motif: Motif; readonly stations: number }[];
  /** Room for the road in CSS pixels. */
  readonly width: number;
  /** The picture is at least so high, however short the road is. */
  readonly minHeight?: number;
}

/** A drawn-out road: all positions in CSS pixels from the upper left corner of the picture. */
export interface RoadLayout {
  readonly shape: Shape;
  readonly width: number;
  readonly height: number;
  readonly stations: readonly Point[];
  /** Where Kit stands and where the title hangs when a station is the current one. */
  readonly kits: readonly Box[];
  readonly signs: readonly Box[];
  readonly plaques: readonly Box[];
  readonly bands: readonly Band[];
  readonly sheets: readonly Sheet[];
  /** Where things may stand; `thingsOf` puts them there. */
  readonly lands: readonly Land[];
  readonly road: string;
  /** The road up to a station, for the stretch that is already walked. */
  roadTo(station: number): string;
  /** Mist over the stations that are still locked. */
  mist(isLocked: readonly boolean[]): Mist;
  /** The middle of the road from one station to another, in walking order. */
  walk(from: number, to: number): readonly Point[];
}

/** The white of one block, with what must stay free in it. */
export interface Land {
  readonly band: Band;
  /** The landscape that begins where this one ends. */
  readonly below: Motif | undefined;
  readonly route: Route;
  /** The middle line of the road. */
  readonly road: readonly Point[];
}

/** Lays a road of any length out for a width. Pure: the same plan gives the same picture. */
export function layOutRoad({ blocks, width, minHeight = 0 }: RoadPlan): RoadLayout {
  const filled = blocks.filter(({ stations }) => stations > 0);
  const counts = filled.map(({ stations }) => stations);
  const route =
    width < measures.wideFrom ? tallRoute(counts, { width, minHeight }) : wideRoute(counts, { width, minHeight });
  const trace = traceOf(route.pieces);
  const bands = filled.map(({ motif }, index) => ({
    motif,
    top: route.blocks[index]?.top ?? 0,
    bottom: route.blocks[index + 1]?.top ?? route.height,
  }));
  const kits = kitBoxes(route, trace);

  return {
    shape: route.shape,
    width,
    height: route.height,
    stations: route.stations,
    kits,
    signs: signBoxes(route, trace, kits),
    plaques: route.blocks.map(({ plaque }) => plaque),
    bands,
    sheets: bands.flatMap((band, index) => sheetsOf(band, width, index === 0)),
    lands: bands.map((band, index) => ({ band, below: bands[index + 1]?.motif, route, road: trace })),
    road: pathOf(route.pieces),
    roadTo: (station) => pathOf(route.pieces.slice(0, (route.pieceOfStation[station] ?? -1) + 1)),
    mist: (isLocked) => mistOver(route, isLocked),
    walk(from, to) {
      const [low, high] = [Math.min(from, to), Math.max(from, to)];
      const start = (route.pieceOfStation[low] ?? 0) + 1;
      const points = traceOf(route.pieces.slice(start, (route.pieceOfStation[high] ?? 0) + 1), 30);
      return from <= to ? points : [...points].reverse();
    },
  };
}
