import { describe, expect, it } from 'vitest';
import { dihedral } from '../../core/canon.ts';
import { describeLaws, hasIdeas, isChance, levelsOf, sampleCell } from '../family-laws.ts';
import { isReadable, seenHalves } from './building.ts';
import { structKey } from './canon.ts';
import { cubes } from './family.ts';
import type { CubesParams, Heights } from './params.ts';
import { solve } from './solve.ts';

describeLaws(cubes, 6);

const building = (rows: readonly (readonly number[])[]): Heights => ({
  rows: rows.length,
  columns: rows[0]?.length ?? 0,
  cells: rows.flat(),
});

const asked = (task: CubesParams['task'], heights: Heights, faces = 0) =>
  solve({ task, heights, faces, eye: 'left', options: [] }).answers;

/** The picture as it is painted: for every small triangle of paper the face that is nearest to the eye. */
function painted({ rows, columns, cells }: Heights): string {
  // Screen triangles are named by the two coordinates that stay the same along the line of sight.
  const triangles = new Map<string, string>();
  const paint = (u: number, v: number, side: string, face: string): void =>
    void triangles.set(`${u},${v},${side}`, face);
  for (let depth = 0; depth < rows + columns; depth += 1) {
    cells.forEach((height, cell) => {
      const [x, y] = [cell % columns, Math.floor(cell / columns)];
      if (x + y !== depth) return;
      // A top at height z covers the square x−z, y−z; a face below it covers halves of two squares.
      if (height === 0) {
        paint(x, y, 'a', 'floor');
        paint(x, y, 'b', 'floor');
      }
      for (let z = 0; z < height; z += 1) {
        const [u, v] = [x - z, y - z];
        paint(u, v, 'a', 'right');
        paint(u - 1, v, 'b', 'right');
        paint(u, v, 'b', 'left');
        paint(u, v - 1, 'a', 'left');
        paint(u - 1, v - 1, 'a', 'top');
        paint(u - 1, v - 1, 'b', 'top');
      }
    });
  }
  return [...triangles]
    .map(([at, face]) => `${at}:${face}`)
    .sort()
    .join(' ');
}

describe('what can be read off a building', () => {
  const all = (columns: number, rows: number, highest: number): Heights[] => {
    const size = columns * rows;
    return Array.from({ length: (highest + 1) ** size }, (_, n) => ({
      rows,
      columns,
      cells: Array.from({ length: size }, (_, cell) => Math.floor(n / (highest + 1) ** cell) % (highest + 1)),
    }));
  };

  it('is enough: no other building gives the same picture', () => {
    for (const buildings of [all(2, 2, 3), all(3, 2, 2), all(3, 3, 1)]) {
      const pictures = new Map<string, number>();
      for (const one of buildings) pictures.set(painted(one), (pictures.get(painted(one)) ?? 0) + 1);
      for (const one of buildings.filter((candidate) => isReadable(candidate, 1))) {
        expect(pictures.get(painted(one)), one.cells.join('')).toBe(1);
      }
    }
  });

  it('is what the line of sight says, too', () => {
    for (const one of all(3, 2, 2)) {
      const isOpen = one.cells.every((_, cell) => seenHalves(one, cell) > 0);
      expect(asked('count', one).length, one.cells.join('')).toBe(isOpen ? 1 : 2);
    }
  });
});

describe('the solver of cubes', () => {
  it('counts all, what is missing, and painted faces', () => {
    const stairs = building([
      [3, 2],
      [2, 1],
    ]);
    expect(asked('count', stairs)).toEqual(['8']);
    expect(asked('missing', stairs)).toEqual(['4']);
    const block = building([
      [3, 3, 3],
      [3, 3, 3],
      [3, 3, 3],
    ]);
    expect([0, 1, 2, 3].map((faces) => asked('painted', block, faces)[0])).toEqual(['1', '6', '12', '8']);
  });
});

describe('the canonical form of cubes', () => {
  it('is the same from every side', () => {
    for (const level of levelsOf(cubes)) {
      for (const { params } of sampleCell(cubes, { level, mode: 'number', count: 10 })) {
        for (const heights of dihedral(params.heights))
          expect(structKey({ ...params, heights })).toBe(structKey(params));
      }
    }
  });

  it('has puzzle ideas enough', () => {
    for (const level of levelsOf(cubes)) {
      for (const mode of cubes.modes) {
        expect(hasIdeas(cubes, { level, mode, count: 150 }, level === 1 ? 21 : 46), `${level} ${mode}`).toBe(true);
      }
    }
  });
});

describe('the options of cubes', () => {
  it.each([1, 3, 4, 6, 7, 9])(
    'do not show the right one at level %i: neither by place, nor by size, nor by a vote',
    (level) => {
      const samples = sampleCell(cubes, { level, mode: 'single', count: 400 });
      expect(samples.length).toBe(400);
      const expectChance = (guess: (options: CubesParams['options']) => number, name: string): void => {
        const hits = samples.filter(({ params }) => guess(params.options) === params.truth).length;
        expect(isChance(hits, samples.length, 1 / 4), `${name}: ${hits}`).toBe(true);
      };
      for (const place of [0, 1, 2, 3]) expectChance(() => place, `place ${place}`);
      const best = (scores: readonly number[]): number => scores.indexOf(Math.max(...scores));
      expectChance((options) => best(options.map((cells) => cells.reduce((sum, height) => sum + height, 0))), 'most');
      const vote = (options: CubesParams['options']): readonly number[] =>
        options.map((cells) =>
          cells.reduce((sum, height, cell) => sum + options.filter((other) => other[cell] === height).length, 0),
        );
      expectChance((options) => best(vote(options)), 'vote');
    },
  );
});
