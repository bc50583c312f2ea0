/** Written in by the build. */
declare const LOGIKIT_RULES: string;

export const rules = LOGIKIT_RULES;
export { laws } from '@logikit/contract/scene/late';
export { sayAction, SceneTools, SceneView } from '../player/parts/scene.ts';
