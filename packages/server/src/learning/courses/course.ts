import type { Model } from '@logikit/contract';
import { readProfile } from '../../identity/accounts/index.ts';
import { timestampOf } from '../../kernel/clock/index.ts';
import { ApiError } from '../../kernel/errors/index.ts';
import {
  type CourseCache,
  type CourseFilter,
  type CourseRow,
  selectCourse,
  selectCourses,
  selectLanding,
  selectSideCourses,
  selectThread,
} from '../../content/catalog/index.ts';
import { selectPurchases } from './course-purchase.db.ts';
import { inLanguage } from '../../kernel/words/index.ts';
import { type KeyReader, type Reader, toSummary, visitorOf } from './thread.ts';
import { selectLastThread, selectStations } from './road.db.ts';

export async function readCourses({ tx, owner, locale }: Reader, filter: CourseFilter): Promise<Model<'Courses'>> {
  const [rows, purchases] = await Promise.all([selectCourses(tx, filter), selectPurchases(tx, owner.userId)]);
  return { data: rows.map((row) => toCourse(row, purchases, locale)) };
}

/** Courses beside the road of a target lesson: of the learner's own when none is named. */
export async function readCategories(
  reader: Reader,
  { targetLesson }: Model<'CourseQuery'>,
): Promise<Model<'Courses'>> {
  const lesson = targetLesson ?? (await readProfile(reader.tx, reader.owner.userId)).courseTl;
  return readCourses(reader, { targetLesson: lesson, kind: 'side' });
}

interface Guest extends Pick<Reader, 'tx' | 'locale'> {
  readonly cache: CourseCache;
}

/** What a course says of itself; one without slides of its own says its title. */
export async function readCourseLanding({ tx, locale, cache }: Guest, slug: string): Promise<Model<'Landing'>> {
  const row = await cache.take(`landing/${slug}`, () => selectLanding(tx, slug));
  if (!row) throw new ApiError('notFound');
  const slides = row.landing?.map((slide) => ({
    ...slide,
    translations: inLanguage(slide.translations, locale, (text) => text),
  }));
  return { id: row.id, slug: row.name, slides: slides ?? [titleSlide(row, locale)] };
}

function titleSlide({ content }: CourseRow, locale: string): Model<'Landing'>['slides'][number] {
  const tell = ({ title, description }: { title: string; description: string }) => ({
    title,
    text: description,
    action: '',
  });
  return { slide: 'about', translations: inLanguage(content.translations, locale, tell), image: content.preview };
}

/** Rule D-083: to close every problem of a side course; what it earns are their stars. */
export async function readSideGoals({ tx, cache }: Omit<Guest, 'locale'>): Promise<Model<'SideCourseGoals'>> {
  const rows = await cache.take('goals', () => selectSideCourses(tx));
  return { data: rows.map(({ courseId, problems }) => ({ courseId, targetProblems: problems, reward: 'stars' })) };
}

/** Where the learner was last: the way back in from the dashboard. */
export async function readLastInProgress(reader: KeyReader): Promise<Model<'LastInProgress'>> {
  const { tx, owner, locale } = reader;
  const threadId = await selectLastThread(tx, owner);
  const thread = threadId === null ? null : await selectThread(tx, threadId);
  if (thread === null) return { course: null, thread: null };
  const [visitor, purchases, course, stations] = await Promise.all([
    visitorOf(reader),
    selectPurchases(tx, owner.userId),
    selectCourse(tx, thread.courseId),
    selectStations(tx, owner, [thread.id]),
  ]);
  return {
    course: course && toCourse(course, purchases, locale),
    thread: toSummary(thread, { ...visitor, stations: stations.get(thread.id) ?? [], locale }),
  };
}

function toCourse(
  { content, ...columns }: CourseRow,
  purchases: Awaited<ReturnType<typeof selectPurchases>>,
  locale: string,
): Model<'Course'> {
  return {
    ...columns,
    ...content,
    purchases: purchases
      .filter(({ courseId }) => courseId === columns.id)
      .map(({ id, boughtAt }) => ({ id, date: timestampOf(boughtAt) })),
    translations: inLanguage(content.translations, locale, (text) => text),
  };
}
