import type { GraphicState } from '@logikit/contract/scene';
import type { GraphicRules } from './graphic-rules.ts';
import type { LearnerProblem, Solution } from '../player-client.ts';

/** How a problem is answered. A graphic that is not verifiable only helps: the answer comes from the variants. */
export type AnswerKind = 'single' | 'multi' | 'number' | 'graphic';

/** What the learner has chosen so far. Only the field of the problem's kind is sent. */
export interface Draft {
  readonly selected: readonly string[];
  readonly text: string;
  readonly graphic: GraphicState | null;
}

/** A problem and what has been chosen of it. */
export interface Answer {
  readonly problem: LearnerProblem;
  /** Null while the problem has no graphic. */
  readonly rules: GraphicRules | null;
  readonly draft: Draft;
}

export function answerKind(problem: LearnerProblem): AnswerKind {
  if (problem.graphic && problem.settings.graphic.isVerifiable) return 'graphic';
  if (problem.variantSettings.isAutoValidatingString) return 'number';
  return problem.variantSettings.isMultiSelection ? 'multi' : 'single';
}

/** The draft that a past answer was sent from; without one an empty draft. */
export function draftOf(rules: GraphicRules | null, solution?: Solution): Draft {
  const content = solution?.content;
  return {
    selected: content?.selectedVariants ?? [],
    text: content?.autoValidateString ?? '',
    graphic: content?.graphicState ?? rules?.initial ?? null,
  };
}

const NUMBER = /^-?\d*[.,]?\d+$/;
const BEGINNING_OF_NUMBER = /^-?\d*[.,]?\d*$/;

/** What the field holds after typing `text`: the text itself when it may become a number, else what was there. */
export function typeNumber(problem: LearnerProblem, before: string, text: string): string {
  const typed = text.trim();
  const { characterLimit } = problem.variantSettings.autoValidatingParams;
  return typed.length <= characterLimit && BEGINNING_OF_NUMBER.test(typed) ? typed : before;
}

/** Selects a variant, or takes it back when several may be chosen. */
export function selectVariant(problem: LearnerProblem, selected: readonly string[], id: string): readonly string[] {
  if (answerKind(problem) !== 'multi') return [id];
  return selected.includes(id) ? selected.filter((other) => other !== id) : [...selected, id];
}

/** True when there is nothing to send (rule D-037). */
export function isEmptyAnswer({ problem, rules, draft }: Answer): boolean {
  switch (answerKind(problem)) {
    case 'number':
      return !NUMBER.test(draft.text);
    case 'graphic':
      return !draft.graphic || !rules || rules.isInitial(draft.graphic);
    case 'single':
    case 'multi':
      return draft.selected.length === 0;
  }
}

/** True when the answer may send itself: nothing is left to choose. Says nothing about right or wrong. */
export function isWholeAnswer(answer: Answer): boolean {
  const { problem, rules, draft } = answer;
  switch (answerKind(problem)) {
    case 'multi':
      return false;
    case 'graphic':
      return !!draft.graphic && !!rules && rules.isComplete(draft.graphic);
    case 'single':
    case 'number':
      return !isEmptyAnswer(answer);
  }
}

export function solutionOf({ problem, draft }: Answer): Solution {
  const kind = answerKind(problem);
  return {
    content: {
      selectedVariants: kind === 'single' || kind === 'multi' ? [...draft.selected] : [],
      graphicState: kind === 'graphic' ? draft.graphic : null,
      autoValidateString: kind === 'number' ? draft.text : null,
    },
  };
}

/** Equal for equal answers, whatever the order of choosing. */
export function answerKey(answer: Answer): string {
  const { selectedVariants, graphicState, autoValidateString } = solutionOf(answer).content;
  const parts = graphicState && answer.rules?.keyOf(graphicState);
  return JSON.stringify([[...selectedVariants].sort(), parts, autoValidateString?.replace(',', '.') ?? null]);
}
