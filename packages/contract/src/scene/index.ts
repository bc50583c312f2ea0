export { canJoin } from './parts/links.ts';
export { nextNodes } from './parts/path.ts';
export { questionPictures, type QuestionPictures } from './question-pictures.ts';
export { untouched } from './untouched.ts';
export { initialState, isComplete, reduceScene } from './reduce.ts';
export type {
  Box,
  GraphicState,
  GridPart,
  GridSymbol,
  LinkNode,
  LinksPart,
  NodePair,
  NumberPart,
  Part,
  PartAction,
  PartState,
  PathPart,
  Picture,
  Piece,
  RotorItem,
  RotorPart,
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
