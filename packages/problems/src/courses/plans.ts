import type { CellCount } from '../bank/quotas.ts';
import type { Lesson } from '../core/family.ts';
import { inEachLanguage } from '../lang/languages.ts';
import { adultThreads } from './adult-threads.ts';
import { composeChapters } from './compose.ts';
import type { CoursePlan, ThreadPlan } from './course.ts';
import { juniorThreads } from './junior-threads.ts';
import { olympiad, olympiadCells } from './olympiad.ts';
import { cellsOfSide, sideCourse, sideCourses } from './side.ts';
import { courseWords } from './words.ts';
import type { CourseName, PageByFamily } from './words/shape.ts';

interface Logic {
  readonly name: CourseName;
  readonly lesson: Lesson;
  readonly chapters: number;
  readonly first?: () => readonly ThreadPlan[];
  readonly pages?: PageByFamily;
}

/**
 * One logic course for each target lesson. Chapters have about forty problems. The juniors come first, so that the first
 * problems of a fresh platform are the boats that a partner's page shows.
 */
const logic: readonly Logic[] = [
  {
    name: 'junior',
    lesson: 2,
    chapters: 13,
    first: juniorThreads,
    pages: {
      count: 'junior-pairing',
      series: 'junior-jumps',
      zebra: 'junior-crossing-out',
      'robot/2': 'junior-loops',
    },
  },
  {
    name: 'adult',
    lesson: 3,
    chapters: 32,
    first: adultThreads,
    pages: { balance: 'adult-substitution', robot: 'adult-loops' },
  },
  { name: 'sprouts', lesson: 4, chapters: 11 },
  { name: 'school-ready', lesson: 5, chapters: 13 },
  { name: 'preschool', lesson: 1, chapters: 12 },
];

/** Everything that is seeded, as it is planned; the bank is built from these. */
export function coursePlans(): readonly CoursePlan[] {
  return [...logic.map(logicCourse), ...sideCourses.map(sideCourse), olympiad()];
}

function logicCourse({ name, lesson, chapters, first = () => [], pages = {} }: Logic, index: number): CoursePlan {
  const written = first();
  // The youngest begin on the sunny meadow, every other course in another landscape.
  const start = (index + 3) % logic.length;
  const shape = { name, lesson, chapters, start, first: written, taken: takenFrom(lesson), pages };
  return {
    technicalName: name,
    kind: 'logic',
    lesson,
    titles: inEachLanguage((language) => courseWords[language].courses[name].title),
    descriptions: inEachLanguage((language) => courseWords[language].courses[name].description),
    threads: [...written, ...composeChapters(shape)],
  };
}

function takenFrom(lesson: Lesson): readonly CellCount[] {
  const side = sideCourses.filter((course) => course.lesson === lesson).flatMap(cellsOfSide);
  return lesson === 2 ? [...side, ...olympiadCells] : side;
}
