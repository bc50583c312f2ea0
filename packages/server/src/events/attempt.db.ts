import type { Tx } from '../database/database.ts';

interface Person {
  readonly userId: number;
  readonly tenantId: number;
}

/** Columns of an attempt, null together when the person has none. */
export interface AttemptRow {
  readonly startedAt: Date;
  readonly endsAt: Date;
  readonly finishedAt: Date | null;
  readonly answered: number;
  readonly stars: number;
  readonly seconds: number;
  readonly shareToken: string | null;
}

/** What must be known to let somebody into an event. */
export interface EntryRow {
  readonly eventId: number;
  readonly threadId: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly minutes: number | null;
  /** Null: not begun. */
  readonly attempt: AttemptRow | null;
}

const attemptColumns = (tx: Tx) => tx`
  a.started_at as "startedAt", a.ends_at as "attemptEndsAt", a.finished_at as "finishedAt", a.answered, a.stars, a.seconds,
  a.share_token as "shareToken"`;

interface Joined extends Omit<EntryRow, 'attempt'>, Omit<AttemptRow, 'startedAt' | 'endsAt'> {
  readonly startedAt: Date | null;
  readonly attemptEndsAt: Date;
}

/** An enabled event with this person's attempt. An attempt in another tenant hides the event here. */
export async function selectEntry(tx: Tx, { userId, tenantId }: Person, eventId: number): Promise<EntryRow | null> {
  const [row] = await tx<Joined[]>`
    select e.id as "eventId", e.thread_id as "threadId", e.starts_at as "startsAt", e.ends_at as "endsAt", e.minutes,
      ${attemptColumns(tx)}
    from event e left join event_attempt a on a.event_id = e.id and a.user_id = ${userId}
    where e.id = ${eventId} and e.is_enabled and coalesce(a.tenant_id, ${tenantId}) = ${tenantId}`;
  if (!row) return null;
  const { startedAt, attemptEndsAt, finishedAt, answered, stars, seconds, shareToken, ...entry } = row;
  const attempt = startedAt && { startedAt, endsAt: attemptEndsAt, finishedAt, answered, stars, seconds, shareToken };
  return { ...entry, attempt };
}

/** Begins the one attempt; nothing happens when there is one. */
export async function insertAttempt(
  tx: Tx,
  { userId, tenantId }: Person,
  attempt: { readonly eventId: number; readonly startedAt: Date; readonly endsAt: Date },
): Promise<void> {
  await tx`
    insert into event_attempt (user_id, event_id, tenant_id, started_at, ends_at)
    values (${userId}, ${attempt.eventId}, ${tenantId}, ${attempt.startedAt}, ${attempt.endsAt})
    on conflict (user_id, event_id) do nothing`;
}

/** Adds an answer; the last one of `problems` finishes the attempt. */
export async function updateAnswered(
  tx: Tx,
  key: { readonly userId: number; readonly eventId: number },
  answer: { readonly stars: number; readonly problems: number; readonly now: Date },
): Promise<void> {
  await tx`
    update event_attempt set answered = answered + 1, stars = stars + ${answer.stars},
      seconds = greatest(0, extract(epoch from ${answer.now}::timestamptz - started_at))::int,
      finished_at = case when answered + 1 >= ${answer.problems} then ${answer.now}::timestamptz else finished_at end
    where user_id = ${key.userId} and event_id = ${key.eventId}`;
}

export async function updateFinished(
  tx: Tx,
  userId: number,
  { eventId, now }: { eventId: number; now: Date },
): Promise<void> {
  await tx`
    update event_attempt set finished_at = ${now}
    where user_id = ${userId} and event_id = ${eventId} and finished_at is null and ends_at > ${now}`;
}

export async function updateShareToken(
  tx: Tx,
  userId: number,
  { eventId, token }: { eventId: number; token: string | null },
): Promise<void> {
  await tx`update event_attempt set share_token = ${token} where user_id = ${userId} and event_id = ${eventId}`;
}

export async function hasAttempts(tx: Tx, userId: number): Promise<boolean> {
  const [row] = await tx<
    { found: boolean }[]
  >`select exists (select from event_attempt where user_id = ${userId}) as found`;
  return row?.found ?? false;
}

export async function moveAttempts(
  tx: Tx,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  await tx`update event_attempt set user_id = ${to} where user_id = ${from}`;
}

export async function deleteAttempts(tx: Tx, userId: number): Promise<void> {
  await tx`delete from event_attempt where user_id = ${userId}`;
}
