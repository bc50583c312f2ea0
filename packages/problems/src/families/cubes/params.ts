import type { Grid } from '../../core/canon.ts';
import type { Level } from '../../core/family.ts';
import type { CubeLookId } from '../../draw/iso.ts';
import { rungOf } from '../../core/ladder.ts';

/** How many cubes stand on each place. Row 1 and column 1 are at the back; rows run to the lower right. */
export type Heights = Grid<number>;

/** Number tasks: all cubes, cubes up to a full box, cubes with so many painted faces. */
export type CountTask = 'count' | 'missing' | 'painted';

/** Choice tasks: seen from above, seen by an eye, and the building that belongs to a plan. */
export type ViewTask = 'above' | 'side' | 'plan';

/** The eye looks from the lower left or from the lower right. */
export type Eye = 'left' | 'right';

export interface CubesParams {
  readonly task: CountTask | ViewTask;
  readonly heights: Heights;
  readonly look: CubeLookId;
  readonly eye: Eye;
  /** Task painted: cubes with exactly so many painted faces are counted. */
  readonly faces: number;
  /** View tasks: footprints (0 and 1), outlines (heights from left to right) or heights. */
  readonly options: readonly (readonly number[])[];
  /** In the generator's mind: the number, or the index of the right option. The solver never looks at it. */
  readonly truth: number;
}

export interface Knobs {
  readonly number: CountTask;
  readonly single: ViewTask;
  readonly rows: number;
  readonly columns: number;
  readonly highest: number;
  /** What is counted comes down towards the eye like stairs; otherwise half of a top may be hidden. */
  readonly isOpen: boolean;
  readonly technique: 1 | 2 | 3 | 4;
}

const ladder: readonly Knobs[] = [
  { number: 'count', single: 'above', rows: 2, columns: 3, highest: 2, isOpen: true, technique: 1 },
  { number: 'count', single: 'above', rows: 3, columns: 3, highest: 2, isOpen: true, technique: 1 },
  { number: 'count', single: 'above', rows: 3, columns: 3, highest: 3, isOpen: true, technique: 1 },
  { number: 'missing', single: 'side', rows: 3, columns: 3, highest: 3, isOpen: false, technique: 2 },
  { number: 'missing', single: 'side', rows: 3, columns: 4, highest: 4, isOpen: false, technique: 2 },
  { number: 'missing', single: 'side', rows: 4, columns: 4, highest: 4, isOpen: false, technique: 2 },
  { number: 'painted', single: 'plan', rows: 3, columns: 3, highest: 3, isOpen: false, technique: 3 },
  { number: 'painted', single: 'plan', rows: 3, columns: 3, highest: 4, isOpen: false, technique: 3 },
  { number: 'painted', single: 'plan', rows: 4, columns: 4, highest: 4, isOpen: false, technique: 4 },
];

export function knobsOf(level: Level): Knobs {
  return rungOf(ladder, level);
}

export function isCount(task: CubesParams['task']): task is CountTask {
  return task === 'count' || task === 'missing' || task === 'painted';
}
