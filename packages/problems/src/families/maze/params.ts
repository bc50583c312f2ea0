import type { Level } from '../../core/family.ts';
import type { ObjectId, PlainId, TintedId } from '../../draw/objects.ts';
import type { ColourId } from '../../draw/palette.ts';
import type { ShapeId } from '../../draw/shapes.ts';
import { rungOf } from '../../core/ladder.ts';

/** 0 up, 1 right, 2 down, 3 left. */
export type Direction = 0 | 1 | 2 | 3;

/** Two neighbouring cells with no wall between them. Cells are counted row by row. */
export type Passage = readonly [from: number, to: number];

export interface Garden {
  readonly side: number;
  /** Open both ways, the smaller cell first. */
  readonly passages: readonly Passage[];
  /** Open from the first cell to the second only. */
  readonly doors: readonly Passage[];
}

export type Ground = 'hedge' | 'castle' | 'ice' | 'coral';

export interface Skin {
  readonly hero: Extract<ObjectId, PlainId | 'snail' | 'butterfly'>;
  readonly goal: Extract<ObjectId, TintedId | 'leaf' | 'tree'>;
  readonly item: 'star' | 'heart' | 'bell' | 'balloon' | 'diamond';
  readonly ground: Ground;
}

/** Lead somebody to the goal, past all items, in at most `limit` steps where there is a limit. */
export interface Walk {
  readonly task: 'walk';
  readonly garden: Garden;
  readonly start: number;
  readonly goal: number;
  readonly items: readonly number[];
  readonly limit: number | null;
  /** The fewest steps, by the generator's count. */
  readonly best: number;
  readonly skin: Skin;
}

/** A gap in the outer wall of `cell`, with a sign in front of it. */
export interface Gate {
  readonly cell: number;
  readonly out: Direction;
  readonly shape: ShapeId;
  readonly colour: ColourId;
}

/** Which gate leads to the goal? */
export interface Choice {
  readonly task: 'gate';
  readonly garden: Garden;
  readonly goal: number;
  readonly gates: readonly Gate[];
  readonly right: number;
  readonly skin: Skin;
}

export type MazeParams = Walk | Choice;

export interface Knobs {
  readonly side: number;
  readonly items: number;
  /** Passages beyond those that a maze without rings has. */
  readonly rings: number;
  readonly doors: number;
  readonly isTimed: boolean;
  readonly steps: readonly [min: number, max: number];
  readonly gates: { readonly side: number; readonly count: number; readonly steps: number };
}

const plain = { items: 0, rings: 0, doors: 0, isTimed: false } as const;

const ladder: readonly Knobs[] = [
  { ...plain, side: 3, steps: [4, 8], gates: { side: 4, count: 3, steps: 3 } },
  { ...plain, side: 4, steps: [6, 12], gates: { side: 4, count: 3, steps: 4 } },
  { ...plain, side: 5, steps: [8, 18], gates: { side: 5, count: 3, steps: 5 } },
  { ...plain, side: 5, items: 1, steps: [9, 24], gates: { side: 5, count: 4, steps: 5 } },
  { ...plain, side: 6, items: 1, steps: [12, 28], gates: { side: 6, count: 4, steps: 7 } },
  { ...plain, side: 6, items: 2, steps: [14, 34], gates: { side: 6, count: 4, steps: 8 } },
  { ...plain, side: 7, doors: 2, rings: 4, steps: [12, 30], gates: { side: 7, count: 4, steps: 9 } },
  { ...plain, side: 7, doors: 2, rings: 4, items: 1, steps: [14, 36], gates: { side: 7, count: 4, steps: 10 } },
  { ...plain, side: 8, rings: 8, items: 1, isTimed: true, steps: [14, 34], gates: { side: 8, count: 4, steps: 11 } },
  { ...plain, side: 9, rings: 9, items: 2, isTimed: true, steps: [18, 40], gates: { side: 8, count: 4, steps: 13 } },
];

export function knobsOf(level: Level): Knobs {
  return rungOf(ladder, level);
}
