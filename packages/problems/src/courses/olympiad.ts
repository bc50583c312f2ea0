import type { CellCount } from '../bank/quotas.ts';
import { inEachLanguage } from '../lang/languages.ts';
import type { CoursePlan } from './course.ts';
import { courseWords } from './words.ts';

/** Families of the olympiad, from the friendliest to the hardest problem. */
const families = [
  'odd',
  'matrix',
  'maze',
  'balance',
  'series',
  'truth',
  'cubes',
  'match',
  'zebra',
  'combi',
  'knights',
  'crypt',
];
const lesson = 2;

export const olympiadCells: readonly CellCount[] = families.map((family, index) => ({
  family,
  complexity: index < 6 ? 3 : 4,
  count: 1,
}));

/** A timed event: twelve ideas, one problem each, nobody has seen them on a road. */
export function olympiad(): CoursePlan {
  return {
    technicalName: 'olympiad',
    kind: 'event',
    lesson,
    titles: inEachLanguage((language) => courseWords[language].courses.olympiad.title),
    descriptions: inEachLanguage((language) => courseWords[language].courses.olympiad.description),
    threads: [
      {
        technicalName: 'olympiad-1',
        titles: inEachLanguage((language) => courseWords[language].courses.olympiad.title),
        descriptions: inEachLanguage((language) => courseWords[language].courses.olympiad.description),
        motif: 'space',
        isTrial: true,
        topics: families,
        blocks: [
          {
            technicalName: 'olympiad-problems',
            titles: inEachLanguage((language) => courseWords[language].courses.olympiad.title),
            motif: 'space',
            theory: null,
            stations: olympiadCells.map(({ family, complexity, count }) => [family, complexity, 'mixed', count]),
          },
        ],
      },
    ],
  };
}
