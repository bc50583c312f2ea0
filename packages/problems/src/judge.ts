import type { Model } from '@logikit/contract';
import { isInitialState, isReachableState } from '@logikit/contract/scene';
import type { Check } from './core/family.ts';
import { parseNumber } from './parse-number.ts';
import { checkScene } from './scene-check/check-scene.ts';

/** The part of an author's problem that judging needs. */
export type Judgeable = Pick<
  Model<'AuthorProblem'>,
  'variants' | 'rightNumber' | 'settings' | 'variantSettings' | 'graphic'
>;

/** What a learner answered; `selectedVariants` are the author's keys, not the ids that a learner sees. */
export type Answer = Model<'SolutionContent'>;

/**
 * `judged`: right or wrong, with the misconception that the choice shows, when one is known.
 * `refused`: not an answer to this problem; nothing is stored and no life is lost (rules D-034, D-037).
 */
export type Judgement =
  | { readonly status: 'judged'; readonly isCorrect: boolean; readonly tag: string | null }
  | { readonly status: 'refused'; readonly code: 'emptySolution' | 'invalidSolution' };

/** Judges an answer. Pure: the same problem and answer always give the same judgement. */
export function judge(problem: Judgeable, answer: Answer): Judgement {
  if (problem.graphic !== null && problem.settings.graphic.isVerifiable) return judgeGraphic(problem.graphic, answer);
  if (problem.variantSettings.isAutoValidatingString) return judgeNumber(problem, answer);
  return judgeVariants(problem, answer.selectedVariants);
}

const empty: Judgement = { status: 'refused', code: 'emptySolution' };
const invalid: Judgement = { status: 'refused', code: 'invalidSolution' };

function judged(isCorrect: boolean, tag: string | null = null): Judgement {
  return { status: 'judged', isCorrect, tag: isCorrect ? null : tag };
}

/** Rule D-036: the scene's own check decides. Rule D-037: the untouched graphic is no answer. */
function judgeGraphic({ scene, check }: NonNullable<Judgeable['graphic']>, { graphicState }: Answer): Judgement {
  if (graphicState === null) return empty;
  if (!isReachableState(scene, graphicState)) return invalid;
  if (isInitialState(scene, graphicState)) return empty;
  // The cast holds because only families and the editor's parser write checks.
  return judged(checkScene(scene, check as Check, graphicState));
}

/** Rule D-035: compared as numbers; a longer text than the limit is refused before it is read. */
function judgeNumber(problem: Judgeable, { autoValidateString }: Answer): Judgement {
  const limit = problem.variantSettings.autoValidatingParams.characterLimit;
  const typed = parseNumber(autoValidateString ?? '', limit);
  if (typed === 'empty') return empty;
  if (typed === 'invalid') return invalid;
  const right = parseNumber(problem.rightNumber ?? '', limit);
  return judged(typed === right);
}

/** Rule D-034. */
function judgeVariants({ variants, variantSettings }: Judgeable, selected: readonly string[]): Judgement {
  const chosen = new Set(selected);
  if (chosen.size === 0) return empty;
  if ([...chosen].some((key) => !variants.some((variant) => variant.key === key))) return invalid;
  if (!variantSettings.isMultiSelection && selected.length > 1) return invalid;
  const wrong = variants.filter((variant) => chosen.has(variant.key) && !variant.isRight);
  const missed = variants.filter((variant) => !chosen.has(variant.key) && variant.isRight);
  const isWhole = missed.length === 0 || !variantSettings.isMultiSelection || variantSettings.anyIsRight;
  return judged(wrong.length === 0 && isWhole, wrong.find((variant) => variant.tag !== null)?.tag);
}
