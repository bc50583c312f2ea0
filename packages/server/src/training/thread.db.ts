import type { Model } from '@logikit/contract';
import { titlesOfFamily } from '@logikit/problems';
import type { Tx } from '../database/database.ts';
import type { ByLocale } from './language.ts';
import type { Rows, Slice } from './page.ts';
import type { Owner } from './progress.db.ts';
import type { Station } from './stations.ts';

type ThreadType = Model<'Thread'>['type'];
type TargetLesson = Model<'Thread'>['targetLessonId'];

/** Column `content` of a thread, in every language. */
export type ThreadContent = Pick<Model<'Thread'>, ThreadField> & {
  readonly translations: ByLocale<{ readonly title: string; readonly description: string }>;
};
type ThreadField =
  | 'category'
  | 'preview'
  | 'coursePreview'
  | 'courseVersions'
  | 'topics'
  | 'grades'
  | 'threadGrades'
  | 'reviews'
  | 'problemExamples'
  | 'view';

export interface BlockContent {
  readonly translations: ByLocale<{ readonly title: string }>;
  readonly motif: Model<'Thread'>['blocks'][number]['motif'];
}

export interface ThreadRow {
  readonly id: number;
  readonly courseId: number;
  readonly technicalName: string;
  readonly targetLessonId: TargetLesson;
  readonly type: ThreadType;
  readonly isTrial: boolean;
  readonly isEnabled: boolean;
  readonly isSequential: boolean;
  readonly content: ThreadContent;
}

export interface BlockRow {
  readonly id: number;
  readonly threadId: number;
  readonly theoryId: number | null;
  readonly content: BlockContent;
}

/** A station with what the road shows of it. */
export interface RoadStation extends Station {
  readonly blockId: number;
  readonly complexity: Model<'Thread'>['problems'][number]['complexity'];
  readonly titles: ByLocale<string>;
}

const threadColumns = (tx: Tx) => tx`
  t.id, t.course_id as "courseId", t.slug as "technicalName", c.target_lesson as "targetLessonId", t.type,
  t.is_trial as "isTrial", t.is_enabled and c.is_enabled and c.kind <> 'event' as "isEnabled",
  t.is_sequential as "isSequential", t.content
  from thread t join course c on c.id = t.course_id`;

export async function selectThread(tx: Tx, id: number): Promise<ThreadRow | null> {
  const [row] = await tx<ThreadRow[]>`select ${threadColumns(tx)} where t.id = ${id}`;
  return row ?? null;
}

export interface ThreadFilter {
  readonly targetLesson?: number | undefined;
  readonly courseId?: number | undefined;
}

/** Enabled threads in the order of their courses. */
export async function selectThreads(tx: Tx, filter: ThreadFilter, { limit, offset }: Slice): Promise<Rows<ThreadRow>> {
  const wanted = tx`
    t.is_enabled and c.is_enabled and c.kind <> 'event'
    and (${filter.targetLesson ?? null}::int is null or c.target_lesson = ${filter.targetLesson ?? null})
    and (${filter.courseId ?? null}::int is null or c.id = ${filter.courseId ?? null})`;
  const [rows, [count]] = await Promise.all([
    tx<ThreadRow[]>`
      select ${threadColumns(tx)} where ${wanted}
      order by c.position, c.id, t.position, t.id limit ${limit} offset ${offset}`,
    tx<{ total: number }[]>`select count(*) as total from thread t join course c on c.id = t.course_id where ${wanted}`,
  ]);
  return { rows, total: count?.total ?? 0 };
}

export async function selectBlocks(tx: Tx, threadId: number): Promise<readonly BlockRow[]> {
  return tx<BlockRow[]>`
    select id, thread_id as "threadId", theory_id as "theoryId", content
    from block where thread_id = ${threadId} order by position, id`;
}

export async function selectBlock(tx: Tx, id: number): Promise<BlockRow | null> {
  const [row] = await tx<BlockRow[]>`
    select b.id, b.thread_id as "threadId", b.theory_id as "theoryId", b.content
    from block b join thread t on t.id = b.thread_id join course c on c.id = t.course_id
    where b.id = ${id} and t.is_enabled and c.is_enabled and c.kind <> 'event'`;
  return row ?? null;
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
  readonly type: ThreadType;
  readonly blockType: 'regular' | 'checkpoint';
  readonly isTrial: boolean;
  readonly isEnabled: boolean;
  readonly isSequential: boolean;
  /** The learner has opened this problem for energy. */
  readonly isBought: boolean;
}

export interface PlaceName {
  readonly threadId?: number | undefined;
  readonly blockId?: number | undefined;
  /** Threads of events are places of their events only. */
  readonly isEvent?: boolean;
}

export async function selectPlace(
  tx: Tx,
  { problemId, ...owner }: Owner & { readonly problemId: number },
  { threadId, blockId, isEvent = false }: PlaceName,
): Promise<PlaceRow | null> {
  const [row] = await tx<PlaceRow[]>`
    select t.id as "threadId", b.id as "blockId", t.type, b.type as "blockType", t.is_trial as "isTrial",
      t.is_enabled and c.is_enabled and (c.kind = 'event') = ${isEvent} as "isEnabled", t.is_sequential and (${isEvent} or not exists (
        select from profile l where l.user_id = ${owner.userId} and l.lock_scheme = 'open')) as "isSequential",
      exists (
        select from problem_purchase u where u.user_id = ${owner.userId} and u.tenant_id = ${owner.tenantId}
          and u.problem_id = bp.problem_id and u.refunded_at is null) as "isBought"
    from block_problem bp
    join block b on b.id = bp.block_id
    join thread t on t.id = b.thread_id
    join course c on c.id = t.course_id
    where bp.problem_id = ${problemId} and (t.id = ${threadId ?? null} or b.id = ${blockId ?? null})
    order by b.position, b.id limit 1`;
  return row ?? null;
}

/** The stations of the thread or block that a learner came from; `inBlock` marks those of the named block. */
export async function selectPlaceStations(
  tx: Tx,
  owner: Owner,
  { threadId, blockId }: PlaceName,
): Promise<readonly (Station & { readonly inBlock: boolean })[]> {
  return tx<(Station & { inBlock: boolean })[]>`
    select p.id as "problemId", coalesce(q.stars, 0) as stars, coalesce(q.is_final, false) as "isFinal",
      coalesce(q.is_solved, false) as "isSolved",
      coalesce(q.count, 0) > 0 as "isTried", coalesce(b.id = ${blockId ?? null}, true) as "inBlock"
    from block b
    join block_problem bp on bp.block_id = b.id
    join problem p on p.id = bp.problem_id and p.is_enabled and not p.is_deleted
    left join progress q on q.user_id = ${owner.userId} and q.tenant_id = ${owner.tenantId} and q.problem_id = p.id
      and q.context = ${owner.context ?? ''}
    where b.thread_id = coalesce(${threadId ?? null}::int, (select thread_id from block where id = ${blockId ?? null}))
    order by b.position, b.id, bp.position`;
}
