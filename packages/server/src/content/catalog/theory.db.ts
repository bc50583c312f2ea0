import type { Model } from '@logikit/contract';
import type { Sql, Tx } from '../../kernel/database/index.ts';
import type { Rows, Slice } from '../../kernel/http/index.ts';

export type TheoryContent = Omit<Model<'Theory'>, 'id' | 'weight' | 'isEnabled' | 'isCommon'>;
export type WholeDraft = Omit<Model<'Theory'>, 'id'>;

export interface TheoryRow extends Pick<Model<'Theory'>, 'id' | 'weight' | 'isEnabled' | 'isCommon'> {
  readonly content: TheoryContent;
}

export interface TheoryFilter {
  readonly targetLesson?: number | undefined;
  /** Editors see articles that are not enabled too. */
  readonly withDisabled: boolean;
}

const columns = (tx: Tx) => tx`id, weight, is_enabled as "isEnabled", is_common as "isCommon", content`;

export async function selectTheory(tx: Tx, id: number): Promise<TheoryRow | null> {
  const [row] = await tx<TheoryRow[]>`select ${columns(tx)} from theory where id = ${id}`;
  return row ?? null;
}

export async function selectTheories(tx: Tx, filter: TheoryFilter, { limit, offset }: Slice): Promise<Rows<TheoryRow>> {
  const lesson = filter.targetLesson ?? null;
  const wanted = tx`
    (is_enabled or ${filter.withDisabled})
    and (${lesson}::int is null or target_lesson = ${lesson} or is_common)`;
  const [rows, [count]] = await Promise.all([
    tx<
      TheoryRow[]
    >`select ${columns(tx)} from theory where ${wanted} order by weight, id limit ${limit} offset ${offset}`,
    tx<{ total: number }[]>`select count(*) as total from theory where ${wanted}`,
  ]);
  return { rows, total: count?.total ?? 0 };
}

/** The target lesson of an article is that of its category, which is a course. */
export async function insertTheory(tx: Tx, draft: WholeDraft, now: Date): Promise<number> {
  const { weight, isEnabled, isCommon, ...content } = draft;
  const [row] = await tx<{ id: number }[]>`
    insert into theory (target_lesson, weight, is_enabled, is_common, content, edited_at)
    values ((select target_lesson from course where id = ${content.category}), ${weight}, ${isEnabled}, ${isCommon},
      ${tx.json(content as never)}, ${now})
    returning id`;
  if (!row) throw new Error('A saved theory returned no id');
  return row.id;
}

/** False when there is no such article. */
export async function updateTheory(tx: Tx, change: { id: number; draft: WholeDraft; now: Date }): Promise<boolean> {
  const { weight, isEnabled, isCommon, ...content } = change.draft;
  const { count } = await tx`
    update theory set weight = ${weight}, is_enabled = ${isEnabled}, is_common = ${isCommon},
      content = ${tx.json(content as never)}, edited_at = ${change.now},
      target_lesson = coalesce((select target_lesson from course where id = ${content.category}), target_lesson)
    where id = ${change.id}`;
  return count === 1;
}

export interface SeededTheory {
  readonly slug: string;
  readonly targetLesson: number | null;
  readonly weight: number;
  readonly content: TheoryContent;
}

/** Saves a seeded article and returns its id; one that an editor has changed stays as it is. */
export async function upsertTheory(tx: Tx | Sql, theory: SeededTheory): Promise<number> {
  const { slug, targetLesson, weight, content } = theory;
  const [row] = await tx<{ id: number }[]>`
    insert into theory (slug, target_lesson, weight, content)
    values (${slug}, ${targetLesson}, ${weight}, ${tx.json(content as never)})
    on conflict (slug) do update set
      weight = case when theory.edited_at is null then excluded.weight else theory.weight end,
      content = case when theory.edited_at is null then excluded.content else theory.content end
    returning id`;
  if (!row) throw new Error('A saved theory returned no id');
  return row.id;
}

/** Which of these articles of theory exist. */
export async function selectTheoryIds(tx: Tx, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await tx<{ id: number }[]>`select id from theory where id = any(${[...ids]}::int[])`;
  return new Set(rows.map(({ id }) => id));
}

/** The enabled article that was named, by its own id or by that of a problem or its block. */
export async function selectReadTheory(
  tx: Tx,
  { theoryId = null, problemId = null }: { readonly theoryId?: number | null; readonly problemId?: number | null },
): Promise<number | null> {
  const [row] = await tx<{ id: number }[]>`
    select t.id from theory t
    where t.is_enabled and (
      t.id = ${theoryId}::int
      or t.id in (select (p.content ->> 'theory')::int from problem p where p.id = ${problemId}::int)
      or t.id in (
        select b.theory_id from block_problem q join block b on b.id = q.block_id where q.problem_id = ${problemId}::int))
    order by t.id limit 1`;
  return row?.id ?? null;
}
