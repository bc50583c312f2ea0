import { type Locale, sitePath } from '../words/locales.ts';

export function welcomePath(locale: Locale): string {
  return sitePath(locale, 'cabinet/welcome-wiki');
}
