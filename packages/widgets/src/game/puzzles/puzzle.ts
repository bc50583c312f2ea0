import type { GraphicState, Scene, SceneAction } from '@logikit/contract/scene';
import type { Translate } from '../../words/formatter.ts';
import type { LightsLevel } from '../levels/lights.ts';
import type { PipesLevel } from '../levels/pipes.ts';
import type { SudokuLevel } from '../levels/sudoku.ts';
import type { WalkLevel } from '../levels/walk.ts';

/** What was laid out, for whoever looks for a tip. */
export type Layout =
  | { readonly game: 'pipes'; readonly level: PipesLevel }
  | { readonly game: 'walk'; readonly level: WalkLevel }
  | { readonly game: 'sudoku'; readonly level: SudokuLevel }
  | { readonly game: 'lights'; readonly level: LightsLevel };

/** What a drawing says, and in which language. */
export interface Voice {
  readonly t: Translate;
  readonly lang: string;
}

/** One level on the table: a scene that follows its state, and the rule that judges it here, without a server. */
export interface Puzzle {
  readonly layout: Layout;
  readonly start: GraphicState;
  readonly draw: (state: GraphicState, voice: Voice) => Scene;
  /** Returns the very same state when the action is not allowed. */
  readonly act: (state: GraphicState, action: SceneAction) => GraphicState;
  readonly isSolved: (state: GraphicState) => boolean;
  /** How much is still to be done: dry squares, empty cells, lit windows. */
  readonly left: (state: GraphicState) => number;
  /** Nothing can be done any more but going back. */
  readonly isStuck?: (state: GraphicState) => boolean;
}
