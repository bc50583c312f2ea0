import type { Family, Lesson, Level, Mode } from '../core/family.ts';
import { families } from '../families/list.ts';

/** One problem of the bank, as little as is needed to make it again. The seed is a secret: with the family it is the answer. */
export interface BankEntry {
  readonly family: string;
  readonly version: number;
  /** `bank/v1/<family>/<lesson>/<complexity>/<n>`: unique over the bank. */
  readonly seed: string;
  readonly lesson: Lesson;
  readonly complexity: Complexity;
  readonly mode: Mode;
  /**
   * Where the right variant stands among the stored ones, from 0: every place equally often in a family. Null where
   * nothing or more than one thing is to be chosen; the shuffle then decides alone.
   */
  readonly place: number | null;
}

export type Complexity = 1 | 2 | 3 | 4 | 5;

/** What a slot on a course's road asks for. */
export interface Cell {
  readonly family: string;
  readonly lesson: Lesson;
  readonly complexity: Complexity;
  /** `mixed`: the family's modes in turns. */
  readonly mode: Mode | 'mixed';
  /** Only a problem about this, e.g. `boat`. */
  readonly motif?: string;
}

/** One slot of a course that wants a problem. No two problems of one thread may be the same puzzle idea. */
export interface Slot {
  readonly cell: Cell;
  /** `course/thread`. */
  readonly thread: string;
}

/** A row of `manifest.json`. */
export type ManifestRow = readonly [
  family: string,
  version: number,
  seed: string,
  lesson: number,
  complexity: number,
  mode: string,
  place: number | null,
];

export function toRow(entry: BankEntry): ManifestRow {
  return [entry.family, entry.version, entry.seed, entry.lesson, entry.complexity, entry.mode, entry.place];
}

export function fromRow(row: readonly (string | number | null)[]): BankEntry {
  const [family, version, seed, lesson, complexity, mode, place] = row as unknown as ManifestRow;
  // The casts hold because `toRow` wrote the manifest, and a test compares every row with the plan.
  return {
    family,
    version,
    seed,
    lesson: lesson as Lesson,
    complexity: complexity as Complexity,
    mode: mode as Mode,
    place,
  };
}

export function familyOf(id: string): Family {
  const family = families.find((candidate) => candidate.id === id);
  if (!family) throw new Error(`no family of problems is called ${id}`);
  return family;
}

/** Who solves these cannot read yet. */
export function isBeforeReading(lesson: Lesson): boolean {
  return lesson === 4 || lesson === 5;
}

/** The modes of a family in a target lesson. */
export function modesIn({ modes, touchModes }: Family, lesson: Lesson): readonly Mode[] {
  return (isBeforeReading(lesson) ? touchModes : null) ?? modes;
}

/** The absolute level that a complexity of a lesson means in this family. */
export function levelOf(family: Family, lesson: Lesson, complexity: Complexity): Level {
  const level = family.lessons[lesson]?.[complexity - 1];
  if (level === undefined) throw new Error(`${family.id} has no complexity ${complexity} for lesson ${lesson}`);
  return level;
}
