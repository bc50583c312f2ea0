import { expect, it } from 'vitest';
import { articleIds } from './article-facts.ts';
import { locales } from '../words/locales.ts';
import { loadArticles, openArticle } from './articles.ts';

it.each(locales)('[R-094] every article is there in %s, in the same order', async (locale) => {
  expect((await loadArticles(locale)).map(({ id }) => id)).toEqual(articleIds);
});

it('the last article leads to the first, and an unknown one is none', async () => {
  const last = articleIds.at(-1) ?? '';
  expect((await openArticle('en', last))?.next.id).toBe(articleIds[0]);
  expect(await openArticle('en', 'nothing')).toBeNull();
});
