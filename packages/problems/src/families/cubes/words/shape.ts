import type { Tag } from '../distract.ts';
import type { CountTask, Eye, ViewTask } from '../params.ts';

export type Task = CountTask | ViewTask;

/** A place on the ground, both from 1: rows and columns are counted from the back. */
export interface PlaceName {
  readonly row: number;
  readonly column: number;
}

/** Every sentence of the family. */
export interface Words {
  readonly title: Readonly<Record<Task, string>>;
  /** `faces`: cubes with exactly so many painted faces are counted (task painted). */
  readonly question: (task: Task, faces: number) => string;
  readonly narration: (task: Task, faces: number) => string;
  /** Begins the description of the picture. */
  readonly intro: Readonly<Record<'building' | 'plan' | 'box', string>>;
  /** How many cubes stand on the places of a row: "Row 1: 2, 0, 1." */
  readonly row: (row: number, heights: readonly number[]) => string;
  readonly eye: Readonly<Record<Eye, string>>;
  /** A footprint as a variant: "Row 1: cube, empty, cube." */
  readonly footprint: (row: number, filled: readonly boolean[]) => string;
  /** An outline as a variant: "Heights from left to right: 1, 3, 2." */
  readonly outline: (heights: readonly number[]) => string;
  readonly hints: Readonly<Record<Task, readonly [string, string]>>;
  readonly feedback: Readonly<Record<Tag, string>>;
  readonly steps: {
    /** The towers of a row and their sum. */
    readonly row: (row: number, heights: readonly number[], sum: number) => string;
    readonly count: (sums: readonly number[], total: number) => string;
    readonly box: (size: {
      readonly rows: number;
      readonly columns: number;
      readonly floors: number;
      readonly full: number;
    }) => string;
    readonly built: (cubes: number) => string;
    readonly missing: (full: number, cubes: number, missing: number) => string;
    /** How many of the cubes that are asked for lie in this layer, from below. */
    readonly floor: (floor: number, cubes: number) => string;
    readonly painted: (counts: readonly number[], total: number) => string;
    readonly above: (place: PlaceName, isFilled: boolean) => string;
    /** The highest tower that the eye sees there, from its left. */
    readonly side: (line: number, height: number) => string;
    readonly plan: (place: PlaceName, height: number) => string;
    readonly chooseAbove: (rows: readonly { readonly row: number; readonly columns: readonly number[] }[]) => string;
    readonly chooseSide: (heights: readonly number[]) => string;
    readonly choosePlan: (rows: readonly (readonly number[])[]) => string;
  };
  readonly praise: (task: Task, answer: number) => string;
}
