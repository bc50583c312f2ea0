import type { ReactElement } from 'react';
import { confettiShapes, shape } from '../../../ui/confetti-shapes.ts';
import { Confetti } from '../../../ui/confetti.tsx';

/** Confetti in the problem's motif. */
export function ProblemConfetti({ motif }: { readonly motif: string | null }): ReactElement {
  return <Confetti shapes={confettiShapes[motif ?? ''] ?? shape} />;
}
