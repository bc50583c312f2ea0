import { localeOf } from '../../words/locales.ts';
import { areaWords, type Sentences } from '../../words/words.ts';

export type MainWords = Readonly<Record<string, Sentences>>;

/** What the main page says: the same when the page is built and when somebody comes here from another page. */
export async function mainWords(request: Request): Promise<MainWords> {
  // A prerendered page is also written as data, under the same address with this ending.
  const locale = localeOf(new URL(request.url).pathname.replace(/\.data$/, ''));
  const areas = ['public', 'public-main'];
  return Object.fromEntries(
    await Promise.all(areas.map(async (area) => [area, await areaWords(locale, area)] as const)),
  );
}
