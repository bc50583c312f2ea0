import { chance } from './chance.ts';
import { tenth } from './curve.ts';
import type { Route } from './route.ts';

export interface Puff {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly density: 'light' | 'usual' | 'dense';
}

/** Banks reach from their upper edge to the end of the road; puffs are single clouds. */
export interface Mist {
  readonly banks: readonly string[];
  readonly puffs: readonly Puff[];
}

/** Upper edges of the three banks, from the first row that is locked as a whole. */
const edges = { tall: [-24, 100, 230], wide: [-88, 0, 84] } as const;

/** Locked is not grey but misty: banks over the rest of the road, single clouds over what is locked before it. */
export function mistOver(route: Route, isLocked: readonly boolean[]): Mist {
  const firstFar = isLocked.lastIndexOf(false) + 1;
  const row = route.rows[firstFar];
  const isRowWhole = route.rows[firstFar - 1] !== row;
  const start = isRowWhole ? firstFar : route.rows.findIndex((other) => row !== undefined && other > row);
  const far = start < 0 || row === undefined ? undefined : rowMiddle(route, start);
  const near = route.stations.filter((_, index) => isLocked[index] && (far === undefined || index < start));
  return {
    banks: far === undefined ? [] : edges[route.shape].map((edge, index) => bank(route, far + edge, index)),
    puffs: [
      ...near.flatMap(({ x, y }): readonly Puff[] => [
        { x: x - 38, y: y + 56, scale: 0.95, density: 'light' },
        { x: x + 44, y: y + 66, scale: 1.1, density: 'light' },
      ]),
      ...(far === undefined ? [] : driftingPuffs(route, far).filter((puff) => !hidesStation(puff, route))),
    ],
  };
}

function rowMiddle({ stations, rows }: Route, station: number): number {
  const inRow = stations.filter((_, index) => rows[index] === rows[station]);
  return inRow.reduce((sum, { y }) => sum + y, 0) / inRow.length;
}

function bank({ width, height }: Route, y: number, index: number): string {
  const wish = width < 1024 ? 88 + (index % 2) * 24 : 140 + (index % 2) * 40;
  const span = width / Math.max(3, Math.round(width / wish));
  const rise = tenth(span * 0.31);
  const start = -span / 2 - index * span * 0.3;
  const count = Math.ceil((width - start) / span) + 1;
  return `M${tenth(start)} ${tenth(y)}${`a${tenth(span / 2)} ${rise} 0 0 1 ${tenth(span)} 0`.repeat(count)}V${tenth(height + 10)}H${tenth(start)}Z`;
}

/** The number of a station shows through the banks, but not through a dense cloud. */
function hidesStation({ x, y, scale }: Puff, { stations }: Route): boolean {
  const middle = y - 34 * scale;
  return stations.some((at) => Math.abs(at.x - x) < 66 * scale + 34 && Math.abs(at.y - middle) < 40 * scale + 34);
}

/** Clouds that drift over the banks, by turns near both edges and, on a wide road, between. */
function driftingPuffs({ width, height, shape }: Route, top: number): readonly Puff[] {
  const gap = shape === 'tall' ? 96 : 66;
  const count = Math.max(0, Math.floor((height - top) / gap));
  return Array.from({ length: count }, (_, index) => {
    const roll = chance(index, 7);
    const edge = index % 2 === 0 ? 0.02 + roll * 0.14 : 0.84 + roll * 0.14;
    return {
      x: Math.round(width * (shape === 'tall' ? edge : (0.06 + index * 0.37 + roll * 0.1) % 0.96)),
      y: Math.round(top + (shape === 'tall' ? 24 : 20) + index * gap),
      scale: tenth((shape === 'tall' ? 0.85 : 1.1) + chance(index, 8) * 0.35),
      density: index % 2 === 1 ? 'dense' : 'usual',
    };
  });
}
