import type { Model } from '@logikit/contract';
import { randomBytes } from 'node:crypto';
import { readProfile } from '../../identity/accounts/index.ts';
import { timestampOf } from '../../kernel/clock/index.ts';
import { ApiError } from '../../kernel/errors/index.ts';
import { readEventPassings, readEventProblems } from './event-problems.ts';
import { inLanguage } from '../../kernel/words/index.ts';
import type { Viewer } from '../../content/catalog/index.ts';
import { sliceOf, toPage } from '../../kernel/http/index.ts';
import type { Reader } from '../courses/index.ts';
import { eventContext, isAttemptOver, startAttempt } from './attempt.ts';
import { updateFinished, updateShareToken } from './attempt.db.ts';
import { type SeenEvent, selectActiveEvent, selectEvent, selectEvents, type RankedAttempt } from './event.db.ts';

type Event = Model<'Event'>;

/** Who looks at events, and when. */
export interface EventReader extends Reader {
  readonly now: Date;
  /** Makes the full address of a shared result. */
  readonly shareLink: (token: string) => string;
  readonly viewer: (userId: number, problemId: number, locale: string) => Viewer;
}

export async function readEvents(reader: EventReader, query: Model<'EventQuery'>): Promise<Model<'Events'>> {
  const { tx, owner, now } = reader;
  const found = await selectEvents(tx, owner, { now, ...sliceOf(query) });
  return toPage(query, { total: found.total, rows: found.rows.map((row) => toSummary(row, reader)) });
}

/** The running event of the learner's target lessons, without its problems. */
export async function readActiveEvent(reader: EventReader): Promise<Model<'ActiveEvent'>> {
  const { tx, owner, now } = reader;
  const { targetLessons } = await readProfile(tx, owner.userId);
  const row = await selectActiveEvent(tx, owner, { now, targetLessons });
  return { event: row && toSummary(row, reader) };
}

export async function startEvent(reader: EventReader, id: number): Promise<Event> {
  await startAttempt(reader.tx, { owner: reader.owner, eventId: id }, reader.now);
  return readEvent(reader, id);
}

export async function readEvent(reader: EventReader, id: number): Promise<Event> {
  const row = await seen(reader, id);
  const summary = toSummary(row, reader);
  if (!summary.attempt) return summary;
  const own: Reader = { ...reader, owner: { ...reader.owner, context: eventContext(id) } };
  const problems = await readEventProblems(own, row.threadId);
  const { result } = summary;
  const ids = problems.map((problem) => problem.id);
  return {
    ...summary,
    attempt: { ...summary.attempt, problems },
    result: result && { ...result, passings: await readEventPassings(own, ids, reader.viewer) },
  };
}

/** Hands the attempt in. One that is over already stays as it is. */
export async function finishEvent(reader: EventReader, id: number): Promise<Event> {
  if (!(await seen(reader, id)).attempt) throw new ApiError('notFound');
  await updateFinished(reader.tx, reader.owner.userId, { eventId: id, now: reader.now });
  return readEvent(reader, id);
}

const TOKEN_BYTES = 16;

/** Gives the result a public address; it keeps the one that it has. */
export async function shareEvent(reader: EventReader, id: number): Promise<Event> {
  const { attempt } = await seen(reader, id);
  if (!attempt || !isAttemptOver(attempt, reader.now)) throw new ApiError('notAvailable');
  if (attempt.shareToken === null) {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    await updateShareToken(reader.tx, reader.owner.userId, { eventId: id, token });
  }
  return readEvent(reader, id);
}

export async function unshareEvent(reader: EventReader, id: number): Promise<Event> {
  await seen(reader, id);
  await updateShareToken(reader.tx, reader.owner.userId, { eventId: id, token: null });
  return readEvent(reader, id);
}

async function seen({ tx, owner }: EventReader, id: number): Promise<SeenEvent> {
  const row = await selectEvent(tx, owner, id);
  if (!row) throw new ApiError('notFound');
  return row;
}

/** An event without its problems and answers. */
function toSummary(row: SeenEvent, { now, locale, shareLink }: EventReader): Event {
  const { attempt } = row;
  return {
    id: row.id,
    url: row.url,
    targetLesson: row.targetLesson,
    motif: row.content.motif,
    translations: inLanguage(row.content.translations, locale, (text) => text),
    state: now >= row.endsAt ? 'finished' : now < row.startsAt ? 'coming' : 'running',
    test: {
      from: timestampOf(row.startsAt),
      to: timestampOf(row.endsAt),
      thread: row.threadId,
      problems: row.problems,
      minutes: row.minutes,
    },
    attempt: attempt && toAttempt(attempt, now),
    result: attempt && isAttemptOver(attempt, now) ? toResult(attempt, row.problems) : null,
    shareLink: attempt?.shareToken ? shareLink(attempt.shareToken) : null,
  };
}

function toAttempt(attempt: RankedAttempt, now: Date): NonNullable<Event['attempt']> {
  const { answered, stars } = attempt;
  return {
    startedAt: timestampOf(attempt.startedAt),
    endsAt: timestampOf(attempt.endsAt),
    isOver: isAttemptOver(attempt, now),
    answered,
    stars,
    problems: [],
  };
}

function toResult(
  { place, participants, stars, seconds }: RankedAttempt,
  problems: number,
): NonNullable<Event['result']> {
  return { passings: [], place, participants, stars, maxStars: problems * STARS, seconds };
}

/** A right answer in an event gives three stars or none. */
export const STARS = 3;
