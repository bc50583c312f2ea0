import { numbers } from '@logikit/contract';
import type { Tx } from '../../kernel/database/index.ts';
import { FIRST_LEAGUE, type League } from './league.ts';
import type { Audience } from './seen.ts';

/** The leagues that these people are in, or were in when a season has been settled. */
export async function readLeagues(
  tx: Tx,
  season: number,
  userIds: readonly number[],
): Promise<(userId: number) => League> {
  const rows = await tx<{ userId: number; league: League }[]>`
    select n.id as "userId", s.league from unnest(${[...userIds]}::int[]) as n (id), lateral (
      select case when season = ${season} then league_before else league_after end as league from season_result
      where user_id = n.id and season <= ${season} order by season desc limit 1) as s`;
  const leagues = new Map(rows.map(({ userId, league }) => [userId, league]));
  return (userId) => leagues.get(userId) ?? FIRST_LEAGUE;
}

export interface SeasonResult {
  readonly season: number;
  readonly place: number;
  readonly points: number;
  readonly leagueBefore: League;
  readonly leagueAfter: League;
}

/** The last result that somebody has not looked at, of a season whose results are all there. */
export async function selectUnseenResult(tx: Tx, userId: number): Promise<SeasonResult | null> {
  const [row] = await tx<SeasonResult[]>`
    select season, place, points, league_before as "leagueBefore", league_after as "leagueAfter" from season_result
    where user_id = ${userId} and looked_at is null and season <= (select max(season) from season_settlement)
    order by season desc limit 1`;
  return row ?? null;
}

/** Marks all results up to the last settled season; false: there was nothing to be seen. */
export async function updateLooked(tx: Tx, userId: number, now: Date): Promise<boolean> {
  const { count } = await tx`
    update season_result set looked_at = ${now} where user_id = ${userId} and looked_at is null
      and season <= (select max(season) from season_settlement)`;
  return count > 0;
}

export interface Winner {
  readonly season: number;
  readonly audience: Audience;
  /** Null: they have left. */
  readonly userId: number | null;
  readonly points: number;
  /** Shared by equal points. */
  readonly place: number;
  readonly league: League;
}

/** Winners of the seasons of a page, the last season first, and how many pages there are. */
export async function selectWinners(
  tx: Tx,
  page: number,
): Promise<{ readonly winners: readonly Winner[]; readonly lastPage: number }> {
  const { hallSeasons: limit } = numbers.rating;
  const winners = await tx<Winner[]>`
    select season, audience, user_id as "userId", points, league,
      rank() over (partition by season, audience order by points desc)::int as place
    from season_winner where season in (
      select distinct season from season_winner order by season desc limit ${limit} offset ${(page - 1) * limit})
    order by season desc, audience desc, position`;
  const [row] = await tx<{ count: number }[]>`select count(distinct season)::int as count from season_winner`;
  return { winners, lastPage: Math.max(1, Math.ceil((row?.count ?? 0) / limit)) };
}

/** Gives results and places in the hall of fame to `to`, as far as there are none. */
export async function moveResults(tx: Tx, { from, to }: { readonly from: number; readonly to: number }): Promise<void> {
  await tx`
    update season_result r set user_id = ${to} where r.user_id = ${from}
      and (select 1 from season_result o where o.user_id = ${to} and o.season = r.season) is null`;
  await tx`
    update season_winner w set user_id = ${to} where w.user_id = ${from}
      and (select 1 from season_winner o where o.user_id = ${to} and o.season = w.season) is null`;
  await deleteResults(tx, from);
}

export async function deleteResults(tx: Tx, userId: number): Promise<void> {
  await tx`delete from season_result where user_id = ${userId}`;
  await tx`update season_winner set user_id = null where user_id = ${userId}`;
}
