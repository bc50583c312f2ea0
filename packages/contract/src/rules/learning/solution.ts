import type { Model } from '../../call.ts';
import { isInitialState, type Scene } from '../../scene/index.ts';

/** How an answer is given; exactly one field of the solution is filled. */
export type AnswerMode = 'variants' | 'number' | 'graphic';

type Asked = Pick<Model<'LearnerProblem'>, 'settings' | 'variantSettings'> & {
  readonly graphic: { readonly scene: Scene } | null;
};

export function answerModeOf(problem: Asked): AnswerMode {
  if (problem.graphic !== null && problem.settings.graphic.isVerifiable) return 'graphic';
  return problem.variantSettings.isAutoValidatingString ? 'number' : 'variants';
}

/** True when there is nothing to judge yet: nothing selected, nothing typed, or an untouched graphic (rule D-037). */
export function isEmptySolution(problem: Asked, content: Model<'SolutionContent'>): boolean {
  switch (answerModeOf(problem)) {
    case 'variants':
      return content.selectedVariants.length === 0;
    case 'number':
      return (content.autoValidateString ?? '').trim() === '';
    case 'graphic':
      return (
        content.graphicState === null ||
        problem.graphic === null ||
        isInitialState(problem.graphic.scene, content.graphicState)
      );
  }
}
