import type { Ferry, Flip, Kind, Knobs, Pay, Pour } from './params.ts';

export type Bare = Pour | Omit<Ferry, 'animals'> | Flip | Pay;

/** Puzzles of one kind by the fewest moves that they take: so that the answer can be drawn first. */
export type Catalogue = ReadonlyMap<number, readonly Bare[]>;

const known = new Map<string, Catalogue>();

/** Built when it is first asked for; the same knobs give the same catalogue. */
export function catalogueOf(kind: Kind, knobs: Knobs): Catalogue {
  const key = `${kind}${JSON.stringify(knobs[kind])}`;
  const found = known.get(key) ?? build(kind, knobs);
  known.set(key, found);
  return found;
}

function build(kind: Kind, knobs: Knobs): Catalogue {
  const [min, max] = kind === 'pay' ? knobs.pay.coins : knobs[kind].moves;
  const shelves = new Map<number, Bare[]>();
  for (const [moves, puzzle] of listed(kind, knobs)) {
    if (moves >= min && moves <= max) shelves.set(moves, [...(shelves.get(moves) ?? []), puzzle]);
  }
  // A number that hardly ever is the answer is none that one could guess.
  return new Map([...shelves].filter(([, puzzles]) => puzzles.length >= 2).sort(([a], [b]) => a - b));
}

type Entry = readonly [moves: number, puzzle: Bare];

function listed(kind: Kind, knobs: Knobs): readonly Entry[] {
  switch (kind) {
    case 'pour':
      return pours(knobs.pour.jug);
    case 'ferry':
      return ferries(knobs.ferry.animals);
    case 'flip':
      return flips(knobs.flip.coins);
    case 'pay':
      return payments(knobs.pay.largest);
  }
}

function numbers(from: number, to: number): readonly number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b);
}

function pours(largest: number): readonly Entry[] {
  const pairs = numbers(3, largest).flatMap((big) => numbers(2, big - 1).map((small) => [big, small]));
  const withTap = pairs.flatMap((jugs) => targets(jugs, true));
  const triples = pairs.flatMap(([big = 0, small = 0]) => numbers(2, small - 1).map((least) => [big, small, least]));
  return [...withTap, ...triples.flatMap((jugs) => targets(jugs, false))];
}

/** Everything that can be measured with these jugs, after how many moves. */
function targets(jugs: readonly number[], hasTap: boolean): readonly Entry[] {
  const start = jugs.map((size, index) => (index === 0 && !hasTap ? size : 0));
  const after = new Map<number, number>();
  let front: readonly (readonly number[])[] = [start];
  const seen = new Set([String(start)]);
  for (let moves = 0; front.length > 0; moves += 1) {
    for (const water of front) for (const litres of water) if (!after.has(litres)) after.set(litres, moves);
    front = front
      .flatMap((water) => poured(jugs, water, hasTap))
      .filter((water) => {
        const isNew = !seen.has(String(water));
        seen.add(String(water));
        return isNew;
      });
  }
  return [...after]
    .filter(([litres]) => litres > 0 && !jugs.includes(litres) && [...jugs, litres].reduce(divisor) === 1)
    .map(([target, moves]) => [moves, { kind: 'pour', jugs, target, hasTap }] as const);
}

function poured(jugs: readonly number[], water: readonly number[], hasTap: boolean): readonly (readonly number[])[] {
  const set = (changes: Readonly<Record<number, number>>): readonly number[] =>
    water.map((litres, index) => changes[index] ?? litres);
  const places = jugs.map((_, index) => index);
  const tapped = hasTap ? places.flatMap((index) => [set({ [index]: jugs[index] ?? 0 }), set({ [index]: 0 })]) : [];
  const over = places.flatMap((from) =>
    places.flatMap((to) => {
      const litres = Math.min(water[from] ?? 0, (jugs[to] ?? 0) - (water[to] ?? 0));
      return from === to || litres === 0
        ? []
        : [set({ [from]: (water[from] ?? 0) - litres, [to]: (water[to] ?? 0) + litres })];
    }),
  );
  return [...tapped, ...over];
}

