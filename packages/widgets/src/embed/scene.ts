/** Written in by the build. */
declare const LOGIKIT_RULES: string;

export const rules = LOGIKIT_RULES;
export { graphicKey, initialState, isComplete, isInitialState, reduceScene } from '../player/graphic.ts';
export { sayAction, SceneTools, SceneView } from '../player/parts/scene.ts';
