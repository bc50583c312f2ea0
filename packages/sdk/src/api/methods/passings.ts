// Printed from the contract by `pnpm api`; the compiler holds the two together.

import type { CallOptions } from '../../http/http.ts';
import type { PageQuery } from '../models/paged.ts';
import type {
  Passing,
  PassingContext,
  PassingPath,
  PassingStats,
  Passings,
  ProblemAnswer,
  SolvedProblems,
} from '../models/passing.ts';
import type { ProblemPath } from '../models/problem.ts';
export interface PassingsApi {
  /** One own passing, for reading it again. */
  get(
    input: { readonly params: PassingPath; readonly query?: PassingContext },
    options?: CallOptions,
  ): Promise<Passing>;
  /** Own passings, newest first. */
  list(input?: { readonly query?: PageQuery }, options?: CallOptions): Promise<Passings>;
  /** Problems that the learner closed correctly. */
  solvedProblems(input?: { readonly query?: PageQuery }, options?: CallOptions): Promise<SolvedProblems>;
  /** Counts of own passings. */
  stats(input?: Record<string, never>, options?: CallOptions): Promise<PassingStats>;
  /** Answers a problem; the server judges. Refuses with `emptySolution`, `invalidSolution`, `noLife`, `tooManyWrongAnswers`, `eventFinished`, `alreadyTaken`. */
  submit(
    input: { readonly params: ProblemPath; readonly query?: PassingContext; readonly body: ProblemAnswer },
    options?: CallOptions,
  ): Promise<Passing>;
}
