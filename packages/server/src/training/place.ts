import type { Model, SolvingKind } from '@logikit/contract';
import { isPaid, type ProfileRow } from '../accounts/profile.ts';
import type { Tx } from '../database/database.ts';
import { Refusal } from '../http/refusal.ts';
import type { Owner } from './progress.db.ts';
import { type Station, stationStates } from './stations.ts';
import { type PlaceRow, selectPlace, selectPlaceStations } from './thread.db.ts';

type PassingContext = Model<'PassingContext'>;

/** The thread or block that a learner solves a problem in; null when the problem stands alone, as in an embed. */
export interface Place extends PlaceRow {
  /** Of the whole thread. */
  readonly stations: readonly Station[];
  /** Those that "next" leads along: of the block when the learner came from a block. */
  readonly road: readonly Station[];
}

/** Progress of threads and blocks is one and the same (rule D-022). */
export const COMMON_CONTEXT = '';

interface Where extends Owner {
  readonly problemId: number;
  readonly context: PassingContext;
}

/**
 * Reads the place that a request names. Refuses with 404 when the problem is not in it, when the thread is not
 * enabled, and for events and exercises that do not exist.
 */
export async function readPlace(tx: Tx, { context, problemId, ...owner }: Where): Promise<Place | null> {
  const { threadId, blockId, eventId, exerciseBlockNumber } = context;
  if (eventId !== undefined || exerciseBlockNumber !== undefined) throw new Refusal('notFound');
  if (threadId === undefined && blockId === undefined) return null;
  const [row, stations] = await Promise.all([
    selectPlace(tx, problemId, { threadId, blockId }),
    selectPlaceStations(tx, owner, { threadId, blockId }),
  ]);
  if (!row?.isEnabled) throw new Refusal('notFound');
  return { ...row, stations, road: stations.filter(({ inBlock }) => inBlock) };
}

/** True when this learner may enter a thread: the trial ones are open to everybody (rule D-090). */
export function mayEnter(thread: { readonly isTrial: boolean }, profile: ProfileRow): boolean {
  return thread.isTrial || isPaid(profile) || profile.perms.includes('quizEditor');
}

/**
 * Refuses with 403 a problem whose thread or station is still locked. A problem without a place is always open:
 * a partner embeds single problems. Editors may open every station.
 */
export function refuseLocked(place: Place | null, problemId: number, profile: ProfileRow): void {
  if (place === null || profile.perms.includes('quizEditor')) return;
  if (!mayEnter(place, profile)) throw new Refusal('forbidden');
  const states = stationStates(place.stations, place.isSequential);
  const index = place.stations.findIndex((station) => station.problemId === problemId);
  if (states[index] === 'locked') throw new Refusal('forbidden');
}

/** How strictly an answer is judged here. */
export function kindOf(place: Place | null): SolvingKind {
  if (place?.type === 'quiz' || place?.type === 'event') return place.type;
  return place?.blockType === 'checkpoint' ? 'checkpoint' : 'regular';
}
