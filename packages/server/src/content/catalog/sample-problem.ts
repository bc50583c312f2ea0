import type { Model } from '@logikit/contract';
import type { Sql, Tx } from '../../kernel/database/index.ts';
import { ApiError } from '../../kernel/errors/index.ts';

type Audience = Model<'SamplePath'>['audience'];

/** Blocks with one idea, whose problems are read at a glance. */
const blocks: Readonly<Record<Audience, string>> = {
  child: 'harbour-of-patterns',
  adult: 'table-desert',
};

const DAY_MS = 86_400_000;

/** One of a free block's problems, each day another; refuses with `notFound` where an installation has none. */
export async function readSampleProblem(tx: Tx | Sql, audience: Audience, now: Date): Promise<number> {
  const rows = await tx<{ id: number }[]>`
    select p.id from block b join thread t on t.id = b.thread_id join course c on c.id = t.course_id
      join block_problem bp on bp.block_id = b.id join problem p on p.id = bp.problem_id
    where b.slug = c.slug || '/' || ${blocks[audience]}::text and t.is_trial and t.is_enabled and c.is_enabled and p.is_enabled and not p.is_deleted
      and not p.is_reserved
    order by bp.position`;
  const today = ofDay(rows, now);
  if (today === null) throw new ApiError('notFound');
  return today;
}

/** A problem of a course's first free block, each day another; null: it has none. */
export async function readCourseSample(tx: Tx, courseId: number, now: Date): Promise<number | null> {
  const rows = await tx<{ id: number }[]>`
    select p.id from block_problem bp join problem p on p.id = bp.problem_id
    where p.is_enabled and not p.is_deleted and not p.is_reserved and bp.block_id = (
      select b.id from block b join thread t on t.id = b.thread_id
      where t.course_id = ${courseId} and t.is_trial and t.is_enabled order by t.position, b.position limit 1)
    order by bp.position`;
  return ofDay(rows, now);
}

function ofDay(rows: readonly { readonly id: number }[], now: Date): number | null {
  return rows[Math.floor(now.getTime() / DAY_MS) % rows.length]?.id ?? null;
}
