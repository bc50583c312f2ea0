import { numbers } from '@logikit/contract';
import { type Clock, secondsLater } from '../../kernel/clock/index.ts';
import type { Sql } from '../../kernel/database/index.ts';
import type { UserData } from '../../kernel/feature/index.ts';
import { eraseUser } from './erase.ts';
import { selectForgettable } from './retention.db.ts';

const AT_ONCE = 20;
const DAY_SECONDS = 86_400;

/** Forgets people as rule D-098 promises, everywhere. */
export async function forgetPeople(sql: Sql, clock: Clock, people: readonly UserData[]): Promise<number> {
  const now = clock.now();
  const before = {
    anonymousBefore: secondsLater(now, -numbers.retentionDays.anonymous * DAY_SECONDS),
    closedBefore: secondsLater(now, -numbers.retentionDays.closedAccount * DAY_SECONDS),
  };
  let forgotten = 0;
  for (;;) {
    const count = await sql.begin(async (tx) => {
      const ids = await selectForgettable(tx, before, AT_ONCE);
      for (const id of ids) await eraseUser(tx, people, id);
      return ids.length;
    });
    forgotten += count;
    if (count < AT_ONCE) return forgotten;
  }
}
