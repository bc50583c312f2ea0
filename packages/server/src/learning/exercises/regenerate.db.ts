import type { Tx } from '../../kernel/database/index.ts';
import type { BlockKey, ExerciseKey } from './exercise.db.ts';

/** How often this learner had exercises drawn anew on a day. */
export async function countDraws(tx: Tx, userId: number, day: string): Promise<number> {
  const [row] = await tx<{ draws: number }[]>`
    select coalesce(sum(draws), 0) as draws from exercise_generation where user_id = ${userId} and day = ${day}::date`;
  return row?.draws ?? 0;
}

/** Counts one more draw and returns the generation that it makes. */
export async function countUpGeneration(tx: Tx, key: ExerciseKey, day: string): Promise<number> {
  const [row] = await tx<{ generation: number }[]>`
    insert into exercise_generation as e (user_id, tenant_id, target_lesson, tier, generation, day, draws)
    values (${key.userId}, ${key.tenantId}, ${key.targetLesson}, ${key.tier}, 1, ${day}::date, 1)
    on conflict (user_id, tenant_id, target_lesson, tier) do update set
      generation = e.generation + 1, draws = case when e.day = excluded.day then e.draws + 1 else 1 end, day = excluded.day
    returning generation`;
  if (!row) throw new Error('A counted generation was not returned');
  return row.generation;
}

/** Opened blocks without an answer or a hint in them. */
export async function selectUntouched(tx: Tx, key: ExerciseKey): Promise<readonly number[]> {
  const rows = await tx<{ number: number }[]>`
    select number from exercise_block e
    where user_id = ${key.userId} and tenant_id = ${key.tenantId} and target_lesson = ${key.targetLesson}
      and tier = ${key.tier} and number > 0 and completed_at is null
      and not exists (
        select from progress q where q.user_id = e.user_id and q.tenant_id = e.tenant_id
          and q.context = 'exercise:' || e.target_lesson || '/' || e.tier || '/' || e.number)
    order by number`;
  return rows.map(({ number }) => number);
}

export async function replaceProblems(
  tx: Tx,
  key: BlockKey,
  { generation, problemIds }: { readonly generation: number; readonly problemIds: readonly number[] },
): Promise<void> {
  await tx`
    update exercise_block set generation = ${generation}, problem_ids = ${[...problemIds]}
    where user_id = ${key.userId} and tenant_id = ${key.tenantId} and target_lesson = ${key.targetLesson}
      and tier = ${key.tier} and number = ${key.number}`;
}
