import { fallbackLocale, mainPath, locales } from '../../words/locales.ts';

/** hreflang links of the main page: every written locale, and the fallback as x-default. */
export function alternates(): readonly { readonly hrefLang: string; readonly href: string }[] {
  return [
    ...locales.map((locale) => ({ hrefLang: locale, href: mainPath(locale) })),
    { hrefLang: 'x-default', href: mainPath(fallbackLocale) },
  ];
}
