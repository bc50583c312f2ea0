import type { Solved, Step } from '../../core/family.ts';
import { techniqueOf } from './params.ts';
import type { Clue, Leg, Near, PositionParams, Side, ToyId } from './params.ts';

type Seen = Pick<PositionParams, 'rows' | 'columns' | 'toys' | 'clue' | 'task'>;

/** A place as one sees it: how far from the left, how far from the top. */
interface Spot {
  readonly cell: number;
  readonly x: number;
  readonly y: number;
  readonly toy: ToyId | null;
}

/** Looks at every place and asks whether the words are true of it. */
export function solve(seen: Seen): Solved {
  const spots = seen.toys.map((toy, cell) => ({
    cell,
    toy,
    x: cell % seen.columns,
    y: Math.floor(cell / seen.columns),
  }));
  const isWanted = ({ toy }: Spot): boolean => (toy === null) === (seen.task === 'put');
  const fitting = spots.filter((spot) => isWanted(spot) && isTrue(seen.clue, spot, spots));
  return {
    answers: fitting.slice(0, 2).map(({ cell }) => String(cell)),
    trace: tell(seen.clue, spots, isWanted),
    technique: techniqueOf(seen.clue),
  };
}

function isTrue(clue: Clue, spot: Spot, spots: readonly Spot[]): boolean {
  switch (clue.kind) {
    case 'near':
      return isNear(clue.near, spot, spots);
    case 'both':
      return isNear(clue.near, spot, spots) && isNear(clue.also, spot, spots);
    case 'between':
      return isBetween(clue.toys, spot, spots);
    case 'walk':
      return spots.some((start) => start.toy === clue.from && arrives(start, clue.legs, spot));
  }
}

function isNear({ side, toy }: Near, spot: Spot, spots: readonly Spot[]): boolean {
  return spots.some((other) => other.toy === toy && isBeside(spot, side, other));
}

function isBeside(spot: Spot, side: Side, other: Spot): boolean {
  switch (side) {
    case 'left':
      return spot.y === other.y && other.x - spot.x === 1;
    case 'right':
      return spot.y === other.y && spot.x - other.x === 1;
    case 'above':
      return spot.x === other.x && other.y - spot.y === 1;
    case 'below':
      return spot.x === other.x && spot.y - other.y === 1;
  }
}

/** In one line with both, and as far from the one as from the other. */
function isBetween([one, two]: readonly [ToyId, ToyId], spot: Spot, spots: readonly Spot[]): boolean {
  const first = spots.filter(({ toy }) => toy === one);
  const second = spots.filter(({ toy }) => toy === two);
  return first.some((a) => second.some((b) => a.x + b.x === 2 * spot.x && a.y + b.y === 2 * spot.y));
}

/** Adds up the steps to the right and down. */
function arrives(start: Spot, legs: readonly Leg[], spot: Spot): boolean {
  const total = (plus: Side, minus: Side): number =>
    legs.reduce((sum, { side, steps }) => sum + (side === plus ? steps : side === minus ? -steps : 0), 0);
  return spot.x - start.x === total('right', 'left') && spot.y - start.y === total('below', 'above');
}

const idOf = ({ cell }: Spot): string => `cell-${cell}`;

function tell(clue: Clue, spots: readonly Spot[], isWanted: (spot: Spot) => boolean): readonly Step[] {
  const standing = (toy: ToyId): readonly Spot[] => spots.filter((spot) => spot.toy === toy);
  switch (clue.kind) {
    case 'near':
      return [
        locate(clue.near.toy, standing(clue.near.toy)),
        { key: 'position.look', args: { side: clue.near.side }, highlight: standing(clue.near.toy).map(idOf) },
      ];
    case 'between': {
      const [one, two] = clue.toys;
      const both = [...standing(one), ...standing(two)];
      return [
        { key: 'position.locate-two', args: { one, two }, highlight: both.map(idOf) },
        { key: 'position.middle', args: {}, highlight: both.map(idOf) },
      ];
    }
    case 'both':
      return [clue.near, clue.also].map((near, index) => {
        const fits = spots.filter((spot) => isWanted(spot) && isNear(near, spot, spots));
        const toys = fits.flatMap(({ toy }) => (toy === null ? [] : [toy]));
        const args = { half: index, toys: toys.join(','), free: fits.length - toys.length };
        return { key: 'position.fits', args, highlight: fits.map(idOf) };
      });
    case 'walk': {
      const start = standing(clue.from);
      const legs = clue.legs.map((leg, index): Step => {
        const at = spots.filter((spot) => start.some((from) => arrives(from, clue.legs.slice(0, index + 1), spot)));
        return { key: 'position.leg', args: { side: leg.side, steps: leg.steps }, highlight: at.map(idOf) };
      });
      return [locate(clue.from, start), ...legs];
    }
  }
}

function locate(toy: ToyId, at: readonly Spot[]): Step {
  return { key: 'position.locate', args: { toy }, highlight: at.map(idOf) };
}
