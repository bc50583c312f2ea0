import { numbers } from '@logikit/contract';
import { secondsLater, timestampOf } from '../clock.ts';
import type { Tx } from '../database/database.ts';
import { Refusal } from '../http/refusal.ts';
import { type AttemptRow, type EntryRow, insertAttempt, selectEntry, updateAnswered } from './attempt.db.ts';

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

export function readEntry(tx: Tx, { owner, eventId }: Asked): Promise<EventEntry | null> {
  return selectEntry(tx, owner, eventId);
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
  if (!entry) throw new Refusal('notFound');
  if (entry.attempt) return;
  if (now < entry.startsAt) throw new Refusal('notAvailable', { data: { from: timestampOf(entry.startsAt) } });
  if (isEventOver(entry, now)) throw new Refusal('eventFinished');
  const limit = entry.minutes === null ? entry.endsAt : secondsLater(now, entry.minutes * 60);
  const endsAt = limit < entry.endsAt ? limit : entry.endsAt;
  await insertAttempt(tx, owner, { eventId, startedAt: now, endsAt });
}

/** Refuses to show a problem to somebody who has not begun. */
export function refuseNotBegun({ attempt }: EventEntry): void {
  if (!attempt) throw new Refusal('notAvailable');
}

/** Refuses an answer that comes after the end; an answer that was on its way gets a few seconds (rule D-120). */
export function refuseLateAnswer(entry: EventEntry, now: Date): void {
  const { attempt } = entry;
  if (!attempt) throw new Refusal(isEventOver(entry, now) ? 'eventFinished' : 'notAvailable');
  const last = secondsLater(attempt.endsAt, numbers.event.graceSeconds);
  if (attempt.finishedAt !== null || now > last) throw new Refusal('eventFinished');
}

/** Adds a first answer to the attempt. The profile is locked, so two answers never come at once. */
export function recordAnswer(
  tx: Tx,
  key: { readonly userId: number; readonly eventId: number },
  answer: { readonly stars: number; readonly problems: number; readonly now: Date },
): Promise<void> {
  return updateAnswered(tx, key, answer);
}
