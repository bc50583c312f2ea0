import { type CellCount, quotaOf, sumOf } from '../bank/quotas.ts';
import type { Lesson } from '../core/family.ts';
import { inEachLanguage } from '../lang/languages.ts';
import type { BlockPlan, Station, ThreadPlan } from './course.ts';
import { titlesOfFamily } from './titles.ts';
import { type ChapterPlace, placeName, placesOfCourse } from './places.ts';
import { type Idea, weave } from './weave.ts';
import { courseWords } from './words.ts';
import { itemAt } from '../core/list.ts';

/** A few problems of one idea and one complexity: what a chapter is made of. */
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

/** About so many problems of an idea has a chapter. */
const CHUNK = 4;
/** A chapter has at least so many ideas, if its lesson has them. */
const VARIETY = 8;
/** A block of fewer problems joins another. */
const SHORT = 3;
/** The last idea of a course begins at this part of it, so that nobody meets everything in the first week. */
const lastArrival = 0.5;

/**
 * Turns the quotas of a lesson into chapters: complexity rises, ideas arrive one after the other and come back, and each
 * chapter ends with a checkpoint that takes one problem of every idea in it.
 */
export function composeChapters(shape: CourseShape): readonly ThreadPlan[] {
  const left = remaining(shape);
  const chunks = chunksOf(left).toSorted((a, b) => a.time - b.time);
  const places = placesOfCourse(shape.chapters, shape.start);
  const known = new Set(shape.first.flatMap(({ topics }) => topics));
  const named = new Set<string>();
  const chapters: ThreadPlan[] = [];
  const rest = [...chunks];
  for (const [index, place] of places.entries()) {
    const isLast = index === places.length - 1;
    const size = rest.reduce((sum, { count }) => sum + count, 0) / (places.length - index);
    const own = isLast ? rest.splice(0) : takeChapter(rest, size);
    if (own.length > 0) chapters.push(chapterOf({ shape, place, index, chunks: own, known, named }));
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

/** Cuts a number into nearly equal parts. */
function shares(count: number): readonly number[] {
  const parts = Math.max(1, Math.round(count / CHUNK));
  return Array.from({ length: parts }, (_, part) => Math.floor((count + part) / parts));
}

/** The earliest chunks of different ideas, until the chapter is full. */
function takeChapter(rest: Chunk[], size: number): readonly Chunk[] {
  const taken: Chunk[] = [];
  let sum = 0;
  for (let index = 0; index < rest.length && (sum < size || taken.length < VARIETY);) {
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

interface NewIdea extends Idea {
  readonly theory: string | null;
}

interface Chapter {
  readonly shape: CourseShape;
  readonly place: ChapterPlace;
  readonly index: number;
  readonly chunks: readonly Chunk[];
  /** Ideas that the learner has met; grows. */
  readonly known: Set<string>;
  /** Ideas that a chapter is called by; grows. */
  readonly named: Set<string>;
}

function chapterOf({ shape, place, index, chunks, known, named }: Chapter): ThreadPlan {
  const number = shape.first.length + index + 1;
  const name = `${shape.name}-${number}`;
  const ideas = chunks.map((chunk): NewIdea => {
    const theory = theoryOf(shape, chunk, known);
    return { ...chunk, theory, isNew: theory !== null };
  });
  return {
    technicalName: name,
    titles: titlesOf(ideas, place, named),
    descriptions: inEachLanguage((language) =>
      [
        placeName(language, place),
        ...chunks.map(({ family }) => courseWords[language].ideas[family]?.title ?? ''),
      ].join(' · '),
    ),
    motif: place.motif,
    isTrial: number <= 2,
    topics: chunks.map(({ family }) => family),
    blocks: blocksOf(name, ideas).map((block) => ({ ...block, motif: place.motif })),
  };
}

/** A chapter is called by what is learned in it (rule D-315): a new idea, else one that no chapter is called by yet. */
function titlesOf(ideas: readonly NewIdea[], place: ChapterPlace, named: Set<string>): ThreadPlan['titles'] {
  const free = ideas.filter(({ family }) => !named.has(family));
  const idea = free.find(({ isNew }) => isNew) ?? free[0];
  if (!idea) return inEachLanguage((language) => placeName(language, place));
  named.add(idea.family);
  return titlesOfFamily(idea.family);
}

/** Blocks of the ideas, short ones of known ideas joined to the one before, and the checkpoint. */
function blocksOf(name: string, ideas: readonly NewIdea[]): readonly Omit<BlockPlan, 'motif'>[] {
  const { blocks, checkpoint } = weave(ideas);
  const joined: { readonly idea: NewIdea; readonly stations: Station[] }[] = [];
  for (const [index, idea] of ideas.entries()) {
    const stations = (blocks[index] ?? []).map(station);
    const last = joined.at(-1);
    if (last && !idea.isNew && Math.min(stations.length, last.stations.length) < SHORT) last.stations.push(...stations);
    else joined.push({ idea, stations });
  }
  return [
    ...joined.map(({ idea: { family, theory }, stations }, order) => ({
      technicalName: `${name}-${order + 1}`,
      titles: titlesOfFamily(family),
      theory,
      stations,
    })),
    {
      technicalName: `${name}-checkpoint`,
      titles: inEachLanguage((language) => courseWords[language].checkpoint),
      theory: null,
      stations: checkpoint.map(station),
    },
  ];
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

function station({ family, complexity }: CellCount): Station {
  return [family, complexity, 'mixed', 1];
}
