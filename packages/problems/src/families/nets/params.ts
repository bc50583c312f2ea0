import type { Level } from '../../core/family.ts';
import type { ColourId } from '../../draw/palette.ts';
import type { NounId } from '../../lang/lexicon.ts';
import { rungOf } from '../../core/ladder.ts';
import { isOneOf } from '../../core/list.ts';

/** Marks that look the same after a quarter turn, and marks that have a foot. */
export const evenMarks = ['circle', 'ring', 'square', 'diamond', 'cross', 'star', 'flower'] as const;
export const footedMarks = ['arrow', 'heart', 'triangle', 'house', 'drop', 'flag'] as const;

export type MarkId = ((typeof evenMarks)[number] | (typeof footedMarks)[number]) & NounId;

/** A square of a net, columns to the right and rows down. */
export type Square = readonly [column: number, row: number];

export type Shape = readonly Square[];

/** What is printed on a face. `turn`: quarter turns clockwise; always 0 for even marks. */
export interface Face {
  readonly mark: MarkId;
  readonly turn: number;
}

/** The three faces of a cube that can be seen: above, to the left, to the right. */
export type View = readonly [top: Face, left: Face, right: Face];

/** Which mark lies opposite? One cube or all cubes that can be folded. All shapes that fold into a cube. */
export type NetsParams = {
  readonly colours: Readonly<Partial<Record<MarkId, ColourId>>>;
} & (
  | {
      readonly task: 'opposite';
      readonly net: Shape;
      readonly faces: readonly Face[];
      readonly ask: MarkId;
      readonly options: readonly MarkId[];
      /** In the generator's mind; the solver never looks at it. */
      readonly truth: string;
    }
  | {
      readonly task: 'cube' | 'cubes';
      readonly net: Shape;
      readonly faces: readonly Face[];
      readonly options: readonly View[];
      readonly truth: string;
    }
  | { readonly task: 'shapes'; readonly options: readonly Shape[]; readonly truth: string }
);

export type Task = NetsParams['task'];
export type Folded = Extract<NetsParams, { readonly net: Shape }>;
export type CubeParams = Extract<NetsParams, { readonly task: 'cube' | 'cubes' }>;

export interface Knobs {
  readonly single: 'opposite' | 'cube';
  readonly multi: 'shapes' | 'cubes';
  /** Nets with four squares in a line, or all. */
  readonly hasPlainNets: boolean;
  /** Opposite faces lie in one line of the net; shapes give themselves away. */
  readonly isPlain: boolean;
  readonly hasFeet: boolean;
  readonly options: number;
  readonly technique: 1 | 2 | 3 | 4;
}

const opposite = { single: 'opposite', multi: 'shapes', hasFeet: false } as const;
const cube = { single: 'cube', multi: 'cubes', isPlain: false } as const;

const ladder: readonly Knobs[] = [
  { ...opposite, hasPlainNets: false, isPlain: true, options: 4, technique: 1 },
  { ...opposite, hasPlainNets: false, isPlain: false, options: 5, technique: 2 },
  { ...cube, hasPlainNets: true, hasFeet: false, options: 4, technique: 3 },
  { ...cube, hasPlainNets: false, hasFeet: false, options: 4, technique: 3 },
  { ...cube, hasPlainNets: true, hasFeet: true, options: 4, technique: 4 },
  { ...cube, hasPlainNets: false, hasFeet: true, options: 4, technique: 4 },
  { ...cube, hasPlainNets: false, hasFeet: true, options: 5, technique: 4 },
];

export function knobsOf(level: Level): Knobs {
  return rungOf(ladder, level);
}

export function hasFoot(mark: MarkId): boolean {
  return isOneOf(footedMarks, mark);
}
