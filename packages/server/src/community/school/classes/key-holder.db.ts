import type { Tx } from '../../../kernel/database/index.ts';

export interface KeyRights {
  /** The person is known to teach. */
  readonly isConfirmed: boolean;
  /** Target lessons of their classes that have a pupil. */
  readonly lessons: readonly number[];
}

/**
 * What a teacher may have keys of. A pupil who counts has an account, or somebody else's holds it; a guest who came by a
 * code counts for a teacher whom an editor knows.
 */
export async function selectKeyRights(tx: Tx, teacherId: number): Promise<KeyRights> {
  const [row] = await tx<{ isKnown: boolean; hasEmail: boolean; lessons: number[] | null; known: number[] | null }[]>`
    select t.confirmed_at is not null as "isKnown", u.email_confirmed_at is not null as "hasEmail", c.lessons, c.known
    from "user" u join teacher t on t.user_id = u.id
    cross join lateral (
      select array_agg(distinct c.target_lesson) as lessons,
        array_agg(distinct c.target_lesson) filter (where not h.anonymous and h.id <> u.id) as known
      from class c join class_pupil p on p.class_id = c.id and p.consented_at is not null
      left join card k on k.user_id = p.user_id
      join "user" h on h.id = coalesce(k.owner_id, p.user_id) and h.closed_at is null
      where c.teacher_id = u.id and c.closed_at is null) c
    where u.id = ${teacherId}`;
  if (!row) return { isConfirmed: false, lessons: [] };
  const { isKnown, hasEmail } = row;
  const known = row.known ?? [];
  return { isConfirmed: isKnown || (hasEmail && known.length > 0), lessons: isKnown ? (row.lessons ?? []) : known };
}

/** False when nobody with this address has become a teacher. */
export async function updateConfirmed(tx: Tx, email: string, at: Date | null): Promise<boolean> {
  const { count } = await tx`
    update teacher t set confirmed_at = ${at} from "user" u
    where u.id = t.user_id and lower(u.email) = lower(${email}) and u.closed_at is null`;
  return count > 0;
}

export async function updateConfirmedById(tx: Tx, userId: number, at: Date): Promise<void> {
  await tx`update teacher set confirmed_at = ${at} where user_id = ${userId}`;
}

/** What a chapter is for, and whether it is open to everybody. */
export async function selectThreadFacts(
  tx: Tx,
  threadId: number,
): Promise<{ readonly targetLesson: number; readonly isTrial: boolean } | null> {
  const [row] = await tx<{ targetLesson: number; isTrial: boolean }[]>`
    select c.target_lesson as "targetLesson", t.is_trial as "isTrial"
    from thread t join course c on c.id = t.course_id where t.id = ${threadId}`;
  return row ?? null;
}
