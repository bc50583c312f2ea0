import { type Locale, sitePath } from '../words/locales.ts';

export function cardsPath(locale: Locale): string {
  return sitePath(locale, 'cabinet/cards');
}
