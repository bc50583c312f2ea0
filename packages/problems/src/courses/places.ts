import type { Language } from '../core/family.ts';
import type { AdjectiveId, NounId } from '../lang/lexicon.ts';
import { capital, described } from '../lang/words.ts';
import type { Motif } from './course.ts';
import { itemAt } from '../core/list.ts';

/** Where a chapter leads: a landscape that the road paints, and the name of the place. */
export interface ChapterPlace {
  readonly motif: Motif;
  readonly noun: NounId;
  readonly adjective: AdjectiveId;
}

const landscapes: readonly (readonly [Motif, readonly NounId[]])[] = [
  ['meadow', ['meadow', 'garden', 'field']],
  ['forest', ['forest', 'grove', 'glade']],
  ['harbour', ['harbour', 'island', 'lighthouse']],
  ['peaks', ['mountain', 'waterfall', 'ridge']],
  ['desert', ['desert', 'canyon', 'oasis']],
  ['space', ['planet', 'star', 'moon']],
];

/** A prime number of them, so that pairs with a place come back late. */
const adjectives: readonly AdjectiveId[] = [
  'sunny',
  'quiet',
  'green',
  'golden',
  'far',
  'snowy',
  'windy',
  'silver',
  'old',
  'secret',
  'white',
];

/** The places of a course in order. Landscapes take turns; no two chapters of one course are called the same. */
export function placesOfCourse(count: number, start: number): readonly ChapterPlace[] {
  return Array.from({ length: count }, (_, index) => {
    const [motif, nouns] = at(landscapes, index + start);
    const noun = at(nouns, Math.floor((index + start) / landscapes.length));
    return { motif, noun, adjective: at(adjectives, index * 4 + start) };
  });
}

export function placeName(language: Language, { noun, adjective }: ChapterPlace): string {
  return capital(language, described(language, { noun, adjectives: [adjective] }));
}

function at<T>(list: readonly T[], index: number): T {
  return itemAt(list, index % list.length); // the lists are not empty
}
