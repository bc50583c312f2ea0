import { type Locale, sitePath } from '../words/locales.ts';

export function articlesPath(locale: Locale): string {
  return sitePath(locale, 'cabinet/articles');
}

export function articlePath(locale: Locale, id: string): string {
  return `${articlesPath(locale)}/${id}`;
}
