import type { Tx } from '../../kernel/database/index.ts';

/** The first chapter of the target lesson's main course that is not free for everybody. */
export async function selectChapterToLend(tx: Tx, targetLesson: number): Promise<number | null> {
  const [row] = await tx<{ id: number }[]>`
    select t.id from thread t join course c on c.id = t.course_id
    where c.kind = 'logic' and c.is_enabled and c.target_lesson = ${targetLesson}
      and t.is_enabled and not t.is_trial and t.type = 'chapter'
    order by c.position, c.id, t.position, t.id limit 1`;
  return row?.id ?? null;
}

interface Lent {
  readonly userId: number;
  readonly threadId: number;
  readonly now: Date;
  readonly endsAt: Date;
}

/** False when this account was lent a chapter before. */
export async function insertTrial(tx: Tx, { userId, threadId, now, endsAt }: Lent): Promise<boolean> {
  const rows = await tx`
    insert into additional_trial (user_id, thread_id, taken_at, ends_at) values (${userId}, ${threadId}, ${now}, ${endsAt})
    on conflict (user_id) do nothing returning user_id`;
  return rows.length > 0;
}

/** An account that had none takes over what was lent to the other; it is lent once per person. */
export async function moveTrial(tx: Tx, { from, to }: { readonly from: number; readonly to: number }): Promise<void> {
  await tx`
    insert into additional_trial (user_id, thread_id, taken_at, ends_at)
    select ${to}, thread_id, taken_at, ends_at from additional_trial where user_id = ${from}
    on conflict (user_id) do nothing`;
  await tx`delete from additional_trial where user_id = ${from}`;
}

export async function deleteTrial(tx: Tx, userId: number): Promise<void> {
  await tx`delete from additional_trial where user_id = ${userId}`;
}
