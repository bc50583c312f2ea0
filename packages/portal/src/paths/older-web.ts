import { fallbackLocale, type Locale } from '../words/locales.ts';

interface OlderPlace {
  /** What follows `#`; left out, the link leads to the beginning of the area. */
  readonly fragment?: string;
  /** The user's area instead of the cabinet. */
  readonly isUser?: boolean;
}

/** A link to the older web version of the product: an area, a fragment, and the locale unless it is the fallback. */
export function olderWebPath(locale: Locale, { fragment = '', isUser = false }: OlderPlace = {}): string {
  const prefix = locale === fallbackLocale ? '' : `/${locale}`;
  return `${prefix}/${isUser ? 'user' : 'cabinet'}${fragment === '' ? '' : `#${fragment}`}`;
}
