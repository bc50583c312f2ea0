import type { Tx } from '../../kernel/database/index.ts';
import type { UnheardEvents } from '../../kernel/event-log/index.ts';
import { ANSWER } from '../progress/index.ts';
import { insertPoints } from './rating.db.ts';

/** Gives points for everything that was closed before the rating was there, and is not still to be heard. */
export async function insertPastPoints(tx: Tx, unheard: UnheardEvents): Promise<void> {
  await insertPoints(
    tx,
    tx`(
      select a.user_id, a.problem_id, a.id as passing_id, least(a.stars, g.earned) as stars, a.mistakes, a.created_at as at
      from passing a join progress g using (user_id, tenant_id, problem_id, context)
      join problem b on b.id = a.problem_id and b.target_lesson in (2, 3)
      where a.is_final and not a.is_replay and a.id not in (
        select (facts ->> 'passingId')::int from ${unheard} as u where kind = ${ANSWER}))`,
  );
}
