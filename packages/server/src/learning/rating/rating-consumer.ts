import { RATING_SETTINGS, tellAllRatingSettings } from '../../identity/households/index.ts';
import type { Clock } from '../../kernel/clock/index.ts';
import type { Tx } from '../../kernel/database/index.ts';
import type { Consumer } from '../../kernel/event-log/index.ts';
import { emitInto } from '../../kernel/pubsub/index.ts';
import { ANSWER, asAnswer } from '../progress/index.ts';
import { insertPastPoints } from './backfill.db.ts';
import { insertInstitutions, updateListed } from './institution.db.ts';
import { closingsOf } from './points.ts';
import { insertClosings, updateSeen } from './rating.db.ts';
import { readSeen, type Seen } from './seen.ts';

/** The name of its cursor. */
export const RATING = 'rating';

/** Adds points to the rating as problems are closed, and follows what people let it show. */
export function ratingConsumer(clock: Clock): Consumer {
  return {
    name: RATING,
    kinds: [ANSWER, RATING_SETTINGS],
    restMs: 150,
    handle: async (tx, events) => {
      const closings = closingsOf(events.filter(({ kind }) => kind === ANSWER).map(asAnswer));
      const changed = new Set(
        events.flatMap(({ kind, userId }) => (kind === RATING_SETTINGS && userId !== null ? [userId] : [])),
      );
      const gained = closings.length === 0 ? [] : await insertClosings(tx, closings);
      const seen = await follow(tx, [...changed, ...gained], clock.now());
      // Whom nobody sees need not hear of each point.
      const told = seen.filter(({ userId, missing }) => changed.has(userId) || missing.length === 0);
      const emit = emitInto(tx);
      for (const { userId } of told) await emit(`user.${userId}`, { name: 'ratingChanged' });
    },
    backfill: async (tx, unheard) => {
      await insertPastPoints(tx, unheard);
      await tellAllRatingSettings(tx);
    },
  };
}

/** Shows these people where they may be seen now, and nowhere else. */
export async function follow(tx: Tx, userIds: readonly number[], now: Date): Promise<readonly Seen[]> {
  if (userIds.length === 0) return [];
  const seen = [...(await readSeen(tx, userIds, now)).values()].toSorted((one, other) => one.userId - other.userId);
  await insertInstitutions(tx, seen);
  await updateSeen(tx, seen);
  await updateListed(tx, seen);
  return seen;
}
