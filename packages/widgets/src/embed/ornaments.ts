/** Written in by the build. */
declare const LOGIKIT_RULES: string;

export const rules = LOGIKIT_RULES;
export {
  announcement,
  askForAid,
  Backdrop,
  Confetti,
  Feedback,
  Highlight,
  markNews,
  PosedKit,
  TheoryPanel,
  Trail,
} from '../player/parts/ornaments.tsx';
