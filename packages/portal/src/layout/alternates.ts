import { fallbackLocale, languageTag, type Locale, locales } from '../words/locales.ts';

/**
 * What stands for the site's own origin in built files, which cannot know it: the server writes the real one in. In a
 * browser it is the one that the page has come with.
 */
export const siteOrigin =
  typeof document === 'undefined'
    ? 'https://origin.invalid'
    : new URL(document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href).origin;

interface Alternate {
  readonly hrefLang: string;
  readonly href: string;
}

/** The same page in every language, itself included, and the fallback's as `x-default`. */
export function alternates(pathIn: (locale: Locale) => string): readonly Alternate[] {
  return [
    ...locales.map((locale) => ({ hrefLang: languageTag(locale), href: siteOrigin + pathIn(locale) })),
    { hrefLang: 'x-default', href: siteOrigin + pathIn(fallbackLocale) },
  ];
}
