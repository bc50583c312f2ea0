import type { Model } from '@logikit/contract';
import { titlesOfFamily } from '@logikit/problems';
import type { ThreadRow } from '../../content/catalog/index.ts';
import type { Tx } from '../../kernel/database/index.ts';
import type { ByLocale } from '../../kernel/words/index.ts';
import type { Owner } from '../progress/index.ts';
import type { Station } from './stations.ts';

/** A station with what the road shows of it. */
export interface RoadStation extends Station {
  readonly blockId: number;
  readonly complexity: Model<'Thread'>['problems'][number]['complexity'];
  readonly titles: ByLocale<string>;
}

/** A thread's stations in order, with titles in every language. A problem of the bank is called by its idea. */
export async function selectRoad(tx: Tx, owner: Owner, threadId: number): Promise<readonly RoadStation[]> {
  const rows = await tx<(Omit<RoadStation, 'titles'> & { titles: ByLocale<string> | null; family: string | null })[]>`
    select p.id as "problemId", b.id as "blockId", p.complexity,
      p.family,
      case when p.family is null or p.edited_at is not null then
        (select jsonb_object_agg(key, value -> 'title') from jsonb_each(p.content -> 'translations')) end as titles,
      coalesce(q.stars, 0) as stars, coalesce(q.is_final, false) as "isFinal", coalesce(q.is_solved, false) as "isSolved",
      coalesce(q.count, 0) > 0 as "isTried"
    from block b
    join block_problem bp on bp.block_id = b.id
    join problem p on p.id = bp.problem_id and p.is_enabled and not p.is_deleted
    left join progress q on q.user_id = ${owner.userId} and q.tenant_id = ${owner.tenantId} and q.problem_id = p.id
      and q.context = ${owner.context ?? ''}
    where b.thread_id = ${threadId}
    order by b.position, b.id, bp.position`;
  return rows.map(({ family, titles, ...row }) => ({ ...row, titles: titles ?? titlesOfFamily(family ?? '') }));
}

/** The stations of many threads at once, without titles: for sums. */
export async function selectStations(
  tx: Tx,
  owner: Owner,
  threadIds: readonly number[],
): Promise<ReadonlyMap<number, readonly Station[]>> {
  const rows = await tx<(Station & { threadId: number })[]>`
    select b.thread_id as "threadId", p.id as "problemId", coalesce(q.stars, 0) as stars,
      coalesce(q.is_final, false) as "isFinal", coalesce(q.is_solved, false) as "isSolved",
      coalesce(q.count, 0) > 0 as "isTried"
    from block b
    join block_problem bp on bp.block_id = b.id
    join problem p on p.id = bp.problem_id and p.is_enabled and not p.is_deleted
    left join progress q on q.user_id = ${owner.userId} and q.tenant_id = ${owner.tenantId} and q.problem_id = p.id
      and q.context = ${owner.context ?? ''}
    where b.thread_id = any(${[...threadIds]}::int[])
    order by b.position, b.id, bp.position`;
  const found = new Map<number, Station[]>(threadIds.map((id) => [id, []]));
  for (const { threadId, ...station } of rows) found.get(threadId)?.push(station);
  return found;
}

/** Where a problem stands in the thread or block that a learner came from. */
export interface PlaceRow {
  readonly threadId: number;
  readonly blockId: number;
  readonly type: ThreadRow['type'];
  readonly blockType: 'regular' | 'checkpoint';
  readonly isTrial: boolean;
  readonly isEnabled: boolean;
  readonly isSequential: boolean;
  /** The learner has opened this problem for energy. */
  readonly isBought: boolean;
}

/**
 * The thread that holds the problem of row `a`, for whoever has named no place. One that is enabled, before those that are
 * not, and one that is free or shown by the key (`s.threads`), before those that are paid; quizzes and events are not
 * found: their problems are met there only.
 */
