export { initialState, isComplete, nextNodes, reduceScene } from './reduce.ts';
export type {
  Box,
  GraphicState,
  GridPart,
  GridSymbol,
  Part,
  PartState,
  PathPart,
  Picture,
  Piece,
  Scene,
  SceneAction,
  SlotsPart,
  Spot,
  StringKey,
  SvgAttributes,
  SvgNode,
  SvgTag,
  TogglePart,
} from './scene.ts';
export { isInitialState, isReachableState } from './validate.ts';
