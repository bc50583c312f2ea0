import {
  accrue,
  type AccrualState,
  changeAccrual,
  countMistake,
  isPreschool,
  levelOf,
  nextAccrualAt,
  numbers,
  type SolvingKind,
  starsFor,
  type TargetLesson,
  wrongTriesLimit,
} from '@logikit/contract';
import type { Elsewhere, ReplayDay, Standing } from '../progress/index.ts';

/** What an answer can move in the learner's profile. */
export interface Learner {
  readonly courseTl: TargetLesson;
  readonly isWithLife: boolean;
  readonly life: AccrualState;
  readonly stars: number;
  readonly starsOnBalance: number;
  readonly completedProblems: number;
  readonly allCompletedProblems: number;
  readonly level: number;
}

/** What the rules must know of the problem and of the place where it is solved. */
export interface Task {
  readonly targetLesson: TargetLesson;
  readonly kind: SolvingKind;
  readonly variants: number;
}

export interface Situation {
  readonly now: number;
  readonly learner: Learner;
  readonly standing: Standing;
  readonly elsewhere: Elsewhere;
  readonly task: Task;
  readonly replayDay: ReplayDay;
}

export interface LedgerEntry {
  readonly currency: 'life' | 'stars';
  readonly amount: number;
  readonly reason: 'accrual' | 'mistake' | 'replays' | 'closed' | 'replay';
}

export interface Decision {
  readonly isCorrect: boolean;
  readonly isReplay: boolean;
  readonly learner: Learner;
  readonly standing: Standing;
  readonly replayDay: ReplayDay;
  readonly entries: readonly LedgerEntry[];
  /** The level that this answer reached, or null. */
  readonly newLevel: number | null;
}

/** Whether a wrong answer would cost a life here: never in a course or a problem for preschoolers. */
export function isAtStake({ learner, standing, task }: Situation): boolean {
  return learner.isWithLife && !standing.isFinal && !isPreschool(task.targetLesson);
}

/** When an answer must wait because no life is left: the moment of the next one (rule D-052); null when it may come. */
export function mustWaitUntil(situation: Situation): number | null {
  const { life } = situation.learner;
  if (!isAtStake(situation) || accrue(life, numbers.life, situation.now).value > 0) return null;
  return nextAccrualAt(life, numbers.life, situation.now);
}

/** Wrong tries that are left before the problem closes; null when it never fails. */
export function triesLeft(standing: Standing, task: Task): number | null {
  const limit = wrongTriesLimit(task);
  if (limit === null) return null;
  return standing.isFinal ? 0 : Math.max(0, limit - standing.mistakes);
}

/** Everything that one judged answer changes. Pure: the caller has locked the learner's profile and refused `noLife`. */
export function decide(situation: Situation, isCorrect: boolean): Decision {
  return situation.standing.isFinal ? decideReplay(situation, isCorrect) : decideAttempt(situation, isCorrect);
}

function decideAttempt(situation: Situation, isCorrect: boolean): Decision {
  const { learner, replayDay } = situation;
  const standing = attempted(situation, isCorrect);
  const losesLife = !isCorrect && isAtStake(situation);
  const lived = losesLife ? moveLife(situation, -1, 'mistake') : { life: learner.life, entries: [] };
  const isPaid = standing.isSolved && !situation.elsewhere.isClosed;
  const earned = earn({ ...learner, life: lived.life }, standing.earned, isPaid ? situation.task : null);
  const closed: readonly LedgerEntry[] =
    standing.earned > 0 ? [{ currency: 'stars', amount: standing.earned, reason: 'closed' }] : [];
  return { isCorrect, isReplay: false, standing, replayDay, ...earned, entries: [...lived.entries, ...closed] };
}

/** Rules D-030 to D-033: a correct answer closes, and so does the last wrong try. */
function attempted(situation: Situation, isCorrect: boolean): Standing {
  const { standing, elsewhere, task, now } = situation;
  const mistakes = isCorrect ? standing.mistakes : countMistake(standing.mistakes);
  const limit = wrongTriesLimit(task);
  const isFinal = isCorrect || (limit !== null && mistakes >= limit);
  const { targetLesson, kind } = task;
  const { hints } = standing;
  // Mistakes and hints of other places count for what is paid: nobody tries an answer out where it costs nothing.
  const payable = { mistakes: mistakes + elsewhere.mistakes, hints: hints + elsewhere.hints };
  return {
    ...standing,
    count: standing.count + 1,
    correctCount: standing.correctCount + (isCorrect ? 1 : 0),
    wrongToday: standing.wrongToday + (isCorrect ? 0 : 1),
    mistakes,
    stars: starsFor({ targetLesson, kind, isCorrect, mistakes, hints }),
    earned: elsewhere.isClosed ? 0 : starsFor({ targetLesson, kind, isCorrect, ...payable }),
    isFinal,
    isSolved: isCorrect,
    closedAt: isFinal ? now : null,
    starsAt: isFinal ? now : null,
  };
}

