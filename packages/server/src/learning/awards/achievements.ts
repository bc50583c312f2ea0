import { achievementGoals, type Model } from '@logikit/contract';
import { timestampOf } from '../../kernel/clock/index.ts';
import type { Tx } from '../../kernel/database/index.ts';
import { ApiError } from '../../kernel/errors/index.ts';
import { insertAchievements, selectAchievements, selectCounters, updateLooked } from './achievements.db.ts';

/** All achievements with where the learner's counters stand (rule D-084). */
export async function readAchievements(tx: Tx, userId: number): Promise<Model<'Achievements'>> {
  const [all, rows] = await Promise.all([selectCounters(tx, [userId]), selectAchievements(tx, userId)]);
  const counters = all.get(userId);
  if (!counters) throw new Error(`User ${userId} has no profile`);
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

/** Gives each learner what the counters have reached at that moment; tells who got something new. Nothing is ever taken back. */
export async function grantAchievements(tx: Tx, moments: ReadonlyMap<number, Date>): Promise<ReadonlySet<number>> {
  if (moments.size === 0) return new Set();
  const counters = await selectCounters(tx, [...moments.keys()]);
  const achieved = [...counters].flatMap(([userId, counted]) =>
    achievementGoals
      .filter(({ group, target }) => counted[group] >= target)
      .map(({ id }) => ({ userId, achievementId: id, achievedAt: moments.get(userId) })),
  );
  return new Set(await insertAchievements(tx, achieved));
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
