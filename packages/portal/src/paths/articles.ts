import { type Locale, sitePath } from '../words/locales.ts';

export function articlesPath(locale: Locale): string {
  return sitePath(locale, 'cabinet/articles');
}

export function articlePath(locale: Locale, id: string): string {
  return `${articlesPath(locale)}/${id}`;
}

/** The same articles for everybody, without signing in. */
export function publicArticlesPath(locale: Locale): string {
  return sitePath(locale, 'articles');
}

/** The feed of these articles. */
export function feedPath(locale: Locale): string {
  return `/articles-${locale}.atom`;
}

export function publicArticlePath(locale: Locale, id: string): string {
  return sitePath(locale, `article/${id}`);
}
