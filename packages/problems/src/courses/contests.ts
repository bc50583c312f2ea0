import type { CellCount } from '../bank/quotas.ts';
import type { Complexity } from '../bank/entry.ts';
import type { Lesson } from '../core/family.ts';
import { inEachLanguage } from '../lang/languages.ts';
import type { CoursePlan, Motif, ThreadPlan, Words } from './course.ts';
import { olympiadCells } from './olympiad.ts';
import type { CourseName } from './words/shape.ts';
import { courseWords } from './words.ts';

/** Timed events that come back every week with other problems. */
export type SeriesName = Extract<CourseName, 'olympiad' | 'tournament' | 'festival'>;

interface Series {
  readonly name: SeriesName;
  readonly lesson: Lesson;
  readonly motif: Motif;
  readonly cells: readonly CellCount[];
  /** Numbers of the first and the last edition that are planned here. */
  readonly editions: readonly [number, number];
}

const cells = (families: string, complexities: readonly Complexity[]): readonly CellCount[] =>
  families.split(' ').map((family, index) => ({ family, complexity: complexities[index] ?? 1, count: 1 }));

const series: readonly Series[] = [
  // The first edition of the olympiad is a course of the bank.
  { name: 'olympiad', lesson: 2, motif: 'space', cells: olympiadCells, editions: [2, 10] },
  {
    name: 'tournament',
    lesson: 3,
    motif: 'peaks',
    cells: cells('matrix series latin order nets knights combi zebra gridlogic crypt', [2, 2, 3, 3, 3, 3, 4, 4, 4, 4]),
    editions: [1, 8],
  },
  {
    name: 'festival',
    lesson: 1,
    motif: 'meadow',
    cells: cells('shadow odd pattern count position maze fit group', [1, 1, 1, 1, 2, 2, 2, 2]),
    editions: [1, 8],
  },
];

/** A thread for every edition, so that nobody meets the problems of an event anywhere else. */
export function contestPlans(): readonly CoursePlan[] {
  return series.map(({ name, lesson, motif, cells: own, editions: [first, last] }) => ({
    technicalName: name,
    kind: 'event',
    lesson,
    ...worded(name),
    threads: Array.from({ length: last - first + 1 }, (_, index) =>
      oneBlock(`${name}-${first + index}`, { words: worded(name), motif, cells: own }),
    ),
  }));
}

interface Quiz {
  /** The logic course that it belongs to. */
  readonly course: CourseName;
  readonly lesson: Lesson;
  readonly cells: readonly CellCount[];
}

const gentle: readonly Complexity[] = [1, 1, 1, 1, 1, 1, 2, 2, 2, 2];
const usual: readonly Complexity[] = [1, 1, 1, 1, 2, 2, 2, 2, 2, 2];
const quizzes: readonly Quiz[] = [
  {
    course: 'sprouts',
    lesson: 4,
    cells: cells('pattern odd shadow group position count order maze missing fit', gentle),
  },
  {
    course: 'school-ready',
    lesson: 5,
    cells: cells('odd pattern count position maze order group missing mirror dots', gentle),
  },
  {
    course: 'preschool',
    lesson: 1,
    cells: cells('pattern odd shadow count order matrix mirror clock balance position', gentle),
  },
  {
    course: 'junior',
    lesson: 2,
    cells: cells('pattern odd matrix order balance clock mirror latin truth robot', usual),
  },
  {
    course: 'adult',
    lesson: 3,
    cells: cells('odd matrix series order latin mirror balance truth zebra venn', usual),
  },
];

/** One quiz for each target lesson; `technicalName` is the course that it belongs to. */
export function quizPlans(): readonly CoursePlan[] {
  return quizzes.map(({ course, lesson, cells: own }) => ({
    technicalName: course,
    kind: 'logic',
    lesson,
    ...worded('quiz'),
    threads: [oneBlock(`${course}-quiz`, { words: worded('quiz'), motif: 'harbour', cells: own })],
  }));
}

interface ThreadWords {
  readonly titles: Words;
  readonly descriptions: Words;
}

function worded(name: SeriesName | 'quiz'): ThreadWords {
  return {
    titles: inEachLanguage((language) => courseWords[language].courses[name].title),
    descriptions: inEachLanguage((language) => courseWords[language].courses[name].description),
  };
}

function oneBlock(
  technicalName: string,
  { words, motif, cells: own }: { words: ThreadWords; motif: Motif; cells: readonly CellCount[] },
): ThreadPlan {
  return {
    technicalName,
    ...words,
    motif,
    isTrial: true,
    topics: own.map(({ family }) => family),
    blocks: [
      {
        technicalName: `${technicalName}-problems`,
        titles: words.titles,
        motif,
        theory: null,
        stations: own.map(({ family, complexity, count }) => [family, complexity, 'mixed', count]),
      },
    ],
  };
}
