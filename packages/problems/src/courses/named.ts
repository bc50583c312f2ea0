import { inEachLanguage } from '../lang/languages.ts';
import type { Words } from './course.ts';
import { courseWords } from './words.ts';
import type { NamedBlock, NamedThread } from './words/shape.ts';

/** The name of a chapter that has one of its own, and what stands under it. */
export function named(thread: NamedThread): { readonly titles: Words; readonly descriptions: Words } {
  return {
    titles: inEachLanguage((language) => courseWords[language].threads[thread].title),
    descriptions: inEachLanguage((language) => courseWords[language].threads[thread].description),
  };
}

export function blockTitles(block: NamedBlock): Words {
  return inEachLanguage((language) => courseWords[language].blocks[block]);
}
