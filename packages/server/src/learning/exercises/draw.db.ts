import type { BankEntry } from '@logikit/problems';
import type { Tx } from '../../kernel/database/index.ts';

/** A problem of the bank with what it is made from. */
export interface BankRow extends BankEntry {
  readonly id: number;
}

interface Wanted {
  readonly targetLesson: number;
  readonly complexities: readonly number[];
}

const columns = (tx: Tx) => tx`
  p.id, p.family, p.family_version as version, p.seed, p.target_lesson as lesson, p.complexity, p.mode, p.place`;

/**
 * Enabled problems of the bank, by id. Not those of quizzes, events and olympiads, which would be known beforehand, and not
 * those that an editor has changed: their idea cannot be told any more.
 */
export async function selectBank(tx: Tx, { targetLesson, complexities }: Wanted): Promise<readonly BankRow[]> {
  return tx<BankRow[]>`
    select ${columns(tx)} from problem p
    where p.target_lesson = ${targetLesson} and p.complexity = any(${[...complexities]}::int[])
      and p.seed is not null and p.mode is not null and not p.is_drawn and p.edited_at is null
      and p.is_enabled and not p.is_deleted and not p.is_reserved
      and not exists (
        select from block_problem bp join block b on b.id = bp.block_id join thread t on t.id = b.thread_id
        where bp.problem_id = p.id and t.type not in ('chapter', 'side'))
    order by p.id`;
}

interface Learner {
  readonly userId: number;
  readonly limit: number;
}

/** Problems of the families among those that a learner met last: tried anywhere, or waiting in an open block. */
export async function selectRecent(tx: Tx, { userId, limit }: Learner): Promise<readonly BankRow[]> {
  return tx<BankRow[]>`
    with met as (
      select problem_id, updated_at as at from progress where user_id = ${userId}
      union all
      select unnest(problem_ids), opened_at from exercise_block where user_id = ${userId}
    ), latest as (select problem_id from met group by problem_id order by max(at) desc, problem_id limit ${limit})
    select ${columns(tx)} from problem p join latest on latest.problem_id = p.id
    where p.seed is not null and p.mode is not null`;
}

/** Gives fresh problems their rows and returns the ids in the same order. Each is made in full when it is first opened. */
export async function insertFresh(tx: Tx, entries: readonly BankEntry[]): Promise<readonly number[]> {
  const rows = await tx<{ id: number; seed: string }[]>`
    insert into problem (complexity, target_lesson, is_enabled, is_drawn, family, family_version, seed, mode, place)
    select complexity, lesson, true, true, family, version, seed, mode, place
    from jsonb_to_recordset(${tx.json(entries as never)})
      as entry (family text, version int, seed text, lesson int, complexity int, mode text, place int)
    on conflict (seed, family_version) do update set seed = excluded.seed
    returning id, seed`;
  const ids = new Map(rows.map(({ id, seed }) => [seed, id]));
  return entries.map(({ seed }) => ids.get(seed) ?? 0);
}

/** The families that the bank offers for these complexities. */
export async function selectFamilies(tx: Tx, { targetLesson, complexities }: Wanted): Promise<readonly string[]> {
  const rows = await tx<{ family: string }[]>`
    select family from problem
    where target_lesson = ${targetLesson} and complexity = any(${[...complexities]}::int[])
      and seed is not null and not is_drawn and is_enabled and not is_deleted
    group by family order by min(complexity), min(id)`;
  return rows.map(({ family }) => family);
}
