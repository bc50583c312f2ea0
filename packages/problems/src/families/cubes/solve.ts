import type { Solved, Step } from '../../core/family.ts';
import type { CubesParams, Heights } from './params.ts';

type Seen = Pick<CubesParams, 'task' | 'heights' | 'eye' | 'faces' | 'options'>;

/** Reads the building off its picture, cube by cube, and then counts or compares cubes. */
export function solve(seen: Seen): Solved {
  const { task, heights } = seen;
  const technique = techniqueOf(seen);
  const read = task === 'plan' ? heights : readPicture(heights);
  // A tower whose top nobody sees may be any height.
  if (read === null) return { answers: ['0', '1'], trace: [], technique };
  const cubes = cubesOf(read);
  switch (task) {
    case 'count':
      return { answers: [String(cubes.length)], trace: rowSteps(read, cubes), technique };
    case 'missing': {
      const floors = Math.max(...cubes.map(({ z }) => z)) + 1;
      const full = read.rows * read.columns * floors;
      const box: Step = {
        key: 'cubes.box',
        args: { rows: read.rows, columns: read.columns, floors, full },
        highlight: ['box'],
      };
      const built: Step = { key: 'cubes.built', args: { cubes: cubes.length }, highlight: [] };
      return { answers: [String(full - cubes.length)], trace: [box, built], technique };
    }
    case 'painted': {
      const hits = cubes.filter((cube) => bareFaces(cube, cubes) === seen.faces);
      const floors = [...new Set(cubes.map(({ z }) => z))].toSorted((a, b) => a - b);
      const trace = floors.map((z): Step => {
        const here = hits.filter((cube) => cube.z === z);
        return { key: 'cubes.floor', args: { floor: z + 1, cubes: here.length }, highlight: towersOf(read, here) };
      });
      return { answers: [String(hits.length)], trace, technique };
    }
    case 'above':
    case 'side':
    case 'plan':
      return choose(seen, { cubes, read, technique });
  }
}

function techniqueOf({ task, heights }: Seen): number {
  if (task === 'count' || task === 'above') return 1;
  if (task === 'missing' || task === 'side') return 2;
  return heights.cells.length > 9 ? 4 : 3;
}

interface Cube {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

function cubesOf({ columns, cells }: Heights): readonly Cube[] {
  return cells.flatMap((height, cell) =>
    Array.from({ length: height }, (_, z) => ({ x: cell % columns, y: Math.floor(cell / columns), z })),
  );
}

function towersOf({ columns }: Heights, cubes: readonly Cube[]): readonly string[] {
  return [...new Set(cubes.map(({ x, y }) => `tower-${y * columns + x}`))];
}

const directions = [
  [1, 0, 0],
  [-1, 0, 0],
  [0, 1, 0],
  [0, -1, 0],
  [0, 0, 1],
  [0, 0, -1],
] as const;

function bareFaces({ x, y, z }: Cube, cubes: readonly Cube[]): number {
  const isCube = ([dx, dy, dz]: readonly [number, number, number]): boolean =>
    cubes.some((other) => other.x === x + dx && other.y === y + dy && other.z === z + dz);
  return directions.filter((direction) => !isCube(direction)).length;
}

/**
 * Looks along the line of sight at two points of every top: what stands in the way hides it. On one line towards the
 * eye, tops lie under each other in the picture in the order of their places; so when all are seen, all are known.
 */
function readPicture(heights: Heights): Heights | null {
  const { rows, columns, cells } = heights;
  const isSolid = (x: number, y: number, z: number): boolean => {
    const [column, row] = [Math.floor(x), Math.floor(y)];
    return column >= 0 && row >= 0 && column < columns && row < rows && z < (cells[row * columns + column] ?? 0);
  };
  const isSeen = (x: number, y: number, z: number): boolean => {
    for (let t = 0.05; t < rows + columns; t += 0.1) if (isSolid(x + t, y + t, z + t)) return false;
    return true;
  };
  const areSeen = cells.every((height, cell) => {
    const [x, y] = [cell % columns, Math.floor(cell / columns)];
    return isSeen(x + 0.72, y + 0.28, height) || isSeen(x + 0.28, y + 0.72, height);
  });
  return areSeen ? heights : null;
}

function rowSteps({ rows, columns, cells }: Heights, cubes: readonly Cube[]): readonly Step[] {
  return Array.from({ length: rows }, (_, y): Step => {
    const row = cells.slice(y * columns, (y + 1) * columns);
    const sum = cubes.filter((cube) => cube.y === y).length;
    const highlight = row.map((_, x) => `tower-${y * columns + x}`);
    return { key: 'cubes.row', args: { row: y + 1, towers: row.join(','), sum }, highlight };
  });
}

interface Read {
  readonly cubes: readonly Cube[];
  readonly read: Heights;
  readonly technique: number;
}

/** Compares place by place; the places that rule out most of the options are told. */
function choose({ task, eye, options }: Seen, { cubes, read, technique }: Read): Solved {
  const { rows, columns } = read;
  const places = task === 'side' ? (eye === 'left' ? columns : rows) : rows * columns;
  const heightOf = (isThere: (cube: Cube) => boolean): number =>
    cubes.filter(isThere).reduce((high, { z }) => Math.max(high, z + 1), 0);
  const wanted = Array.from({ length: places }, (_, place) => {
    if (task !== 'side') {
      const height = heightOf(({ x, y }) => y * columns + x === place);
      return task === 'above' ? Math.min(height, 1) : height;
    }
    return heightOf(({ x, y }) => (eye === 'left' ? x === place : rows - 1 - y === place));
  });
  const fitting = options.flatMap((cells, index) => (cells.join() === wanted.join() ? [index] : []));
  let left = options.filter((cells) => cells.join() !== wanted.join());
  const trace: Step[] = [];
  while (left.length > 0) {
    const missed = (place: number): number => left.filter((cells) => cells[place] !== wanted[place]).length;
    const best = wanted.reduce((found, _, place) => (missed(place) > missed(found) ? place : found), 0);
    left = left.filter((cells) => cells[best] === wanted[best]);
    const seen = cubes.filter(({ x, y }) =>
      task === 'side' ? (eye === 'left' ? x : rows - 1 - y) === best : y * columns + x === best,
    );
    const highlight = task === 'plan' ? [`plan-${best}`] : towersOf(read, seen);
    trace.push({ key: `cubes.${task}`, args: { place: best, height: wanted[best] ?? 0 }, highlight });
  }
  return { answers: fitting.slice(0, 2).map(String), trace, technique };
}
