import { exerciseBlockType, type Model, numbers } from '@logikit/contract';
import type { LearnerJson } from '../../identity/accounts/index.ts';
import { addDays } from '../../kernel/clock/index.ts';
import type { Tx } from '../../kernel/database/index.ts';
import { ApiError } from '../../kernel/errors/index.ts';
import { type ProblemRow, selectProblem } from '../../content/catalog/index.ts';
import { eventOf } from '../events/index.ts';
import { isForSale, type PlaceRow, stationsOf, type Visitor } from '../courses/index.ts';
import { type Elsewhere, noStanding, nowhereElse, type StandingRow } from '../progress/index.ts';
import { dayOf, type ReplayDay } from '../progress/index.ts';
import { type Asker, openBlock, type Place } from './place.ts';
import { type ProgressJson, selectSolvingRows, type SolvingRequest, type SolvingRow } from './solving-context.db.ts';

/** Whose problem, and where it is solved. */
export interface Where extends Asker {
  readonly userId: number;
  readonly tenantId: number;
  readonly problemId: number;
  readonly context: Model<'PassingContext'>;
  readonly now: Date;
}

/** A learner as far as a decision needs it. */
export interface Solver extends Omit<LearnerJson, 'lifeAt' | 'paceAt' | 'additionalTrial'> {
  readonly lifeAt: Date;
  readonly paceAt: Date | null;
  readonly additionalTrial: { readonly threadId: number; readonly endsAt: Date } | null;
}

/** A problem that a learner solves somewhere, read at one moment. */
export interface SolvingContext {
  readonly solver: Solver;
  readonly problem: ProblemRow;
  readonly place: Place | null;
  /** What progress is kept under (rule D-022). */
  readonly progressContext: string;
  /** Null: never touched here. */
  readonly standing: StandingRow | null;
  readonly replayDay: ReplayDay;
  readonly elsewhere: Elsewhere;
  /** What the key of the page shows although it is paid. */
  readonly shownThreads: readonly number[];
  /** Of courses that the learner has bought. */
  readonly boughtThreads: readonly number[];
}

/** Assignments whose day was before this one are over. */
export function assignedSince(now: Date): string {
  return addDays(dayOf(now), -numbers.school.lateDays);
}

export function toRequest(
  { userId, tenantId, problemId, context, mayStandAlone, partnerKey, now }: Where,
  key: { readonly scope: string; readonly keyHash: string } | null = null,
): SolvingRequest {
  const { threadId = null, blockId = null, eventId = null, exerciseBlockNumber = null, complexity = null } = context;
  const isOnRoad = eventId === null && exerciseBlockNumber === null;
  return {
    user_id: userId,
    tenant_id: tenantId,
    problem_id: problemId,
    thread_id: isOnRoad ? threadId : null,
    block_id: isOnRoad ? blockId : null,
    event_id: eventId,
    exercise_number: eventId === null ? exerciseBlockNumber : null,
    tier: complexity,
    finds_place: !mayStandAlone && !isPlaceNamed(context),
    partner_key: partnerKey,
    day: dayOf(now),
    assigned_since: assignedSince(now),
    scope: key?.scope ?? null,
    key_hash: key?.keyHash ?? null,
  };
}

function isPlaceNamed({ threadId, blockId, eventId, exerciseBlockNumber }: Model<'PassingContext'>): boolean {
  return [threadId, blockId, eventId, exerciseBlockNumber].some((one) => one !== undefined);
}

/** Reads the context in one statement. Refuses with 404 what does not exist, is not open, or is not in the named place. */
export async function readSolvingContext(tx: Tx, where: Where): Promise<SolvingContext> {
  const read = async (): Promise<SolvingRow> => {
    const [row] = await selectSolvingRows(tx, [toRequest(where)]);
    if (!row) throw new Error('A context that was asked for was not told');
    return row;
  };
  const row = await read();
  return toSolvingContext(where, row.problem?.isBlank ? await made(tx, where.problemId, read) : row);
}

