import type { NounId } from '../../../lang/lexicon.ts';
import type { tags } from '../distract.ts';
import type { Command, Direction, Program, RobotParams } from '../params.ts';

type Task = RobotParams['task'];

/** A cell of the yard, both from 1. */
export interface CellName {
  readonly row: number;
  readonly column: number;
}

/** Every sentence of the family. */
export interface Words {
  readonly title: Readonly<Record<Task, string>>;
  readonly question: Readonly<Record<Task, string>>;
  /** The same as an order, to be spoken. */
  readonly narration: Readonly<Record<Task, string>>;
  readonly collect: Readonly<Record<'one' | 'many', string>>;
  readonly limit: (steps: number) => string;
  /** With the number spelled. */
  readonly limitSpelled: (steps: number) => string;
  readonly nose: string;
  readonly yard: (side: number) => string;
  readonly looks: (direction: Direction) => string;
  readonly program: (program: Program) => string;
  readonly hints: Readonly<Record<Task, readonly [string, string]>>;
  readonly feedback: Readonly<Record<(typeof tags)[keyof typeof tags], string>>;
  readonly praise: Readonly<Record<Task, string>>;
  /** The name of a spot: "Row 1, column 2", with what stands there. */
  readonly cell: (cell: CellName, things: readonly NounId[]) => string;
  /** "Flag: row 1, column 2." */
  readonly standing: (thing: NounId, cell: CellName) => string;
  /** The name of a variant: "Up, 3 times (to the right and down)". */
  readonly programName: (program: Program) => string;
  readonly steps: {
    readonly battery: (way: readonly Direction[]) => string;
    readonly flag: (way: readonly Direction[]) => string;
    readonly run: (commands: readonly Command[], cell: CellName) => string;
    readonly steps: (steps: number) => string;
    readonly program: (program: Program) => string;
    readonly cells: (cells: readonly CellName[]) => string;
  };
}
