import type { Tx } from '../../kernel/database/index.ts';
import type { ProblemFacts } from './rating.db.ts';

/** A problem that may be recommended, with everything that is known of it for this learner. */
export interface CandidateRow extends ProblemFacts {
  readonly id: number;
  /** Of problem and family together, logits. */
  readonly measured: number;
  readonly shown: number;
  readonly skill: number;
}

const columns = (tx: Tx, userId: number) => tx`
  p.id, p.complexity, p.target_lesson as "targetLesson", p.family, p.mode, p.variant_count as variants,
  coalesce(i.difficulty, 0) + coalesce(f.difficulty, 0) as measured, coalesce(i.answers, 0) as shown,
  coalesce(s.skill, 0) as skill
  from problem p
  left join problem_difficulty i on i.problem_id = p.id
  left join family_difficulty f on f.family = p.family and f.target_lesson = p.target_lesson
  left join learner_skill s on s.user_id = ${userId} and s.family = p.family`;

export async function selectCandidates(
  tx: Tx,
  userId: number,
  problemIds: readonly number[],
): Promise<readonly CandidateRow[]> {
  return tx<CandidateRow[]>`select ${columns(tx, userId)} where p.id = any(${[...problemIds]}::int[]) order by p.id`;
}

/** Everybody's problems of a target lesson. */
export async function selectOfLesson(
  tx: Tx,
  { userId, targetLesson }: { userId: number; targetLesson: number },
): Promise<readonly CandidateRow[]> {
  return tx<CandidateRow[]>`
    select ${columns(tx, userId)}
    where p.target_lesson = ${targetLesson} and p.is_enabled and not p.is_deleted and not p.is_drawn
      and not p.is_reserved
    order by p.id`;
}
