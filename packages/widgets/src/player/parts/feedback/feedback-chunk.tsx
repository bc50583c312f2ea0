import type { ComponentType, ReactElement } from 'react';
import { KitCheering } from '../../../ui/kit/cheering.tsx';
import { Kit } from '../../../ui/kit/kit.tsx';
import { KitPointing } from '../../../ui/kit/pointing.tsx';
import { KitPuzzled } from '../../../ui/kit/puzzled.tsx';
import { KitReading } from '../../../ui/kit/reading.tsx';
import { KitSleeping } from '../../../ui/kit/sleeping.tsx';
import { KitThinking } from '../../../ui/kit/thinking.tsx';
import { KitWaving } from '../../../ui/kit/waving.tsx';
import type { PoseName } from '../../lazy/lazy-parts.ts';

export { plainNumber } from '@logikit/contract';
export { Backdrop } from './backdrop.tsx';
export { tellVerdict } from '../../controllers/afterwards.controller.ts';
export { askForAid } from '../../controllers/aids.controller.ts';
export { markNews } from '../../answer-picture.ts';
export { announcement } from './announcement.ts';
export { Feedback } from './feedback.tsx';
export { Guidance } from './guidance.tsx';
export { Highlight } from './highlight.tsx';
export { ProblemConfetti } from './problem-confetti.tsx';
export { NumberAdvice } from './number-advice.tsx';
export { Stem } from './stem.tsx';
export { TheoryPanel } from './theory-panel.tsx';
export { Trail } from './trail.tsx';

const poses: Readonly<Record<PoseName, ComponentType>> = {
  cheering: KitCheering,
  pointing: KitPointing,
  puzzled: KitPuzzled,
  reading: KitReading,
  sleeping: KitSleeping,
  thinking: KitThinking,
  waving: KitWaving,
};

export function PosedKit({ pose, className }: { readonly pose: PoseName; readonly className: string }): ReactElement {
  return <Kit pose={poses[pose]} className={className} />;
}
