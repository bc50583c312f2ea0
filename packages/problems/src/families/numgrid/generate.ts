import type { Level, Mode } from '../../core/family.ts';
import type { Rng } from '../../core/rng.ts';
import { brick, cellCount } from './board.ts';
import type { Shape } from './board.ts';
import { deduce, leadingTo } from './deduce.ts';
import { knobsOf, tones } from './params.ts';
import type { Knobs, NumgridParams } from './params.ts';
import { solve } from './solve.ts';

const drawsTried = 60;
/** With the last sentence six steps at most. */
const mostDeductions = 5;

export function generate(rng: Rng, level: Level, mode: Mode): NumgridParams | null {
  const knobs = knobsOf(level);
  const kind = rng.fork('kind').pick(knobs.kinds);
  const skin = rng.fork('skin').pick(tones);
  for (let n = 0; n < drawsTried; n += 1) {
    const from = rng.fork(`draw-${n}`);
    const shape: Shape = { kind, size: from.pick(knobs.sizes[kind] ?? [3]), ops: from.pick(knobs.ops) };
    const truth = fill(from, shape, knobs);
    if (truth === null) continue;
    const hidden =
      mode === 'graphic'
        ? hideMany(from, { ...shape, isHard: knobs.technique === 5 }, truth)
        : hideOne(from, shape, truth);
    if (hidden === null || !isTellable(shape, hidden, level)) continue;
    const params: NumgridParams = { ...shape, ...hidden, paper: skin, truth };
    const { answers, technique } = solve(params);
    if (answers.length === 1 && technique === knobs.technique) return params;
  }
  return null;
}

/** Neither a single step, where the level is above that, nor more steps than are told. */
function isTellable(shape: Shape, { givens, ask }: Hidden, level: Level): boolean {
  const learned = deduce(shape, givens);
  const steps = ask === null ? learned : leadingTo(ask, learned);
  return steps.length >= (shape.kind === 'house' || level < 2 ? 1 : 2) && steps.length <= mostDeductions;
}

/** Every cell, or null when a number is too large or too small. */
function fill(rng: Rng, shape: Shape, { largest, least }: Knobs): readonly number[] | null {
  const cells = fillers[shape.kind](rng, shape, largest);
  const fits = cells.every((value) => Number.isInteger(value) && value >= 1 && value <= largest);
  return fits && Math.max(...cells) >= least ? cells : null;
}

type Filler = (rng: Rng, shape: Shape, largest: number) => readonly number[];

const fillers: Readonly<Record<Shape['kind'], Filler>> = {
  pyramid: (rng, { size }, largest) => {
    const cells = Array.from({ length: brick(size, 0) }, () => 0);
    const most = Math.max(2, Math.floor((largest * 1.6) / 2 ** (size - 1)));
    for (let place = 0; place < size; place += 1) cells[brick(size - 1, place)] = rng.int(1, most);
    for (let row = size - 2; row >= 0; row -= 1) {
      for (let place = 0; place <= row; place += 1) {
        cells[brick(row, place)] = (cells[brick(row + 1, place)] ?? 0) + (cells[brick(row + 1, place + 1)] ?? 0);
      }
    }
    return cells;
  },
  house: (rng, { size }, largest) => {
    const roof = rng.int(Math.max(size + 2, Math.ceil(largest / 2)), largest);
    const firsts = rng.sample(
      Array.from({ length: roof - 1 }, (_, i) => i + 1),
      size,
    );
    return [roof, ...firsts.flatMap((first) => [first, roof - first])];
  },
  magic: (rng, _, largest) => {
    const center = rng.int(5, Math.max(5, Math.floor(largest / 2)));
    const a = rng.int(1, Math.max(1, Math.floor(center / 2)));
    const b = rng.int(1, Math.max(1, center - a - 1));
    if (a === b || a === 2 * b || b === 2 * a) return [0];
    const magic = [center - a, center + a + b, center - b, center + a - b, center, center - a + b];
    const turned = [...magic, center + b, center - a - b, center + a];
    return rng.chance(0.5) ? turned : [0, 3, 6, 1, 4, 7, 2, 5, 8].map((cell) => turned[cell] ?? 0);
  },
  square: (rng, { ops: [rows, columns] }, largest) => {
    const most =
      rows === '×'
        ? largest > 100
          ? 6
          : 4
        : Math.max(4, Math.floor(largest / (rows === '+' && columns === '+' ? 3 : 1)));
    const least = rows === '×' ? 2 : 1;
    const draw = (): number => rng.int(least, most);
    const [a, b, d, e] = [draw(), draw(), draw(), draw()];
    const apply = (op: string, x: number, y: number): number => (op === '+' ? x + y : op === '−' ? x - y : x * y);
    const [c, f, g, h] = [apply(rows, a, b), apply(rows, d, e), apply(columns, a, d), apply(columns, b, e)];
    return [a, b, c, d, e, f, g, h, apply(rows, g, h)];
  },
};

