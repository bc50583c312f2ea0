import { numbers } from '@logikit/contract';
import { type Clock, secondsLater } from '../../kernel/clock/index.ts';
import type { Sql } from '../../kernel/database/index.ts';
import type { PersonRows } from '../../kernel/feature/index.ts';
import { eraseTraces } from './erase.ts';
import {
  deleteChallengesBefore,
  deletePageCodesBefore,
  deleteRecoveriesBefore,
  deleteSocialBefore,
} from '../accounts/index.ts';
import { deleteSpentSecrets, deleteUser, selectForgettable } from './retention.db.ts';

const AT_ONCE = 20;
const DAY_SECONDS = 86_400;

/** Forgets people as rule D-098 promises, everywhere, and secrets that open nothing any more. */
export async function forgetPeople(sql: Sql, clock: Clock, people: readonly PersonRows[]): Promise<number> {
  const now = clock.now();
  const before = {
    anonymousBefore: secondsLater(now, -numbers.retentionDays.anonymous * DAY_SECONDS),
    closedBefore: secondsLater(now, -numbers.retentionDays.closedAccount * DAY_SECONDS),
  };
  await deleteSpentSecrets(sql, now);
  await deletePageCodesBefore(sql, now);
  await deleteSocialBefore(sql, now);
  await deleteChallengesBefore(sql, now);
  await deleteRecoveriesBefore(sql, now);
  let forgotten = 0;
  for (;;) {
    const count = await sql.begin(async (tx) => {
      const ids = await selectForgettable(tx, before, AT_ONCE);
      for (const id of ids) {
        for (const rows of people) await rows.erase(tx, id);
        await eraseTraces(tx, id);
        await deleteUser(tx, id);
      }
      return ids.length;
    });
    forgotten += count;
    if (count < AT_ONCE) return forgotten;
  }
}
