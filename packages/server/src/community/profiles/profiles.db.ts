import type { Tx } from '../../kernel/database/index.ts';

export interface PublicRow {
  readonly userId: number;
  readonly displayName: string | null;
  readonly ratingName: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly avatar: string | null;
  readonly level: number;
  /** A partner has brought them, and the name is the partner's. */
  readonly isPartners: boolean;
  /** Self, friends, classmates, and whoever holds, teaches or learns from the reader. */
  readonly isKnown: boolean;
  readonly isFriend: boolean;
  readonly isOnline: boolean;
}

/** Those of these people who are here, with what the reader is to each. */
export async function selectPublicRows(
  tx: Tx,
  readerId: number,
  { ids, onlineSince }: { readonly ids: readonly number[]; readonly onlineSince: Date },
): Promise<readonly PublicRow[]> {
  return tx<PublicRow[]>`
    select u.id as "userId", p.display_name as "displayName", p.rating_name as "ratingName",
      p.first_name as "firstName", p.last_name as "lastName", p.avatar, p.level,
      u.external_subject is not null as "isPartners", f.id is not null as "isFriend",
      u.id = ${readerId} or f.id is not null
        or exists (select from card where (user_id = u.id and owner_id = ${readerId})
          or (user_id = ${readerId} and owner_id = u.id))
        or exists (select from class_pupil a join class c on c.id = a.class_id and c.closed_at is null
          left join class_pupil b on b.class_id = a.class_id and b.consented_at is not null and b.user_id <> a.user_id
          where a.consented_at is not null and (
            (a.user_id = ${readerId} and (c.teacher_id = u.id or b.user_id = u.id))
            or (a.user_id = u.id and c.teacher_id = ${readerId}))) as "isKnown",
      exists (select from activity where user_id = u.id and acknowledged_at > ${onlineSince}) as "isOnline"
    from "user" u join profile p on p.user_id = u.id
    left join friend f on f.user_id = ${readerId} and f.friend_id = u.id
      and exists (select from friend where user_id = u.id and friend_id = ${readerId})
    where u.id = any(${[...ids]}::int[]) and u.closed_at is null
    order by u.id`;
}

export async function selectClassmates(tx: Tx, userId: number, limit: number): Promise<readonly number[]> {
  const rows = await tx<{ id: number }[]>`
    select distinct b.user_id as id from class_pupil a join class c on c.id = a.class_id and c.closed_at is null
    join class_pupil b on b.class_id = a.class_id and b.user_id <> a.user_id and b.consented_at is not null
    where a.user_id = ${userId} and a.consented_at is not null order by id limit ${limit}`;
  return rows.map(({ id }) => id);
}

/** Consented pupils of one class that is open. */
export async function selectIsClassmate(tx: Tx, userId: number, otherId: number): Promise<boolean> {
  const [row] = await tx`
    select 1 from class_pupil a join class_pupil b on b.class_id = a.class_id join class c on c.id = a.class_id
    where a.user_id = ${userId} and b.user_id = ${otherId} and a.consented_at is not null
      and b.consented_at is not null and c.closed_at is null limit 1`;
  return row !== undefined;
}
