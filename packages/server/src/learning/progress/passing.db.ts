import type { Fragment } from 'postgres';
import type { Model } from '@logikit/contract';
import { titlesOfFamily } from '@logikit/problems';
import type { Tx } from '../../kernel/database/index.ts';
import type { Rows, Slice } from '../../kernel/http/index.ts';
import type { ByLocale } from '../../kernel/words/index.ts';
import type { Owner } from './owner.ts';
import type { StandingKey } from './problem-progress.ts';
import { ARCHIVED } from './reset.db.ts';

export interface PassingRow {
  readonly id: number;
  readonly problemId: number;
  readonly isCorrect: boolean;
  readonly isFinal: boolean;
  readonly isReplay: boolean;
  readonly stars: number;
  readonly mistakes: number;
  readonly tag: string | null;
  readonly solution: Model<'SolutionContent'>;
  /** Of the problem, when it was answered; null of answers from before versions were kept. */
  readonly version: number | null;
  readonly createdAt: Date;
  /** How the problem stands now. */
  readonly progress: Model<'ProblemProgress'>;
}

const columns = (tx: Tx) => tx`
  p.id, p.problem_id as "problemId", p.is_correct as "isCorrect", p.is_final as "isFinal", p.is_replay as "isReplay",
  p.stars, p.mistakes, p.tag, p.solution, p.version, p.created_at as "createdAt",
  jsonb_build_object('count', q.count, 'amountOfMistakes', q.mistakes, 'stars', q.stars, 'isFinal', q.is_final,
    'correctCount', q.correct_count) as progress
  from passing p join progress q using (user_id, tenant_id, problem_id, context)`;

export async function selectPassing(tx: Tx, key: StandingKey, id: number): Promise<PassingRow | null> {
  const [row] = await tx<PassingRow[]>`
    select ${columns(tx)}
    where p.user_id = ${key.userId} and p.id = ${id} and p.tenant_id = ${key.tenantId}
      and p.problem_id = ${key.problemId} and p.context = ${key.context}`;
  return row ?? null;
}

/** The passings that closed these problems in one context. */
export async function selectPassingsOf(
  tx: Tx,
  owner: Owner,
  problemIds: readonly number[],
): Promise<readonly PassingRow[]> {
  return tx<PassingRow[]>`
    select ${columns(tx)}
    where p.user_id = ${owner.userId} and p.tenant_id = ${owner.tenantId} and p.context = ${owner.context ?? ''}
      and p.problem_id = any(${[...problemIds]}::int[]) and p.is_final and not p.is_replay`;
}

/** Newest first. */
export async function selectPassings(tx: Tx, owner: Owner, { limit, offset }: Slice): Promise<Rows<PassingRow>> {
  const [rows, [count]] = await Promise.all([
    tx<PassingRow[]>`
      select ${columns(tx)} where p.user_id = ${owner.userId} and p.tenant_id = ${owner.tenantId}
      order by p.id desc limit ${limit} offset ${offset}`,
    tx<{ total: number }[]>`
      select count(*) as total from passing where user_id = ${owner.userId} and tenant_id = ${owner.tenantId}`,
  ]);
  return { rows, total: count?.total ?? 0 };
}

/** Not put away by a reset. */
export const isKept = (tx: Tx): Fragment => tx`not starts_with(context, ${ARCHIVED})`;

export type PassingSums = Omit<Model<'PassingStats'>, 'replays'>;

export async function selectPassingStats(tx: Tx, { userId, tenantId }: Owner): Promise<PassingSums> {
  const [row] = await tx<PassingSums[]>`
    select coalesce(sum(count), 0) as passings, coalesce(sum(correct_count), 0) as correct,
      count(*) filter (where is_final) as "closedProblems", coalesce(sum(earned), 0) as stars,
      coalesce(sum(mistakes), 0) as mistakes
    from progress where user_id = ${userId} and tenant_id = ${tenantId} and ${isKept(tx)}`;
  return row ?? { passings: 0, correct: 0, closedProblems: 0, stars: 0, mistakes: 0 };
}

/** A problem of the bank is called by its idea, unless an editor has changed it. */
export const titlesColumn = (tx: Tx): Fragment => tx`
  case when p.family is null or p.edited_at is not null then
    (select jsonb_object_agg(key, value -> 'title') from jsonb_each(p.content -> 'translations')) end as titles`;

/** The latest right passing of a standing. */
export const passingColumn = (tx: Tx): Fragment => tx`
  (select max(s.id) from passing s where s.user_id = q.user_id and s.tenant_id = q.tenant_id
    and s.problem_id = q.problem_id and s.context = q.context and s.is_correct) as "passingId"`;

export interface SolvedRow extends Omit<Model<'SolvedProblem'>, 'closedAt' | 'title'> {
  readonly closedAt: Date;
  readonly titles: ByLocale<string>;
}

/** Problems that were closed by a right answer, latest first. */
export async function selectSolved(
  tx: Tx,
  { userId, tenantId }: Owner,
  { limit, offset }: Slice,
): Promise<Rows<SolvedRow>> {
  type Row = Omit<SolvedRow, 'titles'> & { readonly titles: ByLocale<string> | null; readonly family: string | null };
  const [rows, [count]] = await Promise.all([
    tx<Row[]>`
      select q.problem_id as "problemId", q.thread_id as "threadId", q.stars, q.closed_at as "closedAt", p.family,
        ${titlesColumn(tx)}, ${passingColumn(tx)}
      from progress q join problem p on p.id = q.problem_id
      where q.user_id = ${userId} and q.tenant_id = ${tenantId} and q.is_solved and ${isKept(tx)}
      order by q.closed_at desc, q.problem_id limit ${limit} offset ${offset}`,
    tx<{ total: number }[]>`
      select count(*) as total from progress
      where user_id = ${userId} and tenant_id = ${tenantId} and is_solved and ${isKept(tx)}`,
  ]);
  return {
    rows: rows.map(({ family, titles, ...row }) => ({ ...row, titles: titles ?? titlesOfFamily(family ?? '') })),
    total: count?.total ?? 0,
  };
}

/** Writes the passings of a batch of answers `n`, and gives their ids by user. */
export const insertPassingsSql = `
  insert into passing (user_id, tenant_id, problem_id, context, thread_id, is_correct, is_final, is_replay, stars,
      mistakes, tag, solution, version, created_at)
    select user_id, tenant_id, problem_id, context, thread_id, is_correct, is_final, is_replay, stars, mistakes, tag,
      solution, problem_version, now from n
    returning id, user_id`;
