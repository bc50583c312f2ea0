import type { Sql } from '../kernel/database/database.ts';
import { draftOf, type TestThread, writeThread } from './test-course.ts';
import { selectEventBySlug, upsertEvent } from '../learning/events/event.db.ts';

export interface TestEvent extends TestThread {
  readonly eventId: number;
  readonly url: string;
}

export interface TestTimes {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly minutes?: number;
}

let written = 0;

/** Puts an event of so many problems, in each of which "two" is right, into the calendar. */
export async function writeEvent(sql: Sql, problems: number, times: TestTimes): Promise<TestEvent> {
  written += 1;
  const url = `test-event-${written}`;
  const drafts = Array.from({ length: problems }, () => draftOf(['two']));
  const thread = await writeThread(sql, [{ problems: drafts }], { type: 'olympiad', isSequential: false });
  const [row] = await sql<{ slug: string }[]>`select slug from thread where id = ${thread.threadId}`;
  await upsertEvent(sql, {
    slug: url,
    thread: row?.slug ?? '',
    targetLesson: 2,
    startsAt: times.startsAt,
    endsAt: times.endsAt,
    minutes: times.minutes ?? null,
    content: { translations: { en: { title: 'Test', description: 'Test' } }, motif: 'space', landing: [] },
  });
  return { ...thread, url, eventId: (await selectEventBySlug(sql, url))?.id ?? 0 };
}
