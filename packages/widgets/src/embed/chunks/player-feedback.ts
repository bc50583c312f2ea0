/** Written in by the build. */
declare const LOGIKIT_RULES: string;

export const rules = LOGIKIT_RULES;
export {
  announcement,
  askForAid,
  Backdrop,
  Feedback,
  Guidance,
  Highlight,
  markNews,
  plainNumber,
  PosedKit,
  ProblemConfetti,
  NumberAdvice,
  Stem,
  tellVerdict,
  TheoryPanel,
  Trail,
} from '../../player/parts/feedback/feedback-chunk.tsx';
