import type { Tx } from '../../kernel/database/index.ts';

export async function insertLike(tx: Tx, like: { userId: number; likeableId: number; at: Date }): Promise<number> {
  const [row] = await tx<{ id: number }[]>`
    insert into liked (user_id, likeable_id, created_at) values (${like.userId}, ${like.likeableId}, ${like.at})
    on conflict (user_id, likeable_id) do update set created_at = liked.created_at returning id`;
  if (!row) throw new Error('The like was not inserted');
  return row.id;
}

/** False when the person has no such like. */
export async function deleteLike(tx: Tx, userId: number, id: number): Promise<boolean> {
  return (await tx`delete from liked where id = ${id} and user_id = ${userId}`).count === 1;
}

export async function selectLikes(tx: Tx, userId: number, of: number): Promise<{ count: number; own: number | null }> {
  const [row] = await tx<{ count: number; own: number | null }[]>`
    select count(*)::int as count, max(l.id) filter (where l.user_id = ${userId}) as own
    from liked l join "user" u on u.id = l.user_id and u.closed_at is null where l.likeable_id = ${of}`;
  return row ?? { count: 0, own: null };
}

export async function selectIsHere(tx: Tx, userId: number): Promise<boolean> {
  const [row] = await tx`select 1 from "user" where id = ${userId} and closed_at is null`;
  return row !== undefined;
}

/** Ids of one's friends, and of those who ask. */
export async function selectFriends(tx: Tx, userId: number): Promise<{ friends: number[]; asking: number[] }> {
  const rows = await tx<{ id: number; isAsked: boolean }[]>`
    select f.user_id as id, own.id is not null as "isAsked"
    from friend f join "user" u on u.id = f.user_id and u.closed_at is null
    left join friend own on own.user_id = ${userId} and own.friend_id = f.user_id
    where f.friend_id = ${userId} order by f.id`;
  const ids = (isFriend: boolean): number[] => rows.filter(({ isAsked }) => isAsked === isFriend).map(({ id }) => id);
  return { friends: ids(true), asking: ids(false) };
}

/** Both sides of what stands between two people. */
export async function selectSides(tx: Tx, userId: number, otherId: number): Promise<{ own: boolean; other: boolean }> {
  const rows = await tx<{ userId: number }[]>`
    select user_id as "userId" from friend
    where (user_id = ${userId} and friend_id = ${otherId}) or (user_id = ${otherId} and friend_id = ${userId})`;
  return { own: rows.some((row) => row.userId === userId), other: rows.some((row) => row.userId === otherId) };
}

/** The id of the side; of the one that is there, when there is one. */
export async function insertSide(
  tx: Tx,
  side: { readonly userId: number; readonly friendId: number; readonly at: Date },
): Promise<number> {
  const [row] = await tx<{ id: number }[]>`
    insert into friend (user_id, friend_id, created_at) values (${side.userId}, ${side.friendId}, ${side.at})
    on conflict (user_id, friend_id) do update set created_at = friend.created_at returning id`;
  if (!row) throw new Error('The side was not inserted');
  return row.id;
}

export async function deleteSides(tx: Tx, userId: number, otherId: number): Promise<boolean> {
  const { count } = await tx`delete from friend
    where (user_id = ${userId} and friend_id = ${otherId}) or (user_id = ${otherId} and friend_id = ${userId})`;
  return count > 0;
}

export async function countSides(tx: Tx, userId: number): Promise<number> {
  const [row] = await tx<{ count: number }[]>`select count(*)::int as count from friend where user_id = ${userId}`;
  return row?.count ?? 0;
}

/** The code of a person: the one they have, else this new one. */
export async function upsertFriendCode(tx: Tx, code: { userId: number; code: string; at: Date }): Promise<string> {
  const [row] = await tx<{ code: string }[]>`
    insert into friend_code (user_id, code, created_at) values (${code.userId}, ${code.code}, ${code.at})
    on conflict (user_id) do update set code = friend_code.code returning code`;
  return row?.code ?? code.code;
}

export async function replaceFriendCode(tx: Tx, code: { userId: number; code: string; at: Date }): Promise<void> {
  await tx`insert into friend_code (user_id, code, created_at) values (${code.userId}, ${code.code}, ${code.at})
    on conflict (user_id) do update set code = excluded.code, created_at = excluded.created_at`;
}

export async function selectOwnerOfCode(tx: Tx, code: string): Promise<number | null> {
  const [row] = await tx<{ userId: number }[]>`
    select c.user_id as "userId" from friend_code c join "user" u on u.id = c.user_id
    where c.code = ${code} and u.closed_at is null`;
  return row?.userId ?? null;
}
