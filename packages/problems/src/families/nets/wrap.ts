import { hexominoes, longestLine } from './hexominoes.ts';
import type { Shape } from './params.ts';

/** The six sides of a cube: up, down, north, south, east, west. */
export type SideId = 'U' | 'D' | 'N' | 'S' | 'E' | 'W';

export const opposite: Readonly<Record<SideId, SideId>> = { U: 'D', D: 'U', N: 'S', S: 'N', E: 'W', W: 'E' };

/** Seen from outside, counterclockwise around each of the eight corners. */
export const corners: readonly (readonly [SideId, SideId, SideId])[] = [
  ['U', 'E', 'N'],
  ['U', 'N', 'W'],
  ['U', 'W', 'S'],
  ['U', 'S', 'E'],
  ['D', 'N', 'E'],
  ['D', 'W', 'N'],
  ['D', 'S', 'W'],
  ['D', 'E', 'S'],
];

/** Where one stands while walking over a cube: on which side, and which sides come next below and to the right. */
export interface Stand {
  readonly here: SideId;
  readonly below: SideId;
  readonly right: SideId;
}

/** Wraps the net around a cube, square by square; null when two squares land on one side. The generator's way to fold. */
export function wrap(net: Shape): readonly Stand[] | null {
  const stands = new Map<number, Stand>([[0, { here: 'U', below: 'S', right: 'E' }]]);
  const queue = [0];
  for (const index of queue) {
    const [x = 0, y = 0] = net[index] ?? [];
    const stand = stands.get(index);
    if (!stand) continue;
    net.forEach(([a, b], next) => {
      if (stands.has(next) || Math.abs(a - x) + Math.abs(b - y) !== 1) return;
      stands.set(next, stepped(stand, a - x, b - y));
      queue.push(next);
    });
  }
  const found = net.map((_, index) => stands.get(index));
  const sides = new Set(found.map((stand) => stand?.here));
  return sides.size === net.length ? found.filter((stand) => stand !== undefined) : null;
}

function stepped({ here, below, right }: Stand, dx: number, dy: number): Stand {
  if (dx === 1) return { here: right, below, right: opposite[here] };
  if (dx === -1) return { here: opposite[right], below, right: here };
  if (dy === 1) return { here: below, below: opposite[here], right };
  return { here: opposite[below], below: here, right };
}

/** The 11 shapes of six squares that fold into a cube. */
export const nets: readonly Shape[] = hexominoes.filter((shape) => wrap(shape) !== null);
export const plainNets: readonly Shape[] = nets.filter((net) => longestLine(net) === 4);
export const lures: readonly Shape[] = hexominoes.filter((shape) => wrap(shape) === null);
