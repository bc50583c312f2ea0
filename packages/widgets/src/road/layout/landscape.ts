import type { Paper } from '../../ui/cut.tsx';
import { dunes, type Edge, firs, horizon, ridges, scallops, waves } from '../../ui/scenery/edges.ts';
import { chance } from './chance.ts';
import { tenth } from './curve.ts';
import type { Motif } from './motif.ts';

/** One sheet of the landscape: everything below its upper edge, down to the end of its block. */
export interface Sheet {
  readonly d: string;
  readonly paper: Paper;
  /** Only the edge where a new block begins is cut in ink; inside a block the hills are too far away for it. */
  readonly isCut: boolean;
}

export interface Band {
  readonly motif: Motif;
  readonly top: number;
  readonly bottom: number;
}

interface Land {
  readonly edge: Edge;
  readonly inner: Edge;
  /** How far the edge rises above its own line. */
  readonly rise: number;
  readonly period: number;
  readonly papers: readonly [Paper, ...Paper[]];
}

const lands: Readonly<Record<Motif, Land>> = {
  meadow: {
    edge: waves,
    inner: waves,
    rise: 30,
    period: 640,
    papers: ['meadow-1', 'meadow-2', 'meadow-3', 'meadow-2'],
  },
  harbour: { edge: scallops, inner: scallops, rise: 42, period: 128, papers: ['sea-2', 'sea-1', 'sea-2', 'sea-3'] },
  peaks: { edge: ridges, inner: ridges, rise: 76, period: 142, papers: ['peak-2', 'peak-1', 'peak-2', 'peak-3'] },
  forest: { edge: firs, inner: waves, rise: 36, period: 60, papers: ['forest-3', 'forest-2', 'forest-1', 'forest-2'] },
  desert: {
    edge: dunes,
    inner: dunes,
    rise: 44,
    period: 420,
    papers: ['desert-2', 'desert-1', 'desert-2', 'desert-3'],
  },
  space: { edge: horizon, inner: waves, rise: 34, period: 900, papers: ['space-2', 'space-1', 'space-2', 'space-3'] },
};

/** Depth of one sheet, from its edge to the next. */
const depth = { tall: 190, wide: 112 } as const;

/** How far the upper edge of a block rises above its line, into the block before. */
export function riseOf(motif: Motif): number {
  return lands[motif].rise;
}

/** The sheets of one block, from the farthest to the nearest. */
export function sheetsOf(band: Band, width: number, isFirst: boolean): readonly Sheet[] {
  const { edge, inner, period, papers } = lands[band.motif];
  const isTall = width < 1024;
  const size = isTall ? Math.max(period * 0.64, 40) : period;
  const floor = band.bottom + 90;
  const sheet = (line: string, paper: Paper, isCut: boolean): Sheet => ({
    d: `${line}V${tenth(floor)}H-8Z`,
    paper,
    isCut,
  });
  const first = isFirst ? `M-8 ${band.top - 20}H${width + 8}` : edge(width, band.top, size);
  const sheets = [sheet(first, papers[0], !isFirst)];
  const gap = isTall ? depth.tall : depth.wide;
  for (let y = band.top + gap * 0.8, index = 1; y < band.bottom - 30; y += gap, index++) {
    const lift = (chance(index, Math.round(band.top)) - 0.5) * 24;
    const innerSize = inner === edge ? size * (1 + (index % 2) * 0.25) : isTall ? 400 : 640;
    sheets.push(sheet(inner(width, y + lift, innerSize), papers[index % papers.length] ?? papers[0], false));
  }
  return sheets;
}
