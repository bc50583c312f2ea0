// Printed from the contract by `pnpm api`; the compiler holds the two together.

import type { CallOptions } from '../../http/http.ts';
import type { IdPath } from '../models/id.ts';
import type {
  AuthorProblem,
  Delivered,
  NewProblem,
  ProblemChange,
  ProblemImport,
  ProblemImportReport,
  ProblemList,
  ProblemQuery,
  ProblemStats,
} from '../models/problem.ts';
import type { StatusOk } from '../models/status.ts';
import type { Theory, TheoryDraft } from '../models/theory.ts';
export interface AuthoringApi {
  /** Saves a new problem, a copy or an import; always disabled at first. Refuses with `invalidFields`. */
  createProblem(input: { readonly body: NewProblem }, options?: CallOptions): Promise<AuthorProblem>;
  /** Saves a new theory article. */
  createTheory(input: { readonly body: TheoryDraft }, options?: CallOptions): Promise<Theory>;
  /** Takes a problem out of every list; passings stay. */
  deleteProblem(input: { readonly params: IdPath }, options?: CallOptions): Promise<StatusOk>;
  /** Saves many problems at once, all or none and all disabled; says of each what is wrong with it. */
  importProblems(input: { readonly body: ProblemImport }, options?: CallOptions): Promise<ProblemImportReport>;
  /** Problems: enabled ones for a learner, all with filters for an editor. */
  listProblems(input?: { readonly query?: ProblemQuery }, options?: CallOptions): Promise<ProblemList>;
  /** Opens the problem on the other devices of the editor. */
  openOnDevice(input: { readonly params: IdPath }, options?: CallOptions): Promise<Delivered>;
  /** A problem as its authors see it, with its answer. */
  problemDraft(input: { readonly params: IdPath }, options?: CallOptions): Promise<AuthorProblem>;
  /** How learners fare with a problem. */
  problemStats(input: { readonly params: IdPath }, options?: CallOptions): Promise<ProblemStats>;
  /** Changes a problem and keeps its history. Refuses with `invalidFields`, `editConflict`. */
  updateProblem(
    input: { readonly params: IdPath; readonly body: ProblemChange },
    options?: CallOptions,
  ): Promise<AuthorProblem>;
  /** Changes a theory article. */
  updateTheory(input: { readonly params: IdPath; readonly body: TheoryDraft }, options?: CallOptions): Promise<Theory>;
}
