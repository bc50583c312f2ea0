import type { Tx } from '../../../kernel/database/index.ts';

export interface MembershipRow {
  readonly classId: number;
  readonly className: string;
  readonly teacherName: string;
  readonly school: string;
  readonly subject: string;
  readonly userId: number;
  readonly pupilName: string;
  readonly isJoined: boolean;
}

const columns = (tx: Tx) => tx`
  p.class_id as "classId", c.name as "className", p.user_id as "userId",
  coalesce(t.name, f.display_name, '') as "teacherName", coalesce(t.school, '') as school, coalesce(t.subject, '') as subject,
  coalesce(nullif(p.name, ''), own.display_name, own.first_name, u.username, '') as "pupilName",
  p.consented_at is not null as "isJoined"
  from class_pupil p join class c on c.id = p.class_id and c.closed_at is null
  join "user" u on u.id = p.user_id and u.closed_at is null
  join profile own on own.user_id = p.user_id
  join "user" h on h.id = c.teacher_id and h.closed_at is null
  join profile f on f.user_id = c.teacher_id left join teacher t on t.user_id = c.teacher_id`;

/** Places of a person and of the pupils whose cards the person holds. */
export async function selectMemberships(tx: Tx, userId: number): Promise<readonly MembershipRow[]> {
  return tx<MembershipRow[]>`
    select ${columns(tx)}
    where p.user_id = ${userId} or p.user_id in (select user_id from card where owner_id = ${userId})
    order by p.consented_at is not null, p.asked_at, p.class_id, p.user_id`;
}

export async function selectMembership(tx: Tx, classId: number, userId: number): Promise<MembershipRow | null> {
  const [row] = await tx<
    MembershipRow[]
  >`select ${columns(tx)} where p.class_id = ${classId} and p.user_id = ${userId}`;
  return row ?? null;
}

export async function updateConsented(tx: Tx, classId: number, at: { userId: number; now: Date }): Promise<void> {
  await tx`update class_pupil set consented_at = coalesce(consented_at, ${at.now})
    where class_id = ${classId} and user_id = ${at.userId}`;
}

export interface ConsentRow {
  readonly hash: string;
  readonly classId: number;
  readonly userId: number;
  readonly email: string;
  readonly at: Date;
  readonly endsAt: Date;
}

export async function insertConsent(tx: Tx, row: ConsentRow): Promise<void> {
  await tx`insert into class_consent (hash, class_id, user_id, email, created_at, ends_at)
    values (${row.hash}, ${row.classId}, ${row.userId}, ${row.email}, ${row.at}, ${row.endsAt})`;
}

/** Locked, so that a link is answered once at a time; null when it is wrong or over. */
export async function lockConsent(
  tx: Tx,
  hash: string,
  now: Date,
): Promise<{ readonly classId: number; readonly userId: number } | null> {
  const [row] = await tx<{ classId: number; userId: number }[]>`
    select class_id as "classId", user_id as "userId" from class_consent
    where hash = ${hash} and ends_at > ${now} for update`;
  return row ?? null;
}

export async function deleteConsentsBefore(tx: Tx, now: Date): Promise<void> {
  await tx`delete from class_consent where ends_at < ${now}`;
}

/** Where a letter about this person goes, and in which language. */
export async function selectReader(
  tx: Tx,
  userId: number,
): Promise<{ readonly email: string | null; readonly locale: string } | null> {
  const [row] = await tx<{ email: string | null; locale: string }[]>`
    select u.email, p.locale from "user" u join profile p on p.user_id = u.id where u.id = ${userId}`;
  return row ?? null;
}
