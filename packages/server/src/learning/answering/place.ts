import { numbers, type SolvingKind, type TargetLesson, type Tier } from '@logikit/contract';
import { type EventEntry, isEventOver } from '../events/index.ts';
import { ApiError } from '../../kernel/errors/index.ts';
import type { User } from '../../kernel/http/index.ts';
import { mayEnter, type Visitor } from '../courses/index.ts';
import { type Station, stationStates } from '../courses/index.ts';

/** A block of exercises of one learner. */
export interface ExerciseBlock {
  readonly targetLesson: TargetLesson;
  readonly tier: Tier;
  readonly number: number;
}

/** The thread or block that a learner solves a problem in; null when the problem stands alone, as in an embed. */
export interface Place {
  readonly threadId: number | null;
  /** How strictly an answer is judged here. */
  readonly kind: SolvingKind;
  /** Open to everybody, or else to those who paid (rule D-090). */
  readonly isTrial: boolean;
  /** This problem was opened for energy. */
  readonly isBought: boolean;
  /** Problems may be opened for energy here; not where they are asked of everybody at one time. */
  readonly isForSale: boolean;
  readonly isSequential: boolean;
  /** Of the whole thread. */
  readonly stations: readonly Station[];
  /** Those that "next" leads along: of the block when the learner came from a block. */
  readonly road: readonly Station[];
  /** The block of exercises that it is solved in. */
  readonly exercise: ExerciseBlock | null;
  /** The event that it is solved in, with the learner's attempt. */
  readonly event: EventEntry | null;
  /** A teacher has set this problem: no life is at stake, and its turn has come. */
  readonly isAssigned: boolean;
  /** The learner goes on while an earlier answer waits for a connection. */
  readonly isAhead: boolean;
}

/** Who asks for a problem, as far as it decides whether one that is asked for without its place stands alone (rule D-310). */
export interface Asker {
  /** Every problem does. Otherwise its place is found. */
  readonly mayStandAlone: boolean;
  /** Those do that the key of the page may show: the free ones, and those of its list. */
  readonly partnerKey: string | null;
}

/**
 * Whoever writes problems opens them alone; a partner's page those that its key may show. In a webview of an app there is
 * no key: the learner's own account decides there, as on our own pages.
 */
export function askerOf({ perms, partnerKey }: Pick<User, 'perms' | 'partnerKey'>): Asker {
  return { mayStandAlone: perms.includes('quizEditor'), partnerKey };
}

/** Whether a closed problem keeps its solution to itself: in an event that others are still solving. */
export function isSolutionHidden(place: Place | null, now: Date): boolean {
  return place?.event != null && !isEventOver(place.event, now);
}

/** What an opened block of exercises is: bought, and its problems may be solved in any order. */
export const openBlock = {
  threadId: null,
  isTrial: true,
  isBought: true,
  isForSale: false,
  isSequential: false,
  isAhead: false,
} as const;

/**
 * The gate of every problem. Refuses with 403 one whose thread or station is still locked. A problem that has no place,
 * or stands alone, is open unless it belongs to an event, a quiz or a block of exercises. Editors may open every
 * station. In a thread that is not entered, problems open one by one for energy; the refusal says so once the problem's
 * turn has come.
 */
export function assertUnlocked(place: Place | null, problem: LockedProblem, visitor: Visitor): void {
  if (visitor.profile.perms.includes('quizEditor')) return;
  if (place === null) {
    if (problem.isReserved) throw new ApiError('notFound');
    return;
  }
  if (isLocked(place, problem.id)) throw new ApiError('forbidden');
  if (place.isBought || mayEnter({ id: place.threadId, isTrial: place.isTrial }, visitor)) return;
  throw new ApiError('forbidden', place.isForSale ? { data: { isForSale: true } } : {});
}

/** True while the problems before this one are not closed, and of a problem that the road does not hold. */
export function isLocked({ stations, isSequential, isAhead }: Place, problemId: number): boolean {
  const states = stationStates(stations, isSequential);
  const index = stations.findIndex((station) => station.problemId === problemId);
  if (index < 0) return true;
  // A learner without a connection solves the next few; whether the ones before are closed is known only afterwards.
  const isNear = isAhead && index - states.indexOf('current') <= numbers.stationsAhead;
  return states[index] === 'locked' && !isNear;
}

interface LockedProblem {
  readonly id: number;
  readonly isReserved: boolean;
}

/** The eight problems that find out where somebody begins. */
export function isPlacement(place: Place | null): boolean {
  return place?.exercise?.number === numbers.placement.block;
}

/** How strictly an answer is judged here; a problem that stands alone is an ordinary one. */
export function kindOf(place: Place | null): SolvingKind {
  return place?.kind ?? 'regular';
}
