import { initialState } from '@logikit/contract/scene';
import { describe, expect, it } from 'vitest';
import { quarterTurn } from '../../core/canon.ts';
import { createRng } from '../../core/rng.ts';
import { checkScene } from '../../scene-check/check-scene.ts';
import { rightState } from '../../scene-check/right-state.ts';
import { describeLaws, hasIdeas, isChance, levelsOf, sampleCell } from '../family-laws.ts';
import { structKey } from './canon.ts';
import { maze } from './family.ts';
import { generate } from './generate.ts';
import type { Direction, Garden, MazeParams, Passage, Walk } from './params.ts';
import { solve } from './solve.ts';

describeLaws(maze, 6);

const skin = { hero: 'fox', goal: 'apple', item: 'star', ground: 'hedge' } as const;
/** A snake of three by three: 0 1 2, back 5 4 3, on 6 7 8. */
const snake: Garden = {
  side: 3,
  passages: [
    [0, 1],
    [1, 2],
    [2, 5],
    [4, 5],
    [3, 4],
    [3, 6],
    [6, 7],
    [7, 8],
  ],
  doors: [],
};
const walk = (more: Partial<Walk>): Walk => ({
  task: 'walk',
  garden: snake,
  start: 0,
  goal: 8,
  items: [],
  limit: null,
  best: 0,
  skin,
  ...more,
});

describe('the solver of mazes', () => {
  it('counts the fewest steps, past items and through doors the right way', () => {
    expect(solve(walk({})).answers).toEqual(['8']);
    expect(solve(walk({ start: 4, items: [0] })).answers).toEqual(['12']);
    const door = (from: number, to: number): Garden => ({ ...snake, doors: [[from, to]] });
    expect(solve(walk({ garden: door(1, 4) })).answers).toEqual(['6']);
    expect(solve(walk({ garden: door(4, 1) })).answers).toEqual(['8']);
    expect(solve(walk({ limit: 7 })).answers).toEqual([]);
  });

  it('agrees with distances between all cells', () => {
    for (const level of levelsOf(maze)) {
      for (const { params, solved, seed } of sampleCell(maze, { level, mode: 'graphic', count: 10 })) {
        if (params.task !== 'walk') throw new Error('no walk');
        expect(Number(solved.answers[0]), seed).toBe(shortest(params));
      }
    }
  });

  it('finds one gate only, and as many trees as gates', () => {
    for (const level of levelsOf(maze)) {
      for (const { params, seed } of sampleCell(maze, { level, mode: 'single', count: 10 })) {
        if (params.task !== 'gate') throw new Error('no gates');
        const { side, passages } = params.garden;
        expect(passages.length, seed).toBe(side * side - params.gates.length);
        expect(solve({ ...params, right: -1 }).answers, seed).toEqual([String(params.right)]);
      }
    }
  });
});

describe('the graphic of mazes', () => {
  it('accepts any walk that arrives with everything, and no walk through walls or doors from behind', () => {
    const garden: Garden = { ...snake, doors: [[4, 1]] };
    const { scene, check } = maze.compose(walk({ garden, start: 4, items: [0] }), 'graphic');
    if (!scene || !check) throw new Error('no scene');
    const judge = (...cells: readonly number[]) =>
      checkScene(scene, check, { v: 1, parts: { walk: cells.map((cell) => `cell-${cell}`) } });
    expect(judge(4, 1, 0, 1, 2, 5, 4, 3, 6, 7, 8)).toBe(true);
    expect(judge(4, 5, 4, 1, 0, 1, 2, 5, 4, 3, 6, 7, 8)).toBe(true);
    expect(judge(4, 3, 6, 7, 8)).toBe(false);
    expect(judge(4, 1, 0, 1, 4, 3, 6, 7, 8)).toBe(false);
    expect(judge(4, 7, 8)).toBe(false);
  });

  it('can be walked at every level, with targets of 44 pixels in the small lessons', () => {
    for (const level of levelsOf(maze)) {
      for (const { params, seed } of sampleCell(maze, { level, mode: 'graphic', count: 5 })) {
        const { scene, check } = maze.compose(params, 'graphic');
        if (!scene || !check) throw new Error('no scene');
        expect(checkScene(scene, check, initialState(scene)), seed).toBe(false);
        expect(rightState(scene, check), seed).not.toBeNull();
        const [part] = scene.parts;
        const sides = part?.t === 'path' ? part.nodes.map(({ at }) => at[2]) : [];
        expect(Math.min(...sides), seed).toBeGreaterThanOrEqual(level <= 6 ? 44 : 33);
      }
    }
  });
});

