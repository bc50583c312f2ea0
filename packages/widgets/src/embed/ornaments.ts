import type { LateFile } from './late-source.ts';

/** Written in by the build: what the parts of this file need and the first file does not. */
declare const LOGIKIT_LATE_RULES: LateFile['rules'];
declare const LOGIKIT_LATE_WORDS: LateFile['words'];

export const rules = LOGIKIT_LATE_RULES;
export const words = LOGIKIT_LATE_WORDS;
export {
  announcement,
  Confetti,
  Feedback,
  Highlight,
  markNews,
  PosedKit,
  rareViews,
  TheoryPanel,
  Trail,
} from '../player/parts/ornaments.tsx';
export { rareLaws as laws } from '@logikit/contract/scene/late';
