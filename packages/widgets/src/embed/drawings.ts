/** Written in by the build. */
declare const LOGIKIT_RULES: string;

export const rules = LOGIKIT_RULES;
export { drawings, Kit, KitCheering, KitPuzzled, KitSleeping, KitThinking, KitWaving } from '../road/drawings.ts';
