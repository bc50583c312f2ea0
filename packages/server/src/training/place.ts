import { type Model, numbers, type SolvingKind } from '@logikit/contract';
import { isFreeOfEnergy } from '../accounts/energy.ts';
import type { ProfileRow } from '../accounts/profile.ts';
import type { Tx } from '../database/database.ts';
import { type EventEntry, eventContext, isEventOver, readEntry } from '../events/attempt.ts';
import { type ExercisePlace, exerciseStations, findExercisePlace } from '../exercises/exercise-place.ts';
import { isAssigned } from '../school/assigned.ts';
import { Refusal } from '../http/refusal.ts';
import type { Owner } from './progress.db.ts';
import { type Station, stationStates } from './stations.ts';
import { selectPlace, selectPlaceStations } from './thread.db.ts';

type PassingContext = Model<'PassingContext'>;

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
  readonly exercise: ExercisePlace | null;
  /** The event that it is solved in, with the learner's attempt. */
  readonly event: EventEntry | null;
  /** A teacher has set this problem: no life is at stake, and its turn has come. */
  readonly isAssigned: boolean;
  /** The learner goes on while an earlier answer waits for a connection. */
  readonly isAhead: boolean;
}

/** Progress of threads and blocks is one and the same (rule D-022). */
const COMMON_CONTEXT = '';

interface Where extends Omit<Owner, 'context'> {
  readonly problemId: number;
  readonly context: PassingContext;
}

/** What a request names, before it is read: enough to find the progress that belongs to it. */
export interface Spot extends Where {
  /** What progress is kept under: each block of exercises and each event has its own (rule D-022). */
  readonly progressContext: string;
  readonly exercise: ExercisePlace | null;
  readonly event: EventEntry | null;
}

/** Refuses with 404 events that do not exist, and an exercise block that the problem is not in. */
export async function findSpot(tx: Tx, where: Where): Promise<Spot> {
  const { eventId, exerciseBlockNumber } = where.context;
  if (eventId !== undefined) {
    const event = await readEntry(tx, { owner: where, eventId });
    if (!event) throw new Refusal('notFound');
    return { ...where, progressContext: eventContext(eventId), exercise: null, event };
  }
  if (exerciseBlockNumber === undefined) {
    return { ...where, progressContext: COMMON_CONTEXT, exercise: null, event: null };
  }
  const exercise = await findExercisePlace(tx, where, exerciseBlockNumber);
  return { ...where, progressContext: exercise.context, exercise, event: null };
}

/** Reads the place. Refuses with 404 when the problem is not in it, and when the thread is not enabled. */
export async function readPlace(tx: Tx, spot: Spot, now: Date): Promise<Place | null> {
  if (spot.exercise !== null) return readExercise(tx, spot, { exercise: spot.exercise, now });
  if (spot.event !== null) return readContest(tx, spot, spot.event);
  const { userId, tenantId, problemId } = spot;
  const { threadId, blockId } = spot.context;
  if (threadId === undefined && blockId === undefined) return null;
  const [row, stations, isSet] = await Promise.all([
    selectPlace(tx, { userId, tenantId, problemId }, { threadId, blockId }),
    selectPlaceStations(tx, { userId, tenantId }, { threadId, blockId }),
    isAssigned(tx, { userId, problemId, context: spot.progressContext, now }),
  ]);
  if (!row?.isEnabled) throw new Refusal('notFound');
  return {
    ...row,
    kind: row.type === 'quiz' ? 'quiz' : row.blockType,
    isForSale: isForSale(row.type),
    isSequential: row.isSequential && !isSet,
    stations,
    road: stations.filter(({ inBlock }) => inBlock),
    exercise: null,
    event: null,
    isAssigned: isSet,
    isAhead: spot.context.ahead === 1,
  };
}