export const homeThreadSql = `(
  select t.id from block_problem bp
  join block b on b.id = bp.block_id
  join thread t on t.id = b.thread_id
  join course k on k.id = t.course_id
  join problem p on p.id = bp.problem_id and not p.is_reserved
  where bp.problem_id = a.problem_id and k.kind <> 'event'
  order by (t.is_enabled and k.is_enabled) desc, (t.is_trial or t.id = any(s.threads)) desc, t.id limit 1)`;

/**
 * Where the problem of row `a` stands in the thread `h`, or in the block that it is asked in, as one value of JSON. Where
 * both are named, it is in both: the road of one thread must never open a station of another.
 */
export const threadPlaceSql = `(
  select json_build_object('threadId', t.id, 'blockId', b.id, 'type', t.type, 'blockType', b.type, 'isTrial', t.is_trial,
    'isEnabled', t.is_enabled and k.is_enabled and (k.kind = 'event') = (v.entry is not null),
    'isSequential', t.is_sequential,
    'isBought', exists (select from problem_purchase u where u.user_id = a.user_id and u.tenant_id = a.tenant_id
      and u.problem_id = a.problem_id and u.refunded_at is null))
  from block_problem bp
  join block b on b.id = bp.block_id
  join thread t on t.id = b.thread_id
  join course k on k.id = t.course_id
  where bp.problem_id = a.problem_id and x.number is null
    and (h.thread_id is not null or a.block_id is not null)
    and (h.thread_id is null or t.id = h.thread_id) and (a.block_id is null or b.id = a.block_id)
  order by b.position, b.id limit 1)`;

const roadJson = (problems: string, blocks: string): string => `
  json_build_object('problems', ${problems}, 'blocks', ${blocks}, 'touched', (
    select json_agg(json_build_array(q.problem_id, q.stars, q.is_final, q.is_solved, q.count > 0))
    from progress q where q.user_id = a.user_id and q.tenant_id = a.tenant_id and q.problem_id = any(${problems})
      and q.context = c.context))`;

/** The problems beside it, and how the learner stands with them: of the block of exercises, else of the thread. */
export const roadSql = `case when x.number is not null then (
    select ${roadJson('open.problems', 'null')} from (
      select array(
        select p.id from unnest(x.problem_ids) with ordinality as place (problem_id, position)
        join problem p on p.id = place.problem_id and p.is_enabled and not p.is_deleted order by position)
      as problems) open)
  when h.thread_id is not null or a.block_id is not null then (
    select ${roadJson('t.road_problems', 't.road_blocks')} from thread t
    where t.id = coalesce(h.thread_id, (select thread_id from block where id = a.block_id))) end`;

/** What `roadSql` gives. */
export interface RoadJson {
  readonly problems: readonly number[];
  /** The block of each problem; null of a block of exercises. */
  readonly blocks: readonly number[] | null;
  /** Problem, stars, closed, solved, tried; null: nothing was touched. */
  readonly touched: readonly (readonly [number, number, boolean, boolean, boolean])[] | null;
}

/** The stations of a road in their order. */
export function stationsOf({ problems, touched }: RoadJson): readonly Station[] {
  const known = new Map(touched?.map(([problemId, ...how]) => [problemId, how]));
  return problems.map((problemId) => {
    const [stars, isFinal, isSolved, isTried] = known.get(problemId) ?? [0, false, false, false];
    return { problemId, stars, isFinal, isSolved, isTried };
  });
}

/** The enabled thread that the learner answered in last. */
export async function selectLastThread(tx: Tx, { userId, tenantId }: Owner): Promise<number | null> {
  const [row] = await tx<{ threadId: number }[]>`
    select q.thread_id as "threadId"
    from progress q join thread t on t.id = q.thread_id join course c on c.id = t.course_id
    where q.user_id = ${userId} and q.tenant_id = ${tenantId} and t.is_enabled and c.is_enabled and c.kind <> 'event'
      and q.context = ''
    order by q.updated_at desc, q.problem_id desc limit 1`;
  return row?.threadId ?? null;
}
