/** Written in by the build. */
declare const LOGIKIT_RULES: string;

export const rules = LOGIKIT_RULES;
export { Best, LevelConfetti, SaidMove, Solved, tipFor } from '../../game/parts/feedback-chunk.ts';