/**
 * Rule D-030: a replay takes nothing. A correct one a day after the stars were given may add one; a problem pays three at
 * most, wherever it is replayed.
 */
function decideReplay(situation: Situation, isCorrect: boolean): Decision {
  const { learner, elsewhere, now } = situation;
  const raise = isCorrect && mayRaise(situation) ? 1 : 0;
  const paid = situation.standing.earned + elsewhere.earned < 3 ? raise : 0;
  const standing: Standing = {
    ...situation.standing,
    count: situation.standing.count + 1,
    correctCount: situation.standing.correctCount + (isCorrect ? 1 : 0),
    wrongToday: situation.standing.wrongToday + (isCorrect ? 0 : 1),
    stars: situation.standing.stars + raise,
    earned: situation.standing.earned + paid,
    starsAt: raise > 0 ? now : situation.standing.starsAt,
  };
  const rewarded = isCorrect
    ? rewardReplay(situation)
    : { life: learner.life, replayDay: situation.replayDay, entries: [] };
  const raised: readonly LedgerEntry[] = paid > 0 ? [{ currency: 'stars', amount: paid, reason: 'replay' }] : [];
  return {
    isCorrect,
    isReplay: true,
    standing,
    replayDay: rewarded.replayDay,
    ...earn({ ...learner, life: rewarded.life }, paid, null),
    entries: [...rewarded.entries, ...raised],
  };
}

function mayRaise({ standing, elsewhere, task, now }: Situation): boolean {
  const isStrict = task.kind === 'quiz' || task.kind === 'event';
  const since = now - Math.max(standing.starsAt ?? standing.closedAt ?? now, elsewhere.starsAt ?? 0);
  return !isStrict && standing.stars < 3 && since >= numbers.replayStarHours * 3_600_000;
}

/** Rule D-052: every third correct replay gives a life, at most three a day. */
function rewardReplay(situation: Situation) {
  const { learner, replayDay, now } = situation;
  const { correctReplays, perDay } = numbers.replayLives;
  if (!learner.isWithLife) return { life: learner.life, replayDay, entries: [] };
  const correct = replayDay.correct + 1;
  const isFull = accrue(learner.life, numbers.life, now).value >= numbers.life.max;
  const isRewarded = correct % correctReplays === 0 && replayDay.lives < perDay && !isFull;
  if (!isRewarded) return { life: learner.life, replayDay: { ...replayDay, correct }, entries: [] };
  return { ...moveLife(situation, 1, 'replays'), replayDay: { correct, lives: replayDay.lives + 1 } };
}

/** NOTE: what accrued since is entered too, so that the sum of the ledger stays the stored value. */
function moveLife({ learner, now }: Situation, amount: 1 | -1, reason: LedgerEntry['reason']) {
  const settled = accrue(learner.life, numbers.life, now);
  const life = changeAccrual(learner.life, numbers.life, { amount, now });
  const moves = [
    { currency: 'life', amount: settled.value - learner.life.value, reason: 'accrual' },
    { currency: 'life', amount: life.value - settled.value, reason },
  ] as const;
  return { life, entries: moves.filter((move) => move.amount !== 0) };
}

/** Adds stars, and the problem when it was closed correctly; the level follows and never falls (rules D-070, D-072). */
function earn(learner: Learner, stars: number, solved: Task | null): Pick<Decision, 'learner' | 'newLevel'> {
  const isOfCourse = solved?.targetLesson === learner.courseTl;
  const counters = {
    stars: learner.stars + stars,
    starsOnBalance: learner.starsOnBalance + stars,
    completedProblems: learner.completedProblems + (isOfCourse ? 1 : 0),
    allCompletedProblems: learner.allCompletedProblems + (solved ? 1 : 0),
  };
  const level = Math.max(learner.level, levelOf(counters));
  return { learner: { ...learner, ...counters, level }, newLevel: level > learner.level ? level : null };
}
