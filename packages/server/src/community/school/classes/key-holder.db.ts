import { numbers } from '@logikit/contract';
import type { Tx } from '../../../kernel/database/index.ts';

const PAID = 2; // D-092

export interface KeyRights {
  /** An editor's word: what their classes learn is theirs. */
  readonly isKnown: boolean;
  /** The person is known to teach. */
  readonly isConfirmed: boolean;
  /** Target lessons of their classes that have a pupil; of whom nobody has confirmed, one who is at work. */
  readonly lessons: readonly number[];
  /** Their classes with a pupil who is at work. */
  readonly working: readonly number[];
}

/**
 * What a teacher may have keys of. A pupil who counts has an account, or somebody else's holds it, and has been solving
 * for some days: a second account of one's own is made in a minute. For a teacher whom an editor knows, a guest who came
 * by a code counts, too.
 */
export async function selectKeyRights(tx: Tx, teacherId: number): Promise<KeyRights> {
  const { solved, days } = numbers.school.keys;
  const [row] = await tx<
    {
      isKnown: boolean;
      hasEmail: boolean;
      lessons: number[] | null;
      known: number[] | null;
      working: number[] | null;
    }[]
  >`
    select t.confirmed_at is not null as "isKnown", u.email_confirmed_at is not null as "hasEmail", c.lessons, c.known,
      c.working
    from "user" u join teacher t on t.user_id = u.id
    cross join lateral (
      select array_agg(distinct c.target_lesson) as lessons,
        array_agg(distinct c.target_lesson) filter (where w.is_working) as known,
        array_agg(distinct c.id) filter (where w.is_working) as working
      from class c join class_pupil p on p.class_id = c.id and p.consented_at is not null
      left join card k on k.user_id = p.user_id
      join "user" h on h.id = coalesce(k.owner_id, p.user_id) and h.closed_at is null
      cross join lateral (
        select not h.anonymous and h.id <> u.id and (
          select count(*) >= ${solved} and count(distinct g.closed_at::date) >= ${days}
          from progress g where g.user_id = p.user_id and g.is_solved) as is_working) w
      where c.teacher_id = u.id and c.closed_at is null) c
    where u.id = ${teacherId}`;
  if (!row) return { isKnown: false, isConfirmed: false, lessons: [], working: [] };
  const { isKnown, hasEmail } = row;
  const known = row.known ?? [];
  const isConfirmed = isKnown || (hasEmail && known.length > 0);
  return { isKnown, isConfirmed, lessons: isKnown ? (row.lessons ?? []) : known, working: row.working ?? [] };
}

/** What a key is of: a chapter, or practice of a tier. */
export interface KeySource {
  readonly threadId?: number | undefined;
  readonly targetLesson?: number | undefined;
  readonly tier?: number | undefined;
}

/** Whether one of these classes was given it to do. */
export async function selectIsAssigned(
  tx: Tx,
  classIds: readonly number[],
  { threadId, targetLesson, tier }: KeySource,
): Promise<boolean> {
  const rows = await tx`
    select from assignment a join class c on c.id = a.class_id
    where c.id = any(${[...classIds]}::int[]) and ${
      threadId === undefined
        ? tx`a.kind = 'exercise' and a.tier = ${tier ?? null}::int and c.target_lesson = ${targetLesson ?? null}::int`
        : tx`a.thread_id = ${threadId}`
    } limit 1`;
  return rows.length > 0;
}

/** Writes down that a key is printed. False: there have been enough today. The same chapter counts once. */
export async function updateKeys(
  tx: Tx,
  teacherId: number,
  { source, isRepeatable, day }: { readonly source: string; readonly isRepeatable: boolean; readonly day: string },
): Promise<boolean> {
  const isKept = tx`(${isRepeatable} and ${source} = any(keys))`;
  const { count } = await tx`
    update teacher set key_day = ${day}::date, keys = case
      when key_day is distinct from ${day}::date then array[${source}]
      when ${isKept} then keys else keys || ${source}::text end
    where user_id = ${teacherId} and (key_day is distinct from ${day}::date or ${isKept}
      or cardinality(keys) < ${numbers.school.keys.perDay})`;
  return count > 0;
}

/** Whether somebody, or one of whom they hold, has a subscription. */
export async function selectHasPaid(tx: Tx, userId: number): Promise<boolean> {
  const rows = await tx`
    select from profile f where f.pay_status = ${PAID}
      and (f.user_id = ${userId} or f.user_id in (select user_id from card where owner_id = ${userId})) limit 1`;
  return rows.length > 0;
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
