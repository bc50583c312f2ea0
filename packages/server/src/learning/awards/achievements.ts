import { achievementGoals, type Model } from '@logikit/contract';
import { timestampOf } from '../../kernel/clock/index.ts';
import type { Tx } from '../../kernel/database/index.ts';
import { ApiError } from '../../kernel/errors/index.ts';
import { insertAchievements, selectAchievements, selectCounters, updateLooked } from './achievements.db.ts';

/** All achievements with where the learner's counters stand (rule D-084). */
export async function readAchievements(tx: Tx, userId: number): Promise<Model<'Achievements'>> {
  const [counters, rows] = await Promise.all([selectCounters(tx, userId), selectAchievements(tx, userId)]);
  const achieved = new Map(rows.map((row) => [row.achievementId, row]));
  return {
    achievements: achievementGoals.map(({ id, group, level, target }) => {
      const row = achieved.get(id);
      return {
        id,
        group,
        level,
        target,
        progress: row ? target : Math.min(target, counters[group]),
        achievedAt: row ? timestampOf(row.achievedAt) : null,
        isLooked: row !== undefined && row.lookedAt !== null,
      };
    }),
  };
}

/** Gives what the counters have reached; true when something is new. Nothing is ever taken back. */
export async function grantAchievements(tx: Tx, userId: number, now: Date): Promise<boolean> {
  const counters = await selectCounters(tx, userId);
  const ids = achievementGoals.filter(({ group, target }) => counters[group] >= target).map(({ id }) => id);
  return ids.length > 0 && (await insertAchievements(tx, userId, { ids, now })) > 0;
}

/** Marks one achievement as looked at, or with null all of them. */
export async function lookAchievements(
  tx: Tx,
  userId: number,
  { id, now }: { readonly id: number | null; readonly now: Date },
): Promise<{ readonly status: 'ok' }> {
  if (id !== null && !achievementGoals.some((goal) => goal.id === id)) throw new ApiError('notFound');
  await updateLooked(tx, userId, { id, now });
  return { status: 'ok' };
}
