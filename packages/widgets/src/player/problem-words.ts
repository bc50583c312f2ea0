import type { LearnerProblem, LearnerVariant } from './player-client.ts';

/** The platform answers one language; another one is shown rather than nothing. */
export function inLanguage<T>(texts: Readonly<Record<string, T | undefined>>, lang: string): T | undefined {
  return texts[lang] ?? Object.values(texts)[0];
}

type ProblemTranslation = NonNullable<LearnerProblem['translations']['ru']>;
type VariantTranslation = NonNullable<LearnerVariant['translations']['ru']>;

export function translationOf(problem: LearnerProblem, lang: string): ProblemTranslation {
  return inLanguage(problem.translations, lang) ?? { title: '', question: '', alt: '' };
}

export function variantWords(variant: LearnerVariant, lang: string): VariantTranslation {
  return inLanguage(variant.translations, lang) ?? { text: '', alt: '' };
}

/** What a screen reader and the announcements call a variant. */
export function variantName(variant: LearnerVariant, lang: string): string {
  const { text, alt } = variantWords(variant, lang);
  return alt || text;
}

/** The question as it is spoken. */
export function questionAloud(problem: LearnerProblem, lang: string): string {
  return narrationOf(problem, lang) ?? translationOf(problem, lang).question;
}

/** The text to be spoken, when the author allows it. */
function narrationOf(problem: LearnerProblem, lang: string): string | undefined {
  return problem.narration ? inLanguage(problem.narrations, lang) : undefined;
}
