import { fallbackLocale, type Locale } from '../words/locales.ts';

/** A short article for parents. */
export interface Article {
  /** Part of its address, the same in every language. */
  readonly id: string;
  readonly minutes: number;
  readonly title: string;
  readonly lead: string;
  readonly parts: readonly { readonly title: string; readonly text: string }[];
  /** The one sentence to keep. */
  readonly remember: string;
}

// One lazy chunk per locale: a page downloads the articles that it shows.
const files = import.meta.glob<readonly Article[]>('./articles/*.json', { import: 'default' });

export async function loadArticles(locale: Locale): Promise<readonly Article[]> {
  const load = files[`./articles/${locale}.json`] ?? files[`./articles/${fallbackLocale}.json`];
  return load === undefined ? [] : load();
}

export interface OpenedArticle {
  readonly article: Article;
  /** Its place among all. */
  readonly index: number;
  /** After the last the first. */
  readonly next: Pick<Article, 'id' | 'title'>;
}

/** Null: there is no such article. */
export async function openArticle(locale: Locale, id: string): Promise<OpenedArticle | null> {
  const articles = await loadArticles(locale);
  const index = articles.findIndex((one) => one.id === id);
  const article = articles[index];
  const next = articles[(index + 1) % articles.length];
  return article && next ? { article, index, next: { id: next.id, title: next.title } } : null;
}
