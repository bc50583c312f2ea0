import type { Level } from '../../core/family.ts';
import { rungOf } from '../../core/ladder.ts';

/** 0 up, 1 right, 2 down, 3 left. */
export type Direction = 0 | 1 | 2 | 3;

/** `to` goes one cell that way; `forward`, `left` and `right` are told from the robot's own nose. */
export type Command =
  | { readonly do: 'to'; readonly direction: Direction }
  | { readonly do: 'forward' }
  | { readonly do: 'left' }
  | { readonly do: 'right' };

export interface Loop {
  readonly do: 'repeat';
  readonly times: number;
  readonly body: readonly Command[];
}

export type Program = readonly (Command | Loop)[];

/** A square yard; cells are counted row by row. Nothing can stand on a tree. */
export interface Yard {
  readonly side: number;
  readonly trees: readonly number[];
  readonly start: number;
  /** Where the robot's nose points, when it has one. */
  readonly nose: Direction | null;
}

/** Lead the robot to the flag, over all batteries, in at most `limit` steps. */
export interface Walk {
  readonly task: 'walk';
  readonly yard: Yard;
  readonly goal: number;
  readonly batteries: readonly number[];
  readonly limit: number;
  /** The fewest steps, by the generator's count. */
  readonly best: number;
}

export type Slip = 'turn' | 'order' | 'length' | 'times';

/** Which program leads to the flag? Two slips make four programs: none, the first, the second, both. */
export interface Choice {
  readonly task: 'choice';
  readonly yard: Yard;
  readonly goal: number;
  readonly programs: readonly Program[];
  readonly slips: readonly [Slip, Slip];
  readonly right: number;
}

/** Which cells does the robot drive over? */
export interface Trace {
  readonly task: 'trace';
  readonly yard: Yard;
  readonly program: Program;
  /** By the generator's count, ascending. */
  readonly cells: readonly number[];
}

export type RobotParams = Walk | Choice | Trace;

export interface Knobs {
  readonly side: number;
  readonly trees: number;
  readonly batteries: number;
  /** Steps beyond the shortest walk that are still good. */
  readonly spare: number;
  readonly hasNose: boolean;
  readonly commands: readonly [min: number, max: number];
  readonly loops: 0 | 1 | 2;
}

const ladder: readonly Knobs[] = [
  { side: 4, trees: 2, batteries: 0, spare: 2, hasNose: false, commands: [3, 4], loops: 0 },
  { side: 4, trees: 3, batteries: 1, spare: 2, hasNose: false, commands: [4, 5], loops: 0 },
  { side: 5, trees: 5, batteries: 1, spare: 0, hasNose: false, commands: [6, 7], loops: 0 },
  { side: 5, trees: 5, batteries: 2, spare: 0, hasNose: false, commands: [7, 8], loops: 0 },
  { side: 5, trees: 6, batteries: 2, spare: 0, hasNose: true, commands: [5, 6], loops: 0 },
  { side: 5, trees: 7, batteries: 2, spare: 0, hasNose: true, commands: [6, 8], loops: 0 },
  { side: 5, trees: 5, batteries: 3, spare: 0, hasNose: false, commands: [3, 4], loops: 1 },
  { side: 6, trees: 8, batteries: 3, spare: 0, hasNose: true, commands: [4, 5], loops: 1 },
  { side: 6, trees: 8, batteries: 4, spare: 0, hasNose: false, commands: [4, 5], loops: 2 },
  { side: 6, trees: 9, batteries: 4, spare: 0, hasNose: true, commands: [4, 6], loops: 2 },
];

export function knobsOf(level: Level): Knobs {
  return rungOf(ladder, level);
}

/** A program of more commands is harder to keep in mind. */
export const shortProgram = 5;

/** The techniques that a level may need, over all its tasks. */
export function techniquesOf(level: Level): readonly [min: number, max: number] {
  const { batteries, commands, hasNose, loops } = knobsOf(level);
  const program = loops > 0 ? loops + 3 : hasNose ? 3 : commands[0] > shortProgram ? 2 : 1;
  return [Math.min(program, batteries + 1), Math.max(program, batteries + 1)];
}
