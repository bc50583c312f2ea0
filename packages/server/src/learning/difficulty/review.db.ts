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

const reviewColumns = (tx: Tx) => tx`
  r.skill, r.due, r.stability, r.difficulty, r.scheduled_days as "scheduledDays", r.learning_steps as "learningSteps",
  r.reps, r.lapses, r.state, r.reviewed_at as "reviewedAt"`;

export async function selectReviews(tx: Tx, userId: number): Promise<readonly ReviewRow[]> {
  return tx<ReviewRow[]>`select ${reviewColumns(tx)} from learner_review r where r.user_id = ${userId}`;
}

interface ReviewKey {
  readonly userId: number;
  readonly skill: string;
}

/** Those of these that there are. */
export async function selectReviewsOf(tx: Tx, keys: readonly ReviewKey[]): Promise<readonly (ReviewKey & ReviewRow)[]> {
  const [userIds, skills] = [keys.map(({ userId }) => userId), keys.map(({ skill }) => skill)];
  return tx<(ReviewKey & ReviewRow)[]>`
    select r.user_id as "userId", ${reviewColumns(tx)}
    from unnest(${userIds}::int[], ${skills}::text[]) as k (user_id, skill)
    join learner_review r on r.user_id = k.user_id and r.skill = k.skill`;
}

export async function upsertReviews(tx: Tx, rows: readonly (ReviewKey & ReviewRow)[]): Promise<void> {
  await tx`
    insert into learner_review (user_id, skill, due, stability, difficulty, scheduled_days, learning_steps, reps, lapses,
      state, reviewed_at)
    select * from json_to_recordset(${JSON.stringify(rows)}::text::json) as a ("userId" int, skill text,
      due timestamptz, stability float, difficulty float, "scheduledDays" int, "learningSteps" int, reps int,
      lapses int, state int, "reviewedAt" timestamptz)
    on conflict (user_id, skill) do update set
      due = excluded.due, stability = excluded.stability, difficulty = excluded.difficulty,
      scheduled_days = excluded.scheduled_days, learning_steps = excluded.learning_steps, reps = excluded.reps,
      lapses = excluded.lapses, state = excluded.state, reviewed_at = excluded.reviewed_at`;
}