/** The problems of an event, in any order. */
async function readContest(tx: Tx, spot: Spot, event: EventEntry): Promise<Place> {
  const { userId, tenantId, problemId, progressContext: context } = spot;
  const { threadId } = event;
  const [row, stations] = await Promise.all([
    selectPlace(tx, { userId, tenantId, problemId }, { threadId, isEvent: true }),
    selectPlaceStations(tx, { userId, tenantId, context }, { threadId }),
  ]);
  if (!row?.isEnabled) throw new Refusal('notFound');
  return {
    ...row,
    kind: 'event',
    isForSale: false,
    stations,
    road: stations,
    exercise: null,
    event,
    isAssigned: false,
    isAhead: false,
  };
}

/** Whether a closed problem keeps its solution to itself: in an event that others are still solving. */
export function isSolutionHidden(place: Place | null, now: Date): boolean {
  return place?.event != null && !isEventOver(place.event, now);
}

/** Problems of chapters and side courses may be opened one by one; quizzes, events and olympiads are taken whole. */
export function isForSale(type: Model<'Thread'>['type']): boolean {
  return type === 'chapter' || type === 'side';
}

/** An opened block is bought, and its problems may be solved in any order. */
async function readExercise(
  tx: Tx,
  { userId, problemId, progressContext: context }: Spot,
  { exercise, now }: { readonly exercise: ExercisePlace; readonly now: Date },
): Promise<Place> {
  const [stations, isSet] = await Promise.all([
    exerciseStations(tx, exercise),
    isAssigned(tx, { userId, problemId, context, now }),
  ]);
  if (!stations.some((station) => station.problemId === problemId)) throw new Refusal('notFound');
  const { kind } = exercise;
  return {
    threadId: null,
    kind,
    isTrial: true,
    isBought: true,
    isForSale: false,
    isSequential: false,
    stations,
    road: stations,
    exercise,
    event: null,
    isAssigned: isSet,
    isAhead: false,
  };
}

/**
 * True when this learner may enter a thread: the trial ones are open to everybody (rule D-090), one more to whom has taken
 * another trial (rule D-091).
 */
export function mayEnter(thread: Entrance, { profile, now }: Visitor): boolean {
  const { additionalTrial } = profile;
  const isLent = additionalTrial !== null && additionalTrial.threadId === thread.id && now < additionalTrial.endsAt;
  return thread.isTrial || isLent || isFreeOfEnergy(profile);
}

interface Entrance {
  readonly id: number | null;
  readonly isTrial: boolean;
}

/** Who comes, and when. */
export interface Visitor {
  readonly profile: ProfileRow;
  readonly now: Date;
}

/**
 * Refuses with 403 a problem whose thread or station is still locked. A problem without a place is open, because a
 * partner embeds single problems, unless it belongs to an event or a quiz. Editors may open every station. In a thread
 * that is not entered, problems open one by one for energy; the refusal says so once the problem's turn has come.
 */
export function refuseLocked(place: Place | null, problem: LockedProblem, visitor: Visitor): void {
  if (visitor.profile.perms.includes('quizEditor')) return;
  if (place === null) {
    if (problem.isReserved) throw new Refusal('notFound');
    return;
  }
  if (isLocked(place, problem.id)) throw new Refusal('forbidden');
  if (place.isBought || mayEnter({ id: place.threadId, isTrial: place.isTrial }, visitor)) return;
  throw new Refusal('forbidden', place.isForSale ? { data: { isForSale: true } } : {});
}

/** True while the problems before this one are not closed. */
export function isLocked({ stations, isSequential, isAhead }: Place, problemId: number): boolean {
  const states = stationStates(stations, isSequential);
  const index = stations.findIndex((station) => station.problemId === problemId);
  // A learner without a connection solves the next few; whether the ones before are closed is known only afterwards.
  const isNear = isAhead && index - states.indexOf('current') <= numbers.stationsAhead;
  return states[index] === 'locked' && !isNear;
}

interface LockedProblem {
  readonly id: number;
  readonly isReserved: boolean;
}

/** How strictly an answer is judged here; a problem that stands alone is an ordinary one. */
export function kindOf(place: Place | null): SolvingKind {
  return place?.kind ?? 'regular';
}
