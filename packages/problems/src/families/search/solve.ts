import type { Solved, Step } from '../../core/family.ts';
import { techniqueOf } from './params.ts';
import type { Ferry, Flip, Pay, Pour, Puzzle, SearchParams } from './params.ts';

/** Looks at every state that can be reached, nearest first; the first goal ends the search. */
export function solve({ puzzle }: Pick<SearchParams, 'puzzle'>): Solved {
  const moves = movesOf(puzzle);
  if (moves === null) return { answers: [], trace: [], technique: 5 };
  const told = chunks(moves).map((part, index, all): Step => {
    const from = all.slice(0, index).reduce((sum, one) => sum + one.length, 0);
    const highlight = part.map((_, i) => `move-${from + i + 1}`);
    return { key: `search.${puzzle.kind}`, args: { moves: part.join(';'), from }, highlight };
  });
  return { answers: [String(moves.length)], trace: told, technique: techniqueOf(puzzle.kind, moves.length) };
}

const mostParts = 4;

function chunks(moves: readonly string[]): readonly (readonly string[])[] {
  const size = Math.max(3, Math.ceil(moves.length / mostParts));
  return Array.from({ length: Math.ceil(moves.length / size) }, (_, i) => moves.slice(i * size, (i + 1) * size));
}

/** A shortest list of moves, each as the state or the action that it is told by. */
export function movesOf(puzzle: Puzzle): readonly string[] | null {
  switch (puzzle.kind) {
    case 'pour':
      return pour(puzzle);
    case 'ferry':
      return ferry(puzzle);
    case 'flip':
      return flip(puzzle);
    case 'pay':
      return pay(puzzle);
  }
}

interface Way<S> {
  readonly state: S;
  readonly move: string;
  readonly before: Way<S> | null;
}

interface Game<S> {
  readonly start: S;
  readonly isGoal: (state: S) => boolean;
  readonly next: (state: S) => readonly { readonly state: S; readonly move: string }[];
}

function shortest<S>({ start, isGoal, next }: Game<S>): readonly string[] | null {
  const queue: Way<S>[] = [{ state: start, move: '', before: null }];
  const seen = new Set([JSON.stringify(start)]);
  for (const way of queue) {
    if (isGoal(way.state)) return unwound(way);
    for (const { state, move } of next(way.state)) {
      const key = JSON.stringify(state);
      if (seen.has(key)) continue;
      seen.add(key);
      queue.push({ state, move, before: way });
    }
  }
  return null;
}

function unwound<S>(last: Way<S>): readonly string[] {
  const moves: string[] = [];
  for (let way: Way<S> | null = last; way?.before; way = way.before) moves.unshift(way.move);
  return moves;
}

function pour({ jugs, target, hasTap }: Pour): readonly string[] | null {
  const start = jugs.map((size) => (hasTap || size !== jugs[0] ? 0 : size));
  return shortest<readonly number[]>({
    start,
    isGoal: (water) => water.includes(target),
    next: (water) => {
      const found: number[][] = [];
      jugs.forEach((size, a) => {
        if (hasTap) found.push(water.with(a, size), water.with(a, 0));
        jugs.forEach((room, b) => {
          const together = (water[a] ?? 0) + (water[b] ?? 0);
          const kept = Math.min(together, room);
          if (a !== b) found.push(water.with(b, kept).with(a, together - kept));
        });
      });
      return found.map((state) => ({ state, move: state.join('–') }));
    },
  });
}

interface Banks {
  readonly here: readonly number[];
  readonly there: readonly number[];
  readonly isBack: boolean;
}

function ferry({ weights, limit }: Omit<Ferry, 'animals'>): readonly string[] | null {
  return shortest<Banks>({
    start: { here: weights.map((_, who) => who), there: [], isBack: false },
    isGoal: ({ here }) => here.length === 0,
    next: ({ here, there, isBack }) =>
      loads(isBack ? there : here, weights, limit).map((load) => {
        const [from, to] = isBack ? [there, here] : [here, there];
        const left = from.filter((who) => !load.includes(who));
        const arrived = [...to, ...load].sort((a, b) => a - b);
        const state = isBack
          ? { here: arrived, there: left, isBack: false }
          : { here: left, there: arrived, isBack: true };
        return { state, move: `${isBack ? '<' : '>'}${load.join('+')}` };
      }),
  });
}

/** Everybody who can sit in the boat together. */
function loads(who: readonly number[], weights: readonly number[], limit: number): readonly (readonly number[])[] {
  const groups = who.reduce<readonly (readonly number[])[]>(
    (all, one) => [...all, ...all.map((group) => [...group, one])],
    [[]],
  );
  const heft = (group: readonly number[]): number => group.reduce((sum, one) => sum + (weights[one] ?? 0), 0);
  return groups.filter((group) => group.length > 0 && heft(group) <= limit);
}

function flip({ coins, width }: Flip): readonly string[] | null {
  return shortest<readonly boolean[]>({
    start: coins,
    isGoal: (row) => row.every(Boolean),
    next: (row) =>
      row.slice(width - 1).map((_, at) => ({
        state: row.map((isUp, place) => (place >= at && place < at + width ? !isUp : isUp)),
        move: `${at + 1}–${at + width}`,
      })),
  });
}

function pay({ values, sum }: Pay): readonly string[] | null {
  return shortest<number>({
    start: sum,
    isGoal: (left) => left === 0,
    next: (left) =>
      values
        .toReversed()
        .filter((value) => value <= left)
        .map((value) => ({ state: left - value, move: String(value) })),
  });
}
