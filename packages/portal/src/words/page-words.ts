import { localeOf } from './locales.ts';
import { areaWords, type Sentences } from './words.ts';

/** Sentences by area. */
export type PageWords = Readonly<Record<string, Sentences>>;

/** What a prerendered page says: the same when it is built and when somebody comes to it from another page. */
export function pageWords(...areas: readonly string[]): (args: { readonly request: Request }) => Promise<PageWords> {
  return async ({ request }) => {
    // A prerendered page is also written as data, under the same address with this ending.
    const locale = localeOf(new URL(request.url).pathname.replace(/\.data$/, ''));
    return Object.fromEntries(
      await Promise.all(areas.map(async (area) => [area, await areaWords(locale, area)] as const)),
    );
  };
}
