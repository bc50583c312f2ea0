import type { Tx } from '../../../kernel/database/index.ts';

export interface TeacherRow {
  readonly name: string;
  readonly school: string;
  readonly subject: string;
  readonly grades: readonly number[];
}

export async function upsertTeacher(
  tx: Tx,
  userId: number,
  teacher: TeacherRow & { readonly at: Date },
): Promise<void> {
  const { name, school, subject, grades, at } = teacher;
  await tx`
    insert into teacher (user_id, name, school, subject, grades, created_at)
    values (${userId}, ${name}, ${school}, ${subject}, ${[...grades]}, ${at})
    on conflict (user_id) do update set
      name = excluded.name, school = excluded.school, subject = excluded.subject, grades = excluded.grades`;
}

/** Adds what a teacher may do to what the person may do already. */
export async function updateToTeacher(tx: Tx, userId: number, perms: readonly string[]): Promise<void> {
  await tx`update "user" set perms = (select array_agg(distinct one) from unnest(perms || ${[...perms]}::text[]) as one)
    where id = ${userId}`;
  await tx`update profile set who = 'teacher' where user_id = ${userId}`;
}

export interface PersonFacts {
  readonly anonymous: boolean;
  readonly who: string;
  readonly birthYear: number | null;
  readonly emailOwner: 'self' | 'parent';
  readonly email: string | null;
  /** Who holds this pupil's card. */
  readonly ownerId: number | null;
}

/** What tells a child from a grown-up. */
export async function selectFacts(tx: Tx, userId: number): Promise<PersonFacts | null> {
  const [row] = await tx<PersonFacts[]>`
    select u.anonymous, p.who, u.birth_year as "birthYear", u.email_owner as "emailOwner", u.email, c.owner_id as "ownerId"
    from "user" u join profile p on p.user_id = u.id left join card c on c.user_id = u.id
    where u.id = ${userId} and u.closed_at is null`;
  return row ?? null;
}

/** Null when the account is not there, is closed, or has been a teacher already. */
export async function selectUserWithoutSchool(tx: Tx, username: string): Promise<number | null> {
  const [row] = await tx<{ id: number }[]>`
    select id from "user" u where username = ${username} and closed_at is null
      and not exists (select 1 from teacher t where t.user_id = u.id)`;
  return row?.id ?? null;
}
