import type { Level, Mode } from '../../core/family.ts';
import type { Rng } from '../../core/rng.ts';
import { mistakeOf } from './distract.ts';
import { knobsOf } from './params.ts';
import type { Clue, Knobs, Leg, Near, PositionParams, Side, Task, ToyId } from './params.ts';
import { cellAt, cellsOf, opposite } from './shelf.ts';
import type { Shelf } from './shelf.ts';

const toyBox: readonly ToyId[] = [
  'apple',
  'ball',
  'balloon',
  'bear',
  'bell',
  'boat',
  'butterfly',
  'cat',
  'cube',
  'cup',
  'duck',
  'fish',
  'flower',
  'fox',
  'house',
  'leaf',
  'mouse',
  'mushroom',
  'owl',
  'pear',
  'rabbit',
  'sheep',
  'snail',
  'umbrella',
];

export function generate(rng: Rng, level: Level, mode: Mode): PositionParams | null {
  const knobs = knobsOf(level);
  for (let n = 0; n < 60; n += 1) {
    const params = draw(rng.fork(`try-${n}`), knobs, mode);
    if (params) return params;
  }
  return null;
}

function draw(rng: Rng, knobs: Knobs, mode: Mode): PositionParams | null {
  const { rows, columns } = knobs;
  const shelf = { rows, columns, toys: fill(rng.fork('toys'), knobs) };
  const task: Task = mode === 'graphic' && rng.chance(0.5) ? 'put' : 'find';
  const target = rng.int(0, rows * columns - 1);
  if ((shelf.toys[target] === null) !== (task === 'put')) return null;
  const clue = clueFor(rng.fork('clue'), knobs, { shelf, target });
  if (!clue) return null;
  const spare = toyBox.filter((toy) => !shelf.toys.includes(toy));
  const piece = task === 'put' ? rng.fork('piece').pick(spare) : null;
  const params = { ...shelf, clue, task, piece, target, options: [] };
  return mode === 'single' ? withOptions(rng.fork('options'), knobs, params) : params;
}

/** Toys in some of the places; for two clues at once, twins among them. */
function fill(rng: Rng, { rows, columns, kind, toys }: Knobs): readonly (ToyId | null)[] {
  const count = rng.int(toys[0], toys[1]);
  const kinds = rng.sample(toyBox, count);
  const standing = kind === 'both' ? [...kinds.slice(0, 2), ...kinds.slice(0, count - 2)] : kinds;
  return rng.shuffle(Array.from({ length: rows * columns }, (_, index) => standing[index] ?? null));
}

interface Wanted {
  readonly shelf: Shelf;
  readonly target: number;
}

function clueFor(rng: Rng, knobs: Knobs, wanted: Wanted): Clue | null {
  switch (knobs.kind) {
    case 'near': {
      const near = nearOf(wanted, rng.pick(knobs.sides));
      return near && { kind: 'near', near };
    }
    case 'between':
      return betweenFor(rng, wanted);
    case 'both':
      return bothFor(rng, wanted);
    case 'walk':
      return walkFor(rng, knobs, wanted);
  }
}

/** "The target is on this side of that toy", when a toy stands there. */
function nearOf({ shelf, target }: Wanted, side: Side): Near | null {
  const cell = cellAt(shelf, target, { side: opposite[side], steps: 1 });
  const toy = cell === null ? null : (shelf.toys[cell] ?? null);
  return toy && { side, toy };
}

function betweenFor(rng: Rng, wanted: Wanted): Clue | null {
  const [one, two] = rng.shuffle(rng.chance(0.5) ? (['left', 'right'] as const) : (['above', 'below'] as const));
  const [first, second] = [nearOf(wanted, one ?? 'left'), nearOf(wanted, two ?? 'right')];
  return first && second && { kind: 'between', toys: [first.toy, second.toy] };
}

/** Both toys have a twin, each clue fits two or more places, and only one place fits both. */
function bothFor(rng: Rng, wanted: Wanted): Clue | null {
  const sides = rng.shuffle(['left', 'right', 'above', 'below'] as const);
  const [near, also] = [nearOf(wanted, sides[0] ?? 'left'), nearOf(wanted, sides[1] ?? 'above')];
  if (!near || !also || near.toy === also.toy) return null;
  const [some, others] = [placesNear(wanted, near), placesNear(wanted, also)];
  const isNeeded = some.length > 1 && others.length > 1 && some.filter((cell) => others.includes(cell)).length === 1;
  return isNeeded ? { kind: 'both', near, also } : null;
}

function placesNear({ shelf, target }: Wanted, { side, toy }: Near): readonly number[] {
  const isEmpty = shelf.toys[target] === null;
  return cellsOf(shelf, toy)
    .map((cell) => cellAt(shelf, cell, { side, steps: 1 }))
    .filter((cell) => cell !== null)
    .filter((cell) => (shelf.toys[cell] === null) === isEmpty);
}

/** A walk backwards from the target to a toy, without turning back or going on the same way. */
function walkFor(rng: Rng, { legs: count, longest }: Knobs, { shelf, target }: Wanted): Clue | null {
  const legs: Leg[] = [];
  const seen = [target];
  let at = target;
  for (let n = 0; n < count; n += 1) {
    const isFlat = legs[0]?.side === 'left' || legs[0]?.side === 'right';
    const turns: readonly Side[] =
      legs.length === 0 ? ['left', 'right', 'above', 'below'] : isFlat ? ['above', 'below'] : ['left', 'right'];
    const leg = { side: rng.pick(turns), steps: rng.int(1, longest) };
    const before = cellAt(shelf, at, { side: opposite[leg.side], steps: leg.steps });
    if (before === null || seen.includes(before)) return null;
    legs.unshift(leg);
    seen.push(before);
    at = before;
  }
  const from = shelf.toys[at] ?? null;
  return from && { kind: 'walk', from, legs };
}

/** Wrong toys stand where mistakes lead. Which toy stands where was drawn before, so the options alone say nothing. */
function withOptions(rng: Rng, { options }: Knobs, params: PositionParams): PositionParams | null {
  const { target, toys } = params;
  const once = (cell: number): boolean => toys.filter((toy) => toy === toys[cell]).length === 1;
  const others = rng.shuffle(
    toys.flatMap((toy, cell) => (toy !== null && cell !== target && once(cell) ? [cell] : [])),
  );
  const tagged = others.filter((cell) => mistakeOf(params, cell) !== null);
  const untagged = others.filter((cell) => mistakeOf(params, cell) === null);
  const wrong = [...tagged, ...untagged.slice(0, 1)].slice(0, options - 1);
  if (!once(target) || wrong.length < options - 1) return null;
  return { ...params, options: rng.shuffle([target, ...wrong]) };
}
