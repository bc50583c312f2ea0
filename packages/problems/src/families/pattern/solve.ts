import type { Solved, Step } from '../../core/family.ts';
import type { Bead, PatternParams } from './params.ts';
import { pairOf } from '../../core/list.ts';

/** A reading of one attribute: what stands in each gap, and why. */
interface Reading {
  readonly fills: readonly number[];
  /** Length of the repeated part; 0 when a part grows. */
  readonly period: number;
}

type Attribute = 'shape' | 'colour';

/** Tries every period up to half of the row, and every growing row, on every attribute. All that fit must agree. */
export function solve(params: PatternParams): Solved {
  const shape = readings(params, 'shape');
  const colour = readings(params, 'colour');
  const answers = new Set(
    shape.flatMap((a) => colour.map((b) => a.fills.map((value, i) => `${value}.${b.fills[i] ?? 0}`).join(' '))),
  );
  const [a, b] = [plainest(shape), plainest(colour)];
  return {
    answers: [...answers].slice(0, 2),
    trace: a && b ? traceOf(params, a, b) : [],
    technique: a && b ? techniqueOf(a, b) : 5,
  };
}

function readings(params: PatternParams, attribute: Attribute): readonly Reading[] {
  const seen = params.row.map((bead) => (bead === null ? null : bead[attribute]));
  const periods = Array.from({ length: Math.floor(seen.length / 2) }, (_, i) => i + 1);
  return [...periods.flatMap((period) => repeats(seen, period)), ...grows(seen)];
}

type Seen = readonly (number | null)[];

function repeats(seen: Seen, period: number): readonly Reading[] {
  const unit = new Map<number, number>();
  for (const [i, value] of seen.entries()) {
    if (value === null) continue;
    const known = unit.get(i % period);
    if (known !== undefined && known !== value) return [];
    unit.set(i % period, value);
  }
  return complete(seen, (i) => unit.get(i % period) ?? null).map((fills) => ({ fills, period }));
}

function grows(seen: Seen): readonly Reading[] {
  const values = [...new Set(seen.filter((value) => value !== null))];
  if (values.length !== 2) return [];
  const [a, b] = pairOf(values);
  const rows = [
    [a, b],
    [b, a],
  ].flatMap(([one, many]) => [
    runs(seen.length, [one ?? 0, many ?? 0], true),
    runs(seen.length, [one ?? 0, many ?? 0], false),
  ]);
  return rows
    .filter((row) => seen.every((value, i) => value === null || value === row[i]))
    .flatMap((row) => complete(seen, (i) => row[i] ?? null).map((fills) => ({ fills, period: 0 })));
}

/** `one` stands alone and `many` comes once more each time, before it or behind it. */
function runs(length: number, [one, many]: readonly [number, number], isBehind: boolean): readonly number[] {
  const row: number[] = [];
  for (let run = 1; row.length < length; run += 1) {
    if (isBehind) row.push(one);
    for (let i = 0; i < run; i += 1) row.push(many);
    if (!isBehind) row.push(one);
  }
  return row.slice(0, length);
}

/** The values of the gaps; a gap about which the row says nothing can hold anything, so it yields several. */
function complete(seen: Seen, at: (i: number) => number | null): readonly (readonly number[])[] {
  return seen.reduce<readonly (readonly number[])[]>(
    (heads, value, i) => {
      if (value !== null) return heads;
      const fill = at(i);
      const values = fill === null ? [0, 1, 2, 3] : [fill];
      return heads.flatMap((head) => values.map((one) => [...head, one]));
    },
    [[]],
  );
}

function plainest(found: readonly Reading[]): Reading | undefined {
  return found.find((reading) => reading.period > 0) ?? found[0];
}

function techniqueOf(a: Reading, b: Reading): number {
  if (a.period === 0 || b.period === 0) return 5;
  const longest = Math.max(a.period, b.period);
  const isApart = a.period !== b.period && Math.min(a.period, b.period) > 1;
  if (isApart) return 4;
  return longest <= 2 ? 1 : longest === 3 ? 2 : 3;
}

function traceOf(params: PatternParams, a: Reading, b: Reading): readonly Step[] {
  const gaps = params.row.flatMap((bead, i) => (bead === null ? [i] : []));
  const answer: Step = {
    key: 'answer',
    args: { shape: a.fills.join(), colour: b.fills.join() },
    highlight: gaps.map((i) => `bead-${i}`),
  };
  const isApart = a.period !== b.period && Math.min(a.period, b.period) !== 1;
  if (isApart) return [...told(params, 'shape', a), ...told(params, 'colour', b), answer];
  return [
    ...told(params, a.period >= b.period ? 'both' : 'colour', a.period >= b.period ? a : b),
    ...beside(params, gaps[0] ?? 0),
    answer,
  ];
}

function told(params: PatternParams, what: Attribute | 'both', { period }: Reading): readonly Step[] {
  if (period === 0) return [{ key: 'grows', args: { what }, highlight: params.row.map((_, i) => `bead-${i}`) }];
  const start = wholeUnit(params.row, period);
  const unit: Step = { key: 'unit', args: { what, period, start }, highlight: ids(start, period) };
  if (what !== 'both') return [unit];
  const next = start + period < params.row.length ? start + period : start - period;
  const rest = ids(next, Math.min(period, params.row.length - next));
  return [unit, { key: 'again', args: { period }, highlight: rest }];
}

/** Where a whole repeated part without a gap begins: the first one, so that it reads from the left. */
function wholeUnit(row: readonly (Bead | null)[], period: number): number {
  for (let start = 0; start + period <= row.length; start += 1) {
    if (row.slice(start, start + period).every((bead) => bead !== null)) return start;
  }
  return 0;
}

function ids(start: number, count: number): readonly string[] {
  return Array.from({ length: count }, (_, i) => `bead-${start + i}`);
}

function beside(params: PatternParams, gap: number): readonly Step[] {
  const before = params.row[gap - 1];
  if (!before) return [];
  return [{ key: 'before', args: { shape: before.shape, colour: before.colour }, highlight: [`bead-${gap - 1}`] }];
}
