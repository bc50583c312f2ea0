import type { Level, Mode } from '../../core/family.ts';
import type { Rng } from '../../core/rng.ts';
import type { ObjectId } from '../../draw/objects.ts';
import { catalogueOf } from './catalogue.ts';
import { knobsOf } from './params.ts';
import type { CombiParams, Puzzle } from './params.ts';

const animals = [
  'bear',
  'cat',
  'duck',
  'fox',
  'rabbit',
  'mouse',
  'owl',
  'sheep',
  'snail',
  'fish',
  'butterfly',
] as const;
const toys = [
  'apple',
  'ball',
  'balloon',
  'bell',
  'boat',
  'cube',
  'cup',
  'flower',
  'house',
  'kite',
  'mushroom',
  'pear',
  'umbrella',
  'leaf',
  'tree',
] as const;

const optionCount = 4;

/** The numbers to choose from first, then which one is right, and last a puzzle with that answer. */
export function generate(rng: Rng, level: Level, mode: Mode): CombiParams | null {
  const catalogue = catalogueOf(knobsOf(level));
  const wanted = mode === 'single' ? optionCount : 1;
  const shelves = [...catalogue.values()].filter((shelf) => shelf.size >= wanted);
  if (shelves.length === 0) return null;
  const shelf = rng.pick(shelves);
  const totals = [...shelf.keys()];
  const first = rng.int(0, totals.length - wanted);
  const options = mode === 'single' ? totals.slice(first, first + optionCount) : [];
  const total = rng.pick(mode === 'single' ? options : totals);
  const puzzle = rng.pick(shelf.get(total) ?? []);
  return { puzzle, ...dressed(rng.fork('skin'), puzzle), options, total };
}

function dressed(
  rng: Rng,
  puzzle: Puzzle,
): { readonly things: readonly ObjectId[]; readonly digits: readonly number[] } {
  switch (puzzle.kind) {
    case 'shelves':
      return {
        things: rng.sample(
          toys,
          puzzle.sizes.reduce((sum, size) => sum + size, 0),
        ),
        digits: [],
      };
    case 'row':
    case 'groups':
      return { things: rng.sample(animals, puzzle.count), digits: [] };
    case 'digits': {
      const others = rng.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], puzzle.count - (puzzle.hasZero ? 1 : 0));
      return { things: [], digits: [...others, ...(puzzle.hasZero ? [0] : [])].sort((a, b) => a - b) };
    }
    case 'roads':
    case 'streets':
      return { things: [rng.pick(animals), rng.pick(toys)], digits: [] };
  }
}
