/** Written in by the build. */
declare const LOGIKIT_RULES: string;

export const rules = LOGIKIT_RULES;
export {
  Kit,
  KitCheering,
  KitPuzzled,
  KitSleeping,
  KitThinking,
  KitWaving,
  Things,
} from '../../road/drawings-chunk.ts';