describe('the canonical form of mazes', () => {
  it('does not change when the garden is turned', () => {
    for (const mode of maze.modes) {
      for (const level of [1, 4, 7, 10]) {
        for (const { params, seed } of sampleCell(maze, { level, mode, count: 10 })) {
          expect(structKey(turned(params)), seed).toBe(structKey(params));
        }
      }
    }
  });

  it('tells another goal apart', () => {
    expect(structKey(walk({ goal: 7 }))).not.toBe(structKey(walk({ goal: 8 })));
  });

  it.each(maze.modes)('knows more than sixty ideas at every level, %s', (mode) => {
    for (const level of levelsOf(maze)) {
      expect(hasIdeas(maze, { level, mode, count: 240 }, 61), `${level}`).toBe(true);
    }
  });
});

describe('the gates to choose from', () => {
  it.each([1, 5, 9])('tell nothing at level %i: neither place, nor sign, nor nearness', (level) => {
    const drawn = Array.from({ length: 900 }, (_, n) => generate(createRng(`vote/${level}/${n}`), level, 'single'));
    const choices = drawn.flatMap((params) => (params?.task === 'gate' ? [params] : []));
    expect(choices.length).toBeGreaterThan(750);
    const count = choices[0]?.gates.length ?? 0;
    for (let place = 0; place < count; place += 1) {
      const hits = choices.filter(({ right }) => right === place).length;
      expect(isChance(hits, choices.length, 1 / count), `place ${place}: ${hits}`).toBe(true);
    }
    const withRed = choices.filter(({ gates }) => gates.some(({ colour }) => colour === 'red'));
    const red = withRed.filter(({ gates, right }) => gates[right]?.colour === 'red').length;
    expect(isChance(red, withRed.length, 1 / count), `red: ${red}`).toBe(true);
    const nearest = choices.filter((params) => isNearest(params)).length / choices.length;
    expect(nearest).toBeLessThan(0.5);
  });
});

function isNearest({ garden: { side }, goal, gates, right }: Extract<MazeParams, { task: 'gate' }>): boolean {
  const away = gates.map(
    ({ cell }) => Math.abs((cell % side) - (goal % side)) + Math.abs(Math.floor(cell / side) - Math.floor(goal / side)),
  );
  return away[right] === Math.min(...away);
}

/** Floyd and Warshall over all cells, then every order of the items. */
function shortest({ garden, start, goal, items }: Walk): number {
  const n = garden.side ** 2;
  const away = Array.from({ length: n }, (_, a) => Array.from({ length: n }, (_, b) => (a === b ? 0 : Infinity)));
  const join = (a: number, b: number): void => void ((away[a] ?? [])[b] = 1);
  for (const [a, b] of [...garden.passages, ...garden.doors]) join(a, b);
  for (const [a, b] of garden.passages) join(b, a);
  const d = (a: number, b: number): number => away[a]?.[b] ?? Infinity;
  for (let k = 0; k < n; k += 1) {
    for (let a = 0; a < n; a += 1) {
      for (let b = 0; b < n; b += 1) if (d(a, k) + d(k, b) < d(a, b)) (away[a] ?? [])[b] = d(a, k) + d(k, b);
    }
  }
  const [one, two] = items;
  if (one === undefined) return d(start, goal);
  if (two === undefined) return d(start, one) + d(one, goal);
  return Math.min(d(start, one) + d(one, two) + d(two, goal), d(start, two) + d(two, one) + d(one, goal));
}

/** A quarter of a turn clockwise. */
function turned(params: MazeParams): MazeParams {
  const { side, passages, doors } = params.garden;
  const places = quarterTurn({
    rows: side,
    columns: side,
    cells: Array.from({ length: side * side }, (_, cell) => cell),
  });
  const to = (cell: number): number => places.cells.indexOf(cell);
  const both = ([a, b]: Passage): Passage => [to(a), to(b)];
  const garden = { side, passages: passages.map(both), doors: doors.map(both) };
  if (params.task === 'walk') {
    return { ...params, garden, start: to(params.start), goal: to(params.goal), items: params.items.map(to) };
  }
  const gates = params.gates.map((gate) => ({ ...gate, cell: to(gate.cell), out: ((gate.out + 1) % 4) as Direction }));
  return { ...params, garden, goal: to(params.goal), gates };
}
