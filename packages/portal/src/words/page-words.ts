import { type Locale, localeOf } from './locales.ts';
import { areaWords, type Sentences } from './words.ts';

/** What every prerendered page brings: its sentences by area. */
export interface PageWords {
  readonly words: Readonly<Record<string, Sentences>>;
}

/** A page that is being prerendered. */
export interface PageArrival {
  readonly request: Request;
}

/** Its address; it is also written as data, under the same address with an ending. */
const pathOf = ({ request }: PageArrival): string => new URL(request.url).pathname.replace(/\.data$/, '');

export function localeOfPage(arrival: PageArrival): Locale {
  return localeOf(pathOf(arrival));
}

/** The last part of its address. */
export function lastOfPage(arrival: PageArrival): string | undefined {
  return pathOf(arrival).split('/').filter(Boolean).at(-1);
}

/** What a prerendered page says: the same when it is built and when somebody comes to it from another page. */
export function pageWords(...areas: readonly string[]): (arrival: PageArrival) => Promise<PageWords> {
  return async (arrival) => {
    const locale = localeOfPage(arrival);
    const words = await Promise.all(areas.map(async (area) => [area, await areaWords(locale, area)] as const));
    return { words: Object.fromEntries(words) };
  };
}
