import type { Model } from '@logikit/contract';
import type { Tx } from '../../kernel/database/index.ts';
import type { ByLocale } from '../../kernel/words/index.ts';
import type { Rows, Slice } from '../../kernel/http/index.ts';

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
