// Printed from the contract by `pnpm api`; the compiler holds the two together.

import type { CallOptions } from '../../http/http.ts';
import type { Bought } from '../models/course.ts';
import type { IdPath } from '../models/id.ts';
import type { Hint, PassingContext } from '../models/passing.ts';
import type { LearnerProblem, ProblemPath } from '../models/problem.ts';
import type { ThreadIdQuery } from '../models/thread.ts';
export interface ProblemsApi {
  /** Spends the energy of a problem, once. Refuses with `noEnergy`, `cantBuyProblem`. */
  buy(input: { readonly params: IdPath; readonly query?: ThreadIdQuery }, options?: CallOptions): Promise<Bought>;
  /** One problem as a learner may see it; the solution is null until the problem is closed. */
  get(
    input: { readonly params: IdPath; readonly query?: PassingContext },
    options?: CallOptions,
  ): Promise<LearnerProblem>;
  /** The next hint of a problem; the first one is free. Refuses with `hintsNotAllowed`. */
  hint(input: { readonly params: ProblemPath; readonly query?: PassingContext }, options?: CallOptions): Promise<Hint>;
}
