/** Written in by the build. */
declare const LOGIKIT_RULES: string;

export const rules = LOGIKIT_RULES;
export { Best, LevelConfetti, SaidMove, Solved } from '../game/parts/cheer.tsx';
export { tipFor } from '../game/puzzles/tip.ts';
