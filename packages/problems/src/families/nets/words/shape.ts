import type { NounId } from '../../../lang/lexicon.ts';
import type { Tag } from '../distract.ts';
import type { Task } from '../params.ts';

/** A mark on a face; `foot` is where its foot points, or null for marks that look the same from four sides. */
export interface Mark {
  readonly mark: NounId;
  readonly foot: 'down' | 'left' | 'up' | 'right' | null;
}

/** The three faces of a cube that can be seen. */
export interface Seen {
  readonly top: Mark;
  readonly left: Mark;
  readonly right: Mark;
}

/** The squares of one row of a shape, by their columns; all from 1. */
export interface Row {
  readonly row: number;
  readonly columns: readonly number[];
}

/** Every sentence of the family. */
export interface Words {
  readonly title: Readonly<Record<Task, string>>;
  /** `ask`: the mark whose opposite is looked for (task opposite). */
  readonly question: (task: Task, ask: NounId | null) => string;
  readonly narration: (task: Task, ask: NounId | null) => string;
  /** Begins the description of a net. */
  readonly intro: string;
  /** One row of a net: its squares by column, and what is on them. */
  readonly netRow: (row: number, squares: readonly { readonly column: number; readonly mark: Mark }[]) => string;
  /** What there is to see when shapes are the variants. */
  readonly shapes: (count: number) => string;
  readonly mark: (mark: NounId) => string;
  readonly cube: (seen: Seen) => string;
  /** "Row 1: 2. Row 2: 1, 2, 3." */
  readonly shape: (rows: readonly Row[]) => string;
  readonly hints: Readonly<Record<Task, readonly [string, string]>>;
  readonly feedback: Readonly<Record<Tag, string>>;
  readonly steps: {
    readonly line: (ask: NounId) => string;
    readonly beside: (ask: NounId, marks: readonly NounId[]) => string;
    readonly folded: (ask: NounId, marks: readonly NounId[]) => string;
    /** Three marks around a corner, clockwise. */
    readonly corner: (marks: readonly NounId[]) => string;
    /** What lies under the foot of a mark when the cube is folded. */
    readonly foot: (mark: NounId, under: NounId) => string;
    readonly blocks: (count: number) => string;
    readonly long: (count: number) => string;
    readonly overlaps: (count: number) => string;
    readonly opposite: (ask: NounId, mark: NounId) => string;
    readonly cubes: (seen: readonly Seen[]) => string;
    readonly right: (shapes: readonly (readonly Row[])[]) => string;
  };
  readonly praise: Readonly<Record<Task, string>>;
}
