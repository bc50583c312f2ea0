import type { Tx } from '../../kernel/database/index.ts';

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

type Moments = 'startsAt' | 'endsAt' | 'startedAt' | 'finishedAt';
type InJson<T> = { readonly [K in keyof T]: K extends Moments ? (null extends T[K] ? string | null : string) : T[K] };

/** What `eventEntrySql` gives; moments are text in JSON. */
export interface EntryJson extends Omit<InJson<EntryRow>, 'attempt'> {
  readonly attempt: Omit<InJson<AttemptRow>, 'shareToken'> | null;
}

/** An enabled event that the row `a` of a statement names, with this person's attempt, as one value of JSON. */
export const eventEntrySql = `
  select e.thread_id, json_build_object('eventId', e.id, 'threadId', e.thread_id, 'startsAt', e.starts_at,
    'endsAt', e.ends_at, 'minutes', e.minutes, 'attempt', case when t.user_id is not null then json_build_object(
      'startedAt', t.started_at, 'endsAt', t.ends_at, 'finishedAt', t.finished_at, 'answered', t.answered,
      'stars', t.stars, 'seconds', t.seconds) end) as entry
  from event e left join event_attempt t on t.event_id = e.id and t.user_id = a.user_id
  where e.id = a.event_id and e.is_enabled and coalesce(t.tenant_id, a.tenant_id) = a.tenant_id`;

/** Adds the answers of the batch `n` to their attempts; the last one of an attempt's problems finishes it. */
export const addAnswersSql = `
  update event_attempt t set answered = t.answered + 1, stars = t.stars + n.stars,
    seconds = greatest(0, extract(epoch from n.now - t.started_at))::int,
    finished_at = case when t.answered + 1 >= n.event_problems then n.now else t.finished_at end
  from n where t.user_id = n.user_id and t.event_id = n.event_id`;

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
