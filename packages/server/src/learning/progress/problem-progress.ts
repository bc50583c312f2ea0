import type { Owner } from './owner.ts';

export interface StandingKey extends Owner {
  readonly problemId: number;
  /** '' for threads and blocks together. */
  readonly context: string;
}

/** A standing with the hint that put a variant aside. */
export interface StandingRow extends Standing {
  readonly removedVariant: string | null;
}

/** How the learner stands with one problem in one context. Times are milliseconds. */
export interface Standing {
  readonly count: number;
  readonly mistakes: number;
  readonly stars: number;
  /** Of these stars, those that were paid: a problem that is known from another place pays nothing (rule D-310). */
  readonly earned: number;
  readonly isFinal: boolean;
  readonly isSolved: boolean;
  readonly correctCount: number;
  readonly hints: number;
  readonly closedAt: number | null;
  readonly starsAt: number | null;
  /** Wrong answers of today, replays too. */
  readonly wrongToday: number;
}

export const untouched: Standing = {
  count: 0,
  mistakes: 0,
  stars: 0,
  earned: 0,
  isFinal: false,
  isSolved: false,
  correctCount: 0,
  hints: 0,
  closedAt: null,
  starsAt: null,
  wrongToday: 0,
};

/** How the same learner stands with the same problem in all other places together. */
export interface Elsewhere {
  readonly count: number;
  readonly mistakes: number;
  readonly hints: number;
  /** Closed there: the answer is known, or its stars have been paid. */
  readonly isClosed: boolean;
  readonly earned: number;
  /** When it last gave stars; null: never. */
  readonly starsAt: number | null;
  readonly wrongToday: number;
}

export const nowhereElse: Elsewhere = {
  count: 0,
  mistakes: 0,
  hints: 0,
  isClosed: false,
  earned: 0,
  starsAt: null,
  wrongToday: 0,
};

export const noStanding: StandingRow = { ...untouched, removedVariant: null };
