import { languages } from './files.ts';

/** Own or nearest lang of the page, browser, then the first language of the product. */
export function languageOf(element: Element): string {
  const page = element.closest('[lang]') ?? document.documentElement;
  const wishes = [page.getAttribute('lang'), ...navigator.languages, ...languages];
  // "pt" and "pt-PT" both find Brazilian Portuguese: the nearest there is.
  const found = wishes.map((wish) => nearest[codeOf(wish)]).find(Boolean);
  return found as string; // the last wishes are all there
}

const codeOf = (lang: string | null): string => `${lang}`.toLowerCase().split('-')[0] as string; // splitting leaves one
const nearest: Readonly<Record<string, string>> = Object.fromEntries(languages.map((lang) => [codeOf(lang), lang]));
