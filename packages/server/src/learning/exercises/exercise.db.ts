import type { TargetLesson, Tier } from '@logikit/contract';
import type { Tx } from '../../kernel/database/index.ts';

/** An exercise of one learner. */
export interface ExerciseKey {
  readonly userId: number;
  readonly tenantId: number;
  readonly targetLesson: TargetLesson;
  readonly tier: Tier;
}

export interface BlockKey extends ExerciseKey {
  readonly number: number;
}

/** An opened block. */
export interface BlockRow {
  readonly number: number;
  readonly isCompleted: boolean;
  readonly stars: number;
}

/** What progress rows of a block are kept under (rule D-022). */
export function contextOf({ targetLesson, tier, number }: Pick<BlockKey, 'targetLesson' | 'tier' | 'number'>): string {
  return `exercise:${targetLesson}/${tier}/${number}`;
}

/** The problems of a block that are still shown, with the learner's progress; to be joined behind exercise_block e. */
const problems = (tx: Tx) => tx`
  unnest(e.problem_ids) with ordinality as place (problem_id, position)
  join problem p on p.id = place.problem_id and p.is_enabled and not p.is_deleted
  left join progress q on q.user_id = e.user_id and q.tenant_id = e.tenant_id and q.problem_id = p.id
    and q.context = 'exercise:' || e.target_lesson || '/' || e.tier || '/' || e.number`;

const ofExercise = (tx: Tx, key: ExerciseKey) => tx`
  e.user_id = ${key.userId} and e.tenant_id = ${key.tenantId} and e.target_lesson = ${key.targetLesson}
  and e.tier = ${key.tier}`;

/** The opened blocks of an exercise. One whose open problems were all taken away since is completed, too. */
export async function selectBlocks(tx: Tx, key: ExerciseKey): Promise<readonly BlockRow[]> {
  return tx<BlockRow[]>`
    select e.number, e.completed_at is not null or sums.is_final as "isCompleted", sums.stars
    from exercise_block e, lateral (
      select coalesce(sum(q.stars), 0) as stars, coalesce(bool_and(coalesce(q.is_final, false)), true) as is_final
      from ${problems(tx)}) as sums
    where ${ofExercise(tx, key)} and e.number > 0 order by e.number`;
}

/** A block that has begun and is not completed. */
export interface OpenBlockRow extends Pick<BlockKey, 'targetLesson' | 'tier' | 'number'> {
  readonly closed: number;
  readonly total: number;
}

/** Of every exercise of a learner, those that were opened last first. */
export async function selectOpenBlocks(
  tx: Tx,
  { userId, tenantId }: Pick<BlockKey, 'userId' | 'tenantId'>,
): Promise<readonly OpenBlockRow[]> {
  return tx<OpenBlockRow[]>`
    select e.target_lesson as "targetLesson", e.tier, e.number, sums.closed, sums.total
    from exercise_block e, lateral (
      select count(*)::int as total, count(*) filter (where q.is_final)::int as closed from ${problems(tx)}) as sums
    where e.user_id = ${userId} and e.tenant_id = ${tenantId} and e.number > 0 and e.completed_at is null and sums.closed < sums.total
    order by e.opened_at desc, e.target_lesson, e.tier, e.number limit 20`;
}

/** A problem of an opened block. */
export interface BlockProblemRow {
  readonly problemId: number;
  readonly family: string | null;
  readonly complexity: 1 | 2 | 3 | 4 | 5;
  readonly stars: number;
  readonly isFinal: boolean;
  readonly isSolved: boolean;
  readonly isTried: boolean;
  readonly isSkipped: boolean;
  readonly mistakes: number;
  /** The passing that closed it here. */
  readonly passingId: number | null;
}

/** In order; empty when the block has not been opened. */
export async function selectBlockProblems(tx: Tx, key: BlockKey): Promise<readonly BlockProblemRow[]> {
  return tx<BlockProblemRow[]>`
    select p.id as "problemId", p.family, p.complexity, coalesce(q.stars, 0) as stars,
      coalesce(q.is_final, false) as "isFinal", coalesce(q.is_solved, false) as "isSolved",
      coalesce(q.count, 0) > 0 as "isTried", p.id = any(e.skipped) as "isSkipped",
      coalesce(q.mistakes, 0) as mistakes,
      (select a.id from passing a where a.user_id = q.user_id and a.tenant_id = q.tenant_id
        and a.problem_id = q.problem_id and a.context = q.context and a.is_final order by a.id limit 1) as "passingId"
    from exercise_block e cross join ${problems(tx)}
    where ${ofExercise(tx, key)} and e.number = ${key.number} order by place.position`;
}

/**
 * The opened block that the row `a` of a statement names by its number and problem; that of the named tier first. Where
 * no place is named, the block that a problem was drawn for.
 */
export const exerciseBlockSql = `
  select e.target_lesson, e.tier, e.number, e.problem_ids,
    'exercise:' || e.target_lesson || '/' || e.tier || '/' || e.number as context
  from exercise_block e
  where e.user_id = a.user_id and e.tenant_id = a.tenant_id and a.problem_id = any(e.problem_ids)
    and (a.exercise_number is not null or a.finds_place)
    and (e.number = a.exercise_number
      or (a.finds_place and (select p.is_drawn from problem p where p.id = a.problem_id)))
  order by coalesce(e.tier = a.tier, false) desc, e.opened_at desc limit 1`;

/** Completes the blocks whose last problem is closed by an answer of the batch `n`. */
export const completeBlocksSql = `
  update exercise_block e set completed_at = n.now from n
  where e.user_id = n.user_id and e.tenant_id = n.tenant_id and e.target_lesson = (n.completed ->> 'targetLesson')::int
    and e.tier = (n.completed ->> 'tier')::int and e.number = (n.completed ->> 'number')::int and e.completed_at is null`;

export interface NewBlock extends BlockKey {
  readonly generation: number;
  readonly problemIds: readonly number[];
  readonly price: number;
  readonly now: Date;
}

export async function insertBlock(tx: Tx, block: NewBlock): Promise<void> {
  await tx`
    insert into exercise_block (user_id, tenant_id, target_lesson, tier, number, generation, problem_ids, price, opened_at)
    values (${block.userId}, ${block.tenantId}, ${block.targetLesson}, ${block.tier}, ${block.number}, ${block.generation},
      ${[...block.problemIds]}, ${block.price}, ${block.now})`;
}

export async function selectGeneration(tx: Tx, key: ExerciseKey): Promise<number> {
  const [row] = await tx<{ generation: number }[]>`
    select generation from exercise_generation e where ${ofExercise(tx, key)}`;
  return row?.generation ?? 0;
}