const heaviest = 6;

function ferries([min, max]: readonly [number, number]): readonly Entry[] {
  const herds = numbers(min, max).flatMap((count) => rising(count, 1));
  return herds.flatMap((weights) => {
    const [most, total] = [weights.at(-1) ?? 0, weights.reduce((sum, weight) => sum + weight, 0)];
    const limits = numbers(Math.max(most, (weights[0] ?? 0) + (weights[1] ?? 0)), Math.min(total, most + 3));
    return limits.flatMap((limit): readonly Entry[] => {
      const moves = crossings(weights, limit);
      return moves === null ? [] : [[moves, { kind: 'ferry', weights, limit }]];
    });
  });
}

function rising(count: number, from: number): readonly (readonly number[])[] {
  if (count === 0) return [[]];
  return numbers(from, heaviest).flatMap((first) => rising(count - 1, first).map((rest) => [first, ...rest]));
}

/** Bits say who is over there; the boat is there after an odd number of crossings. */
function crossings(weights: readonly number[], limit: number): number | null {
  const all = 2 ** weights.length - 1;
  const loads = numbers(1, all).filter(
    (load) => weights.reduce((sum, weight, bit) => sum + ((load >> bit) & 1) * weight, 0) <= limit,
  );
  const seen = [new Set([0]), new Set<number>()] as const;
  let front = [0];
  for (let moves = 0; front.length > 0; moves += 1) {
    if (front.includes(all)) return moves;
    const isThere = moves % 2 === 1;
    const next = new Set<number>();
    for (const over of front) {
      const here = isThere ? over : all & ~over;
      for (const load of loads) if ((load & here) === load) next.add(isThere ? over & ~load : over | load);
    }
    const reached = seen[isThere ? 0 : 1];
    front = [...next].filter((over) => !reached.has(over));
    for (const over of front) reached.add(over);
  }
  return null;
}

function flips([min, max]: readonly [number, number]): readonly Entry[] {
  return numbers(min, max).flatMap((count) => [2, 3].flatMap((width) => patterns(count, width)));
}

/** Backwards from the row where every star is up. */
function patterns(count: number, width: number): readonly Entry[] {
  const goal = 2 ** count - 1;
  const turns = numbers(0, count - width).map((at) => (2 ** width - 1) << at);
  const away = new Map([[goal, 0]]);
  for (const [row, moves] of away) for (const turn of turns) if (!away.has(row ^ turn)) away.set(row ^ turn, moves + 1);
  return [...away]
    .filter(([row]) => row !== goal)
    .map(([row, moves]) => {
      const coins = numbers(0, count - 1).map((bit) => ((row >> bit) & 1) === 1);
      return [moves, { kind: 'flip', coins, width }] as const;
    });
}

function payments(largest: number): readonly Entry[] {
  const sets = numbers(3, largest).flatMap((high) => numbers(2, high - 1).map((middle) => [1, middle, high]));
  return sets.flatMap((values) => {
    const high = values[2] ?? 1;
    const fewest = [0];
    for (const sum of numbers(1, high * 4)) {
      const before = values.filter((value) => value <= sum).map((value) => fewest[sum - value] ?? 0);
      fewest.push(Math.min(...before) + 1);
    }
    // Sums where the largest coin first is a mistake; the others are no puzzle.
    return numbers(high + 1, high * 4).flatMap((sum): readonly Entry[] =>
      isTempting(greedy(values, sum) - (fewest[sum] ?? 0)) ? [[fewest[sum] ?? 0, { kind: 'pay', values, sum }]] : [],
    );
  });
}

/** A detour of so many coins that nobody writes them down is no temptation. */
function isTempting(more: number): boolean {
  return more > 0 && more < 5;
}

function greedy(values: readonly number[], sum: number): number {
  let [left, count] = [sum, 0];
  for (const value of values.toReversed()) {
    count += Math.floor(left / value);
    left %= value;
  }
  return count;
}
