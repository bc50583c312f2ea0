import type { GraphicState, Scene, SceneAction } from '@logikit/contract/scene';

/**
 * What the learner holds between two taps: a piece, a symbol to fill cells with, a cell to be filled,
 * or a node to be joined.
 */
export type Hand =
  | { readonly holds: 'nothing' }
  | { readonly holds: 'piece'; readonly part: string; readonly piece: string; readonly from: string | null }
  | { readonly holds: 'symbol'; readonly part: string; readonly symbol: number }
  | { readonly holds: 'cell'; readonly part: string; readonly cell: number }
  | { readonly holds: 'node'; readonly part: string; readonly node: string };

export const emptyHand: Hand = { holds: 'nothing' };

/** What every part of a scene needs. `isOver`: the answer is being judged or is final. */
export interface PartProps<P> {
  readonly part: P;
  readonly scene: Scene;
  readonly state: GraphicState;
  readonly hand: Hand;
  readonly take: (hand: Hand) => void;
  readonly act: (action: SceneAction) => void;
  readonly isOver: boolean;
}
