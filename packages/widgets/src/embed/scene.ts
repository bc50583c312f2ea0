/** Written in by the build. */
declare const LOGIKIT_RULES: string;

export const rules = LOGIKIT_RULES;
export { initialState, isComplete, isInitialState, reduceScene } from '@logikit/contract/scene';
export { sayAction, SceneTools, SceneView } from '../player/parts/scene.ts';
