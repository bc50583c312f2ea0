import type { Level, Mode } from '../../core/family.ts';
import type { Rng } from '../../core/rng.ts';
import { deduce, follow, startOf } from './deduce.ts';
import { blank, boardsOf, plainWall } from './params.ts';
import type { Depth, GridParams, Kind } from './params.ts';
import { around, besides, columnCells, riddleOf, rowCells, runsOf, segmentsOf } from './rules.ts';
import { hasPairs } from './solve.ts';

const gridsTried = 20;

/** A grid is filled at random, its clues are read off and taken away while the level's technique still solves it. */
export function generate(rng: Rng, level: Level, mode: Mode): GridParams | null {
  const [kind, size, depth] = rng.fork('kind').pick(boardsOf(level, mode));
  for (let n = 0; n < gridsTried; n += 1) {
    const full = makers[kind](rng.fork(`grid-${n}`), size);
    if (!full || !deduce(riddleOf(full), depth)) continue;
    const made = dig(rng.fork(`dig-${n}`), full, depth);
    if (!isGraded(made, depth)) continue;
    return mode === 'number' ? asked(rng.fork('ask'), made) : made;
  }
  return null;
}

function asked(rng: Rng, made: GridParams): GridParams {
  const open = made.clues.flatMap((clue, cell) => (clue === blank ? [cell] : []));
  return { ...made, ask: rng.pick(open) };
}

/** Solved at this technique, and not at an easier one. */
function isGraded(params: GridParams, depth: Depth): boolean {
  const deduced = deduce(riddleOf(params), depth);
  if (deduced?.technique !== depth) return false;
  return params.kind !== 'tents' || hasPairs(params, deduced.answers);
}

type Maker = (rng: Rng, size: number) => GridParams | null;

const makers: Readonly<Record<Kind, Maker>> = { futoshiki, tents, lights, binary, nonogram, mines };

const nothing = { less: [], across: [], down: [], ask: null } as const;

function line(size: number): readonly number[] {
  return Array.from({ length: size }, (_, i) => i);
}

/** Takes clues away in random order while the puzzle is still solved. */
function dig(rng: Rng, full: GridParams, depth: Depth): GridParams {
  let best = full;
  for (const lighter of reductions(rng, full)) {
    const next = lighter(best);
    if (deduce(riddleOf(next), depth)) best = next;
  }
  return best;
}

type Reduction = (params: GridParams) => GridParams;

function reductions(rng: Rng, { kind, clues, less, size }: GridParams): readonly Reduction[] {
  const without =
    (cell: number, clue: number): Reduction =>
    (params) => ({ ...params, clues: params.clues.with(cell, clue) });
  const given = rng.shuffle(clues.flatMap((clue, cell) => (clue === blank ? [] : [cell])));
  switch (kind) {
    // Digits go first, so that the signs are what the puzzle lives on.
    case 'futoshiki':
      return [
        ...given.map((cell) => without(cell, blank)),
        ...rng
          .shuffle(less)
          .map((sign): Reduction => (params) => ({ ...params, less: params.less.filter((one) => one !== sign) })),
      ];
    case 'binary':
      return given.map((cell) => without(cell, blank));
    // A board of which a third is open still looks like a board.
    case 'mines':
      return given.slice(0, Math.floor((size * size) / 2)).map((cell) => without(cell, blank));
    case 'lights':
      return given.filter((cell) => clues[cell] !== plainWall).map((cell) => without(cell, plainWall));
    case 'tents':
    case 'nonogram':
      return [];
  }
}

function futoshiki(rng: Rng, size: number): GridParams {
  const square = latinSquare(rng, size);
  const pairs = line(size * size).flatMap((cell) =>
    besides(size, cell)
      .filter((other) => other > cell)
      .map((other) => [cell, other] as const),
  );
  const signs = rng
    .sample(pairs, size * 2)
    .map(([a, b]) => ((square[a] ?? 0) < (square[b] ?? 0) ? [a, b] : [b, a]) as readonly [number, number]);
  const shown = new Set(rng.sample(line(size * size), size + 3));
  const clues = square.map((digit, cell) => (shown.has(cell) ? digit : blank));
  return { kind: 'futoshiki', size, clues, ...nothing, less: signs, solution: square };
}

function latinSquare(rng: Rng, size: number): readonly number[] {
  const square = Array<number>(size * size).fill(0);
  const fill = (cell: number): boolean => {
    if (cell === square.length) return true;
    const seen = new Set(
      [...rowCells(size, Math.floor(cell / size)), ...columnCells(size, cell % size)].map((one) => square[one]),
    );
    for (const digit of rng.shuffle(line(size).map((one) => one + 1))) {
      if (seen.has(digit)) continue;
      square[cell] = digit;
      if (fill(cell + 1)) return true;
      square[cell] = 0;
    }
    return false;
  };
  fill(0);
  return square;
}

