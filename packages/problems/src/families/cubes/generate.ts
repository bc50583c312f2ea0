import { transposed } from '../../core/canon.ts';
import type { Level, Mode } from '../../core/family.ts';
import type { Rng } from '../../core/rng.ts';
import { cubeLooks } from '../../draw/iso.ts';
import type { CubeLookId } from '../../draw/iso.ts';
import { highestOf, isReadable, outlineOf, paintedCubes, totalOf } from './building.ts';
import { knobsOf } from './params.ts';
import type { CubesParams, Eye, Heights, Knobs } from './params.ts';

const looks = Object.keys(cubeLooks) as readonly CubeLookId[];
const tries = 40;

export function generate(rng: Rng, level: Level, mode: Mode): CubesParams | null {
  const knobs = knobsOf(level);
  const look = rng.fork('look').pick(looks);
  const eye = rng.fork('eye').pick(['left', 'right'] as const);
  for (let n = 0; n < tries; n += 1) {
    const from = rng.fork(`try-${n}`);
    const drawn = mode === 'single' ? drawView(from, knobs, eye) : drawCount(from, knobs);
    if (drawn) return { ...drawn, look, eye };
  }
  return null;
}

type Drawn = Omit<CubesParams, 'look' | 'eye'>;

function drawCount(rng: Rng, knobs: Knobs): Drawn | null {
  const task = knobs.number;
  const heights = drawBuilding(rng, knobs);
  const total = totalOf(heights);
  const highest = highestOf(heights);
  const base = { task, heights, options: [], faces: 0 };
  switch (task) {
    case 'count':
      return highest > 1 && total > 4 ? { ...base, truth: total } : null;
    case 'missing': {
      const truth = heights.cells.length * highest - total;
      return highest > 1 && truth > 2 && total > 5 ? { ...base, truth } : null;
    }
    case 'painted': {
      const faces = rng.int(1, 4);
      const truth = paintedCubes(heights, faces);
      return truth > 1 && total > 7 ? { ...base, faces, truth } : null;
    }
  }
}

type Ground = Pick<Knobs, 'rows' | 'columns' | 'highest' | 'isOpen'>;

/** Stairs that come down towards the eye, then a cube more or less here and there as long as all can be read. */
function drawBuilding(rng: Rng, { rows, columns, highest, isOpen }: Ground): Heights {
  const raw = Array.from({ length: rows }, () =>
    Array.from({ length: columns }, () => rng.int(0, highest)).toSorted((a, b) => b - a),
  );
  const sorted = raw.map((row) => [...row]);
  for (let x = 0; x < columns; x += 1) {
    const column = raw.map((row) => row[x] ?? 0).toSorted((a, b) => b - a);
    column.forEach((height, y) => ((sorted[y] ?? [])[x] = height));
  }
  const start = { rows, columns, cells: sorted.flat() };
  return isOpen ? start : shaken(rng, start, (cells) => cells.every((height) => height <= highest));
}

function shaken(rng: Rng, start: Heights, isAllowed: (cells: readonly number[]) => boolean): Heights {
  let heights = start;
  for (let n = 0; n < start.cells.length * 2; n += 1) {
    const [at, by] = [rng.int(0, start.cells.length - 1), rng.pick([-1, 1])];
    const cells = heights.cells.map((height, cell) => (cell === at ? height + by : height));
    const next = { ...heights, cells };
    if (cells.every((height) => height >= 0) && isAllowed(cells) && isReadable(next, 1)) heights = next;
  }
  return heights;
}

/**
 * Options first: a picture, its mirror image, the picture with one change, and the mirror image of that. Each of the
 * four stands to the others as any other does, and the building is made to fit the one that is drawn.
 */
function drawView(rng: Rng, knobs: Knobs, eye: Eye): Drawn | null {
  const task = knobs.single;
  const side = task === 'side' ? (eye === 'left' ? knobs.columns : knobs.rows) : Math.max(knobs.rows, knobs.columns);
  const first = drawOption(rng, knobs, side);
  const second = changed(rng, first, task === 'above' ? 1 : knobs.highest);
  const flip = (cells: readonly number[]): readonly number[] =>
    task === 'side' ? cells.toReversed() : transposed({ rows: side, columns: side, cells }).cells;
  const options = rng.shuffle([first, flip(first), second, flip(second)]);
  if (new Set(options.map((cells) => cells.join())).size < options.length) return null;
  const truth = rng.int(0, options.length - 1);
  const fits = options.map((option) => buildingFor(rng, knobs, { option, side, eye }));
  const heights = fits[truth];
  // Only a set all of which could be built says nothing.
  if (!heights || fits.some((one) => one === null)) return null;
  return { task, heights, options, faces: 0, truth };
}

function drawOption(rng: Rng, { single, highest }: Knobs, side: number): readonly number[] {
  if (single === 'above') {
    const filled = rng.int(4, side * side - 2);
    return rng.shuffle(Array.from({ length: side * side }, (_, cell) => (cell < filled ? 1 : 0)));
  }
  if (single === 'side') return Array.from({ length: side }, () => rng.int(1, highest));
  return drawBuilding(rng, { rows: side, columns: side, highest, isOpen: false }).cells;
}

/** One place more or less, or one cube. */
function changed(rng: Rng, cells: readonly number[], highest: number): readonly number[] {
  const at = rng.int(0, cells.length - 1);
  const by = rng.pick([-1, 1]);
  return cells.map((height, cell) => {
    if (cell !== at) return height;
    return height + by < 0 || height + by > highest ? height - by : height + by;
  });
}

interface Wanted {
  readonly option: readonly number[];
  readonly side: number;
  readonly eye: Eye;
}

/** A building that looks like this option, or null when it could not be read. */
function buildingFor(rng: Rng, knobs: Knobs, { option, side, eye }: Wanted): Heights | null {
  if (knobs.single === 'plan') {
    const heights = { rows: side, columns: side, cells: option };
    return isReadable(heights, 1) && highestOf(heights) > 1 ? heights : null;
  }
  if (knobs.single === 'above') return footprintBuilding(rng, knobs, { option, side });
  const { rows, columns } = knobs;
  const back = eye === 'left' ? option : option.toReversed();
  const cells = Array.from({ length: rows * columns }, (_, cell) => {
    const [x, y] = [cell % columns, Math.floor(cell / columns)];
    if (eye === 'left') return y === 0 ? (back[x] ?? 0) : 0;
    return x === 0 ? (back[y] ?? 0) : 0;
  });
  const start = { rows, columns, cells };
  if (Math.min(...option) < 1 || !isReadable(start, 1)) return null;
  return shaken(rng, start, (next) => outlineOf({ rows, columns, cells: next }, eye).join() === option.join());
}

function footprintBuilding(rng: Rng, { highest }: Knobs, { option, side }: Omit<Wanted, 'eye'>): Heights | null {
  const start = { rows: side, columns: side, cells: option };
  if (!isReadable(start, 1)) return null;
  return shaken(rng, start, (next) =>
    next.every((height, cell) => height <= highest && height > 0 === (option[cell] ?? 0) > 0),
  );
}
