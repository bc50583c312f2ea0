import { type CellCount, quotaOf, sumOf } from '../bank/quotas.ts';
import type { Lesson } from '../core/family.ts';
import { inEachLanguage } from '../lang/languages.ts';
import type { BlockPlan, Motif, Station, ThreadPlan } from './course.ts';
import { type ChapterPlace, placeName, placesOfCourse } from './places.ts';
import { courseWords } from './words.ts';
import { itemAt } from '../core/list.ts';

/** A few problems of one idea and one complexity: what a block is made of. */
interface Chunk extends CellCount {
  /** Where it stands in the course, 0 at the start and 1 at the end. */
  readonly time: number;
}

export interface CourseShape {
  readonly name: string;
  readonly lesson: Lesson;
  readonly chapters: number;
  /** Which landscape its first chapter leads through. */
  readonly start: number;
  /** Chapters that are written by hand and come first. */
  readonly first: readonly ThreadPlan[];
  /** Cells that other courses of the lesson take, e.g. a side course. */
  readonly taken: readonly CellCount[];
  /**
   * The page that opens before a family's first problem where it is not the worked example, or before its first of a
   * complexity (`robot/2`).
   */
  readonly pages: Readonly<Record<string, string>>;
}

/** Problems of one idea in a row. */
const blockSize = 5;
/** The last idea of a course begins at this part of it, so that nobody meets everything in the first week. */
const lastArrival = 0.5;

/**
 * Turns the quotas of a lesson into chapters: complexity rises, ideas arrive one after the other and come back, no
 * chapter has an idea twice, and each ends with a checkpoint that takes one problem of every idea in it.
 */
export function composeChapters(shape: CourseShape): readonly ThreadPlan[] {
  const left = remaining(shape);
  const chunks = chunksOf(left).toSorted((a, b) => a.time - b.time);
  const places = placesOfCourse(shape.chapters, shape.start);
  const known = new Set(shape.first.flatMap(({ topics }) => topics));
  const chapters: ThreadPlan[] = [];
  const rest = [...chunks];
  for (const [index, place] of places.entries()) {
    const isLast = index === places.length - 1;
    const size = rest.reduce((sum, { count }) => sum + count, 0) / (places.length - index);
    const own = isLast ? rest.splice(0) : takeChapter(rest, size);
    if (own.length > 0) chapters.push(chapterOf({ shape, place, index, chunks: own, known }));
  }
  return chapters;
}

/** What the quotas leave after the chapters that exist and the other courses. */
function remaining({ lesson, first, taken }: CourseShape): readonly CellCount[] {
  const stations = first.flatMap(({ blocks }) => blocks.flatMap((block) => block.stations));
  const used = [...stations.map(([family, complexity, , count]) => ({ family, complexity, count })), ...taken];
  return quotaOf(lesson, used)
    .map((cell) => ({ ...cell, count: cell.count - sumOf(used.filter(isLike(cell)), cell.family) }))
    .filter(({ count }) => count > 0);
}

const isLike =
  ({ complexity }: CellCount) =>
  (cell: CellCount): boolean =>
    cell.complexity === complexity;

function chunksOf(cells: readonly CellCount[]): readonly Chunk[] {
  const families = [...new Set(cells.map(({ family }) => family))];
  return families.flatMap((family, rank) => {
    const own = cells.filter((cell) => cell.family === family);
    const total = own.reduce((sum, { count }) => sum + count, 0);
    const arrival = (lastArrival * rank) / families.length;
    let done = 0;
    return own.flatMap((cell) =>
      shares(cell.count).map((count): Chunk => {
        const time = arrival + (1 - arrival) * (done / total);
        done += count;
        return { ...cell, count, time };
      }),
    );
  });
}

/** Cuts a number into nearly equal parts of about a block. */
function shares(count: number): readonly number[] {
  const parts = Math.max(1, Math.round(count / (blockSize + 1)));
  return Array.from({ length: parts }, (_, part) => Math.floor((count + part) / parts));
}

/** The earliest chunks of different ideas, until the chapter is full. */
function takeChapter(rest: Chunk[], size: number): readonly Chunk[] {
  const taken: Chunk[] = [];
  let sum = 0;
  for (let index = 0; index < rest.length && sum < size;) {
    const chunk = itemAt(rest, index); // index is inside the list
    if (taken.some(({ family }) => family === chunk.family)) index += 1;
    else {
      taken.push(chunk);
      sum += chunk.count;
      rest.splice(index, 1);
    }
  }
  return taken;
}

interface Chapter {
  readonly shape: CourseShape;
  readonly place: ChapterPlace;
  readonly index: number;
  readonly chunks: readonly Chunk[];
  /** Ideas that the learner has met; grows. */
  readonly known: Set<string>;
}

function chapterOf({ shape, place, index, chunks, known }: Chapter): ThreadPlan {
  const number = shape.first.length + index + 1;
  const name = `${shape.name}-${number}`;
  const tested = chunks.filter(({ family }, at) => chunks.findIndex((chunk) => chunk.family === family) === at);
  const blocks = chunks.map((chunk, order): BlockPlan => {
    const { family } = chunk;
    const theory = theoryOf(shape, chunk, known);
    return {
      technicalName: `${name}-${order + 1}`,
      titles: inEachLanguage((language) => courseWords[language].ideas[family]?.title ?? ''),
      motif: place.motif,
      theory,
      stations: [station(chunk, chunk.count - (tested.includes(chunk) ? 1 : 0))],
    };
  });
  return {
    technicalName: name,
    titles: inEachLanguage((language) => placeName(language, place)),
    descriptions: inEachLanguage((language) =>
      chunks.map(({ family }) => courseWords[language].ideas[family]?.title ?? '').join(' · '),
    ),
    motif: place.motif,
    isTrial: number <= 2,
    topics: chunks.map(({ family }) => family),
    blocks: [
      ...blocks.filter(({ stations }) => stations.some(([, , , count]) => count > 0)),
      checkpointOf(name, place.motif, tested),
    ],
  };
}

/** What a learner reads before this block: nothing, unless the idea or its next stage is new. */
function theoryOf({ name, pages }: CourseShape, { family, complexity }: CellCount, known: Set<string>): string | null {
  const stage = `${family}/${complexity}`;
  const page = known.has(family)
    ? known.has(stage)
      ? null
      : (pages[stage] ?? null)
    : (pages[family] ?? `${name}-${family}`);
  known.add(family).add(stage);
  return page;
}

/** Families come in another order than in the chapter, so that the place does not say what is asked. */
function checkpointOf(name: string, motif: Motif, chunks: readonly Chunk[]): BlockPlan {
  const mixed = [...chunks.filter((_, index) => index % 2 === 1), ...chunks.filter((_, index) => index % 2 === 0)];
  return {
    technicalName: `${name}-checkpoint`,
    titles: inEachLanguage((language) => courseWords[language].checkpoint),
    motif,
    theory: null,
    stations: mixed.map((chunk) => station(chunk, 1)),
  };
}

function station({ family, complexity }: CellCount, count: number): Station {
  return [family, complexity, 'mixed', count];
}
