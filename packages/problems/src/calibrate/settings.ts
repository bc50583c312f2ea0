import type { Lesson } from '../core/family.ts';

/**
 * Every constant of the difficulty model. Starting values are those of design/problems.md §5.2 and §5.3; where another
 * stands, the simulation in `sim/` chose it (docs/decisions/0014-difficulty.md says what was compared).
 */
export const settings = {
  /** Logits from one complexity to the next, as long as nothing is measured. */
  complexityStep: 0.9,

  /** Logits²: what is unknown of a learner, of a skill in one family, of a problem, of a family at the start. */
  startVariance: 1.2,
  skillVariance: 0.12,
  itemVariance: 0.3,
  familyVariance: 0.35,
  /** Logits²: a family never becomes more certain than this, so that it follows a change of its drawing or words. */
  familyFloor: 0.002,
  /** 1/logits²: what one first try tells on average (information of an answer at P ≈ 0.8). */
  answerInformation: 0.13,
  /** Share of the skill in a family that is forgotten with each answer. */
  skillDecay: 0.005,

  /** Logits²: an ability may have wandered so far since the last answer. */
  noise: 0.006,
  /** Somebody whose answers keep surpassing what was expected by more than `surpriseFree` gets more noise. */
  surpriseFree: 0.02,
  surpriseNoise: 1,
  surpriseGain: 0.1,
  successGain: 0.1,

  /** Logits²: what is unknown of a lesson's mean at first, and what always stays unknown so that it follows its learners. */
  lessonVariance: 0.6,
  lessonFloor: 0.0005,
  /** The lesson's learning rate moves by this share of the settled learners' steps, up to a most, logits an answer. */
  learningGain: 0.0005,
  learningMost: 0.1,
  /** Only learners whose ability no longer rests on the lesson's mean teach the learning rate. */
  settledBelow: 0.3,
} as const;

/** τ: the share of first tries that should be right, by target lesson. */
export const targetSuccess: Readonly<Record<Lesson, number>> = { 1: 0.82, 2: 0.8, 3: 0.78, 4: 0.85, 5: 0.85 };
