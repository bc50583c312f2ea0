import type { Model } from '@logikit/contract';
import type { Tx } from '../../kernel/database/index.ts';

export interface PupilRow {
  readonly cardId: number;
  readonly displayName: string;
  readonly targetLesson: Model<'FamilyPupil'>['targetLesson'];
  readonly gradeId: number | null;
  readonly lockScheme: Model<'FamilyPupil'>['lockScheme'];
  readonly avatar: string | null;
  readonly avatarBorderUrl: string | null;
  readonly stars: number;
  readonly level: number;
}

export async function selectPupils(tx: Tx, ownerId: number): Promise<readonly PupilRow[]> {
  return tx<PupilRow[]>`
    select c.user_id as "cardId", coalesce(p.display_name, p.first_name, u.username, '') as "displayName",
      p.course_tl as "targetLesson", p.grade_id as "gradeId", p.lock_scheme as "lockScheme", p.avatar, p.avatar_border_url as "avatarBorderUrl", p.stars, p.level
    from card c join "user" u on u.id = c.user_id join profile p on p.user_id = c.user_id
    where c.owner_id = ${ownerId} and u.closed_at is null
    order by c.created_at, c.user_id`;
}

export async function countPupils(tx: Tx, ownerId: number): Promise<number> {
  const [row] = await tx<{ count: number }[]>`
    select count(*)::int as count from card c join "user" u on u.id = c.user_id
    where c.owner_id = ${ownerId} and u.closed_at is null`;
  return row?.count ?? 0;
}

/** Who holds this pupil's card; null: nobody does. */
export async function selectOwner(tx: Tx, userId: number): Promise<number | null> {
  const [row] = await tx<{ ownerId: number }[]>`
    select c.owner_id as "ownerId" from card c join "user" u on u.id = c.owner_id
    where c.user_id = ${userId} and u.closed_at is null`;
  return row?.ownerId ?? null;
}

/** Who holds this person's card, if anybody does, and whose cards they hold. */
export async function selectKin(
  tx: Tx,
  userId: number,
): Promise<{ readonly ownerId: number | null; readonly pupilIds: readonly number[] }> {
  const [row] = await tx<{ ownerId: number | null; pupilIds: number[] }[]>`
    select (
      select c.owner_id from card c join "user" u on u.id = c.owner_id
      where c.user_id = ${userId} and u.closed_at is null) as "ownerId",
      array(
      select c.user_id from card c join "user" u on u.id = c.user_id
      where c.owner_id = ${userId} and u.closed_at is null order by c.created_at, c.user_id) as "pupilIds"`;
  return row ?? { ownerId: null, pupilIds: [] };
}

export async function insertCard(
  tx: Tx,
  card: { readonly userId: number; readonly ownerId: number; readonly at: Date },
): Promise<void> {
  await tx`insert into card (user_id, owner_id, created_at) values (${card.userId}, ${card.ownerId}, ${card.at})`;
}

export interface PupilChanges {
  readonly name: string | null;
  readonly targetLesson: number | null;
  /** Undefined: as it is. */
  readonly gradeId: number | null | undefined;
  readonly lockScheme: Model<'FamilyPupil'>['lockScheme'] | null;
}

export async function updatePupil(tx: Tx, userId: number, to: PupilChanges): Promise<void> {
  const { name, targetLesson, gradeId, lockScheme } = to;
  await tx`update profile set display_name = coalesce(${name}, display_name), first_name = coalesce(${name}, first_name),
      course_tl = coalesce(${targetLesson}::int, course_tl),
      target_lessons = case when ${targetLesson}::int is null or ${targetLesson}::int = any(target_lessons) then target_lessons
        else array_prepend(${targetLesson}::int, target_lessons) end,
      grade_id = case when ${gradeId !== undefined} then ${gradeId ?? null}::int else grade_id end,
      lock_scheme = coalesce(${lockScheme}, lock_scheme)
    where user_id = ${userId}`;
}

/** A pupil lives where the owner does: the same days and the same country. */
export async function copyPlace(tx: Tx, { from, to }: { readonly from: number; readonly to: number }): Promise<void> {
  await tx`update profile child set time_zone = o.time_zone, country_code = o.country_code
    from profile o where child.user_id = ${to} and o.user_id = ${from}`;
}

export async function selectPin(tx: Tx, userId: number): Promise<string | null> {
  const [row] = await tx<{ hash: string }[]>`select hash from parent_pin where user_id = ${userId}`;
  return row?.hash ?? null;
}

export async function writePin(
  tx: Tx,
  userId: number,
  pin: { readonly hash: string | null; readonly at: Date },
): Promise<void> {
  if (pin.hash === null) await tx`delete from parent_pin where user_id = ${userId}`;
  else
    await tx`insert into parent_pin (user_id, hash, set_at) values (${userId}, ${pin.hash}, ${pin.at})
      on conflict (user_id) do update set hash = excluded.hash, set_at = excluded.set_at`;
}
