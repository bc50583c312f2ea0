import type { Tx } from '../../kernel/database/index.ts';
import type { BlockKey } from './exercise.db.ts';

interface Skipped {
  readonly context: string;
  readonly skipped: readonly number[];
  readonly now: Date;
}

/** Closes problems without an answer and completes their block. The profile is locked. */
export async function skipProblems(tx: Tx, key: BlockKey, { context, skipped, now }: Skipped): Promise<void> {
  const ids = [...skipped];
  await Promise.all([
    tx`
      insert into progress (user_id, tenant_id, problem_id, context, is_final, closed_at, updated_at)
      select ${key.userId}, ${key.tenantId}, id, ${context}, true, ${now}, ${now} from unnest(${ids}::int[]) as id
      on conflict (user_id, tenant_id, problem_id, context) do update set
        is_final = true, stars = 0, closed_at = excluded.closed_at, updated_at = excluded.updated_at`,
    tx`
      update exercise_block set skipped = ${ids}::int[], completed_at = ${now}
      where user_id = ${key.userId} and tenant_id = ${key.tenantId} and target_lesson = ${key.targetLesson}
        and tier = ${key.tier} and number = ${key.number}`,
  ]);
}
