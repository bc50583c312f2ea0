import { permutations } from '../../core/canon.ts';
import type { Level, Mode } from '../../core/family.ts';
import type { Rng } from '../../core/rng.ts';
import { colourIds } from '../../draw/palette.ts';
import { shapeIds } from '../../draw/shapes.ts';
import { beside, directions, distancesFrom, growTrees, wallsOf } from './garden.ts';
import { knobsOf } from './params.ts';
import type { Choice, Gate, Garden, Knobs, MazeParams, Passage, Skin, Walk } from './params.ts';

export function generate(rng: Rng, level: Level, mode: Mode): MazeParams | null {
  const knobs = knobsOf(level);
  const skin = drawSkin(rng.fork('skin'));
  const make = mode === 'single' ? drawChoice : drawWalk;
  for (let n = 0; n < gardensTried; n += 1) {
    const found = make(rng.fork(`garden-${n}`), knobs, skin);
    if (found) return found;
  }
  return null;
}

const gardensTried = 60;

const heroes = ['mouse', 'fox', 'rabbit', 'bear', 'cat', 'duck', 'owl', 'sheep', 'snail', 'butterfly'] as const;
const goals = ['apple', 'house', 'mushroom', 'flower', 'pear', 'boat', 'umbrella', 'cup', 'leaf', 'ball'] as const;
const items = ['star', 'heart', 'bell', 'balloon', 'diamond'] as const;
const grounds = ['hedge', 'castle', 'ice', 'coral'] as const;

function drawSkin(rng: Rng): Skin {
  return { hero: rng.pick(heroes), goal: rng.pick(goals), item: rng.pick(items), ground: rng.pick(grounds) };
}

function drawWalk(rng: Rng, knobs: Knobs, skin: Skin): Walk | null {
  const { side } = knobs;
  const seed = rng.int(0, side * side - 1);
  const tree: Garden = { side, passages: growTrees(rng, side, [seed]).passages, doors: [] };
  const ends = rng.shuffle(deadEnds(tree));
  if (ends.length < 2) return null;
  const [start = 0, goal = 0] = ends;
  const way = cellsBetween(tree, start, goal);
  const apart = ends.slice(2).filter((cell) => !way.has(cell));
  const items = apart.length < knobs.items ? null : apart.slice(0, knobs.items).sort((a, b) => a - b);
  if (items === null) return null;
  const garden = withDoors(rng, withRings(rng, tree, knobs.rings), knobs.doors);
  const best = fewestSteps(garden, [start, goal], items);
  const [min, max] = knobs.steps;
  if (best === null || best < min || best > max) return null;
  if (knobs.doors > 0 && (hasTrap(garden) || !doDoorsMatter(garden, { start, goal, items, best }))) return null;
  return { task: 'walk', garden, start, goal, items, limit: knobs.isTimed ? best : null, best, skin };
}

function deadEnds({ side, passages }: Garden): readonly number[] {
  const ways = Array.from({ length: side * side }, () => 0);
  for (const cell of passages.flat()) ways[cell] = (ways[cell] ?? 0) + 1;
  return ways.flatMap((count, cell) => (count === 1 ? [cell] : []));
}

function cellsBetween(tree: Garden, start: number, goal: number): ReadonlySet<number> {
  const [from, to] = [distancesFrom(tree, start), distancesFrom(tree, goal)];
  const length = from.get(goal) ?? 0;
  return new Set([...from.keys()].filter((cell) => (from.get(cell) ?? 0) + (to.get(cell) ?? 0) === length));
}

function withRings(rng: Rng, tree: Garden, rings: number): Garden {
  return { ...tree, passages: [...tree.passages, ...rng.sample(wallsOf(tree), rings)] };
}

/** Some passages become doors that open one way. */
function withDoors(rng: Rng, garden: Garden, count: number): Garden {
  const chosen = new Set(rng.sample(garden.passages, count));
  const doors = [...chosen].map(([a, b]): Passage => (rng.chance(0.5) ? [a, b] : [b, a]));
  return { ...garden, passages: garden.passages.filter((one) => !chosen.has(one)), doors };
}

/** A cell with no way out: doors lead into it only. */
function hasTrap({ side, passages, doors }: Garden): boolean {
  return new Set([...passages.flat(), ...doors.map(([from]) => from)]).size < side * side;
}

/** Somebody who does not look at the arrows takes a shorter way, and meets a door from behind. */
function doDoorsMatter(garden: Garden, { start, goal, items, best }: Pick<Walk, 'start' | 'goal' | 'items' | 'best'>) {
  const open = { ...garden, passages: [...garden.passages, ...garden.doors], doors: [] };
  return (fewestSteps(open, [start, goal], items) ?? best) < best;
}

/** Distances between all places that matter, then every order of the items. */
function fewestSteps(garden: Garden, [start, goal]: Passage, items: readonly number[]): number | null {
  const from = new Map([start, ...items].map((cell) => [cell, distancesFrom(garden, cell)]));
  const totals = permutations(items).map((order) => {
    const stops = [start, ...order, goal];
    return stops.slice(1).reduce((sum, stop, i) => sum + (from.get(stops[i] ?? 0)?.get(stop) ?? Infinity), 0);
  });
  const best = Math.min(...totals);
  return Number.isFinite(best) ? best : null;
}

/** Signs first, then which gate is right; the garden is grown around that, one tree for each gate. */
function drawChoice(rng: Rng, { gates: knobs }: Knobs, skin: Skin): Choice | null {
  const { side, count } = knobs;
  const shapes = rng.sample(shapeIds, count);
  const colours = rng.sample(colourIds, count);
  const right = rng.int(0, count - 1);
  const places = rng.sample(borderPlaces(side), count);
  if (places.some((one, i) => places.some((other, j) => i < j && areNear(side, one, other)))) return null;
  const gates = places.map((place, i): Gate => ({
    ...place,
    shape: shapes[i] ?? 'circle',
    colour: colours[i] ?? 'red',
  }));
  const { passages, owner } = growTrees(
    rng,
    side,
    gates.map(({ cell }) => cell),
  );
  const garden: Garden = { side, passages, doors: [] };
  const depth = distancesFrom(garden, gates[right]?.cell ?? 0);
  const sizes = gates.map((_, i) => owner.filter((one) => one === i).length);
  const cells = owner.flatMap((one, cell) => (one === right && (depth.get(cell) ?? 0) >= knobs.steps ? [cell] : []));
  // A tree of a few cells is no way in: nobody would fall for it.
  if (cells.length === 0 || Math.min(...sizes) < side - 1) return null;
  const goal = rng.pick(cells);
  const away = gates.map(({ cell }) => stride(side, cell, goal));
  const isNearest = away[right] === Math.min(...away);
  // The nearest gate is the right one no more often than any other.
  if (isNearest && !rng.chance(nearestKept)) return null;
  return { task: 'gate', garden, goal, gates, right, skin };
}

const nearestKept = 0.4;

function borderPlaces(side: number): readonly Pick<Gate, 'cell' | 'out'>[] {
  return Array.from({ length: side * side }, (_, cell) => cell).flatMap((cell) =>
    directions.flatMap((out) => (beside(side, cell, out) === null ? [{ cell, out }] : [])),
  );
}

function areNear(side: number, one: Pick<Gate, 'cell'>, other: Pick<Gate, 'cell'>): boolean {
  return stride(side, one.cell, other.cell) < 3;
}

/** Steps between two cells if there were no walls. */
function stride(side: number, a: number, b: number): number {
  return Math.abs(Math.floor(a / side) - Math.floor(b / side)) + Math.abs((a % side) - (b % side));
}
