import type { Model } from '@logikit/contract';
import type { Tx } from '../../kernel/database/index.ts';

type Listed = Model<'ProblemList'>['data'][number];

export interface ListedRow extends Omit<Listed, 'title' | 'tags'> {
  readonly family: string | null;
  /** By locale; null while nobody has needed the problem of the bank yet. */
  readonly titles: Readonly<Record<string, string>> | null;
  readonly tags: string[] | null;
}

export interface Filter {
  readonly targetLesson: number | null;
  readonly complexities: readonly number[] | null;
  readonly isEnabled: boolean | null;
  readonly tag: string | null;
  /** Without problems of quizzes and events, which would be known beforehand. */
  readonly isForLearners: boolean;
}

/** Problems in the order of their ids; neither deleted ones nor those that were made for one learner's block. */
export async function selectProblems(
  tx: Tx,
  filter: Filter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: readonly ListedRow[]; readonly total: number }> {
  const { targetLesson, isEnabled, tag } = filter;
  const complexities = filter.complexities === null ? null : [...filter.complexities];
  const wanted = tx`
    not p.is_deleted and not p.is_drawn
    and (${targetLesson}::int is null or p.target_lesson = ${targetLesson}::int)
    and (${complexities}::int[] is null or p.complexity = any(${complexities}::int[]))
    and (${isEnabled}::boolean is null or p.is_enabled = ${isEnabled}::boolean)
    and (${tag}::text is null or jsonb_exists(p.content -> 'tags', ${tag}::text))
    and (not ${filter.isForLearners}::boolean or not p.is_reserved and not exists (
      select from block_problem bp join block b on b.id = bp.block_id join thread t on t.id = b.thread_id
      where bp.problem_id = p.id and t.type not in ('chapter', 'side')))`;
  const [rows, [count]] = await Promise.all([
    tx<ListedRow[]>`
      select p.id, p.complexity, p.target_lesson as "targetLesson", p.is_enabled as "isEnabled", p.family,
        p.content -> 'tags' as tags,
        (select jsonb_object_agg(key, value -> 'title') from jsonb_each(p.content -> 'translations')) as titles
      from problem p where ${wanted} order by p.id limit ${limit} offset ${offset}`,
    tx<{ total: number }[]>`select count(*) as total from problem p where ${wanted}`,
  ]);
  return { rows, total: count?.total ?? 0 };
}
