import type { ShownLanding } from './landing-props.ts';

/** A thought, or the problem to try. */
export type Slide = { readonly problem: number } | ShownLanding['slides'][number];

/** What a landing says, with its problem right after the first thought. */
export function slidesOf({ slides, problem }: ShownLanding, withProblem: boolean): readonly Slide[] {
  if (!withProblem || problem === null) return slides;
  return [...slides.slice(0, 1), { problem }, ...slides.slice(1)];
}
