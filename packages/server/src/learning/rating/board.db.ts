import { numbers } from '@logikit/contract';
import type { Tx } from '../../kernel/database/index.ts';
import type { Slice } from '../../kernel/http/index.ts';
import type { Part } from './rating.db.ts';
import type { Audience } from './seen.ts';

/** Whom a board lists, by points. */
export interface Board {
  readonly season: number;
  readonly audience: Audience;
  readonly within:
    | { readonly kind: 'all' }
    | { readonly kind: 'city'; readonly cityCode: string }
    | { readonly kind: 'school'; readonly key: string }
    | { readonly kind: 'users'; readonly userIds: readonly number[] };
}

export interface Ranked {
  readonly userId: number;
  readonly points: number;
  readonly rankKey: number;
}

const columns = (tx: Tx): Part => tx`user_id as "userId", points, rank_key as "rankKey"`;

/** Points begin at this bit of the key. */
const POINT = 2 ** 28;

function fromBoard(tx: Tx, { season, audience, within }: Board): Part {
  const place =
    within.kind === 'city'
      ? tx`and city_code = ${within.cityCode}`
      : within.kind === 'school'
        ? tx`and institution_id = (select id from institution where key = ${within.key})`
        : within.kind === 'users'
          ? tx`and user_id = any(${[...within.userIds]}::int[])`
          : tx``;
  return tx`from rating where season = ${season} and audience = ${audience} and is_shown and points > 0 ${place}`;
}

export async function selectTop(tx: Tx, board: Board, { limit, offset }: Slice): Promise<readonly Ranked[]> {
  return tx<Ranked[]>`
    select ${columns(tx)} ${fromBoard(tx, board)} order by rank_key desc, user_id desc limit ${limit} offset ${offset}`;
}

/** The nearest before and behind somebody, each from the highest to the lowest. */
export async function selectAround(
  tx: Tx,
  board: Board,
  { rankKey, userId }: Ranked,
): Promise<{ readonly above: readonly Ranked[]; readonly below: readonly Ranked[] }> {
  const { around } = numbers.rating;
  const [above, below] = await Promise.all([
    tx<Ranked[]>`
      select ${columns(tx)} ${fromBoard(tx, board)} and (rank_key, user_id) > (${rankKey}::bigint, ${userId}::int)
      order by rank_key, user_id limit ${around}`,
    tx<Ranked[]>`
      select ${columns(tx)} ${fromBoard(tx, board)} and (rank_key, user_id) < (${rankKey}::bigint, ${userId}::int)
      order by rank_key desc, user_id desc limit ${around}`,
  ]);
  return { above: above.toReversed(), below };
}

/** How many have more points. */
export async function countBetter(tx: Tx, board: Board, points: number): Promise<number> {
  return countOf(
    await tx`select count(*) as count ${fromBoard(tx, board)} and rank_key >= ${(points + 1) * POINT}::bigint`,
  );
}

/** How many stand before somebody in the order of the list. */
export async function countBefore(tx: Tx, board: Board, { rankKey, userId }: Ranked): Promise<number> {
  return countOf(
    await tx`
      select count(*) as count ${fromBoard(tx, board)} and (rank_key, user_id) > (${rankKey}::bigint, ${userId}::int)`,
  );
}

export async function countBoard(tx: Tx, board: Board): Promise<number> {
  return countOf(await tx`select count(*) as count ${fromBoard(tx, board)}`);
}

/**
 * Those on a board whose drawn nickname has one of these numbers, the first of each: an index holds them in their order.
 */
export async function selectNamed(
  tx: Tx,
  board: Board,
  { nicknames, limit }: { readonly nicknames: readonly number[]; readonly limit: number },
): Promise<readonly Ranked[]> {
  return tx<Ranked[]>`
    select named.* from unnest(${[...nicknames]}::smallint[]) as n (nickname), lateral (
      select ${columns(tx)} ${fromBoard(tx, board)} and drawn_nickname(user_id) = n.nickname
      order by rank_key desc, user_id desc limit ${limit}) as named
    order by "rankKey" desc, "userId" desc limit ${limit}`;
}

/** A point in the order of a board. */
export type Mark = Pick<Ranked, 'rankKey' | 'userId'>;

/** Where those with so many points begin: whoever stands before it has more. */
export function beginningOf(points: number): Mark {
  return { rankKey: (points + 1) * POINT - 1, userId: MOST_ID };
}

const MOST_ID = 2_147_483_647;

/** How many stand before each of these marks. What lies between two of them is read once. */
export async function countBeforeEach(tx: Tx, board: Board, marks: readonly Mark[]): Promise<readonly number[]> {
  const rows = await tx<{ before: number }[]>`
    with mark as (
      select n, key, id, lag(key, 1, ${'9223372036854775807'}::bigint) over best as above_key,
        lag(id, 1, ${MOST_ID}::int) over best as above_id
      from unnest(${marks.map(({ rankKey }) => rankKey)}::bigint[], ${marks.map(({ userId }) => userId)}::int[])
        with ordinality as m (key, id, n)
      window best as (order by key desc, id desc, n)
    ), between_marks as (
      select mark.*, (
        select count(*) ${fromBoard(tx, board)} and (rank_key, user_id) > (mark.key, mark.id)
          and (rank_key, user_id) <= (mark.above_key, mark.above_id)) as count
      from mark
    )
    select sum(count) over (order by key desc, id desc, n)::int as before from between_marks order by n`;
  return rows.map(({ before }) => before);
}

function countOf([row]: readonly Record<string, unknown>[]): number {
  return Number(row?.['count'] ?? 0);
}

export interface Own extends Ranked {
  readonly audience: Audience;
  /** On the boards of their audience. */
  readonly isShown: boolean;
}

/** Null: without a point in this season. */
export async function selectOwn(tx: Tx, userId: number, season: number): Promise<Own | null> {
  const [row] = await tx<Own[]>`
    select ${columns(tx)}, audience, is_shown as "isShown" from rating where user_id = ${userId} and season = ${season} and points > 0`;
  return row ?? null;
}
