import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { alternates, siteOrigin } from '../src/layout/alternates.ts';
import { readingPathsIn } from '../src/reading-pages.ts';
import { locales } from '../src/words/locales.ts';

/** Writes `sitemap.xml` of the pages that search engines shall find, each with its other languages. */
export async function writeSitemap(folder: string): Promise<void> {
  const urls = readingPathsIn.flatMap((pathIn) =>
    locales.map(
      (locale) =>
        `<url><loc>${siteOrigin}${pathIn(locale)}</loc>${alternates(pathIn)
          .map(({ hrefLang, href }) => `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${href}"/>`)
          .join('')}</url>`,
    ),
  );
  const xml =
    '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" ' +
    `xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`;
  await writeFile(join(folder, 'client/sitemap.xml'), xml);
}
