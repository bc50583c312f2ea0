import type { Level } from '../../core/family.ts';
import type { ObjectId } from '../../draw/objects.ts';
import type { ColourId } from '../../draw/palette.ts';
import type { ShapeId } from '../../draw/shapes.ts';
import { rungOf } from '../../core/ladder.ts';

/** One thing in the row; both are indexes into the skin. */
export interface Bead {
  readonly shape: number;
  readonly colour: number;
}

/** Objects wear their own colours, so only `shape` counts; beads have a shape and a colour. */
export type Skin =
  | { readonly kind: 'objects'; readonly objects: readonly ObjectId[] }
  | { readonly kind: 'beads'; readonly shapes: readonly ShapeId[]; readonly colours: readonly ColourId[] };

export interface PatternParams {
  readonly level: Level;
  readonly skin: Skin;
  /** `null` is a gap. */
  readonly row: readonly (Bead | null)[];
  readonly options: readonly Bead[];
  /** For each gap, from left to right, the index of the right option. */
  readonly right: readonly number[];
}

export interface Knobs {
  /** One value a bead, shape and colour together, two attributes apart, or a part that grows. */
  readonly kind: 'one' | 'two' | 'growing' | 'growing-two';
  /** Lengths of the repeated part: of the shapes, then of the colours. */
  readonly periods: readonly (readonly [shape: number, colour: number])[];
  /** How many different values a repeated part holds. */
  readonly alphabet: readonly number[];
  /** Shortest and longest row. */
  readonly length: readonly [number, number];
  /** In the middle, or one of the last three places. */
  readonly gap: 'late' | 'middle';
  readonly options: number;
}

const ladder: readonly Knobs[] = [
  {
    kind: 'one',
    periods: [
      [2, 2],
      [2, 2],
      [3, 3],
    ],
    alphabet: [2],
    length: [6, 9],
    gap: 'late',
    options: 3,
  },
  { kind: 'one', periods: [[3, 3]], alphabet: [2, 3], length: [7, 9], gap: 'late', options: 4 },
  { kind: 'one', periods: [[3, 3]], alphabet: [2, 3], length: [9, 11], gap: 'middle', options: 4 },
  { kind: 'one', periods: [[4, 4]], alphabet: [2, 3, 4], length: [10, 12], gap: 'middle', options: 4 },
  { kind: 'two', periods: [[4, 4]], alphabet: [2, 3], length: [10, 12], gap: 'late', options: 4 },
  {
    kind: 'two',
    periods: [
      [4, 4],
      [5, 5],
    ],
    alphabet: [3],
    length: [11, 13],
    gap: 'middle',
    options: 4,
  },
  {
    kind: 'two',
    periods: [
      [2, 3],
      [3, 2],
    ],
    alphabet: [2],
    length: [10, 12],
    gap: 'late',
    options: 4,
  },
  {
    kind: 'two',
    periods: [
      [3, 4],
      [4, 3],
      [2, 5],
    ],
    alphabet: [2, 3],
    length: [12, 14],
    gap: 'middle',
    options: 4,
  },
  { kind: 'growing', periods: [[1, 1]], alphabet: [2], length: [11, 13], gap: 'middle', options: 4 },
  {
    kind: 'growing-two',
    periods: [
      [1, 2],
      [1, 3],
    ],
    alphabet: [2],
    length: [12, 14],
    gap: 'middle',
    options: 4,
  },
];

export function knobs(level: Level): Knobs {
  return rungOf(ladder, level);
}

export function beadKey(bead: Bead): string {
  return `${bead.shape}.${bead.colour}`;
}

export function gapsOf(params: PatternParams): readonly number[] {
  return params.row.flatMap((bead, i) => (bead === null ? [i] : []));
}
