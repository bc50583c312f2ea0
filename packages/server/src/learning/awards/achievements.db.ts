import type { AchievementGroup } from '@logikit/contract';
import type { Tx } from '../../kernel/database/index.ts';

export interface AchievementRow {
  readonly achievementId: number;
  readonly achievedAt: Date;
  readonly lookedAt: Date | null;
}

/** Where a learner's counters stand, one per group of achievements. */
export type Counters = Readonly<Record<AchievementGroup, number>>;

export async function selectCounters(tx: Tx, userId: number): Promise<Counters> {
  const [row] = await tx<Counters[]>`
    select p.all_completed_problems as problems, p.stars, q.perfect, q.comeback, q.explorer,
      (select count(distinct theory_id) from theory_read where user_id = ${userId}) as theory,
      (select count(*) from learning_day where user_id = ${userId} and (answers > 0 or theories > 0)) as days,
      (select count(*) from collection_card where user_id = ${userId}) as cards
    from profile p, (
      select count(*) filter (where g.stars = 3) as perfect,
        count(*) filter (where g.is_solved and g.mistakes > 0) as comeback,
        count(distinct b.family) filter (where g.is_solved) as explorer
      from progress g join problem b on b.id = g.problem_id where g.user_id = ${userId}
    ) q
    where p.user_id = ${userId}`;
  if (!row) throw new Error(`User ${userId} has no profile`);
  return row;
}

export async function selectAchievements(tx: Tx, userId: number): Promise<readonly AchievementRow[]> {
  return tx<AchievementRow[]>`
    select achievement_id as "achievementId", achieved_at as "achievedAt", looked_at as "lookedAt"
    from achievement where user_id = ${userId}`;
}

/** Returns how many are new. */
export async function insertAchievements(
  tx: Tx,
  userId: number,
  { ids, now }: { readonly ids: readonly number[]; readonly now: Date },
): Promise<number> {
  const { count } = await tx`
    insert into achievement (user_id, achievement_id, achieved_at)
    select ${userId}, id, ${now} from unnest(${[...ids]}::int[]) as id
    on conflict do nothing`;
  return count;
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
