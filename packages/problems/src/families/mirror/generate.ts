import { dihedral } from '../../core/canon.ts';
import type { Level, Mode } from '../../core/family.ts';
import type { Rng } from '../../core/rng.ts';
import { colourIds } from '../../draw/palette.ts';
import { isLopsided, movedAll, undoing } from './moves.ts';
import { knobsOf } from './params.ts';
import type { Knobs, MirrorParams, Pattern } from './params.ts';

export function generate(rng: Rng, level: Level, mode: Mode): MirrorParams | null {
  const knobs = knobsOf(level);
  const moves = rng.fork('moves').pick(knobs.moves);
  const look = rng.fork('look').pick(['tiles', 'beads'] as const);
  const colours = rng.fork('colours').sample(colourIds, mode === 'single' ? knobs.colours : 1);
  if (mode === 'single') {
    const options = drawOptions(rng.fork('options'), knobs);
    if (!options) return null;
    const result = rng.fork('right').pick(options);
    const pattern = movedAll({ rows: knobs.side, columns: knobs.side, cells: result }, undoing(moves));
    return { pattern, moves, colours, look, options, result };
  }
  const [rows, columns] = knobs.marked[moves[0] === 'across' ? 'across' : 'other'];
  const pattern = drawPattern(rng.fork('pattern'), knobs, { rows, columns, colours: 1 });
  return pattern && { pattern, moves, colours, look, options: [], result: movedAll(pattern, moves).cells };
}

interface Sheet {
  readonly rows: number;
  readonly columns: number;
  readonly colours: number;
}

const tries = 40;

/** A pattern that looks different from every side. */
function drawPattern(rng: Rng, { density }: Knobs, { rows, columns, colours }: Sheet): Pattern | null {
  const size = rows * columns;
  for (let n = 0; n < tries; n += 1) {
    const filled = Math.round((size * rng.int(density[0], density[1])) / 10);
    const cells = rng.shuffle(Array.from({ length: size }, (_, index) => (index < filled ? (index % colours) + 1 : 0)));
    if (isLopsided({ rows, columns, cells })) return { rows, columns, cells };
  }
  return null;
}

/**
 * Options first: four images of one pattern, or two images of a pattern and of its twin that differs in a detail.
 * Any of them could be the right one, and the pattern of the question is made to fit the one that is drawn.
 */
function drawOptions(rng: Rng, knobs: Knobs): readonly (readonly number[])[] | null {
  const pattern = drawPattern(rng, knobs, { rows: knobs.side, columns: knobs.side, colours: knobs.colours });
  if (!pattern) return null;
  const images = dihedral(pattern);
  if (!knobs.hasDetails) return rng.sample(images, 4).map(({ cells }) => cells);
  const twin = { ...pattern, cells: changed(rng, pattern) };
  const twins = dihedral(twin);
  const isOther = !images.some(({ cells }) => cells.join() === twin.cells.join());
  if (!isOther || !isLopsided(twin)) return null;
  const which = rng.sample([0, 1, 2, 3, 4, 5, 6, 7], 2);
  return rng.shuffle(which.flatMap((index) => [images[index]?.cells ?? [], twins[index]?.cells ?? []]));
}

/** Two neighbours that differ change places. */
function changed(rng: Rng, { columns, cells }: Pattern): readonly number[] {
  const pairs = cells.flatMap((_, cell) =>
    [cell % columns < columns - 1 ? cell + 1 : cell, cell + columns]
      .filter((next) => next < cells.length && cells[next] !== cells[cell])
      .map((next) => [cell, next] as const),
  );
  const [one, two] = rng.pick(pairs);
  return cells.map((colour, cell) => (cell === one ? (cells[two] ?? 0) : cell === two ? (cells[one] ?? 0) : colour));
}
