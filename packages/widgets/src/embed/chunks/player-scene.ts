/** Written in by the build. */
declare const LOGIKIT_RULES: string;

export const rules = LOGIKIT_RULES;
export { graphicRules, sayAction, SceneTools, SceneView } from '../../player/parts/graphic-chunk.ts';
