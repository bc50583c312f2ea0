import type { Solved, Step } from '../../core/family.ts';
import type { Choice, Direction, Garden, MazeParams, Walk } from './params.ts';

/** Walks: the fewest steps. Gates: every gate from which the goal can be reached. */
export function solve(params: MazeParams): Solved {
  return params.task === 'walk' ? solveWalk(params) : solveChoice(params);
}

interface Place {
  readonly cell: number;
  /** One bit for each item that was picked up. */
  readonly bag: number;
  readonly before: Place | null;
}

/** Breadth-first over the cell and what was picked up. */
function solveWalk({ garden, start, goal, items, limit }: Omit<Walk, 'best' | 'skin'>): Solved {
  const technique =
    1 +
    [garden.side > 4, items.length > 0, garden.doors.length > 0 || limit !== null, limit !== null].filter(Boolean)
      .length;
  const full = 2 ** items.length - 1;
  const bagAt = (cell: number, bag: number): number => (items.includes(cell) ? bag | (1 << items.indexOf(cell)) : bag);
  const queue: Place[] = [{ cell: start, bag: bagAt(start, 0), before: null }];
  const seen = new Set(queue.map(({ cell, bag }) => `${cell}/${bag}`));
  for (const place of queue) {
    if (place.cell === goal && place.bag === full) {
      const way = unwound(place);
      if (limit !== null && way.length - 1 > limit) break;
      return {
        answers: [String(way.length - 1)],
        trace: legs(way, { stops: items, side: garden.side, mostLegs: 5 }),
        technique,
      };
    }
    for (const cell of exits(garden, place.cell)) {
      const next = { cell, bag: bagAt(cell, place.bag), before: place };
      if (seen.has(`${cell}/${next.bag}`)) continue;
      seen.add(`${cell}/${next.bag}`);
      queue.push(next);
    }
  }
  return { answers: [], trace: [], technique };
}

function unwound(last: Place): readonly number[] {
  const way: number[] = [];
  for (let place: Place | null = last; place; place = place.before) way.unshift(place.cell);
  return way;
}

/** Where one can go from a cell: through open sides, and through doors from the right side. */
function exits({ passages, doors }: Garden, cell: number): readonly number[] {
  const both = passages.flatMap(([a, b]) => (a === cell ? [b] : b === cell ? [a] : []));
  return [...both, ...doors.flatMap(([from, to]) => (from === cell ? [to] : []))].sort((a, b) => a - b);
}

/** From the goal backwards: the signs that stand where one comes out. */
function solveChoice({ garden, goal, gates }: Omit<Choice, 'right' | 'skin'>): Solved {
  const queue: Place[] = [{ cell: goal, bag: 0, before: null }];
  const seen = new Set([goal]);
  const out: { readonly gate: number; readonly way: readonly number[] }[] = [];
  for (const place of queue) {
    gates.forEach((gate, index) => gate.cell === place.cell && out.push({ gate: index, way: unwound(place) }));
    for (const cell of exits(garden, place.cell)) {
      if (seen.has(cell)) continue;
      seen.add(cell);
      queue.push({ cell, bag: 0, before: place });
    }
  }
  const technique = Math.min(5, Math.max(1, garden.side - 3));
  const [first] = out;
  if (!first) return { answers: [], trace: [], technique };
  const others = gates.flatMap((_, index) => (index === first.gate ? [] : [`gate-${index}`]));
  const told = legs(first.way, { stops: [], side: garden.side, mostLegs: 4 });
  const trace = [...told, { key: 'maze.others', args: {}, highlight: others }];
  return { answers: out.slice(0, 2).map(({ gate }) => String(gate)), trace, technique };
}

/** More turns than this are not kept in mind, unless the story would get too long. */
const mostTurns = 7;

interface Telling {
  readonly stops: readonly number[];
  readonly side: number;
  readonly mostLegs: number;
}

/** One step for each item on the way, and more where a leg has many turns. */
function legs(way: readonly number[], { stops, side, mostLegs }: Telling): readonly Step[] {
  const open = new Set(stops);
  const cuts = way.flatMap((cell, index) => (open.delete(cell) || index === way.length - 1 ? [index] : []));
  const parts = cuts.map((to, i) => runsOf(way.slice(cuts[i - 1] ?? 0, to + 1), side));
  let turns = mostTurns;
  const piecesOf = (runs: readonly unknown[]): number => Math.ceil(runs.length / turns);
  while (parts.reduce((sum, runs) => sum + piecesOf(runs), 0) > mostLegs) turns += 1;
  const chunks = parts.flatMap((runs, part) => {
    const size = Math.ceil(runs.length / piecesOf(runs));
    return Array.from({ length: piecesOf(runs) }, (_, i) => ({ runs: runs.slice(i * size, (i + 1) * size), i, part }));
  });
  return chunks.map(({ runs, i, part }, index) => {
    const args = { runs: runs.map((run) => run.join('x')).join(','), item: part < stops.length ? 1 : 0 };
    return { key: i === 0 ? 'maze.go' : 'maze.on', args, highlight: [`way-${index}`] };
  });
}

/** "2 down, 3 to the right": how a way of cells is told. */
function runsOf(way: readonly number[], side: number): readonly (readonly [Direction, number])[] {
  const runs: [Direction, number][] = [];
  way.slice(1).forEach((cell, index) => {
    const by = cell - (way[index] ?? 0);
    const direction = by === -side ? 0 : by === side ? 2 : by === 1 ? 1 : 3;
    const last = runs.at(-1);
    if (last?.[0] === direction) last[1] += 1;
    else runs.push([direction, 1]);
  });
  return runs;
}
