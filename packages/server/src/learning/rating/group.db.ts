import type { Sql, Tx } from '../../kernel/database/index.ts';
import { FIRST_LEAGUE, type League } from './league.ts';
import type { Audience } from './seen.ts';

/** One process at a time makes and settles groups. Any constant will do. */
const LEAGUE_LOCK = 4_102_061;

/** Holds groups until the transaction ends; false: somebody else does. */
export async function holdGroups(tx: Tx): Promise<boolean> {
  const [row] = await tx<{ isHeld: boolean }[]>`select pg_try_advisory_xact_lock(${LEAGUE_LOCK}::bigint) as "isHeld"`;
  return row?.isHeld === true;
}

export interface Newcomer {
  readonly userId: number;
  readonly audience: Audience;
  readonly league: League;
}

/**
 * People of a season without a group, whose first points are the oldest. Whoever is being written at this moment comes
 * next time.
 */
export function takeNewcomers(tx: Tx, season: number, limit: number): Promise<Newcomer[]> {
  return tx<Newcomer[]>`
    select r.user_id as "userId", r.audience, coalesce((
      select s.league_after from season_result s where s.user_id = r.user_id and s.season < ${season}
      order by s.season desc limit 1), ${FIRST_LEAGUE}) as league
    from rating r
    where r.season = ${season} and r.season > 0 and r.group_id is null and r.is_shown and r.points > 0
    order by r.started_at, r.user_id limit ${limit} for update of r skip locked`.execute();
}

export async function selectHasNewcomers(sql: Sql, season: number): Promise<boolean> {
  const rows = await sql`
    select 1 from rating
    where season = ${season} and season > 0 and group_id is null and is_shown and points > 0 limit 1`;
  return rows.length > 0;
}

export interface GroupOf {
  readonly season: number;
  readonly audience: Audience;
  readonly league: League;
}

/** The last that was opened: those before it are full or too old, because no place is given back. */
export async function selectYoungestGroup(
  tx: Tx,
  { season, audience, league }: GroupOf,
): Promise<{ readonly id: number; readonly size: number; readonly openedAt: Date } | null> {
  const [row] = await tx<{ id: number; size: number; openedAt: Date }[]>`
    select id, size, opened_at as "openedAt" from league_group
    where season = ${season} and audience = ${audience} and league = ${league}
      and settled_at is null
    order by opened_at desc, id desc limit 1`;
  return row ?? null;
}

export async function insertGroup(tx: Tx, { season, audience, league }: GroupOf, openedAt: Date): Promise<number> {
  const [row] = await tx<{ id: number }[]>`
    insert into league_group (season, audience, league, opened_at) values (${season}, ${audience}, ${league}, ${openedAt})
    returning id`;
  if (!row) throw new Error('No group was made');
  return row.id;
}

interface Joining {
  readonly season: number;
  readonly groupId: number;
  readonly userIds: readonly number[];
}

export async function joinGroup(tx: Tx, { season, groupId, userIds }: Joining): Promise<void> {
  await tx`update rating set group_id = ${groupId} where season = ${season} and user_id = any(${[...userIds]}::int[])`;
  await tx`update league_group set size = size + ${userIds.length} where id = ${groupId}`;
}

export interface OwnGroup {
  readonly id: number;
  readonly audience: Audience;
  readonly league: League;
}

/** Null: without a group in this season. */
export async function selectOwnGroup(tx: Tx, userId: number, season: number): Promise<OwnGroup | null> {
  const [row] = await tx<OwnGroup[]>`
    select g.id, g.audience, g.league from rating r join league_group g on g.id = r.group_id
    where r.user_id = ${userId} and r.season = ${season}`;
  return row ?? null;
}

/** Those who take part, in their order. */
export function selectMembers(
  tx: Tx,
  groupId: number,
): Promise<{ readonly userId: number; readonly points: number }[]> {
  return tx<{ userId: number; points: number }[]>`
    select user_id as "userId", points from rating where group_id = ${groupId} and is_shown
    order by rank_key desc, user_id desc`.execute();
}

/** Points of all time, by person. */
export async function selectAllPoints(tx: Tx, userIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await tx<{ userId: number; points: number }[]>`
    select user_id as "userId", points from rating where season = 0 and user_id = any(${[...userIds]}::int[])`;
  return new Map(rows.map(({ userId, points }) => [userId, points]));
}
