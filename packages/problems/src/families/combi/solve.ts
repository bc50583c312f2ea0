import type { Solved, Step } from '../../core/family.ts';
import { techniqueOf } from './params.ts';
import type { CombiParams, Digits, Puzzle, Roads, Row, Streets } from './params.ts';

/** Lists everything one by one and counts; then tells how it could have been counted by thinking. */
export function solve({ puzzle, digits }: Pick<CombiParams, 'puzzle' | 'digits'>): Solved {
  const total = listed(puzzle, digits);
  const trace = told(puzzle);
  const answers = trace.at(-1)?.args['result'] === total ? [String(total)] : [];
  return { answers, trace, technique: techniqueOf(puzzle) };
}

function listed(puzzle: Puzzle, digits: readonly number[]): number {
  switch (puzzle.kind) {
    case 'shelves':
      return tuples(puzzle.sizes).length;
    case 'roads':
      return journeys(puzzle, 0);
    case 'row':
      return orders(puzzle.count).filter((order) => isAllowed(order, puzzle)).length;
    case 'groups': {
      const rising = tuples(Array.from({ length: puzzle.size }, () => puzzle.count)).filter((who) =>
        who.every((one, index) => index === 0 || one > (who[index - 1] ?? 0)),
      );
      return rising.length;
    }
    case 'digits':
      return numbersOf(puzzle, digits).length;
    case 'streets':
      return walks(puzzle, [0, 0]);
  }
}

function tuples(sizes: readonly number[]): readonly (readonly number[])[] {
  return sizes.reduce<readonly (readonly number[])[]>(
    (heads, size) => heads.flatMap((head) => Array.from({ length: size }, (_, index) => [...head, index])),
    [[]],
  );
}

function orders(count: number): readonly (readonly number[])[] {
  return tuples(Array.from({ length: count }, () => count)).filter((order) => new Set(order).size === count);
}

function isAllowed(order: readonly number[], { rule }: Row): boolean {
  const place = order.indexOf(0);
  if (rule === 'at-end') return place === 0 || place === order.length - 1;
  if (rule === 'not-first') return place !== 0;
  return rule === 'none' || Math.abs(place - order.indexOf(1)) === 1;
}

function numbersOf({ length, canRepeat }: Digits, digits: readonly number[]): readonly (readonly number[])[] {
  const all = tuples(Array.from({ length }, () => digits.length)).map((places) => places.map((at) => digits[at] ?? 0));
  return all.filter((number) => number[0] !== 0 && (canRepeat || new Set(number).size === length));
}

function journeys({ roads, towns }: Roads, from: number): number {
  if (from === towns - 1) return 1;
  return roads.reduce((sum, [start, end, count]) => {
    return start === from ? sum + count * journeys({ kind: 'roads', roads, towns }, end) : sum;
  }, 0);
}

function walks(streets: Streets, [x, y]: readonly [number, number]): number {
  const { closed, high, wide } = streets;
  if (x > wide || y > high || (closed !== null && closed[0] === x && closed[1] === y)) return 0;
  return x === wide && y === high ? 1 : walks(streets, [x + 1, y]) + walks(streets, [x, y + 1]);
}

/** How it is counted by thinking. The last step's `result` is the answer. */
function told(puzzle: Puzzle): readonly Step[] {
  switch (puzzle.kind) {
    case 'shelves':
      return [
        product(
          puzzle.sizes,
          puzzle.sizes.map((_, index) => `shelf-${index}`),
        ),
      ];
    case 'roads':
      return tellRoads(puzzle);
    case 'row':
      return tellRow(puzzle);
    case 'groups': {
      const factors = Array.from({ length: puzzle.size }, (_, index) => puzzle.count - index);
      const first = product(factors, []);
      const times = puzzle.size === 2 ? 2 : 6;
      const all = Number(first.args['result']);
      return [first, { key: 'combi.divide', args: { all, times, result: all / times }, highlight: [] }];
    }
    case 'digits': {
      const { canRepeat, count, hasZero, length } = puzzle;
      const factors = Array.from({ length }, (_, place) => (canRepeat ? count : count - place));
      const start: readonly Step[] = hasZero
        ? [{ key: 'combi.zero', args: { count: count - 1 }, highlight: ['slot-0'] }]
        : [];
      const slots = factors.map((_, index) => `slot-${index}`);
      return [...start, product(hasZero ? factors.with(0, count - 1) : factors, slots)];
    }
    case 'streets':
      return tellStreets(puzzle);
  }
}

function product(factors: readonly number[], highlight: readonly string[]): Step {
  const result = factors.reduce((all, factor) => all * factor, 1);
  return { key: 'combi.product', args: { factors: factors.join(), result }, highlight };
}

/** Town by town: how many ways lead there. */
function tellRoads({ roads, towns }: Roads): readonly Step[] {
  const ways = [1];
  return Array.from({ length: towns - 1 }, (_, index): Step => {
    const town = index + 1;
    const into = roads.filter(([, to]) => to === town);
    const result = into.reduce((sum, [from, , count]) => sum + (ways[from] ?? 0) * count, 0);
    ways.push(result);
    const terms = into.map(([from, , count]) => `${ways[from] ?? 0}x${count}`).join();
    return { key: 'combi.town', args: { town, terms, result }, highlight: [`town-${town}`] };
  });
}

function tellRow({ count, rule }: Row): readonly Step[] {
  const falling = (from: number): readonly number[] => Array.from({ length: from }, (_, index) => from - index);
  const all = product(falling(count), []);
  if (rule === 'none') return [all];
  const rest = product(falling(count - 1), []);
  const others = Number(rest.args['result']);
  if (rule === 'not-first') {
    const every = Number(all.args['result']);
    const bad: Step = {
      key: 'combi.first',
      args: { factors: rest.args['factors'] ?? '', result: others },
      highlight: ['thing-0'],
    };
    return [all, bad, { key: 'combi.minus', args: { all: every, bad: others, result: every - others }, highlight: [] }];
  }
  const key = rule === 'together' ? 'combi.tied' : 'combi.ends';
  const highlight = rule === 'together' ? ['thing-0', 'thing-1'] : ['thing-0'];
  const args = { factors: rest.args['factors'] ?? '', result: others };
  return [
    { key, args, highlight },
    { key: 'combi.double', args: { all: others, result: others * 2 }, highlight: [] },
  ];
}

/** Street by street: how many ways lead to each crossing, the sum of what comes from the left and from below. */
function tellStreets({ closed, high, wide }: Streets): readonly Step[] {
  let below: readonly number[] = [];
  return Array.from({ length: high + 1 }, (_, y): Step => {
    const row: number[] = [];
    for (let x = 0; x <= wide; x += 1) {
      const isClosed = closed !== null && closed[0] === x && closed[1] === y;
      row.push(isClosed ? 0 : x + y === 0 ? 1 : (row[x - 1] ?? 0) + (below[x] ?? 0));
    }
    below = row;
    return {
      key: 'combi.street',
      args: { street: y + 1, ways: row.join(), result: row.at(-1) ?? 0 },
      highlight: [`street-${y}`],
    };
  });
}