type Hidden = Pick<NumgridParams, 'givens' | 'ask' | 'cards'>;

/** Asks one cell and empties others, as long as it can still be deduced in few steps. */
function hideOne(rng: Rng, shape: Shape, truth: readonly number[]): Hidden | null {
  const order = rng.shuffle(truth.map((_, cell) => cell)).filter((cell) => shape.kind !== 'house' || cell > 0);
  const [ask = 0, ...rest] = order;
  let givens: readonly (number | null)[] = truth.map((value, cell) => (cell === ask ? null : value));
  for (const cell of rest) {
    const fewer = givens.map((value, i) => (i === cell ? null : value));
    const steps = leadingTo(ask, deduce(shape, fewer));
    if (steps.length > 0 && steps.length <= mostDeductions) givens = fewer;
  }
  // What is not needed for the asked cell may help to see the pattern: some of it is written again.
  const needless = givens.flatMap((value, cell) => (value === null && cell !== ask ? [cell] : []));
  const spoken =
    shape.kind === 'house'
      ? needless
      : rng.sample(needless, rng.int(0, Math.min(shape.kind === 'square' ? 2 : 1, needless.length)));
  const shown = givens.map((value, cell) => (spoken.includes(cell) ? (truth[cell] ?? 0) : value));
  return { givens: shown, ask, cards: [] };
}

/** Empties cells that can all be deduced, and lays cards for them beside two that fit nowhere. */
function hideMany(rng: Rng, shape: Shape & { readonly isHard: boolean }, truth: readonly number[]): Hidden | null {
  const { isHard } = shape;
  // Without its middle and two corners a magic square has no full line: two lines have to be compared.
  const corner = rng.pick([0, 2]);
  const early = shape.kind === 'magic' && isHard ? [4, corner, 8 - corner] : [];
  const count = shape.kind === 'house' ? shape.size : Math.min(mostDeductions - 1, Math.floor(cellCount(shape) / 2));
  const order = rng.shuffle(truth.map((_, cell) => cell)).filter((cell) => shape.kind !== 'house' || cell > 0);
  let givens: readonly (number | null)[] = truth;
  let hidden: readonly number[] = [];
  for (const cell of [...early, ...order.filter((one) => !early.includes(one))]) {
    if (hidden.length === count) break;
    const fewer = givens.map((value, i) => (i === cell ? null : value));
    const learned = deduce(shape, fewer);
    const isOpen = [...hidden, cell].some((one) => !learned.some((step) => step.cell === one));
    if (isOpen || learned.length > mostDeductions) continue;
    givens = fewer;
    hidden = [...hidden, cell];
  }
  if (hidden.length < 2) return null;
  const wanted = hidden.map((cell) => truth[cell] ?? 0);
  const near = wanted.flatMap((value) => [value + 1, value - 1, value + 2, value + 10]);
  const lures = [...new Set(near)].filter((value) => value > 0 && !wanted.includes(value));
  return { givens, ask: null, cards: rng.shuffle([...wanted, ...rng.sample(lures, Math.min(2, lures.length))]) };
}
