import type { Model } from '@logikit/contract';
import { readProfile } from '../accounts/profile.ts';
import { type CourseRow, selectCourse, selectCourses, selectLastThread } from './course.db.ts';
import { inLanguage } from './language.ts';
import { type Station, summarise } from './stations.ts';
import { type Reader, toSummary } from './thread.ts';
import { selectStations, selectThread, selectThreads, type ThreadRow } from './thread.db.ts';

const EVERY_THREAD = { limit: 10_000, offset: 0 };

export async function readCourses(
  { tx, locale }: Reader,
  { targetLesson }: Model<'CourseQuery'>,
): Promise<Model<'Courses'>> {
  const rows = await selectCourses(tx, { targetLesson });
  return { data: rows.map((row) => toCourse(row, locale)) };
}

/** Where the learner was last: the way back in from the dashboard. */
export async function readLastInProgress({ tx, owner, locale }: Reader): Promise<Model<'LastInProgress'>> {
  const threadId = await selectLastThread(tx, owner);
  const thread = threadId === null ? null : await selectThread(tx, threadId);
  if (thread === null) return { course: null, thread: null };
  const [profile, course, stations] = await Promise.all([
    readProfile(tx, owner.userId),
    selectCourse(tx, thread.courseId),
    selectStations(tx, owner, [thread.id]),
  ]);
  return {
    course: course && toCourse(course, locale),
    thread: toSummary(thread, { profile, stations: stations.get(thread.id) ?? [], locale }),
  };
}

/** Progress of every course of a kind: the sum of its threads. */
export async function readProgress({ tx, owner }: Reader, kind: 'logic' | 'side'): Promise<Model<'LogicProgress'>> {
  const [courses, threads] = await Promise.all([selectCourses(tx, { kind }), selectThreads(tx, {}, EVERY_THREAD)]);
  const stations = await selectStations(
    tx,
    owner,
    threads.rows.map(({ id }) => id),
  );
  return { courses: courses.map(({ id }) => progressOf(id, threads.rows, stations)) };
}

function progressOf(
  courseId: number,
  threads: readonly ThreadRow[],
  stations: ReadonlyMap<number, readonly Station[]>,
) {
  const own = threads.filter((thread) => thread.courseId === courseId);
  return {
    courseId,
    progress: summarise(own.flatMap(({ id }) => stations.get(id) ?? [])),
    threads: own.map(({ id }) => ({ threadId: id, progress: summarise(stations.get(id) ?? []) })),
  };
}

function toCourse({ content, ...columns }: CourseRow, locale: string): Model<'Course'> {
  return {
    ...columns,
    ...content,
    purchases: [],
    translations: inLanguage(content.translations, locale, (text) => text),
  };
}
