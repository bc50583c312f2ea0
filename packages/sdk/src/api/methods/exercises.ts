// Printed from the contract by `pnpm api`; the compiler holds the two together.

import type { CallOptions } from '../../http/http.ts';
import type {
  Bought,
  ComplexityQuery,
  Exercise,
  ExerciseBlock,
  ExerciseBlockPath,
  ExerciseBlockProgress,
  ExercisePath,
  ForceQuery,
  LessonPath,
  Placement,
  Prediction,
  TrialState,
} from '../models/course.ts';
export interface ExercisesApi {
  /** Spends the energy of a block, once. Refuses with `noEnergy`, `complexityMismatch`. */
  buyExerciseBlock(
    input: { readonly params: ExerciseBlockPath; readonly query?: ComplexityQuery },
    options?: CallOptions,
  ): Promise<Bought>;
  /** Chooses the next problem by the answers so far; the same one until it is closed. */
  continuePlacement(input: { readonly params: LessonPath }, options?: CallOptions): Promise<Placement>;
  /** Marks a block completed although problems remain (rule D-018). Refuses with `blockNotFinished`. */
  forceCompleteExercise(
    input: { readonly params: ExerciseBlockPath; readonly query?: ForceQuery },
    options?: CallOptions,
  ): Promise<ExerciseBlock>;
  /** An exercise with its listed blocks. */
  getExercise(input: { readonly params: ExercisePath }, options?: CallOptions): Promise<Exercise>;
  /** Progress of an exercise block. */
  getExerciseProgress(
    input: { readonly params: ExerciseBlockPath },
    options?: CallOptions,
  ): Promise<ExerciseBlockProgress>;
  /** Result of a completed exercise block. Refuses with `blockNotFinished`. */
  getExerciseResult(
    input: { readonly params: ExerciseBlockPath },
    options?: CallOptions,
  ): Promise<ExerciseBlockProgress>;
  /** How far somebody is in finding out where to begin, and where that is. */
  getPlacement(input: { readonly params: LessonPath }, options?: CallOptions): Promise<Placement>;
  /** How much of the trial is used. */
  getTrialState(input: { readonly params: LessonPath }, options?: CallOptions): Promise<TrialState>;
  /** What the next unfinished block would be; changes nothing. */
  predictExercise(input: { readonly params: ExercisePath }, options?: CallOptions): Promise<Prediction>;
  /** Draws fresh problems for blocks that are not started. Refuses with `notPaid`, `limitReached`. */
  regenerateExercise(input: { readonly params: ExercisePath }, options?: CallOptions): Promise<Exercise>;
}
