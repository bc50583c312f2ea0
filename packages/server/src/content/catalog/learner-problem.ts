import { groundOf, type Model } from '@logikit/contract';
import { type Check, rightState } from '@logikit/problems';
import { inLanguage, textIn } from '../../kernel/words/index.ts';
import type { ProblemContent, ProblemSecret } from './problem-parts.ts';
import { shuffle, variantId, type VariantScope } from './variant-ids.ts';

/** The columns of a problem that a learner may know. */
export interface OpenProblem {
  readonly id: number;
  readonly version: number;
  readonly complexity: Model<'LearnerProblem'>['complexity'];
  readonly targetLesson: Model<'LearnerProblem'>['targetLesson'];
  readonly isEnabled: boolean;
  readonly isDeleted: boolean;
  readonly content: ProblemContent;
}

/** How the problem is shown: to whom and in which language. */
export interface Viewer {
  readonly scope: VariantScope;
  readonly locale: string;
}

/** What a problem shows of itself. */
export type ProblemView = Omit<Model<'LearnerProblem'>, 'hintsLeft' | 'triesLeft' | 'progress' | 'solution'>;

/** A problem as a learner sees it. Takes no secret, so nothing in it can depend on which answer is right. */
export function toProblemView(problem: OpenProblem, { scope, locale }: Viewer): ProblemView {
  const { content, ...columns } = problem;
  const { variants, scene, translations, narrations, viewSettings, ...rest } = content;
  const strings = textIn(translations, locale)?.strings ?? {};
  return {
    ...columns,
    ...rest,
    viewSettings: { ...viewSettings, backgroundColor: groundOf(viewSettings.backgroundColor) },
    narrations: inLanguage(narrations, locale, (text) => text),
    translations: inLanguage(translations, locale, ({ title, question, alt }) => ({ title, question, alt })),
    variants: shuffle(scope, variants).map((variant) => ({
      id: variantId(scope, variant.key),
      image: variant.image,
      backgroundColor: variant.backgroundColor,
      translations: inLanguage(variant.translations, locale, (text) => text),
    })),
    graphic: scene === null ? null : { scene: { ...scene, strings } },
  };
}

/** What is told once the problem is closed. */
export function toSolution(content: ProblemContent, secret: ProblemSecret, viewer: Viewer): Model<'ProblemSolution'> {
  const { scope, locale } = viewer;
  const told = textIn(secret.translations, locale);
  // The cast holds because a draft with a scene is only saved with a check of that form.
  const check = secret.check as Check | null;
  return {
    rightVariants: secret.right.map((key) => variantId(scope, key)),
    rightNumber: secret.rightNumber,
    rightState: content.scene !== null && check !== null ? rightState(content.scene, check) : null,
    steps: [...(told?.steps ?? [])],
    praise: told?.praise ?? '',
    solutionComment: secret.solutionComment,
    solutionNarrations: inLanguage(secret.solutionNarrations, locale, (text) => text),
    explanationImage: secret.explanationImage,
  };
}
