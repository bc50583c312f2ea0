import { numbers } from '@logikit/contract';
import type { PendingQuery, Row } from 'postgres';
import type { Tx } from '../../kernel/database/index.ts';
import type { Closing } from './points.ts';
import { schoolKey, type Seen } from './seen.ts';

/** A part of a statement. */
export type Part = PendingQuery<Row[]>;

/**
 * Gives points for the closings of a subquery `(user_id, problem_id, passing_id, stars, mistakes, at)` as far as each is
 * the first of its problem and the learner's day has room, and adds them to the sums of the season and of all time.
 * Answers whose sums have moved. NOTE: the subqueries make PostgreSQL look people up by index, however short tables were.
 */
export async function insertPoints(tx: Tx, closings: Part): Promise<readonly number[]> {
  const { zone, pointsPerDay } = numbers.rating;
  const rows = await tx<{ userId: number }[]>`
    with first as (
      select distinct on (c.user_id, c.problem_id) c.*, (c.at at time zone p.time_zone)::date as day,
        c.at at time zone ${zone}::text as local
      from ${closings} as c, lateral (
        select p.time_zone from profile p join "user" u on u.id = p.user_id
        where p.user_id = c.user_id and u.role <> 'editor' limit 1) as p
      where (select 1 from rating_point r where r.user_id = c.user_id and r.problem_id = c.problem_id) is null
      order by c.user_id, c.problem_id, c.passing_id
    ), counted as (
      select f.*, sum(stars) over (partition by user_id, day order by passing_id) + coalesce((
        select sum(r.points) from rating_point r where r.user_id = f.user_id and r.day = f.day), 0) as until
      from first f
    ), added as (
      insert into rating_point (user_id, problem_id, season, points, mistakes, day, at)
      select user_id, problem_id, extract(year from local) * 100 + extract(month from local),
        least(until, ${pointsPerDay}) - least(until - stars, ${pointsPerDay}), mistakes, day, at
      from counted order by user_id, problem_id on conflict do nothing returning *
    )
    ${sumUp(tx, tx`added`)}`;
  return [...new Set(rows.map(({ userId }) => userId))];
}

/** Adds points of a relation to the sums. A group is of one audience. */
const sumUp = (tx: Tx, points: Part): Part => tx`
  insert into rating as r (user_id, season, audience, points, mistakes, started_at, reached_at)
  select a.user_id, coalesce(a.season, 0), case p.course_tl when 3 then 'adult' else 'junior' end,
    sum(a.points), sum(a.mistakes), min(a.at), max(a.at)
  from ${points} as a, lateral (select course_tl from profile where user_id = a.user_id limit 1) as p
  group by grouping sets ((a.user_id, a.season, p.course_tl), (a.user_id, p.course_tl)) order by 1, 2
  on conflict (user_id, season) do update set audience = excluded.audience, points = r.points + excluded.points,
    mistakes = r.mistakes + excluded.mistakes, started_at = least(r.started_at, excluded.started_at),
    reached_at = greatest(r.reached_at, excluded.reached_at),
    group_id = case when r.audience = excluded.audience then r.group_id end
  returning user_id as "userId"`;

export async function insertClosings(tx: Tx, closings: readonly Closing[]): Promise<readonly number[]> {
  const rows = closings.map((one) => ({ ...one }));
  return insertPoints(
    tx,
    tx`(
      select "userId" as user_id, "problemId" as problem_id, "passingId" as passing_id, stars, mistakes, at
      from jsonb_to_recordset(${tx.json(rows)}::jsonb) as n ("userId" int, "problemId" int, "passingId" int,
        stars smallint, mistakes smallint, at timestamptz))`,
  );
}

/** Writes whether and where these people are shown into all their sums. */
export async function updateSeen(tx: Tx, people: readonly Seen[]): Promise<void> {
  const rows = people.map(({ userId, missing, cityCode, school }) => ({
    userId,
    isShown: missing.length === 0,
    cityCode,
    school: school && schoolKey(school),
  }));
  await tx`
    update rating r set is_shown = n."isShown", city_code = n."cityCode", institution_id = n.institution
    from (
      select "userId", "isShown", "cityCode", (select id from institution i where i.key = school) as institution
      from jsonb_to_recordset(${tx.json(rows)}::jsonb)
        as n ("userId" int, "isShown" boolean, "cityCode" text, school text)) as n
    where r.user_id = n."userId" and r.user_id = any(${rows.map(({ userId }) => userId)}::int[])
      and (r.is_shown, r.city_code, r.institution_id) is distinct from (n."isShown", n."cityCode", n.institution)`;
}

/** Gives the points of `from` to `to`; of a problem that both have closed those of `to` stay, as does a group. */
export async function movePoints(tx: Tx, { from, to }: { readonly from: number; readonly to: number }): Promise<void> {
  await tx`
    insert into rating_point (user_id, problem_id, season, points, mistakes, day, at)
    select ${to}, problem_id, season, points, mistakes, day, at from rating_point where user_id = ${from}
    on conflict do nothing`;
  const groups = await tx<{ season: number; groupId: number }[]>`
    select distinct on (season) season, group_id as "groupId" from rating
    where user_id in (${from}, ${to}) and group_id is not null order by season, user_id = ${to} desc`;
  await deletePoints(tx, from);
  await tx`delete from rating where user_id = ${to}`;
  await sumUp(tx, tx`(select * from rating_point where user_id = ${to})`);
  for (const { season, groupId } of groups)
    await tx`
      update rating r set group_id = g.id from league_group g
      where r.user_id = ${to} and r.season = ${season} and g.id = ${groupId} and g.audience = r.audience`;
}

export async function deletePoints(tx: Tx, userId: number): Promise<void> {
  await tx`delete from rating_point where user_id = ${userId}`;
  await tx`delete from rating where user_id = ${userId}`;
}