/** The rules themselves fill the grid: a random open cell is decided, and what follows is followed. */
function binary(rng: Rng, size: number): GridParams | null {
  const empty = {
    kind: 'binary',
    size,
    clues: Array<number>(size * size).fill(blank),
    ...nothing,
    solution: [],
  } as const;
  const riddle = riddleOf(empty);
  let state = startOf(riddle);
  for (const cell of rng.shuffle(line(size * size))) {
    if (state[cell] !== -1) continue;
    const first = rng.int(0, 1);
    const next = [first, 1 - first]
      .map((answer) => {
        const trial = state.slice();
        trial[cell] = answer;
        return follow(riddle, trial, { queue: [cell], length: Infinity }) === 'whole' ? trial : null;
      })
      .find((trial) => trial !== null);
    if (!next) return null;
    state = next;
  }
  const solution = [...state].map((answer) => (answer === 1 ? 1 : 2));
  return { ...empty, clues: solution, solution };
}

function nonogram(rng: Rng, size: number): GridParams {
  const filled = line(size * size).map(() => (rng.chance(0.56) ? 1 : 0));
  const bits = (cells: readonly number[]): number =>
    cells.reduce((sum, cell, i) => sum | ((filled[cell] ?? 0) << i), 0);
  return {
    kind: 'nonogram',
    size,
    clues: filled.map(() => blank),
    ...nothing,
    across: line(size).map((at) => runsOf(size, bits(rowCells(size, at)))),
    down: line(size).map((at) => runsOf(size, bits(columnCells(size, at)))),
    solution: filled,
  };
}

function tents(rng: Rng, size: number): GridParams | null {
  const wanted = Math.round((size * size) / 5);
  const clues = Array<number>(size * size).fill(blank);
  const camp = new Set<number>();
  for (const cell of rng.shuffle(line(size * size))) {
    if (camp.size === wanted) break;
    if (clues[cell] === 0 || around(size, cell).some((near) => camp.has(near))) continue;
    const beside = besides(size, cell).filter((one) => clues[one] === blank && !camp.has(one));
    if (beside.length === 0) continue;
    camp.add(cell);
    clues[rng.pick(beside)] = 0;
  }
  if (camp.size < wanted - 1) return null;
  const solution = clues.map((_, cell) => (camp.has(cell) ? 1 : 0));
  const countIn = (cells: readonly number[]): readonly number[] => [cells.filter((cell) => camp.has(cell)).length];
  return {
    kind: 'tents',
    size,
    clues,
    ...nothing,
    across: line(size).map((at) => countIn(rowCells(size, at))),
    down: line(size).map((at) => countIn(columnCells(size, at))),
    solution,
  };
}

function lights(rng: Rng, size: number): GridParams | null {
  const walls = new Set(rng.sample(line(size * size), Math.round((size * size) / 5)));
  const segments = segmentsOf(size, (cell) => walls.has(cell));
  const lamps = new Set<number>();
  const lit = new Set<number>();
  for (const cell of rng.shuffle(line(size * size))) {
    if (walls.has(cell) || lit.has(cell)) continue;
    lamps.add(cell);
    for (const seen of segments.filter((segment) => segment.includes(cell)).flat()) lit.add(seen);
  }
  const clues = line(size * size).map((cell) =>
    walls.has(cell) ? besides(size, cell).filter((near) => lamps.has(near)).length : blank,
  );
  return { kind: 'lights', size, clues, ...nothing, solution: clues.map((_, cell) => (lamps.has(cell) ? 1 : 0)) };
}

function mines(rng: Rng, size: number): GridParams {
  const count = Math.round((size * size) / 5);
  const hidden = new Set(rng.sample(line(size * size), count));
  const clues = line(size * size).map((cell) =>
    hidden.has(cell) ? blank : around(size, cell).filter((near) => hidden.has(near)).length,
  );
  const solution = clues.map((_, cell) => (hidden.has(cell) ? 1 : 0));
  const shuffled = rng.sample(line(size * size), Math.round((size * size) / 6)).filter((cell) => !hidden.has(cell));
  const opened = clues.map((clue, cell) => (shuffled.includes(cell) ? blank : clue));
  return { kind: 'mines', size, clues: opened, ...nothing, across: [[count]], solution };
}
