import type { Sql } from '../../kernel/database/index.ts';
import { type PlannedPush, selectPushes } from './waiting.db.ts';
import { reminderWords } from './words.ts';

/** A push as its reader would see it, whether a service carries it or not. */
export interface ShownPush extends Omit<PlannedPush, 'locale'> {
  readonly title: string;
  readonly text: string;
}

/** The newest first; of one person where one is named. */
export async function plannedPushes(sql: Sql, to: string | null, count: number): Promise<readonly ShownPush[]> {
  const pushes = await selectPushes(sql, to, count);
  return pushes.map(({ locale, ...push }) => ({ ...push, ...reminderWords(locale) }));
}
