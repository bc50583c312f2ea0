import type { Level } from '../../core/family.ts';
import type { ObjectId } from '../../draw/objects.ts';
import type { NounId } from '../../lang/lexicon.ts';
import { rungOf } from '../../core/ladder.ts';

/** A toy on a shelf: what is drawn has the name of what is said. */
export type ToyId = ObjectId & NounId;

export type Side = 'left' | 'right' | 'above' | 'below';

/** Right beside a toy of this kind, on this side of it. */
export interface Near {
  readonly side: Side;
  readonly toy: ToyId;
}

export interface Leg {
  readonly side: Side;
  readonly steps: number;
}

/** How the wanted place is told. In `both` there are twins, so that neither half tells enough alone. */
export type Clue =
  | { readonly kind: 'near'; readonly near: Near }
  | { readonly kind: 'between'; readonly toys: readonly [ToyId, ToyId] }
  | { readonly kind: 'both'; readonly near: Near; readonly also: Near }
  | { readonly kind: 'walk'; readonly from: ToyId; readonly legs: readonly Leg[] };

/** `find` asks for the toy in the wanted place, `put` for the place itself, which is empty. */
export type Task = 'find' | 'put';

export interface PositionParams {
  readonly rows: number;
  readonly columns: number;
  /** Shelf by shelf from above; null is an empty place. */
  readonly toys: readonly (ToyId | null)[];
  readonly clue: Clue;
  readonly task: Task;
  /** What has to be put somewhere. */
  readonly piece: ToyId | null;
  /** The wanted cell in the generator's mind; the solver never looks at it. */
  readonly target: number;
  /** Mode single: the cells whose toys can be chosen. */
  readonly options: readonly number[];
}

export type ClueKind = Clue['kind'];

export interface Knobs {
  readonly rows: number;
  readonly columns: number;
  readonly kind: ClueKind;
  readonly sides: readonly Side[];
  /** How many toys stand there. */
  readonly toys: readonly [min: number, max: number];
  readonly options: number;
  /** Changes of direction in a walk, and the longest leg. */
  readonly legs: number;
  readonly longest: number;
}

const all: readonly Side[] = ['above', 'below', 'left', 'right'];
const near = { kind: 'near', options: 3, legs: 0, longest: 0 } as const;

const ladder: readonly Knobs[] = [
  { ...near, rows: 2, columns: 3, sides: ['above', 'below'], toys: [3, 6] },
  { ...near, rows: 3, columns: 3, sides: all, toys: [5, 6] },
  { ...near, rows: 3, columns: 3, sides: all, toys: [6, 8], options: 4 },
  { rows: 3, columns: 3, kind: 'between', sides: all, toys: [5, 8], options: 4, legs: 0, longest: 0 },
  { rows: 3, columns: 3, kind: 'walk', sides: all, toys: [5, 8], options: 4, legs: 2, longest: 2 },
  { rows: 3, columns: 4, kind: 'both', sides: all, toys: [8, 10], options: 4, legs: 0, longest: 0 },
  { rows: 3, columns: 4, kind: 'walk', sides: all, toys: [7, 11], options: 4, legs: 3, longest: 3 },
];

export function knobsOf(level: Level): Knobs {
  return rungOf(ladder, level);
}

/** One word, two toys in one line, a walk, two things at once, a long walk. */
export function techniqueOf(clue: Clue): number {
  switch (clue.kind) {
    case 'near':
      return 1;
    case 'between':
      return 2;
    case 'walk':
      return clue.legs.length > 2 ? 5 : 3;
    case 'both':
      return 4;
  }
}
