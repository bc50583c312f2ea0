import { inEachLanguage } from '../lang/languages.ts';
import type { BlockPlan, Words } from './course.ts';
import { titlesOfFamily } from './titles.ts';
import { courseWords } from './words.ts';
import type { NamedBlock, NamedThread } from './words/shape.ts';

/** The name of a chapter that has one of its own, and what stands under it. */
export function named(thread: NamedThread): { readonly titles: Words; readonly descriptions: Words } {
  return {
    titles: inEachLanguage((language) => courseWords[language].threads[thread].title),
    descriptions: inEachLanguage((language) => courseWords[language].threads[thread].description),
  };
}

type Rest = Omit<BlockPlan, 'technicalName' | 'titles'>;

/** A block with a name of its own. */
export function namedBlock(name: NamedBlock, rest: Rest): BlockPlan {
  return { technicalName: name, titles: inEachLanguage((language) => courseWords[language].blocks[name]), ...rest };
}

/** A block that is called like its idea. */
export function ideaBlock(thread: NamedThread, family: string, rest: Rest): BlockPlan {
  return { technicalName: `${thread}-${family}`, titles: titlesOfFamily(family), ...rest };
}
