import type { Model } from '@logikit/contract';
import type { Judgeable } from '@logikit/problems';
import type { ByLocale } from '../../kernel/words/index.ts';

type Draft = Model<'ProblemDraft'>;
type Pointer = Model<'Pointer'>;
type AuthorTranslation = NonNullable<Draft['translations']['en']>;

/** What a learner may see of a problem, in every language. Column `content`. */
export interface ProblemContent extends Pick<Draft, OpenField> {
  readonly translations: ByLocale<Pick<AuthorTranslation, 'title' | 'question' | 'alt' | 'strings'>>;
  readonly variants: readonly Pick<Draft['variants'][number], 'key' | 'image' | 'backgroundColor' | 'translations'>[];
  readonly scene: NonNullable<Draft['graphic']>['scene'] | null;
}

/** What gives the answer away, and what only authors read. Column `secret`. */
export interface ProblemSecret extends Pick<Draft, ClosedField> {
  readonly right: readonly string[];
  readonly tags: Readonly<Record<string, string>>;
  readonly check: unknown;
  readonly translations: ByLocale<{
    readonly praise: string;
    readonly hints: readonly Pointer[];
    readonly steps: readonly Pointer[];
    readonly feedback: Readonly<Record<string, Pointer>>;
  }>;
}

// NOTE: both lists name fields one by one. A new field of a draft reaches nobody until somebody decides where it belongs.
const openFields = [
  'emoji',
  'confettiPattern',
  'tags',
  'narration',
  'narrations',
  'settings',
  'variantSettings',
  'viewSettings',
  'contentImage',
  'background',
  'preview',
  'resultMedia',
  'theory',
  'blockTheory',
] as const satisfies readonly (keyof Draft)[];
const closedFields = [
  'rightNumber',
  'explanationImage',
  'solutionNarrations',
  'solutionComment',
  'internalDescription',
  'internalNote',
  'internalNoteImage',
] as const satisfies readonly (keyof Draft)[];
type OpenField = (typeof openFields)[number];
type ClosedField = (typeof closedFields)[number];

export function contentOf(draft: Draft): ProblemContent {
  return {
    ...pick(draft, openFields),
    translations: mapLocales(draft.translations, ({ title, question, alt, strings }) => ({
      title,
      question,
      alt,
      strings,
    })),
    variants: draft.variants.map(({ key, image, backgroundColor, translations }) => ({
      key,
      image,
      backgroundColor,
      translations,
    })),
    scene: draft.graphic?.scene ?? null,
  };
}

export function secretOf(draft: Draft): ProblemSecret {
  const tagged = draft.variants.flatMap(({ key, tag }) => (tag === null ? [] : [[key, tag] as const]));
  return {
    ...pick(draft, closedFields),
    right: draft.variants.filter(({ isRight }) => isRight).map(({ key }) => key),
    tags: Object.fromEntries(tagged),
    check: draft.graphic?.check ?? null,
    translations: mapLocales(draft.translations, ({ praise, hints, steps, feedback }) => ({
      praise,
      hints,
      steps,
      feedback,
    })),
  };
}

/** Both halves together again, as far as judging needs them. */
export function judgeableOf(content: ProblemContent, secret: ProblemSecret): Judgeable {
  return {
    variants: content.variants.map((variant) => ({
      ...variant,
      isRight: secret.right.includes(variant.key),
      tag: secret.tags[variant.key] ?? null,
    })),
    rightNumber: secret.rightNumber,
    settings: content.settings,
    variantSettings: content.variantSettings,
    graphic: content.scene === null ? null : { scene: content.scene, check: secret.check },
  };
}

export type DraftFields = Omit<Draft, 'complexity' | 'targetLesson' | 'isEnabled'>;

/** Both halves together again, as the author wrote them. */
export function draftFieldsOf(content: ProblemContent, secret: ProblemSecret): DraftFields {
  return {
    ...pick(content, openFields),
    ...pick(secret, closedFields),
    // Each half has the same languages.
    translations: mapLocales(content.translations, (text, locale) => ({ ...text, ...toldIn(secret, locale) })),
    variants: judgeableOf(content, secret).variants,
    graphic: content.scene === null ? null : { scene: content.scene, check: secret.check },
  };
}

function toldIn({ translations }: ProblemSecret, locale: keyof ProblemSecret['translations']) {
  const { praise = '', hints = [], steps = [], feedback = {} } = translations[locale] ?? {};
  return { praise, hints: [...hints], steps: [...steps], feedback };
}

/** Hints that the author wrote; the fewest over the languages, so that every reader gets the announced number. */
export function countHints(draft: Draft): number {
  const counts = Object.values(draft.translations).map(({ hints }) => hints.length);
  return counts.length === 0 ? 0 : Math.min(...counts);
}

/** With fewer variants, putting one aside would be the answer. */
const REMOVABLE_FROM = 3;

/** Whether the last hint may put a wrong variant aside. Depends on nothing that says which variants are right. */
export function isRemovable({ variants, variantSettings }: Draft): boolean {
  const { isMultiSelection, anyIsRight } = variantSettings;
  return variants.length >= REMOVABLE_FROM && !isMultiSelection && !anyIsRight;
}

function pick<T extends object, K extends keyof T>(from: T, keys: readonly K[]): Pick<T, K> {
  // The cast holds because every key is copied.
  return Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<T, K>;
}

function mapLocales<T, U>(texts: ByLocale<T>, tell: (text: T, locale: keyof ByLocale<T>) => U): ByLocale<U> {
  const entries = Object.entries(texts) as [keyof ByLocale<T>, T][]; // the keys of an object by locale are locales
  return Object.fromEntries(entries.map(([locale, text]) => [locale, tell(text, locale)]));
}
