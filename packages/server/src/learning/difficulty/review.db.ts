import type { State } from 'ts-fsrs';
import type { Tx } from '../../kernel/database/index.ts';

/** A learner's card of one skill. */
export interface ReviewRow {
  readonly skill: string;
  readonly due: Date;
  readonly stability: number;
  readonly difficulty: number;
  readonly scheduledDays: number;
  readonly learningSteps: number;
  readonly reps: number;
  readonly lapses: number;
  readonly state: State;
  readonly reviewedAt: Date;
}

/** Of these skills, or of all. */
export async function selectReviews(
  tx: Tx,
  userId: number,
  skills: readonly string[] | null,
): Promise<readonly ReviewRow[]> {
  return tx<ReviewRow[]>`
    select skill, due, stability, difficulty, scheduled_days as "scheduledDays", learning_steps as "learningSteps", reps,
      lapses, state, reviewed_at as "reviewedAt"
    from learner_review
    where user_id = ${userId} and (${skills === null} or skill = any(${[...(skills ?? [])]}::text[]))`;
}

export async function upsertReview(tx: Tx, userId: number, row: ReviewRow): Promise<void> {
  await tx`
    insert into learner_review (user_id, skill, due, stability, difficulty, scheduled_days, learning_steps, reps, lapses,
      state, reviewed_at)
    values (${userId}, ${row.skill}, ${row.due}, ${row.stability}, ${row.difficulty}, ${row.scheduledDays},
      ${row.learningSteps}, ${row.reps}, ${row.lapses}, ${row.state}, ${row.reviewedAt})
    on conflict (user_id, skill) do update set
      due = excluded.due, stability = excluded.stability, difficulty = excluded.difficulty,
      scheduled_days = excluded.scheduled_days, learning_steps = excluded.learning_steps, reps = excluded.reps,
      lapses = excluded.lapses, state = excluded.state, reviewed_at = excluded.reviewed_at`;
}
