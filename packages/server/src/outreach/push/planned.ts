import type { Sql } from '../../kernel/database/index.ts';
import { type KeptJob, selectJobs } from '../../kernel/jobs/index.ts';
import { selectReaders } from './push.db.ts';
import { reminderJob } from './reminders.ts';
import { reminderWords } from './words.ts';

/** A push as its reader would see it, whether a service carries it or not. */
export interface ShownPush extends Pick<KeptJob<unknown>, 'createdAt' | 'doneAt' | 'failure'> {
  /** Whose devices: an address, a user name, or the number of somebody without either. */
  readonly recipient: string;
  readonly platforms: readonly string[];
  readonly title: string;
  readonly text: string;
}

/** The newest first; of one person where one is named by an address or a user name. */
export async function plannedPushes(sql: Sql, to: string | null, count: number): Promise<readonly ShownPush[]> {
  const jobs = await selectJobs(sql, reminderJob, { count });
  const readers = await selectReaders(sql, [...new Set(jobs.map(({ payload }) => payload.recipientId))]);
  return jobs.flatMap(({ payload, createdAt, doneAt, failure }) => {
    const reader = readers.find(({ id }) => id === payload.recipientId);
    if (!reader || (to !== null && ![reader.email, reader.username].some((name) => isSame(name, to)))) return [];
    const { email, username, platforms, locale, id } = reader;
    const recipient = email ?? username ?? `user ${id}`;
    return [{ recipient, platforms, createdAt, doneAt, failure, ...reminderWords(locale) }];
  });
}

function isSame(name: string | null, typed: string): boolean {
  return name?.toLowerCase() === typed.toLowerCase();
}
