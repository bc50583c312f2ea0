import type { Tx } from '../../kernel/database/index.ts';
import type { BlockContent, ThreadContent } from '../catalog/index.ts';

/** Held until the transaction ends, so that processes that start together seed once. Any constant number will do. */
const SEED_LOCK = 4_102_021;

export async function lockSeeding(tx: Tx): Promise<void> {
  await tx`select pg_advisory_xact_lock(${SEED_LOCK})`;
}

export async function selectFingerprint(tx: Tx, name: string): Promise<string | null> {
  const [row] = await tx<{ fingerprint: string }[]>`select fingerprint from seeding where name = ${name}`;
  return row?.fingerprint ?? null;
}

export async function upsertFingerprint(tx: Tx, name: string, fingerprint: string): Promise<void> {
  await tx`
    insert into seeding (name, fingerprint) values (${name}, ${fingerprint})
    on conflict (name) do update set fingerprint = excluded.fingerprint, done_at = now()`;
}

export interface SeededThread {
  readonly slug: string;
  readonly courseId: number;
  readonly position: number;
  readonly isTrial: boolean;
  readonly isSequential: boolean;
  readonly type: 'chapter' | 'quiz' | 'side' | 'olympiad';
  readonly content: ThreadContent;
}

export async function upsertThread(
  tx: Tx,
  { slug, courseId, position, isTrial, isSequential, type, content }: SeededThread,
): Promise<number> {
  const [row] = await tx<{ id: number }[]>`
    insert into thread (slug, course_id, position, type, is_trial, is_sequential, content)
    values (${slug}, ${courseId}, ${position}, ${type}, ${isTrial}, ${isSequential}, ${tx.json(content as never)})
    on conflict (slug) do update set
      course_id = excluded.course_id, position = excluded.position, type = excluded.type, is_trial = excluded.is_trial,
      is_sequential = excluded.is_sequential, content = excluded.content
    returning id`;
  return idOf(row);
}

export interface SeededBlock {
  readonly slug: string;
  readonly threadId: number;
  readonly position: number;
  readonly theoryId: number | null;
  readonly content: BlockContent;
}

export async function upsertBlock(
  tx: Tx,
  { slug, threadId, position, theoryId, content }: SeededBlock,
): Promise<number> {
  const [row] = await tx<{ id: number }[]>`
    insert into block (slug, thread_id, position, theory_id, content)
    values (${slug}, ${threadId}, ${position}, ${theoryId}, ${tx.json(content as never)})
    on conflict (slug) do update set
      thread_id = excluded.thread_id, position = excluded.position, theory_id = excluded.theory_id, content = excluded.content
    returning id`;
  return idOf(row);
}

/** Puts these problems on the block's places, and no others. Those of events and quizzes are met nowhere else. */
export async function replaceBlockProblems(tx: Tx, blockId: number, problemIds: readonly number[]): Promise<void> {
  await tx`delete from block_problem where block_id = ${blockId}`;
  await tx`
    insert into block_problem (block_id, position, problem_id)
    select ${blockId}, place.position, place.problem_id
    from unnest(${[...problemIds]}::int[]) with ordinality as place (problem_id, position)`;
  await tx`
    update problem set is_reserved = true
    where id = any(${[...problemIds]}::int[]) and not is_reserved and exists (
      select from block b join thread t on t.id = b.thread_id where b.id = ${blockId} and t.type in ('quiz', 'event', 'olympiad'))`;
}

/** Takes away the blocks that a thread had once; their problems are met elsewhere. */
export async function deleteOtherBlocks(tx: Tx, threadId: number, slugs: readonly string[]): Promise<void> {
  await tx`delete from block where thread_id = ${threadId} and slug <> all(${[...slugs]}::text[])`;
}

/** Other threads of the courses that these belong to lead nowhere any more; what was earned in them stays. */
export async function disableOtherThreads(tx: Tx, slugs: readonly string[]): Promise<void> {
  const written = [...slugs];
  await tx`
    update thread set is_enabled = false
    where is_enabled and slug <> all(${written}::text[])
      and course_id in (select course_id from thread where slug = any(${written}::text[]))`;
}

function idOf(row: { readonly id: number } | undefined): number {
  if (!row) throw new Error('A saved row returned no id');
  return row.id;
}
