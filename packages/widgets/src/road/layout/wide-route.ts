import type { Box, Point } from './box.ts';
import { chance } from './chance.ts';
import { joinKnots, type Knot } from './curve.ts';
import { measures } from './measures.ts';
import type { Room, Route } from './route.ts';

const entry = 262;
const rowGap = 268;
const blockGap = 370;
const exit = 214;
const swing = 38;
/** A row of stations leaves this share of the width free on both sides. */
const margin = 0.06;
const closest = 215;

interface Row {
  readonly block: number;
  readonly isFirst: boolean;
  readonly count: number;
  readonly baseline: number;
  readonly direction: 1 | -1;
}

/** A serpentine: rows of stations, from left to right and back, a block always beginning with a row of its own. */
export function wideRoute(blocks: readonly number[], { width, minHeight }: Room): Route {
  const natural = rowsOf(blocks, width);
  const spare = Math.max(0, minHeight - (natural.at(-1)?.baseline ?? 0) - exit);
  // A short road lies a little above the middle of its room.
  const rows = natural.map((row) => ({ ...row, baseline: row.baseline + Math.round(spare * 0.4) }));
  const stations: Point[] = [];
  const line: (Point & { readonly isTurn: boolean })[] = [];
  const pieceOfStation: number[] = [];
  const rowOfStation: number[] = [];

  const first = rows[0];
  if (first !== undefined) line.push({ x: -60, y: first.baseline - 50, isTurn: true });
  rows.forEach((row, index) => {
    const before = rows[index - 1];
    if (before !== undefined) line.push(turnBetween(before, row, width));
    for (const point of stationsOf(row, width)) {
      pieceOfStation.push(line.length - 1);
      line.push({ ...point, isTurn: false });
      stations.push(point);
      rowOfStation.push(index);
    }
  });
  const last = rows.at(-1);
  if (last !== undefined) line.push({ x: last.direction > 0 ? width + 60 : -60, y: last.baseline + 20, isTurn: true });

  return {
    shape: 'wide',
    width,
    height: Math.max((last?.baseline ?? 0) + exit, minHeight),
    stations,
    pieces: joinKnots(knotsOf(line)),
    pieceOfStation,
    rows: rowOfStation,
    blocks: rows.filter(({ isFirst }) => isFirst).map((row) => blockTop(row, width)),
  };
}

function rowsOf(blocks: readonly number[], width: number): readonly Row[] {
  const most = Math.max(4, Math.min(7, Math.floor((width * (1 - 2 * margin)) / closest)));
  const rows: Row[] = [];
  let baseline = entry;
  blocks.forEach((count, block) => {
    const amount = Math.ceil(count / most);
    for (let row = 0; row < amount; row++) {
      const previous = rows.at(-1);
      if (previous !== undefined) baseline += row === 0 ? blockGap : rowGap;
      rows.push({
        block,
        isFirst: row === 0,
        count: Math.floor((count + row) / amount),
        baseline,
        direction: previous?.direction === 1 ? -1 : 1,
      });
    }
  });
  return rows;
}

function stationsOf(row: Row, width: number): readonly Point[] {
  const from = width * margin;
  const share = (width - 2 * from) / row.count;
  return Array.from({ length: row.count }, (_, index) => {
    const along = from + (index + 0.5) * share;
    // The last station of a row lies low: above it stands the plaque.
    const isLow = (row.count - 1 - index) % 2 === 0;
    const jitter = (chance(row.baseline, index) - 0.5) * 16;
    return { x: row.direction > 0 ? along : width - along, y: row.baseline + (isLow ? swing : -swing) + jitter };
  });
}

function turnBetween(before: Row, after: Row, width: number): Point & { readonly isTurn: true } {
  const edge = width * margin + measures.ribbon / 2;
  return {
    x: before.direction > 0 ? width - edge : edge,
    y: (before.baseline + after.baseline) / 2 + 14,
    isTurn: true,
  };
}

/** Handles follow the neighbours, so that the road swings through every station without a corner. */
function knotsOf(line: readonly (Point & { readonly isTurn: boolean })[]): readonly Knot[] {
  return line.map((point, index) => {
    const previous = line[index - 1] ?? point;
    const next = line[index + 1] ?? point;
    const along = { x: next.x - previous.x, y: next.y - previous.y };
    const length = Math.hypot(along.x, along.y) || 1;
    const handle = (neighbour: Point, sign: number) => {
      const reach = Math.hypot(neighbour.x - point.x, neighbour.y - point.y) * (point.isTurn ? 0.5 : 0.4);
      return { x: (sign * along.x * reach) / length, y: (sign * along.y * reach) / length };
    };
    return { x: point.x, y: point.y, before: handle(previous, -1), after: handle(next, 1) };
  });
}

function blockTop(row: Row, width: number): { readonly top: number; readonly plaque: Box } {
  const top = row.block === 0 ? 0 : row.baseline - 212;
  const size = measures.plaque.wide;
  const x = row.direction > 0 ? width - size.width - 32 : 32;
  return {
    top,
    plaque: { x, y: row.baseline - 192, ...size },
  };
}
