import { nearestLanguage } from '@logikit/contract';
import { languages } from './files.ts';

/** Own or nearest lang of the page, browser, then the first language of the product. */
export function languageOf(element: Element): string {
  const page = element.closest('[lang]') ?? document.documentElement;
  const wishes = [page.getAttribute('lang'), ...navigator.languages, ...languages];
  return nearestLanguage(wishes, languages) as string; // the last wishes are all there
}
