import type { Model } from '@logikit/contract';
import type { Tx } from '../../kernel/database/index.ts';
import type { ByLocale } from '../../kernel/words/index.ts';
import type { AttemptRow } from './attempt.db.ts';

/** One slide of a landing page, in every language. */
export interface Slide {
  readonly slide: string;
  readonly translations: ByLocale<{ readonly title: string; readonly text: string; readonly action: string }>;
}

/** Column `content` of an event, in every language. */
export interface EventContent {
  readonly translations: ByLocale<{ readonly title: string; readonly description: string }>;
  readonly motif: Model<'Event'>['motif'];
  readonly landing: readonly Slide[];
}

export interface EventRow {
  readonly id: number;
  readonly url: string;
  readonly targetLesson: Model<'Event'>['targetLesson'];
  readonly threadId: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly minutes: number | null;
  readonly content: EventContent;
  readonly problems: number;
}

/** How somebody stands in an event. */
export interface RankedAttempt extends AttemptRow {
  /** Null until something has been answered. */
  readonly place: number | null;
  readonly participants: number;
}

export interface SeenEvent extends EventRow {
  readonly attempt: RankedAttempt | null;
}

const columns = (tx: Tx) => tx`
  e.id, e.slug as url, e.target_lesson as "targetLesson", e.thread_id as "threadId", e.starts_at as "startsAt",
  e.ends_at as "endsAt", e.minutes, e.content,
  (select count(*) from block b join block_problem bp on bp.block_id = b.id
    join problem p on p.id = bp.problem_id and p.is_enabled and not p.is_deleted where b.thread_id = e.thread_id) as problems`;

/** Equal stars and times share a place. Who has answered nothing has none and is not counted. */
const attempt = (tx: Tx) => tx`
  case when a.user_id is not null then jsonb_build_object('answered', a.answered, 'stars', a.stars, 'seconds', a.seconds,
    'shareToken', a.share_token,
    'place', case when a.answered > 0 then 1 + (select count(*) from event_attempt o where o.event_id = e.id
      and o.answered > 0 and (o.stars > a.stars or (o.stars = a.stars and o.seconds < a.seconds))) end,
    'participants', (select count(*) from event_attempt o where o.event_id = e.id and o.answered > 0)) end as reached,
  a.started_at as "startedAt", a.ends_at as "attemptEndsAt", a.finished_at as "finishedAt"`;

interface Joined extends EventRow {
  readonly reached: Pick<
    RankedAttempt,
    'answered' | 'stars' | 'seconds' | 'shareToken' | 'place' | 'participants'
  > | null;
  readonly startedAt: Date;
  readonly attemptEndsAt: Date;
  readonly finishedAt: Date | null;
}

function toSeen({ reached, startedAt, attemptEndsAt, finishedAt, ...event }: Joined): SeenEvent {
  return { ...event, attempt: reached && { ...reached, startedAt, endsAt: attemptEndsAt, finishedAt } };
}

interface Viewer {
  readonly userId: number;
  readonly tenantId: number;
}

const seenBy = (tx: Tx, { userId, tenantId }: Viewer) => tx`
  ${columns(tx)}, ${attempt(tx)}
  from event e left join event_attempt a on a.event_id = e.id and a.user_id = ${userId} and a.tenant_id = ${tenantId}`;

export async function selectEvent(tx: Tx, viewer: Viewer, id: number): Promise<SeenEvent | null> {
  const [row] = await tx<Joined[]>`select ${seenBy(tx, viewer)} where e.id = ${id} and e.is_enabled`;
  return row ? toSeen(row) : null;
}

/** How long an event that somebody has not entered is listed after its end. */
const LISTED_DAYS = 60;

/** What is running comes first, by its end; then what comes, by its start; then what is over, the latest first. */
export async function selectEvents(
  tx: Tx,
  viewer: Viewer,
  { now, limit, offset }: { readonly now: Date; readonly limit: number; readonly offset: number },
): Promise<{ readonly total: number; readonly rows: readonly SeenEvent[] }> {
  const wanted = tx`
    e.is_enabled and (e.ends_at > ${now}::timestamptz - make_interval(days => ${LISTED_DAYS}) or exists (
      select from event_attempt own where own.event_id = e.id and own.user_id = ${viewer.userId}))`;
  const [rows, [count]] = await Promise.all([
    tx<Joined[]>`
      select ${seenBy(tx, viewer)} where ${wanted}
      order by (case when e.ends_at <= ${now} then 2 when e.starts_at > ${now} then 1 else 0 end),
        case when e.ends_at <= ${now} then null when e.starts_at > ${now} then e.starts_at else e.ends_at end,
        e.ends_at desc, e.id
      limit ${limit} offset ${offset}`,
    tx<{ total: number }[]>`select count(*) as total from event e where ${wanted}`,
  ]);
  return { total: count?.total ?? 0, rows: rows.map(toSeen) };
}

/** The running event for these target lessons that ends first (rule D-120). */
export async function selectActiveEvent(
  tx: Tx,
  viewer: Viewer,
  { now, targetLessons }: { readonly now: Date; readonly targetLessons: readonly number[] },
): Promise<SeenEvent | null> {
  const [row] = await tx<Joined[]>`
    select ${seenBy(tx, viewer)}
    where e.is_enabled and e.starts_at <= ${now} and e.ends_at > ${now}
      and e.target_lesson = any(${[...targetLessons]}::int[])
    order by e.ends_at, e.id limit 1`;
  return row ? toSeen(row) : null;
}

/** By number or by address name (rule D-006). */
export async function selectEventBySlug(tx: Tx, slug: string): Promise<EventRow | null> {
  const id = /^\d{1,10}$/.test(slug) ? Number(slug) : 0;
  const [row] = await tx<EventRow[]>`
    select ${columns(tx)} from event e where (e.slug = ${slug} or e.id = ${id}::bigint) and e.is_enabled`;
  return row ?? null;
}

/** A result by the token that its owner gave out. */
export async function selectShared(tx: Tx, token: string): Promise<SeenEvent | null> {
  const [row] = await tx<Joined[]>`
    select ${columns(tx)}, ${attempt(tx)}
    from event_attempt a join event e on e.id = a.event_id where a.share_token = ${token} and e.is_enabled`;
  return row ? toSeen(row) : null;
}

export interface PlannedEvent {
  readonly slug: string;
  readonly thread: string;
  readonly targetLesson: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly minutes: number | null;
  readonly content: EventContent;
}

/** Puts an event into the calendar; one that is there keeps its times and takes the new words. */
export async function upsertEvent(tx: Tx, event: PlannedEvent): Promise<void> {
  await tx`
    insert into event (slug, thread_id, target_lesson, starts_at, ends_at, minutes, content)
    select ${event.slug}, t.id, ${event.targetLesson}, ${event.startsAt}, ${event.endsAt}, ${event.minutes},
      ${tx.json(event.content as never)}
    from thread t where t.slug = ${event.thread}
    on conflict (slug) do update set content = excluded.content`;
}
