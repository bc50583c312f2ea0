import type { BalanceParams, Pan } from './params.ts';

/** One thing learned. Every kind of move that was needed stands in it, so that one sentence can tell them. */
export interface Learned {
  readonly good: number;
  readonly weighs: number;
  /** Number of the scale, from 0; with `minus` two scales were compared, with `all` all of them. */
  readonly scale: number;
  readonly minus: number | null;
  readonly all: boolean;
  /** Goods that were known already and were put in. */
  readonly putIn: readonly number[];
  /** Taken from both pans. */
  readonly takenGoods: readonly number[];
  readonly takenWeight: number;
  /** So many of the good weigh `total` together. */
  readonly count: number;
  readonly total: number;
}

export interface Deduced {
  readonly technique: number;
  readonly learned: readonly Learned[];
}

type Clue = Pick<BalanceParams, 'scales' | 'ask' | 'goods'>;

/** Goes from scale to scale as a person would; null when this gets stuck. */
export function deduce({ scales, ask, goods }: Clue): Deduced | null {
  const known = new Map<number, number>();
  const learned: Learned[] = [];
  let technique = 1;
  while (!known.has(ask)) {
    const next = fromOne(scales, known) ?? fromTwo(scales, known) ?? fromAll({ scales, ask, goods }, known);
    if (!next) return null;
    known.set(next.good, next.weighs);
    learned.push(next);
    technique = Math.max(technique, techniqueOf(next));
  }
  return { technique, learned: needed(learned, ask) };
}

function techniqueOf({ minus, all, putIn, count, takenGoods, takenWeight }: Learned): number {
  if (minus !== null || all) return 5;
  if (putIn.length > 0) return 4;
  if (count > 1) return 3;
  return takenWeight > 0 || takenGoods.some((n) => n > 0) ? 2 : 1;
}

/** Only what the asked good stands on. */
function needed(learned: readonly Learned[], ask: number): readonly Learned[] {
  const wanted = new Set([ask]);
  const kept = learned.toReversed().filter(({ good, putIn }) => {
    if (!wanted.has(good)) return false;
    for (const before of putIn) wanted.add(before);
    return true;
  });
  return kept.toReversed();
}

/** A scale after everything known is put in: goods left minus goods right, and the weight that they make. */
interface Reading {
  readonly counts: readonly number[];
  readonly total: number;
  readonly putIn: readonly number[];
  readonly takenGoods: readonly number[];
  readonly takenWeight: number;
}

function read(
  { left, right }: { readonly left: Pan; readonly right: Pan },
  known: ReadonlyMap<number, number>,
): Reading {
  const length = Math.max(left.goods.length, right.goods.length);
  const places = Array.from({ length }, (_, good) => good);
  const on = (side: Pan, good: number): number => side.goods[good] ?? 0;
  const putIn = places.filter((good) => known.has(good) && on(left, good) + on(right, good) > 0);
  const weightOf = (side: Pan): number =>
    sum(side.weights) + sum(putIn.map((good) => on(side, good) * (known.get(good) ?? 0)));
  const open = (good: number): boolean => !known.has(good);
  const counts = places.map((good) => (open(good) ? on(left, good) - on(right, good) : 0));
  return {
    counts,
    total: weightOf(right) - weightOf(left),
    putIn,
    takenGoods: places.map((good) => (open(good) ? Math.min(on(left, good), on(right, good)) : 0)),
    takenWeight: Math.min(weightOf(left), weightOf(right)),
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, n) => total + n, 0);
}

const nothing = { minus: null, all: false, putIn: [], takenGoods: [], takenWeight: 0 } as const;

function fromOne(scales: Clue['scales'], known: ReadonlyMap<number, number>): Learned | null {
  const found = scales.flatMap((scale, index) => {
    const reading = read(scale, known);
    const one = single(reading);
    if (!one) return [];
    const { putIn, takenGoods, takenWeight } = reading;
    return [{ ...nothing, ...one, scale: index, putIn, takenGoods, takenWeight }];
  });
  return found.toSorted((a, b) => techniqueOf(a) - techniqueOf(b))[0] ?? null;
}

/** Exactly one kind of good is left, and it shares its weight evenly. */
function single({
  counts,
  total,
}: Pick<Reading, 'counts' | 'total'>): Pick<Learned, 'good' | 'weighs' | 'count' | 'total'> | null {
  const left = counts.flatMap((count, good) => (count === 0 ? [] : [good]));
  const [good] = left;
  if (good === undefined || left.length > 1) return null;
  const count = counts[good] ?? 1;
  return { good, weighs: total / count, count: Math.abs(count), total: Math.abs(total) };
}

/** What one scale has more than another weighs the difference. */
function fromTwo(scales: Clue['scales'], known: ReadonlyMap<number, number>): Learned | null {
  const readings = scales.map((scale) => positive(read(scale, known)));
  for (const [index, more] of readings.entries()) {
    for (const [other, fewer] of readings.entries()) {
      if (other === index || !more.counts.every((count, good) => count >= (fewer.counts[good] ?? 0))) continue;
      const counts = more.counts.map((count, good) => count - (fewer.counts[good] ?? 0));
      const one = single({ counts, total: more.total - fewer.total });
      if (one) return { ...nothing, ...one, scale: index, minus: other };
    }
  }
  return null;
}

/** Every good lies twice on all scales together: half of everything, without the scale that lacks the asked good. */
function fromAll({ scales, ask, goods }: Clue, known: ReadonlyMap<number, number>): Learned | null {
  if (known.size > 0 || scales.length !== goods.length) return null;
  const readings = scales.map((scale) => positive(read(scale, known)));
  const together = goods.map((_, good) => sum(readings.map(({ counts }) => counts[good] ?? 0)));
  const without = readings.findIndex(({ counts }) =>
    goods.every((_, good) => (counts[good] ?? 0) === (good === ask ? 0 : 1)),
  );
  if (without < 0 || !together.every((count) => count === 2)) return null;
  const total = sum(readings.map((reading) => reading.total)) / 2;
  const weighs = total - (readings[without]?.total ?? 0);
  return { ...nothing, good: ask, weighs, scale: without, all: true, count: 1, total };
}

/** Written so that goods stand on the left. */
function positive({ counts, total }: Reading): Pick<Reading, 'counts' | 'total'> {
  const isTurned = sum(counts) < 0;
  return isTurned ? { counts: counts.map((count) => -count), total: -total } : { counts, total };
}
