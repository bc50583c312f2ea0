import type { Level, Mode } from '../../core/family.ts';
import type { ObjectId } from '../../draw/objects.ts';
import type { ColourId } from '../../draw/palette.ts';
import type { NounId } from '../../lang/lexicon.ts';
import { rungOf } from '../../core/ladder.ts';

export type Size = 4 | 6;

/** What stands for one number: a drawn thing, or null when the number itself is shown. */
export interface Token {
  readonly object: ObjectId;
  readonly noun: NounId;
  readonly colour: ColourId | null;
}

/** A square where every row, column and block holds every symbol once; some cells are empty. */
export interface LatinParams {
  readonly size: Size;
  /** Row by row; 0 is an empty cell, else 1…size. */
  readonly givens: readonly number[];
  /** The cell that is asked for, or null when the whole square is to be filled. */
  readonly ask: number | null;
  /** One token per number, or null for digits. */
  readonly tokens: readonly Token[] | null;
  /** What the generator had in mind; the solver never looks at it. */
  readonly solution: readonly number[];
}

export interface Knobs {
  readonly size: Size;
  readonly holes: number;
  /** The hardest technique that must be needed: 1 last free place … 5 supposing (techniques.ts). */
  readonly technique: 1 | 2 | 3 | 4 | 5;
}

const ladder: readonly Knobs[] = [
  { size: 4, holes: 4, technique: 1 },
  { size: 4, holes: 6, technique: 1 },
  { size: 4, holes: 8, technique: 2 },
  { size: 4, holes: 10, technique: 2 },
  { size: 6, holes: 14, technique: 2 },
  { size: 6, holes: 18, technique: 2 },
  { size: 6, holes: 23, technique: 3 },
  { size: 6, holes: 25, technique: 3 },
  { size: 6, holes: 28, technique: 4 },
  { size: 6, holes: 29, technique: 5 },
];

/** One asked cell is told in at most six steps, so it never needs pencil marks (technique 4 and up). */
const hardestForOneCell = 3;

/** The techniques of a level, over all modes. */
export function techniquesOf(level: Level): readonly [min: number, max: number] {
  return [knobsOf(level, 'single').technique, knobsOf(level, 'graphic').technique];
}

export function knobsOf(level: Level, mode: Mode): Knobs {
  const knobs = rungOf(ladder, level);
  if (mode === 'graphic' || knobs.technique <= hardestForOneCell) return knobs;
  return { ...knobs, technique: hardestForOneCell };
}

/** Rows and columns of a block. */
export const blockOf = { 4: [2, 2], 6: [2, 3] } as const;
