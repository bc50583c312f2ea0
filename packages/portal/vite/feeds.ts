import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { articleFacts, articleIds } from '../src/content/article-facts.ts';
import type { Article } from '../src/content/articles.ts';
import { siteOrigin } from '../src/layout/alternates.ts';
import { feedPath, publicArticlePath, publicArticlesPath } from '../src/paths/articles.ts';
import { languageTag, type Locale, locales } from '../src/words/locales.ts';

/** Writes the feed of the articles (Atom, RFC 4287) in each language. */
export async function writeFeeds(folder: string): Promise<void> {
  await Promise.all(
    locales.map(async (locale) => writeFile(join(folder, 'client', feedPath(locale)), await feedOf(locale))),
  );
}

async function feedOf(locale: Locale): Promise<string> {
  const root = join(import.meta.dirname, '../../..');
  const [articles, words] = await Promise.all([
    readJson<readonly Article[]>(join(root, `packages/portal/src/content/articles/${locale}.json`)),
    readJson<Readonly<Record<string, string>>>(join(root, `locales/${locale}/cabinet-articles.json`)),
  ]);
  const entries = articleIds.flatMap((id) => {
    const article = articles.find((one) => one.id === id);
    return article ? [entryOf(article, { day: articleFacts[id].published, path: publicArticlePath(locale, id) })] : [];
  });
  const last =
    articleIds
      .map((id) => articleFacts[id].published)
      .toSorted()
      .at(-1) ?? '';
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${languageTag(locale)}">`,
    `<title>${escaped(words['cabinet-articles.feed'] ?? '')} — Logikit</title>`,
    `<id>${siteOrigin}${feedPath(locale)}</id>`,
    `<link rel="self" href="${siteOrigin}${feedPath(locale)}"/>`,
    `<link href="${siteOrigin}${publicArticlesPath(locale)}"/>`,
    `<updated>${momentOf(last)}</updated>`,
    '<author><name>Logikit</name></author>',
    ...entries,
    '</feed>\n',
  ].join('\n');
}

function entryOf({ title, lead }: Article, { day, path }: { readonly day: string; readonly path: string }): string {
  const address = siteOrigin + path;
  return (
    `<entry><title>${escaped(title)}</title><id>${address}</id><link href="${address}"/>` +
    `<published>${momentOf(day)}</published><updated>${momentOf(day)}</updated><summary>${escaped(lead)}</summary></entry>`
  );
}

const momentOf = (day: string): string => `${day}T00:00:00Z`;

const escaped = (text: string): string => text.replace(/[&<>]/g, (letter) => `&#${letter.charCodeAt(0)};`);

async function readJson<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(file, 'utf8')) as T; // written by us
}
