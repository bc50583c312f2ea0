import { numbers } from '@logikit/contract';
import { secondsLater, timestampOf } from '../../kernel/clock/index.ts';
import type { Tx } from '../../kernel/database/index.ts';
import { ApiError } from '../../kernel/errors/index.ts';
import { type AttemptRow, type EntryJson, type EntryRow, insertAttempt, selectEntry } from './attempt.db.ts';

/** An event with the attempt of whoever asks. */
export type EventEntry = EntryRow;

interface Asked {
  readonly owner: { readonly userId: number; readonly tenantId: number };
  readonly eventId: number;
}

/** Progress of every event is its own (rule D-022). */
export function eventContext(eventId: number): string {
  return `event:${eventId}`;
}

/** An entry as `eventEntrySql` tells it. */
export function eventOf({ startsAt, endsAt, attempt, ...rest }: EntryJson): EventEntry {
  return {
    ...rest,
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
    attempt: attempt && {
      ...attempt,
      startedAt: new Date(attempt.startedAt),
      endsAt: new Date(attempt.endsAt),
      finishedAt: attempt.finishedAt === null ? null : new Date(attempt.finishedAt),
      shareToken: null,
    },
  };
}

/** True when nothing more can be answered: handed in, everything closed, or the time is up. */
export function isAttemptOver({ endsAt, finishedAt }: AttemptRow, now: Date): boolean {
  return finishedAt !== null || now >= endsAt;
}

/** While an event is running its solutions stay closed, for those who have answered already as well. */
export function isEventOver({ endsAt }: Pick<EventEntry, 'endsAt'>, now: Date): boolean {
  return now >= endsAt;
}

/** Begins the one attempt, by the server's clock. Asking again gives the same attempt. */
export async function startAttempt(tx: Tx, { owner, eventId }: Asked, now: Date): Promise<void> {
  const entry = await selectEntry(tx, owner, eventId);
  if (!entry) throw new ApiError('notFound');
  if (entry.attempt) return;
  if (now < entry.startsAt) throw new ApiError('notAvailable', { data: { from: timestampOf(entry.startsAt) } });
  if (isEventOver(entry, now)) throw new ApiError('eventFinished');
  const limit = entry.minutes === null ? entry.endsAt : secondsLater(now, entry.minutes * 60);
  const endsAt = limit < entry.endsAt ? limit : entry.endsAt;
  await insertAttempt(tx, owner, { eventId, startedAt: now, endsAt });
}

/** Refuses to show a problem to somebody who has not begun. */
export function assertBegun({ attempt }: EventEntry): void {
  if (!attempt) throw new ApiError('notAvailable');
}

/** Refuses an answer that comes after the end; an answer that was on its way gets a few seconds (rule D-120). */
export function assertInTime(entry: EventEntry, now: Date): void {
  const { attempt } = entry;
  if (!attempt) throw new ApiError(isEventOver(entry, now) ? 'eventFinished' : 'notAvailable');
  const last = secondsLater(attempt.endsAt, numbers.event.graceSeconds);
  if (attempt.finishedAt !== null || now > last) throw new ApiError('eventFinished');
}
