import { appendEventsSql } from '../../kernel/event-log/index.ts';
import { keepEventsSql } from '../../kernel/idempotency/index.ts';
import { insertEntriesSql } from '../../identity/accounts/index.ts';
import { ANSWER, insertPassingsSql, upsertProgressSql, upsertReplaysSql } from '../progress/index.ts';
import type { Model } from '@logikit/contract';
import { moveLearnersSql } from '../../identity/accounts/index.ts';
import type { Tx } from '../../kernel/database/index.ts';
import { addAnswersSql } from '../events/index.ts';
import { completeBlocksSql } from '../exercises/index.ts';
import type { AnswerFacts } from '../progress/index.ts';
import { batchOf } from './batch-size.ts';
import type { LedgerEntry } from './decide.ts';
import type { ExerciseBlock } from './place.ts';

/** A decided answer as a row of the statement. Moments are ISO 8601. */
export interface AnswerRow {
  readonly user_id: number;
  /** Of the profile that was read; the answer is written only while the profile still has it. */
  readonly version: number;
  readonly tenant_id: number;
  readonly problem_id: number;
  readonly problem_version: number | null;
  readonly context: string;
  readonly thread_id: number | null;
  readonly is_correct: boolean;
  readonly is_final: boolean;
  readonly is_replay: boolean;
  readonly is_solved: boolean;
  readonly stars: number;
  readonly earned: number;
  readonly mistakes: number;
  readonly count: number;
  readonly correct_count: number;
  readonly hints: number;
  readonly closed_at: string | null;
  readonly stars_at: string | null;
  readonly wrong_day: string;
  readonly wrong: number;
  readonly tag: string | null;
  /** Variants by the author's keys. */
  readonly solution: Model<'SolutionContent'>;
  readonly now: string;
  readonly entries: readonly LedgerEntry[];
  readonly profile_stars: number;
  readonly profile_stars_on_balance: number;
  readonly completed_problems: number;
  readonly all_completed_problems: number;
  readonly level: number;
  readonly life_value: number;
  readonly life_at: string;
  readonly pace_at: string;
  /** Flags of the global popup that go up. */
  readonly popups: Readonly<Record<string, boolean>>;
  /** Null: replays of the day are what they were. */
  readonly day: string | null;
  readonly replays: number;
  readonly replay_lives: number;
  /** Null: no attempt of an event, or a problem that was closed already. */
  readonly event_id: number | null;
  readonly event_problems: number | null;
  /** The block of exercises whose last problem this answer closes. */
  readonly completed: ExerciseBlock | null;
  readonly scope: string;
  readonly key_hash: string;
  readonly fingerprint: string;
  readonly facts: AnswerFacts;
}

/*
 * A batch of answers in one statement, at most one of each learner, in the order of learners so that two batches never
 * wait for each other in a circle. `a` are the answers, `n` those whose profile was still the one that was read.
 */
const statement = `
  with a as materialized (
    select * from ${batchOf(`json_to_recordset($1::text::json) as a (user_id int, version int, tenant_id int, problem_id int,
      problem_version int, context text, thread_id int, is_correct bool, is_final bool, is_replay bool, is_solved bool, stars int, earned int, mistakes int,
      count int, correct_count int, hints int, closed_at timestamptz, stars_at timestamptz, wrong_day date, wrong int, tag text, solution jsonb,
      now timestamptz, entries jsonb, profile_stars int, profile_stars_on_balance int, completed_problems int,
      all_completed_problems int, level int, life_value int, life_at timestamptz, pace_at timestamptz, popups jsonb, day date, replays int,
      replay_lives int, event_id int, event_problems int, completed jsonb, scope text, key_hash text, fingerprint text,
      facts jsonb)`)} a
  ), moved as (${moveLearnersSql}
  ), n as materialized (select a.* from a join moved using (user_id)
  ), passed as (${insertPassingsSql}
  ), progressed as (${upsertProgressSql}
  ), entered as (${insertEntriesSql}
  ), replayed as (${upsertReplaysSql}
  ), attempted as (${addAnswersSql}
  ), finished as (${completeBlocksSql}
  ), logged as (${appendEventsSql(
    'n join passed using (user_id)',
    `'${ANSWER}', n.user_id, n.facts || jsonb_build_object('passingId', passed.id)`,
  )}
  ), kept as (${keepEventsSql}
  )
  select user_id as "userId", id from passed`;

/** Writes answers, and returns the ids of passings by user. Whose profile has moved since it was read is left out. */
export async function writeAnswers(tx: Tx, answers: readonly AnswerRow[]): Promise<ReadonlyMap<number, number>> {
  const rows = await tx.unsafe<{ userId: number; id: number }[]>(statement, [JSON.stringify(answers)], {
    prepare: true,
  });
  return new Map(rows.map(({ userId, id }) => [userId, id]));
}
