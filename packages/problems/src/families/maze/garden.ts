import type { Rng } from '../../core/rng.ts';
import type { Direction, Garden, Passage } from './params.ts';

/** The cell on that side, or null beyond the outer wall. */
export function beside(side: number, cell: number, direction: Direction): number | null {
  const [row, column] = [Math.floor(cell / side), cell % side];
  if (direction === 0) return row > 0 ? cell - side : null;
  if (direction === 1) return column < side - 1 ? cell + 1 : null;
  if (direction === 2) return row < side - 1 ? cell + side : null;
  return column > 0 ? cell - 1 : null;
}

export const directions: readonly Direction[] = [0, 1, 2, 3];

export function around(side: number, cell: number): readonly number[] {
  return directions.map((direction) => beside(side, cell, direction)).filter((next) => next !== null);
}

export function passage(a: number, b: number): Passage {
  return a < b ? [a, b] : [b, a];
}

/** How often the newest cell grows on: long winding ways, with some forks. */
const windiness = 0.85;

/** Grows one tree from every seed until each cell belongs to exactly one; `owner` says to which. */
export function growTrees(rng: Rng, side: number, seeds: readonly number[]): { passages: Passage[]; owner: number[] } {
  const owner = Array.from({ length: side * side }, () => -1);
  const passages: Passage[] = [];
  const fronts = seeds.map((seed) => [seed]);
  seeds.forEach((seed, index) => (owner[seed] = index));
  while (fronts.some((front) => front.length > 0)) {
    for (const [index, front] of fronts.entries()) {
      if (front.length === 0) continue;
      const at = rng.chance(windiness) ? front.length - 1 : rng.int(0, front.length - 1);
      const cell = front[at] ?? 0;
      const free = around(side, cell).filter((next) => owner[next] === -1);
      if (free.length === 0) {
        front.splice(at, 1);
        continue;
      }
      const next = rng.pick(free);
      owner[next] = index;
      passages.push(passage(cell, next));
      front.push(next);
    }
  }
  return { passages, owner };
}

/** Walls that could be opened. */
export function wallsOf({ side, passages }: Pick<Garden, 'side' | 'passages'>): readonly Passage[] {
  const open = new Set(passages.map(String));
  const all = Array.from({ length: side * side }, (_, cell) => cell).flatMap((cell) =>
    around(side, cell)
      .filter((next) => next > cell)
      .map((next) => passage(cell, next)),
  );
  return all.filter((one) => !open.has(String(one)));
}

/** Steps from a cell to every other one that can be reached; walls, and doors in their direction, are respected. */
export function distancesFrom({ passages, doors }: Garden, from: number): ReadonlyMap<number, number> {
  const next = new Map<number, number[]>();
  const join = (a: number, b: number): void => void next.set(a, [...(next.get(a) ?? []), b]);
  for (const [a, b] of passages) {
    join(a, b);
    join(b, a);
  }
  for (const [a, b] of doors) join(a, b);
  const found = new Map([[from, 0]]);
  for (const [cell, steps] of found) {
    for (const one of next.get(cell) ?? []) if (!found.has(one)) found.set(one, steps + 1);
  }
  return found;
}
