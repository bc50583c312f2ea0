import type { Model } from '@logikit/contract';

type LocaleCode = Model<'CommonProfile'>['locale'];
export type ByLocale<T> = Readonly<Partial<Record<LocaleCode, T>>>;

/** Rule D-191 names ru as the fallback of content; en comes first where the reader's language is not written in Cyrillic. */
const fallbacks = (locale: string): readonly LocaleCode[] => (locale === 'uk' ? ['ru', 'en'] : ['en', 'ru']);

/** The language that texts are told in: the asked one, or the nearest that exists; null when there is none at all. */
export function languageOf(texts: ByLocale<unknown>, locale: string): LocaleCode | null {
  return [locale as LocaleCode, ...fallbacks(locale)].find((code) => texts[code] !== undefined) ?? null;
}

/** One entry, under the language that it is really in. */
export function inLanguage<T, U>(texts: ByLocale<T>, locale: string, tell: (text: T) => U): ByLocale<U> {
  const language = languageOf(texts, locale);
  const text = language === null ? undefined : texts[language];
  return language === null || text === undefined ? {} : { [language]: tell(text) };
}

export function textIn<T>(texts: ByLocale<T>, locale: string): T | undefined {
  const language = languageOf(texts, locale);
  return language === null ? undefined : texts[language];
}
