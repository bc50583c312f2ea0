import type { Sql } from '../../kernel/database/index.ts';

export interface WaitingPush {
  readonly userId: number;
  readonly day: string;
  readonly recipientId: number;
  readonly locale: string;
  /** This try counts. */
  readonly tries: number;
}

interface Claim {
  readonly now: Date;
  /** A reminder of hours ago reminds of nothing. */
  readonly notBefore: Date;
  readonly mostTries: number;
  /** When somebody else may try, if we do not come back. */
  readonly until: Date;
  readonly count: number;
}

/** Takes reminders that are due. No other process gets them before `until`. */
export function claimPushes(sql: Sql, claim: Claim): Promise<WaitingPush[]> {
  return sql<WaitingPush[]>`
    update push set tries = tries + 1, next_try_at = ${claim.until} from profile p
    where p.user_id = push.recipient_id and (push.user_id, push.day) in (
      select user_id, day from push
      where sent_at is null and refused_by is null and tries < ${claim.mostTries} and next_try_at <= ${claim.now}
        and created_at > ${claim.notBefore}
      order by created_at limit ${claim.count} for update skip locked)
    returning push.user_id as "userId", push.day::text, push.recipient_id as "recipientId", p.locale, push.tries`.execute();
}

export interface PlannedPush {
  /** Whose devices: an address, a user name, or the number of somebody without either. */
  readonly recipient: string;
  readonly platforms: readonly string[];
  readonly locale: string;
  readonly createdAt: Date;
  readonly sentAt: Date | null;
  readonly refusedBy: string | null;
}

/** The newest first; of one person where one is named. */
export function selectPushes(sql: Sql, to: string | null, count: number): Promise<PlannedPush[]> {
  return sql<PlannedPush[]>`
    select coalesce(u.email, u.username, 'user ' || u.id) as recipient, p.locale, push.created_at as "createdAt",
      array(select platform from push_device d where d.user_id = u.id order by platform) as platforms,
      push.sent_at as "sentAt", push.refused_by as "refusedBy"
    from push join "user" u on u.id = push.recipient_id join profile p on p.user_id = u.id
    where ${to}::text is null or lower(u.email) = lower(${to}) or lower(u.username) = lower(${to})
    order by push.created_at desc limit ${count}`.execute();
}

type Key = Pick<WaitingPush, 'userId' | 'day'>;

export async function markPushed(sql: Sql, { userId, day }: Key, at: Date): Promise<void> {
  await sql`update push set sent_at = ${at} where user_id = ${userId} and day = ${day}::date`;
}

export async function markPushRefused(sql: Sql, { userId, day }: Key, by: string): Promise<void> {
  await sql`update push set refused_by = ${by} where user_id = ${userId} and day = ${day}::date`;
}

export async function postponePush(sql: Sql, { userId, day }: Key, until: Date): Promise<void> {
  await sql`update push set next_try_at = ${until} where user_id = ${userId} and day = ${day}::date`;
}
