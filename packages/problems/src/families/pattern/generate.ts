import type { Level, Mode } from '../../core/family.ts';
import type { Rng } from '../../core/rng.ts';
import { colourIds } from '../../draw/palette.ts';
import { shapeIds } from '../../draw/shapes.ts';
import { knobs } from './params.ts';
import type { Bead, Knobs, PatternParams, Skin } from './params.ts';

type Sized = Omit<Knobs, 'length'> & { readonly length: number };

/** Sets of objects that cannot be mistaken for one another. */
const parades = [
  ['apple', 'pear', 'mushroom', 'leaf'],
  ['fox', 'bear', 'rabbit', 'owl'],
  ['boat', 'fish', 'duck', 'snail'],
  ['house', 'tree', 'firtree', 'flower'],
  ['ball', 'cube', 'balloon', 'bell'],
  ['butterfly', 'umbrella', 'cup', 'sheep'],
  ['cat', 'mouse', 'duck', 'rabbit'],
] as const;

/** Options first: which of them fills the gap is drawn by lot, then a row is built in which it does. */
export function generate(rng: Rng, level: Level, mode: Mode): PatternParams | null {
  const ladder = knobs(level);
  const knob = { ...ladder, length: rng.int(...ladder.length) };
  const gaps = gapsFor(rng, knob, mode === 'graphic' && level >= 4 ? 2 : 1);
  const options = optionsFor(rng, knob);
  const last = gaps[gaps.length - 1] ?? knob.length - 1;
  const chosen = rng.pick(options);
  const period = rng.pick(knob.periods);
  const shapes = line(rng, {
    knob,
    period: period[0],
    gap: last,
    value: chosen.shape,
    wanted: options.map((one) => one.shape),
    isGrowing: knob.kind.startsWith('growing'),
  });
  const colours =
    knob.kind === 'two' || knob.kind === 'growing-two'
      ? line(rng, {
          knob,
          period: period[1],
          gap: last,
          value: chosen.colour,
          wanted: options.map((one) => one.colour),
          isGrowing: false,
        })
      : shapes;
  const full = shapes.map((shape, i) => ({ shape, colour: colours[i] ?? 0 }));
  const right = gaps.map((gap) =>
    options.findIndex((option) => option.shape === full[gap]?.shape && option.colour === full[gap]?.colour),
  );
  if (right.includes(-1)) return null;
  return {
    level,
    skin: skinFor(rng, knob),
    row: full.map((bead, i) => (gaps.includes(i) ? null : bead)),
    options,
    right,
  };
}

function skinFor(rng: Rng, knob: Sized): Skin {
  if (knob.kind === 'one' && rng.chance(0.7)) return { kind: 'objects', objects: rng.shuffle(rng.pick(parades)) };
  return { kind: 'beads', shapes: rng.sample(shapeIds, 4), colours: rng.shuffle(colourIds) };
}

function gapsFor(rng: Rng, { length, gap }: Sized, count: number): readonly number[] {
  if (count === 2) {
    const first = rng.int(3, length - 4);
    return [first, rng.int(first + 2, length - 1)];
  }
  return [gap === 'late' ? rng.int(length - 3, length - 1) : rng.int(Math.ceil(length / 3), length - 2)];
}

/** Every option shares as much with the others as any other does. */
function optionsFor(rng: Rng, { kind, options }: Sized): readonly Bead[] {
  const values = rng.shuffle([0, 1, 2, 3]);
  if (kind === 'one' || kind === 'growing')
    return values.slice(0, options).map((value) => ({ shape: value, colour: value }));
  const colours = rng.sample([0, 1, 2, 3], 2);
  return rng.shuffle(values.slice(0, 2).flatMap((shape) => colours.map((colour) => ({ shape, colour }))));
}

interface Line {
  readonly knob: Sized;
  readonly period: number;
  readonly gap: number;
  /** What the line must hold at the gap. */
  readonly value: number;
  readonly wanted: readonly number[];
  readonly isGrowing: boolean;
}

function line(rng: Rng, asked: Line): readonly number[] {
  const { knob, period, gap, value } = asked;
  const symbols = asked.isGrowing ? growing(rng, knob.length) : repeated(rng, { knob, period });
  const others = [...new Set(rng.shuffle(asked.wanted.filter((other) => other !== value)))];
  const rest = rng.shuffle([0, 1, 2, 3].filter((other) => other !== value && !others.includes(other)));
  const names = new Map([[symbols[gap] ?? 0, value]]);
  const free = [...others, ...rest];
  for (const symbol of symbols) if (!names.has(symbol)) names.set(symbol, free.shift() ?? value);
  return symbols.map((symbol) => names.get(symbol) ?? value);
}

function repeated(rng: Rng, { knob, period }: { readonly knob: Sized; readonly period: number }): readonly number[] {
  const count = Math.min(period, rng.pick(knob.alphabet));
  const all = Array.from({ length: count }, (_, i) => i);
  let unit: readonly number[];
  // A part that repeats inside itself would be a shorter part.
  do unit = rng.shuffle([...all, ...Array.from({ length: period - count }, () => rng.pick(all))]);
  while (unit.some((_, shift) => shift > 0 && unit.every((value, i) => value === unit[(i + shift) % period])));
  return Array.from({ length: knob.length }, (_, i) => unit[i % period] ?? 0);
}

/** One thing stands alone, the other comes once, twice, three times… */
function growing(rng: Rng, length: number): readonly number[] {
  const isTailGrowing = rng.chance(0.5);
  const row: number[] = [];
  for (let run = 1; row.length < length; run += 1) {
    const many = Array.from({ length: run }, () => 1);
    row.push(...(isTailGrowing ? [0, ...many] : [...many, 0]));
  }
  return row.slice(0, length);
}
