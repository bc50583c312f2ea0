import type { AchievementGroup } from '@logikit/contract';
import type { Tx } from '../../kernel/database/index.ts';

export interface AchievementRow {
  readonly achievementId: number;
  readonly achievedAt: Date;
  readonly lookedAt: Date | null;
}

/** Where a learner's counters stand, one per group of achievements. */
export type Counters = Readonly<Record<AchievementGroup, number>>;

export async function selectCounters(tx: Tx, userIds: readonly number[]): Promise<ReadonlyMap<number, Counters>> {
  const rows = await tx<(Counters & { userId: number })[]>`
    select p.user_id as "userId", p.all_completed_problems as problems, p.stars, q.perfect, q.comeback, q.explorer,
      (select count(distinct theory_id) from theory_read t where t.user_id = p.user_id) as theory,
      (select count(*) from learning_day d where d.user_id = p.user_id and (answers > 0 or theories > 0)) as days,
      (select count(*) from collection_card c where c.user_id = p.user_id) as cards
    from profile p cross join lateral (
      select count(*) filter (where g.earned = 3) as perfect,
        count(*) filter (where g.is_solved and g.mistakes > 0 and g.earned > 0) as comeback,
        count(distinct b.family) filter (where g.is_solved) as explorer
      from progress g join problem b on b.id = g.problem_id where g.user_id = p.user_id
    ) q
    where p.user_id = any(${[...userIds]}::int[])`;
  return new Map(rows.map(({ userId, ...counters }) => [userId, counters]));
}

export async function selectAchievements(tx: Tx, userId: number): Promise<readonly AchievementRow[]> {
  return tx<AchievementRow[]>`
    select achievement_id as "achievementId", achieved_at as "achievedAt", looked_at as "lookedAt"
    from achievement where user_id = ${userId}`;
}

/** Returns whose are new. */
export async function insertAchievements(
  tx: Tx,
  achieved: readonly {
    readonly userId: number;
    readonly achievementId: number;
    readonly achievedAt: Date | undefined;
  }[],
): Promise<readonly number[]> {
  if (achieved.length === 0) return [];
  const rows = await tx<{ userId: number }[]>`
    insert into achievement (user_id, achievement_id, achieved_at)
    select * from json_to_recordset(${JSON.stringify(achieved)}::text::json) as a ("userId" int, "achievementId" int,
      "achievedAt" timestamptz)
    on conflict do nothing returning user_id as "userId"`;
  return rows.map(({ userId }) => userId);
}

/** Marks one, or with null all, that nobody has looked at yet. */
export async function updateLooked(
  tx: Tx,
  userId: number,
  { id, now }: { readonly id: number | null; readonly now: Date },
): Promise<void> {
  await tx`
    update achievement set looked_at = ${now}
    where user_id = ${userId} and looked_at is null and (${id}::int is null or achievement_id = ${id}::int)`;
}
