import { keptSql } from '../../kernel/idempotency/index.ts';
import type { Tx } from '../../kernel/database/index.ts';
import { type LearnerJson, learnerSql } from '../../identity/accounts/index.ts';
import { shownThreadsSql } from '../../identity/partner-keys/index.ts';
import { type ProblemJson, problemFactsSql } from '../../content/catalog/index.ts';
import { type EntryJson, eventEntrySql } from '../events/index.ts';
import { exerciseBlockSql } from '../exercises/index.ts';
import { bySolverSql, type Elsewhere } from '../progress/index.ts';
import { batchOf } from './batch-size.ts';
import type { ExerciseBlock } from './place.ts';
import {
  boughtThreadsSql,
  homeThreadSql,
  type PlaceRow,
  type RoadJson,
  roadSql,
  threadPlaceSql,
} from '../courses/index.ts';

/** What a request names, as a row of the statement. */
export interface SolvingRequest {
  readonly user_id: number;
  readonly tenant_id: number;
  readonly problem_id: number;
  readonly thread_id: number | null;
  readonly block_id: number | null;
  readonly event_id: number | null;
  readonly exercise_number: number | null;
  readonly tier: number | null;
  /** No place is named, and the problem may not stand alone: its place is found. */
  readonly finds_place: boolean;
  /** The publishable key of the page that asks. */
  readonly partner_key: string | null;
  /** The day that replays are counted in. */
  readonly day: string;
  /** Assignments whose day was before this one are over. */
  readonly assigned_since: string;
  /** An answer's Idempotency-Key; null where nothing is answered. */
  readonly scope: string | null;
  readonly key_hash: string | null;
}

export interface ProgressJson {
  readonly count: number;
  readonly mistakes: number;
  readonly stars: number;
  readonly earned: number;
  readonly isFinal: boolean;
  readonly isSolved: boolean;
  readonly correctCount: number;
  readonly hints: number;
  readonly removedVariant: string | null;
  readonly closedAt: string | null;
  readonly starsAt: string | null;
  readonly wrongToday: number;
}

/** Everything that a decision about one problem of one learner needs. */
export interface SolvingRow {
  readonly learner: LearnerJson | null;
  readonly problem: ProblemJson | null;
  /** What progress is kept under (rule D-022). */
  readonly context: string;
  readonly exercise: ExerciseBlock | null;
  readonly event: EntryJson | null;
  readonly thread: PlaceRow | null;
  readonly road: RoadJson | null;
  readonly isAssigned: boolean;
  /** What the key shows although it is paid. */
  readonly shownThreads: readonly number[];
  /** Of courses that the learner has bought. */
  readonly boughtThreads: readonly number[];
  readonly progress: ProgressJson | null;
  readonly replays: { readonly correct: number; readonly lives: number } | null;
  /** Null: met in no other place. */
  readonly elsewhere: (Omit<Elsewhere, 'starsAt'> & { readonly starsAt: string | null }) | null;
  readonly kept: {
    readonly fingerprint: string;
    readonly status: number | null;
    readonly answer: string | null;
    readonly eventId: number | null;
    readonly passingId: number | null;
  } | null;
}

/*
 * One statement for any number of requests, with one row of JSON for each. Every feature gives its column by a text of
 * its own, in terms of `a`, the request, and of `c.context`; so no feature names another's tables.
 *
 * NOTE: `offset 0` changes nothing that is read; without it `h` and `c` are planned anew wherever they are named.
 */
const statement = `
  select ${learnerSql} as learner, ${problemFactsSql} as problem, c.context,
    case when x.number is not null then
      json_build_object('targetLesson', x.target_lesson, 'tier', x.tier, 'number', x.number) end as exercise,
    v.entry as event, ${threadPlaceSql} as thread, ${roadSql} as road,
    a.event_id is null and (x.number is not null or h.thread_id is not null or a.block_id is not null)
      and school_is_assigned(a.user_id, a.problem_id, c.context, a.assigned_since) as "isAssigned",
    to_json(s.threads) as "shownThreads", to_json(w.bought) as "boughtThreads",
    ${bySolverSql},
    ${keptSql} as kept
  from ${batchOf(`json_to_recordset($1::text::json) as a (n int, user_id int, tenant_id int, problem_id int, thread_id int,
    block_id int, event_id int, exercise_number int, tier int, finds_place bool, partner_key text, day date, assigned_since date, scope text, key_hash text)`)} a
  cross join lateral (${shownThreadsSql}) s
  cross join lateral (${boughtThreadsSql}) w
  left join lateral (${exerciseBlockSql}) x on true
  left join lateral (${eventEntrySql}) v on true
  cross join lateral (select coalesce(v.thread_id, a.thread_id,
    case when a.finds_place and x.number is null then ${homeThreadSql} end) as thread_id offset 0) h
  cross join lateral (select coalesce(x.context, 'event:' || a.event_id, '') as context offset 0) c
  order by a.n`;

export async function selectSolvingRows(tx: Tx, requests: readonly SolvingRequest[]): Promise<readonly SolvingRow[]> {
  const rows = requests.map((request, n) => ({ n, ...request }));
  return tx.unsafe<SolvingRow[]>(statement, [JSON.stringify(rows)], { prepare: true });
}
