/**
 * What is known of learners and problems: plain data, one row each, everything in logits on one scale. The strength of
 * a learner on a problem is ability + skill − difficulty.
 */

/** A learner in one target lesson. */
export interface Ability {
  /** θ, logits, without what the lesson's mean has moved since `startMean`: `abilityNow` adds it. */
  readonly ability: number;
  /** v, logits²: how unsure the ability is. */
  readonly variance: number;
  /** 1 at the start, falls towards 0: the share of the ability that still rests on the lesson's mean. */
  readonly priorWeight: number;
  /** The lesson's mean when this learner began, logits. */
  readonly startMean: number;
  /** Running share of right first tries, 0…1. */
  readonly success: number;
  /** Running mean of right minus expected, −1…1: above 0 when somebody learns faster than the filter follows. */
  readonly surprise: number;
  /** First tries so far. */
  readonly answers: number;
  /** How many of the last first tries in a row were wrong. */
  readonly failsInRow: number;
}

/** A learner in one family. */
export interface Skill {
  /** δ, logits: on top of the ability. */
  readonly skill: number;
  /** First tries so far. */
  readonly answers: number;
}

/** A problem (β), or a family in one target lesson (φ): what is added to the difficulty that the complexity promises. */
export interface Residual {
  /** logits */
  readonly difficulty: number;
  /** First tries so far. */
  readonly answers: number;
}

/** Everybody who learns in a target lesson. */
export interface LessonMean {
  /** μ, logits: where a new learner is expected to be. */
  readonly mean: number;
  /** logits² */
  readonly variance: number;
  /** What one answer teaches on average, logits. */
  readonly learning: number;
}

/** All rows that one first try reads and moves. */
export interface Rows {
  readonly ability: Ability;
  readonly skill: Skill;
  readonly item: Residual;
  readonly family: Residual;
  readonly lesson: LessonMean;
}
