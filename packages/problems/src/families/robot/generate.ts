import type { Level, Mode } from '../../core/family.ts';
import type { Rng } from '../../core/rng.ts';
import { knobsOf } from './params.ts';
import type { Direction, Knobs, Program, RobotParams, Yard } from './params.ts';
import { drive } from './drive.ts';
import { drawProgram, slipped } from './programs.ts';

export function generate(rng: Rng, level: Level, mode: Mode): RobotParams | null {
  const knobs = knobsOf(level);
  const isTraced = mode === 'graphic' && rng.fork('task').chance(traceShare);
  const make = mode === 'single' ? drawChoice : isTraced ? drawTrace : drawWalk;
  for (let n = 0; n < yardsTried; n += 1) {
    const found = make(rng.fork(`yard-${n}`), knobs);
    if (found) return found;
  }
  return null;
}

/** The other graphics are walks. */
const traceShare = 0.4;
const yardsTried = 150;

function freeCells({ side }: Knobs, taken: readonly number[]): readonly number[] {
  return Array.from({ length: side * side }, (_, cell) => cell).filter((cell) => !taken.includes(cell));
}

function drawWalk(rng: Rng, knobs: Knobs): RobotParams | null {
  const { side, trees, batteries, spare } = knobs;
  const cells = rng.sample(freeCells(knobs, []), trees + batteries + 2);
  const [start = 0, goal = 0] = cells;
  const yard: Yard = { side, start, nose: null, trees: cells.slice(2, 2 + trees) };
  const load = cells.slice(2 + trees);
  const best = fewestSteps(yard, goal, load);
  const far = side + batteries;
  if (best === null || best < far || best > longestWalk) return null;
  return { task: 'walk', yard, goal, batteries: load, best, limit: best + spare };
}

const longestWalk = 20;

/** Distances between all places that matter, then every order of the batteries. */
function fewestSteps(yard: Yard, goal: number, batteries: readonly number[]): number | null {
  const from = new Map([yard.start, ...batteries].map((cell) => [cell, distancesFrom(yard, cell)]));
  const finish = (cell: number, left: readonly number[]): number => {
    const away = from.get(cell);
    if (left.length === 0) return away?.get(goal) ?? Infinity;
    return Math.min(
      ...left.map(
        (next) =>
          (away?.get(next) ?? Infinity) +
          finish(
            next,
            left.filter((one) => one !== next),
          ),
      ),
    );
  };
  const best = finish(yard.start, batteries);
  return Number.isFinite(best) ? best : null;
}

function distancesFrom({ side, trees }: Yard, from: number): ReadonlyMap<number, number> {
  const found = new Map([[from, 0]]);
  for (const [cell, steps] of found) {
    const near = [cell - side, cell + side, cell % side > 0 ? cell - 1 : -1, cell % side < side - 1 ? cell + 1 : -1];
    const open = near.filter((next) => next >= 0 && next < side * side && !trees.includes(next) && !found.has(next));
    for (const next of open) found.set(next, steps + 1);
  }
  return found;
}

/** Options first: four programs that two slips make; which one is right is drawn before the flag is put up. */
function drawChoice(rng: Rng, knobs: Knobs): RobotParams | null {
  const { programs, slips } = slipped(rng, drawProgram(rng, knobs)) ?? {};
  if (!programs || !slips) return null;
  const bare = { side: knobs.side, start: rng.int(0, knobs.side ** 2 - 1), nose: noseFor(rng, knobs), trees: [] };
  const roads = programs.map((program) => drive(bare, program));
  const right = rng.int(0, programs.length - 1);
  if (roads.some((road) => road === null)) return null;
  const ends = roads.map((road) => road?.at(-1));
  if (new Set([bare.start, ...ends]).size <= programs.length) return null;
  const road = roads[right] ?? [];
  const trees = rng.sample(freeCells(knobs, [...road, ...ends.map(Number)]), knobs.trees);
  return { task: 'choice', yard: { ...bare, trees }, goal: Number(ends[right]), programs, slips, right };
}

function drawTrace(rng: Rng, knobs: Knobs): RobotParams | null {
  const program: Program = drawProgram(rng, knobs);
  const bare = { side: knobs.side, start: rng.int(0, knobs.side ** 2 - 1), nose: noseFor(rng, knobs), trees: [] };
  const road = drive(bare, program);
  if (!road || road.lastIndexOf(bare.start) > 0) return null;
  const cells = [...new Set(road.slice(1))].sort((a, b) => a - b);
  if (cells.length < 3) return null;
  return { task: 'trace', yard: { ...bare, trees: rng.sample(freeCells(knobs, road), knobs.trees) }, program, cells };
}

function noseFor(rng: Rng, { hasNose }: Knobs): Direction | null {
  return hasNose ? rng.pick([0, 1, 2, 3] as const) : null;
}
