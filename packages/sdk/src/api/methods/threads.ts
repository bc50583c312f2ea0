// Printed from the contract by `pnpm api`; the compiler holds the two together.

import type { CallOptions } from '../../http/http.ts';
import type { IdPath } from '../models/id.ts';
import type {
  RecommendedProblem,
  Thread,
  ThreadProgressAnswer,
  ThreadQuery,
  ThreadResult,
  Threads,
} from '../models/thread.ts';
export interface ThreadsApi {
  /** One thread with its blocks and stations; no answers inside. */
  get(input: { readonly params: IdPath }, options?: CallOptions): Promise<Thread>;
  /** Enabled threads with own progress. */
  list(input?: { readonly query?: ThreadQuery }, options?: CallOptions): Promise<Threads>;
  /** Own progress in a thread. */
  progress(input: { readonly params: IdPath }, options?: CallOptions): Promise<ThreadProgressAnswer>;
  /** The problem to open next in a thread, or null when all have three stars. */
  recommendedProblem(input: { readonly params: IdPath }, options?: CallOptions): Promise<RecommendedProblem>;
  /** Score of a quiz, problem by problem, or what to open next while it is unfinished. */
  result(input: { readonly params: IdPath }, options?: CallOptions): Promise<ThreadResult>;
}
