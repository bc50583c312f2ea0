/** Written in by the build. */
declare const LOGIKIT_RULES: string;

export const rules = LOGIKIT_RULES;
export {
  announcement,
  askForAid,
  Backdrop,
  Confetti,
  Feedback,
  FocusFlow,
  Highlight,
  markNews,
  PosedKit,
  tellVerdict,
  TheoryPanel,
  Trail,
} from '../player/parts/ornaments.tsx';
export { againAfter, judge, showPanel } from '../player/judged.machine.ts';