/** Makes a problem of the bank that nobody has needed yet, and reads again. */
export async function made(tx: Tx, problemId: number, read: () => Promise<SolvingRow>): Promise<SolvingRow> {
  await selectProblem(tx, problemId);
  return read();
}

export function toSolvingContext(where: Where, row: SolvingRow): SolvingContext {
  const { learner, problem, progress, replays, elsewhere, context, shownThreads, boughtThreads } = row;
  if (!learner) throw new Error(`User ${where.userId} has no profile`);
  if (!problem) throw new ApiError('notFound');
  return {
    solver: {
      ...learner,
      lifeAt: new Date(learner.lifeAt),
      paceAt: learner.paceAt === null ? null : new Date(learner.paceAt),
      additionalTrial: learner.additionalTrial && {
        ...learner.additionalTrial,
        endsAt: new Date(learner.additionalTrial.endsAt),
      },
    },
    problem,
    place: toPlace(where, row),
    progressContext: context,
    standing: progress && toStanding(progress),
    replayDay: replays ?? { correct: 0, lives: 0 },
    elsewhere: elsewhere ? { ...elsewhere, starsAt: timeOf(elsewhere.starsAt) } : nowhereElse,
    shownThreads,
    boughtThreads,
  };
}

/** Who solves, as far as it decides what is open. */
export function visitorOf({ solver, shownThreads, boughtThreads }: SolvingContext, now: Date): Visitor {
  return { profile: solver, shownThreads, boughtThreads, now };
}

/** How the problem stands; untouched when it never was. */
export function standingOf({ standing }: SolvingContext): StandingRow {
  return standing ?? noStanding;
}

function toStanding({ closedAt, starsAt, ...rest }: ProgressJson): StandingRow {
  return { ...rest, closedAt: timeOf(closedAt), starsAt: timeOf(starsAt) };
}

function timeOf(moment: string | null): number | null {
  return moment === null ? null : Date.parse(moment);
}

/** Whether a key may show the problem by itself: its thread is free, or the key's list has it (rule D-310). */
function isShown({ threadId, isEnabled, isTrial }: PlaceRow, { shownThreads }: SolvingRow): boolean {
  return isEnabled && (isTrial || shownThreads.includes(threadId));
}

/**
 * Where it is solved, named or found; null when it stands alone. Refuses with 404 a place that is none, or does not hold
 * the problem.
 */
function toPlace({ problemId, context, partnerKey }: Where, row: SolvingRow): Place | null {
  const { exercise, thread, isAssigned } = row;
  const event = row.event && eventOf(row.event);
  if (!isPlaceNamed(context) && !exercise && (!thread || (partnerKey !== null && isShown(thread, row)))) return null;
  const stations = row.road ? stationsOf(row.road) : [];
  const blocks = row.road?.blocks ?? null;
  // An event and a block of exercises are one road; so is a thread when no block of it is named.
  const isWhole = event !== null || context.blockId === undefined || blocks === null;
  const road = isWhole ? stations : stations.filter((_, at) => blocks[at] === context.blockId);
  const common = { stations, road, event, isAssigned };
  if (context.eventId === undefined && (context.exerciseBlockNumber !== undefined || exercise)) {
    if (!exercise) throw new ApiError('notFound');
    if (context.complexity !== undefined && context.complexity !== exercise.tier)
      throw new ApiError('complexityMismatch');
    if (!stations.some((station) => station.problemId === problemId)) throw new ApiError('notFound');
    return { ...common, ...openBlock, kind: exerciseBlockType(exercise.number), exercise };
  }
  if (!thread?.isEnabled || (context.eventId !== undefined && !event)) throw new ApiError('notFound');
  const isSequential = thread.isSequential && (event !== null || row.learner?.lockScheme !== 'open');
  return {
    ...common,
    ...thread,
    kind: event ? 'event' : thread.type === 'quiz' ? 'quiz' : thread.blockType,
    isForSale: event === null && isForSale(thread.type),
    isSequential: isSequential && !isAssigned,
    exercise: null,
    isAhead: event === null && context.ahead === 1,
  };
}
