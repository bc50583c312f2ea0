import { lines, relationsOf } from './board.ts';
import type { Relation, Shape } from './board.ts';
import type { Op } from './params.ts';
import { pairOf } from '../../core/list.ts';

export type Reason =
  | 'sum'
  | 'part'
  | 'difference'
  | 'back'
  | 'product'
  | 'quotient'
  | 'middle'
  | 'full-line'
  | 'line'
  | 'third'
  | 'compare';

/** One number that becomes known. `cell` −1: the sum of every line. */
export interface Learned {
  readonly cell: number;
  readonly value: number;
  readonly reason: Reason;
  /** "12 − 5": what is calculated. */
  readonly terms: readonly (number | string)[];
  readonly from: readonly number[];
}

export const lineSum = -1;

type Known = ReadonlyMap<number, number>;

/** Deduces cell after cell, the easiest way first, as far as it goes. */
export function deduce(shape: Shape, givens: readonly (number | null)[]): readonly Learned[] {
  const known = new Map(givens.flatMap((value, cell) => (value === null ? [] : [[cell, value] as const])));
  const relations = relationsOf(shape);
  const learned: Learned[] = [];
  for (;;) {
    const next = shape.kind === 'magic' ? magicStep(known) : firstOf(relations, (one) => stepBy(one, known));
    if (next === null) return learned;
    known.set(next.cell, next.value);
    learned.push(next);
  }
}

/** Only what leads to this cell, in order. */
export function leadingTo(cell: number, learned: readonly Learned[]): readonly Learned[] {
  const needed = new Set([cell]);
  const used = learned.toReversed().filter((one) => {
    if (!needed.has(one.cell)) return false;
    one.from.forEach((from) => needed.add(from));
    return true;
  });
  return used.toReversed();
}

function firstOf<T>(items: readonly T[], step: (item: T) => Learned | null): Learned | null {
  let arch: Learned | null = null;
  for (const item of items) {
    const found = step(item);
    if (found !== null && found.reason !== 'middle') return found;
    arch ??= found;
  }
  return arch;
}

function stepBy(relation: Relation, known: Known): Learned | null {
  if (relation.rule === 'arch') {
    const { left, middle, right, top } = relation;
    const [l, r, t] = [known.get(left), known.get(right), known.get(top)];
    if (known.has(middle) || l === undefined || r === undefined || t === undefined) return null;
    const twice = t - l - r;
    const terms = [t, '−', l, '−', `${r} =`, `${twice},`, twice, '÷', 2];
    return { cell: middle, value: (t - l - r) / 2, reason: 'middle', terms, from: [top, left, right] };
  }
  const { a, b, c, op } = relation;
  const [x, y, z] = [known.get(a), known.get(b), known.get(c)];
  if ([x, y, z].filter((value) => value === undefined).length !== 1) return null;
  if (z === undefined) return { cell: c, ...result(op, x ?? 0, y ?? 0), from: [a, b] };
  const [hidden, other, value] = x === undefined ? ([a, b, y ?? 0] as const) : ([b, a, x] as const);
  const from = [c, other];
  if (op === '+') return { cell: hidden, value: z - value, reason: 'part', terms: [z, '−', value], from };
  if (op === '×') return { cell: hidden, value: z / value, reason: 'quotient', terms: [z, '÷', value], from };
  if (x === undefined) return { cell: a, value: z + value, reason: 'back', terms: [z, '+', value], from };
  return { cell: b, value: value - z, reason: 'difference', terms: [value, '−', z], from };
}

function result(op: Op, x: number, y: number): Pick<Learned, 'reason' | 'value' | 'terms'> {
  const terms = [x, op, y];
  if (op === '+') return { reason: 'sum', value: x + y, terms };
  return op === '−' ? { reason: 'difference', value: x - y, terms } : { reason: 'product', value: x * y, terms };
}

function magicStep(known: Known): Learned | null {
  const sum = known.get(lineSum);
  const center = known.get(4);
  if (sum === undefined) {
    const full = lines.find((line) => line.every((cell) => known.has(cell)));
    if (full) {
      const terms = full.flatMap((cell, i) => (i === 0 ? [known.get(cell) ?? 0] : ['+', known.get(cell) ?? 0]));
      const value = full.reduce((total, cell) => total + (known.get(cell) ?? 0), 0);
      return { cell: lineSum, value, reason: 'full-line', terms, from: full };
    }
    if (center !== undefined) {
      return { cell: lineSum, value: 3 * center, reason: 'third', terms: [center, '×', 3], from: [4] };
    }
    return compareStep(known);
  }
  for (const line of lines) {
    const hidden = line.filter((cell) => !known.has(cell));
    if (hidden.length !== 1) continue;
    const others = line.filter((cell) => known.has(cell));
    const [p, q] = pairOf(others.map((cell) => known.get(cell) ?? 0));
    const terms = [sum, '−', p, '−', q];
    return { cell: hidden[0] ?? 0, value: sum - p - q, reason: 'line', terms, from: [lineSum, ...others] };
  }
  if (center === undefined) {
    return { cell: 4, value: sum / 3, reason: 'third', terms: [sum, '÷', 3], from: [lineSum] };
  }
  return null;
}

/** Two lines meet in an unknown cell: the rest of one is as much as the rest of the other. */
function compareStep(known: Known): Learned | null {
  for (const full of lines) {
    for (const other of lines) {
      const shared = full.filter((cell) => other.includes(cell) && !known.has(cell));
      if (full === other || shared.length !== 1) continue;
      const rest = full.filter((cell) => cell !== shared[0]);
      const partner = other.filter((cell) => cell !== shared[0]);
      const hidden = partner.filter((cell) => !known.has(cell));
      if (rest.some((cell) => !known.has(cell)) || hidden.length !== 1) continue;
      const seen = partner.filter((cell) => known.has(cell));
      const [p, q, r] = [...rest, ...seen].map((cell) => known.get(cell) ?? 0) as [number, number, number];
      const terms = [p, '+', q, '−', r];
      return { cell: hidden[0] ?? 0, value: p + q - r, reason: 'compare', terms, from: [...rest, ...seen] };
    }
  }
  return null;
}
