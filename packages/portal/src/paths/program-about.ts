import { type Locale, sitePath } from '../words/locales.ts';

export function programPath(locale: Locale): string {
  return sitePath(locale, 'cabinet/program/about');
}
