import type { Tx } from '../../kernel/database/index.ts';
import type { BlockKey } from './exercise.db.ts';

/** Puts one more problem behind those of an opened block. */
export async function appendProblem(tx: Tx, key: BlockKey, problemId: number): Promise<void> {
  await tx`
    update exercise_block set problem_ids = problem_ids || ${problemId}::int
    where user_id = ${key.userId} and tenant_id = ${key.tenantId} and target_lesson = ${key.targetLesson}
      and tier = ${key.tier} and number = ${key.number}`;
}
