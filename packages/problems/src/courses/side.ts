import type { CellCount } from '../bank/quotas.ts';
import type { Complexity } from '../bank/entry.ts';
import type { Lesson } from '../core/family.ts';
import { inEachLanguage } from '../lang/languages.ts';
import type { CoursePlan, ThreadPlan } from './course.ts';
import { titlesOfFamily } from './titles.ts';
import { placesOfCourse } from './places.ts';
import type { CourseName } from './words/shape.ts';
import { courseWords } from './words.ts';

export interface SideCourse {
  readonly name: Extract<CourseName, 'maths-facts' | 'spatial' | 'coding'>;
  readonly lesson: Lesson;
  readonly families: readonly string[];
}

/** Three short courses beside the road, one for each way of thinking that profits from daily practice. */
export const sideCourses: readonly SideCourse[] = [
  { name: 'maths-facts', lesson: 2, families: ['dots', 'clock', 'numgrid', 'word', 'balance'] },
  { name: 'spatial', lesson: 1, families: ['mirror', 'cubes', 'fit', 'position', 'missing'] },
  { name: 'coding', lesson: 2, families: ['robot', 'maze', 'pattern', 'euler', 'search'] },
];

/** Two in its own block and one in the next. */
const EACH = 3;
/** A thread for each complexity. */
const complexities: readonly Complexity[] = [1, 2, 3];

/** What a side course takes out of its lesson's quotas. */
export function cellsOfSide({ families }: SideCourse): readonly CellCount[] {
  return complexities.flatMap((complexity) => families.map((family) => ({ family, complexity, count: EACH })));
}

export function sideCourse({ name, lesson, families }: SideCourse): CoursePlan {
  const places = placesOfCourse(complexities.length, lesson + families.length);
  return {
    technicalName: name,
    kind: 'side',
    lesson,
    titles: inEachLanguage((language) => courseWords[language].courses[name].title),
    descriptions: inEachLanguage((language) => courseWords[language].courses[name].description),
    threads: complexities.map((complexity, index): ThreadPlan => {
      const threadName = `${name}-${complexity}` as const;
      const motif = places[index]?.motif ?? 'meadow';
      return {
        technicalName: threadName,
        // The cast holds because `SideThread` lists every side course with these three numbers.
        titles: inEachLanguage((language) => courseWords[language].sideThreads[threadName as 'coding-1']),
        descriptions: inEachLanguage((language) =>
          families.map((family) => courseWords[language].ideas[family]?.title ?? '').join(' · '),
        ),
        motif,
        isTrial: complexity <= 2,
        topics: families,
        blocks: families.map((family, order) => ({
          technicalName: `${threadName}-${family}`,
          titles: titlesOfFamily(family),
          motif,
          theory: null,
          stations: [
            [family, complexity, 'mixed', 1],
            [families.at(order - 1) ?? family, complexity, 'mixed', 1],
            [family, complexity, 'mixed', 1],
          ],
        })),
      };
    }),
  };
}
