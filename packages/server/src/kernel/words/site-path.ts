import { defaultLocale } from '@logikit/contract';

/** A page of the site under a locale, from the root: /2.0/de/privacy. */
export function sitePath(locale: string, path: string): string {
  return `/2.0/${locale === defaultLocale ? '' : `${locale}/`}${path}`;
}
