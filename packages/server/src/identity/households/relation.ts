import type { Tx } from '../../kernel/database/index.ts';
import { ApiError } from '../../kernel/errors/index.ts';
import { selectIsCard, selectIsOwner, selectIsTeacher } from './relation.db.ts';

/** What somebody is to a learner, read at every request: nothing of it is kept in a token (security.md T04, T05). */
export type Relation = 'self' | 'owner' | 'teacher' | 'none';

export async function relationTo(tx: Tx, callerId: number, userId: number): Promise<Relation> {
  if (callerId === userId) return 'self';
  if (await selectIsOwner(tx, callerId, userId)) return 'owner';
  return (await selectIsTeacher(tx, callerId, userId)) ? 'teacher' : 'none';
}

/** Refuses whose relation is not among these. A stranger's learner and one who does not exist are refused alike. */
export async function assertRelation(
  tx: Tx,
  between: { readonly callerId: number; readonly userId: number },
  allowed: readonly Relation[],
): Promise<Relation> {
  const relation = await relationTo(tx, between.callerId, between.userId);
  if (!allowed.includes(relation)) throw new ApiError('forbidden');
  return relation;
}

/** The card of this pupil, by which the owner names them: a card's id is the pupil's user id. Null: nobody holds one. */
export async function cardOf(tx: Tx, userId: number): Promise<number | null> {
  return (await selectIsCard(tx, userId)) ? userId : null;
}
