import type { Rng } from '../../core/rng.ts';
import { colourIds } from '../../draw/palette.ts';
import type { Knobs } from './params.ts';
import { moved, patchKey } from './tiles.ts';
import type { Tile } from './tiles.ts';
import { itemAt } from '../../core/list.ts';

/** Draws one patch after another from a few colours. */
export type Cloth = () => Tile;

type Patch = readonly Tile[];

/**
 * Patches of which each is to the others what any other is: two changes, done or not done. So nothing about them tells
 * which one is right.
 */
export function optionSet(rng: Rng, { hole, options }: Knobs, cloth: Cloth): readonly Patch[] | null {
  const patch: Patch = Array.from({ length: hole * hole }, cloth);
  const set =
    hole === 2 ? changes(patch, rng.pick(largeChanges)) : singles(rng, options === 3 ? cloth() : figured(cloth));
  const chosen = rng.shuffle(set).slice(0, options);
  return new Set(chosen.map(patchKey)).size === options ? chosen : null;
}

/** A plain patch is found by its colour alone: only the youngest get that. */
function figured(cloth: Cloth): Tile {
  const drawn = Array.from({ length: 8 }, cloth);
  return drawn.find(({ shape }) => shape !== 'plain') ?? cloth();
}

type Change = (patch: Patch) => Patch;

const reorder =
  (order: readonly number[]): Change =>
  (patch) =>
    order.map((i) => itemAt(patch, i));
const swapColours: Change = (patch) => patch.map((tile) => ({ ...tile, a: tile.b, b: tile.a }));
const flipEach: Change = (patch) => patch.map((tile) => moved(tile, 'left-right'));

const largeChanges: readonly (readonly [Change, Change])[] = [
  [reorder([2, 3, 0, 1]), reorder([1, 0, 3, 2])],
  [flipEach, swapColours],
  [reorder([1, 0, 3, 2]), flipEach],
];

function changes(patch: Patch, [one, other]: readonly [Change, Change]): readonly Patch[] {
  return [patch, one(patch), other(patch), other(one(patch))];
}

/** One tile in every turn, or in two forms and two pairs of colours. */
function singles(rng: Rng, tile: Tile): readonly Patch[] {
  if (tile.shape === 'half' || (tile.shape === 'quarter' && rng.chance(0.5))) {
    return [0, 1, 2, 3].map((turn) => [{ ...tile, turn }]);
  }
  if (tile.shape === 'quarter') return changes([tile], [flipEach, swapColours]);
  if (tile.shape === 'plain') return colourIds.map((a) => [{ ...tile, a, b: a }]);
  const other = rng.pick((['circle', 'diamond', 'cross', 'stripe'] as const).filter((shape) => shape !== tile.shape));
  const reshape: Change = (patch) => patch.map((one) => ({ ...one, shape: other }));
  return changes([{ ...tile, turn: rng.int(0, 1) }], [reshape, swapColours]);
}
