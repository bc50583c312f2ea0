import { techniqueOf } from './params.ts';
import type { Knobs, Kind, Puzzle, Rule } from './params.ts';

/** Puzzles by kind and by answer: so that the answer can be drawn first. */
export type Catalogue = ReadonlyMap<Kind, ReadonlyMap<number, readonly Puzzle[]>>;

const known = new Map<string, Catalogue>();

/** Built when it is first asked for; the same knobs give the same catalogue. */
export function catalogueOf(knobs: Knobs): Catalogue {
  const key = JSON.stringify(knobs);
  const found = known.get(key) ?? build(knobs);
  known.set(key, found);
  return found;
}

function build({ techniques: [easiest, hardest], most }: Knobs): Catalogue {
  const shelves = new Map<Kind, Map<number, Puzzle[]>>();
  for (const puzzle of [...products(), ...journeys(), ...rows(), ...groups(), ...numerals(), ...towns()]) {
    const [total, technique] = [totalOf(puzzle), techniqueOf(puzzle)];
    if (technique < easiest || technique > hardest || total < 3 || total > most) continue;
    const shelf = shelves.get(puzzle.kind) ?? new Map<number, Puzzle[]>();
    shelves.set(puzzle.kind, shelf.set(total, [...(shelf.get(total) ?? []), puzzle]));
  }
  return new Map([...shelves].map(([kind, shelf]) => [kind, new Map([...shelf].sort(([a], [b]) => a - b))]));
}

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}

function products(): readonly Puzzle[] {
  const pairs = range(2, 6).flatMap((a) => range(a, 6).map((b) => [a, b]));
  const triples = pairs.flatMap(([a = 2, b = 2]) => (a > 4 || b > 5 ? [] : range(b, 5).map((c) => [a, b, c])));
  return [...pairs, ...triples].map((sizes) => ({ kind: 'shelves', sizes }));
}

function journeys(): readonly Puzzle[] {
  const short = range(2, 4).flatMap((first) =>
    range(2, 4).flatMap((second) =>
      range(0, 3).map((direct) =>
        roads(3, [
          [0, 1, first],
          [1, 2, second],
          [0, 2, direct],
        ]),
      ),
    ),
  );
  const long = range(1, 3).flatMap((a) =>
    range(1, 3).flatMap((b) =>
      range(1, 3).flatMap((c) =>
        range(0, 2).flatMap((over) =>
          range(0, 2).flatMap((under) =>
            range(0, 1).map((far) =>
              roads(4, [
                [0, 1, a],
                [1, 2, b],
                [2, 3, c],
                [0, 2, over],
                [1, 3, under],
                [0, 3, far],
              ]),
            ),
          ),
        ),
      ),
    ),
  );
  return [...short, ...long];
}

type Road = readonly [from: number, to: number, count: number];

function roads(count: 3 | 4, all: readonly Road[]): Puzzle {
  return { kind: 'roads', towns: count, roads: all.filter(([, , many]) => many > 0) };
}

function rows(): readonly Puzzle[] {
  const rules: readonly Rule[] = ['none', 'at-end', 'not-first', 'together'];
  return range(3, 5).flatMap((count) => rules.map((rule) => ({ kind: 'row', count, rule }) as const));
}

function groups(): readonly Puzzle[] {
  const pairs = range(3, 9).map((count) => ({ kind: 'groups', count, size: 2 }) as const);
  return [...pairs, ...range(4, 9).map((count) => ({ kind: 'groups', count, size: 3 }) as const)];
}

function numerals(): readonly Puzzle[] {
  return range(3, 5).flatMap((count) =>
    ([2, 3] as const).flatMap((length) =>
      [true, false].flatMap((hasZero) =>
        [true, false].map((canRepeat) => ({ kind: 'digits', count, length, hasZero, canRepeat }) as const),
      ),
    ),
  );
}

function towns(): readonly Puzzle[] {
  return range(1, 4).flatMap((high) =>
    range(Math.max(2, high), 5).flatMap((wide) => {
      const inside = range(0, wide).flatMap((x) => range(0, high).map((y) => [x, y] as const));
      const free = inside.filter(([x, y]) => x + y > 0 && x + y < wide + high);
      return [null, ...free].map((closed) => ({ kind: 'streets', wide, high, closed }) as const);
    }),
  );
}

/** By formula; the solver lists and counts instead. */
export function totalOf(puzzle: Puzzle): number {
  switch (puzzle.kind) {
    case 'shelves':
      return puzzle.sizes.reduce((product, size) => product * size, 1);
    case 'roads':
      return puzzle.roads
        .toSorted(([a], [b]) => a - b)
        .reduce<number[]>(
          (ways, [from, to, count]) => ways.with(to, (ways[to] ?? 0) + (ways[from] ?? 0) * count),
          [1, 0, 0, 0],
        )
        .at(puzzle.towns - 1) as number;
    case 'row':
      return (
        factorial(puzzle.count - 1) *
        { none: puzzle.count, 'at-end': 2, 'not-first': puzzle.count - 1, together: 2 }[puzzle.rule]
      );
    case 'groups':
      return choose(puzzle.count, puzzle.size);
    case 'digits':
      return range(0, puzzle.length - 1).reduce((product, place) => {
        const left = puzzle.canRepeat ? puzzle.count : puzzle.count - place;
        return product * (place === 0 && puzzle.hasZero ? left - 1 : left);
      }, 1);
    case 'streets': {
      const { wide, high, closed } = puzzle;
      const all = choose(wide + high, high);
      if (closed === null) return all;
      const [x, y] = closed;
      return all - choose(x + y, y) * choose(wide - x + high - y, high - y);
    }
  }
}

function factorial(n: number): number {
  return n < 2 ? 1 : n * factorial(n - 1);
}

function choose(n: number, k: number): number {
  return Math.round(factorial(n) / factorial(k) / factorial(n - k));
}
