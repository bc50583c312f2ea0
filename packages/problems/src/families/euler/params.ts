import type { Level } from '../../core/family.ts';
import type { ColourId } from '../../draw/palette.ts';
import { rungOf } from '../../core/ladder.ts';

/** Across and down, 0…4 each. */
export type Point = readonly [x: number, y: number];

/** A line between two points, by their numbers. */
export type Line = readonly [a: number, b: number];

export interface Figure {
  readonly points: readonly Point[];
  readonly lines: readonly Line[];
}

/** Draw it in one stroke from `start`. */
export interface Stroke {
  readonly task: 'stroke';
  readonly figure: Figure;
  readonly start: number;
  readonly colour: ColourId;
}

/** Which of these can be drawn in one stroke? Each figure has its own colour. */
export interface Choice {
  readonly task: 'choice';
  readonly figures: readonly Figure[];
  readonly colours: readonly ColourId[];
  readonly right: readonly number[];
}

export type EulerParams = Stroke | Choice;

/** Names of points that look alike in Latin and Cyrillic. */
export const letters = ['A', 'B', 'C', 'E', 'H', 'K', 'M', 'P', 'T', 'X'] as const;

export interface Knobs {
  readonly points: readonly [min: number, max: number];
  readonly lines: readonly [min: number, max: number];
  /** Points of each figure of a choice, its lines, and the fewest lines of a point. */
  readonly choice: readonly [points: number, lines: readonly [min: number, max: number], least: number];
  readonly figures: 3 | 4;
}

const ladder: readonly Knobs[] = [
  { points: [4, 5], lines: [5, 7], choice: [5, [5, 6], 1], figures: 3 },
  { points: [5, 6], lines: [6, 8], choice: [6, [6, 7], 1], figures: 3 },
  { points: [6, 6], lines: [8, 9], choice: [7, [9, 10], 2], figures: 4 },
  { points: [6, 7], lines: [9, 11], choice: [7, [9, 11], 2], figures: 4 },
  { points: [7, 7], lines: [10, 12], choice: [7, [10, 11], 2], figures: 4 },
  { points: [7, 8], lines: [11, 14], choice: [7, [10, 12], 2], figures: 4 },
  { points: [8, 9], lines: [13, 15], choice: [8, [11, 13], 2], figures: 4 },
  { points: [9, 9], lines: [14, 17], choice: [8, [12, 14], 2], figures: 4 },
  { points: [9, 10], lines: [15, 18], choice: [9, [13, 16], 2], figures: 4 },
  { points: [10, 10], lines: [17, 20], choice: [9, [14, 17], 2], figures: 4 },
];

export function knobsOf(level: Level): Knobs {
  return rungOf(ladder, level);
}

/** 1…5 by how many lines there are to keep in mind. */
export function techniqueOf(lines: number): number {
  if (lines < 8) return 1;
  if (lines < 11) return 2;
  if (lines < 14) return 3;
  return lines < 17 ? 4 : 5;
}
