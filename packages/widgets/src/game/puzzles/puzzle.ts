import type { GraphicState, Scene, SceneAction } from '@logikit/contract/scene';
import type { Translate } from '../../words/formatter.ts';

/** What a drawing says, and in which language. */
export interface Voice {
  readonly t: Translate;
  readonly lang: string;
}

/** One level on the table: a scene that follows its state, and the rule that judges it here, without a server. */
export interface Puzzle {
  readonly start: GraphicState;
  readonly draw: (state: GraphicState, voice: Voice) => Scene;
  /** Returns the very same state when the action is not allowed. */
  readonly act: (state: GraphicState, action: SceneAction) => GraphicState;
  readonly isSolved: (state: GraphicState) => boolean;
  /** How much is still to be done: dry squares, empty cells, lit windows. */
  readonly left: (state: GraphicState) => number;
  /** Nothing can be done any more but going back. */
  readonly isStuck?: (state: GraphicState) => boolean;
  /** The actions of one move towards a solution. */
  readonly tip: (state: GraphicState) => readonly SceneAction[];
}
