import {
  type GraphicState,
  initialState,
  isComplete,
  isInitialState,
  reduceScene,
  type Scene,
  type SceneAction,
} from '@logikit/contract/scene';

/** What an answer asks of its graphic; it comes with the lazy chunk of graphics, which most problems have not. */
export interface GraphicRules {
  readonly initial: GraphicState;
  isInitial(state: GraphicState): boolean;
  /** True when nothing is left to choose. */
  isComplete(state: GraphicState): boolean;
  reduce(state: GraphicState, action: SceneAction): GraphicState;
  /** Equal for equal graphics, whatever the order of moves. */
  keyOf(state: GraphicState): unknown;
}

export function graphicRules(scene: Scene): GraphicRules {
  return {
    initial: initialState(scene),
    isInitial: (state) => isInitialState(scene, state),
    isComplete: (state) => isComplete(scene, state),
    reduce: (state, action) => reduceScene(scene, state, action),
    keyOf: ({ parts }) => Object.entries(parts).map(([id, part]) => [id, sortPart(part)]),
  };
}

function sortPart(part: GraphicState['parts'][string]): unknown {
  return Array.isArray(part) ? part : Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1));
}
