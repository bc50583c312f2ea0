// Printed from the contract by `pnpm api`; the compiler holds the two together.

/** All passings of one problem by one learner in one context (rule D-022) */
export interface ProblemProgress {
  readonly count: number;
  readonly amountOfMistakes: number;
  readonly stars: number;
  readonly isFinal: boolean;
  readonly correctCount: number;
}

/** The shapes above by name. */
export interface ProgressModels {
  readonly ProblemProgress: ProblemProgress;
}
