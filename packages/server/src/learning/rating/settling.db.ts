import { numbers } from '@logikit/contract';
import type { Sql, Tx } from '../../kernel/database/index.ts';
import { unheardEvents } from '../../kernel/event-log/index.ts';
import { ANSWER } from '../progress/index.ts';
import type { OwnGroup } from './group.db.ts';
import type { Member, Result } from './league.ts';

/** The first season that has ended and has no results; null: all have. Before any was settled, only the last counts. */
export async function selectUnsettledSeason(
  sql: Sql,
  { running, last }: { readonly running: number; readonly last: number },
): Promise<number | null> {
  const [row] = await sql<{ season: number | null }[]>`
    with settled as (select coalesce(max(season), 0) as season from season_settlement)
    select min(due.season) as season from (
      (select g.season from league_group g, settled s where g.season > s.season and g.season < ${running}
        order by g.season limit 1)
      union all select ${last}::int from settled s where s.season < ${last}) as due`;
  return row?.season ?? null;
}

/** Whether a consumer has not heard all answers until a moment. */
export async function selectIsUnheard(sql: Sql, consumer: string, until: Date): Promise<boolean> {
  const rows = await sql.begin(
    (tx) => tx`
      select 1 from ${unheardEvents(tx, consumer)} as u
      where kind = ${ANSWER} and (facts ->> 'at')::timestamptz <= ${until} limit 1`,
  );
  return rows.length > 0;
}

export async function selectUnsettledGroup(tx: Tx, season: number): Promise<OwnGroup | null> {
  const [row] = await tx<OwnGroup[]>`
    select id, audience, league from league_group where season = ${season} and settled_at is null order by id limit 1`;
  return row ?? null;
}

/** Members in their order. Whoever leaves the platform waits, and takes the result along. */
export function holdMembers(tx: Tx, groupId: number): Promise<Member[]> {
  return tx<Member[]>`
    with held as materialized (
      select user_id, points, rank_key from rating where group_id = ${groupId} and is_shown order by user_id for update)
    select user_id as "userId", points from held order by rank_key desc, user_id desc`.execute();
}

interface Settled {
  readonly season: number;
  readonly group: OwnGroup;
  readonly results: readonly Result[];
  readonly at: Date;
}

export async function insertResults(tx: Tx, { season, group, results, at }: Settled): Promise<void> {
  await tx`
    insert into season_result (user_id, season, group_id, place, points, league_before, league_after)
    select "userId", ${season}, ${group.id}, place, points, ${group.league}, "leagueAfter"
    from jsonb_to_recordset(${tx.json(results.map((one) => ({ ...one })))}::jsonb)
      as n ("userId" int, place smallint, points int, "leagueAfter" text)
    on conflict do nothing`;
  await tx`update league_group set settled_at = ${at} where id = ${group.id}`;
}

/** The best of each audience, and the end of the work on this season. */
export async function insertSettlement(tx: Tx, season: number, at: Date): Promise<void> {
  await tx`
    insert into season_winner (season, audience, position, user_id, points, league)
    select ${season}, a.audience, best.position, best.user_id, best.points, best.league
    from (values ('junior'), ('adult')) as a (audience), lateral (
      select s.user_id, s.points, s.league_before as league,
        row_number() over (order by r.rank_key desc, r.user_id desc) as position
      from (
        select user_id, rank_key from rating
        where season = ${season} and audience = a.audience and is_shown and points > 0
        order by rank_key desc, user_id desc limit ${numbers.rating.winners}) as r
      join season_result s on s.user_id = r.user_id and s.season = ${season}
      join "user" u on u.id = r.user_id) as best
    on conflict do nothing`;
  await tx`insert into season_settlement (season, settled_at) values (${season}, ${at}) on conflict do nothing`;
}
