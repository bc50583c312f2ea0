import type { Currency, Minor } from '@logikit/contract';
import type { Tx } from '../../kernel/database/index.ts';
import type { BillingType } from '../payments/index.ts';

export interface SubscriptionRow {
  readonly id: number;
  readonly userId: number;
  /** Whose courses are open by it. */
  readonly targetUserId: number;
  readonly purchaseId: number;
  readonly status: 'trialing' | 'active' | 'pastDue' | 'ended';
  readonly months: number;
  readonly amount: Minor;
  readonly currency: Currency;
  readonly locale: string;
  /** Where its letters go, as long as the account has no address. */
  readonly email: string;
  readonly billingType: BillingType;
  readonly adapter: string;
  readonly method: string;
  readonly methodLabel: string;
  readonly countedFrom: Date;
  readonly periods: number;
  readonly endsAt: Date;
  readonly cancelAtEnd: boolean;
  readonly tries: number;
  readonly nextTryAt: Date;
  /** When a letter last told of the coming payment. */
  readonly warnedAt: Date | null;
}

const columns = (tx: Tx) => tx`
  id, user_id as "userId", target_user_id as "targetUserId", purchase_id as "purchaseId", status, months, amount, currency,
  locale, email, billing_type as "billingType", adapter, method, method_label as "methodLabel", counted_from as "countedFrom",
  periods, ends_at as "endsAt", cancel_at_end as "cancelAtEnd", tries, next_try_at as "nextTryAt",
  warned_at as "warnedAt"`;

type NewSubscription = Omit<SubscriptionRow, 'id' | 'cancelAtEnd' | 'tries' | 'nextTryAt' | 'warnedAt'> & {
  readonly consentedAt: Date;
  /** Names it: begun twice it is one. */
  readonly sourceId: string;
};

/** Null: it has begun already, or another one runs for the same card. */
export async function insertSubscription(tx: Tx, one: NewSubscription): Promise<SubscriptionRow | null> {
  const [row] = await tx<SubscriptionRow[]>`
    insert into subscription (user_id, target_user_id, purchase_id, status, months, amount, currency, locale, email,
      billing_type, adapter, method, method_label, counted_from, periods, ends_at, consented_at, next_try_at, source_id)
    values (${one.userId}, ${one.targetUserId}, ${one.purchaseId}, ${one.status}, ${one.months}, ${one.amount},
      ${one.currency}, ${one.locale}, ${one.email}, ${one.billingType}, ${one.adapter}, ${one.method}, ${one.methodLabel},
      ${one.countedFrom}, ${one.periods}, ${one.endsAt}, ${one.consentedAt}, ${one.endsAt}, ${one.sourceId})
    on conflict do nothing returning ${columns(tx)}`;
  return row ?? null;
}

export async function selectSubscription(tx: Tx, id: number): Promise<SubscriptionRow | null> {
  const [row] = await tx<SubscriptionRow[]>`select ${columns(tx)} from subscription where id = ${id}`;
  return row ?? null;
}

export async function selectBySource(tx: Tx, sourceId: string): Promise<SubscriptionRow | null> {
  const [row] = await tx<SubscriptionRow[]>`select ${columns(tx)} from subscription where source_id = ${sourceId}`;
  return row ?? null;
}

/** Of one payer: those that run, and those that have ended lately. */
export async function selectSubscriptions(
  tx: Tx,
  { userId, endedAfter }: { readonly userId: number; readonly endedAfter: Date },
): Promise<readonly SubscriptionRow[]> {
  return tx<SubscriptionRow[]>`
    select ${columns(tx)} from subscription
    where user_id = ${userId} and (status <> 'ended' or ends_at > ${endedAfter}) order by id`;
}

/** Which of these have one that runs. */
export async function selectSubscribed(tx: Tx, userIds: readonly number[]): Promise<readonly number[]> {
  const rows = await tx<{ id: number }[]>`
    select target_user_id as id from subscription
    where target_user_id = any(${[...userIds]}::int[]) and status <> 'ended' order by id`;
  return rows.map(({ id }) => id);
}

/** Which of these have ever had a trial. */
export async function selectTried(tx: Tx, userIds: readonly number[]): Promise<readonly number[]> {
  const rows = await tx<{ id: number }[]>`
    select distinct target_user_id as id from subscription
    where target_user_id = any(${[...userIds]}::int[]) and counted_from > consented_at`;
  return rows.map(({ id }) => id);
}

/** Ids of those whose next period is to be paid now, or that are over. */
export async function selectDue(tx: Tx, now: Date): Promise<readonly number[]> {
  const rows = await tx<{ id: number }[]>`
    select id from subscription where status <> 'ended' and ends_at <= ${now} and next_try_at <= ${now}
    order by next_try_at limit 100`;
  return rows.map(({ id }) => id);
}

/** So many days before its end a letter tells of the payment that comes. */
export interface WarnDays {
  readonly trial: readonly number[];
  readonly month: readonly number[];
  readonly year: readonly number[];
}

/** Some of those that a letter is to tell of now: one of its days has come since the last one. */
export async function selectUnwarned(
  tx: Tx,
  { trial, month, year }: WarnDays,
  now: Date,
): Promise<readonly SubscriptionRow[]> {
  return tx<SubscriptionRow[]>`
    select ${columns(tx)} from subscription
    where status in ('trialing', 'active') and not cancel_at_end and ends_at > ${now} and exists (
      select from unnest(case when status = 'trialing' then ${[...trial]}::int[]
        when months = 12 then ${[...year]}::int[] else ${[...month]}::int[] end) as day
      where ends_at - day * interval '1 day' > coalesce(warned_at, '-infinity')
        and ends_at - day * interval '1 day' <= ${now})
    order by ends_at, id limit 100`;
}

/** False: another process has told of it, or it ends with its period after all. */
export async function markWarned(tx: Tx, { id, warnedAt }: SubscriptionRow, now: Date): Promise<boolean> {
  const { count } = await tx`
    update subscription set warned_at = ${now}
    where id = ${id} and date_trunc('milliseconds', warned_at) is not distinct from ${warnedAt} and not cancel_at_end`;
  return count === 1;
}

type Moves = Pick<SubscriptionRow, 'status' | 'periods' | 'endsAt' | 'cancelAtEnd' | 'tries' | 'nextTryAt'>;

export async function updateSubscription(tx: Tx, id: number, to: Moves): Promise<void> {
  await tx`
    update subscription set status = ${to.status}, periods = ${to.periods}, ends_at = ${to.endsAt},
      cancel_at_end = ${to.cancelAtEnd}, tries = ${to.tries}, next_try_at = ${to.nextTryAt}
    where id = ${id}`;
}

export async function moveSubscriptions(
  tx: Tx,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  await tx`update subscription set user_id = ${to} where user_id = ${from}`;
  await tx`update subscription set target_user_id = ${to} where target_user_id = ${from}
    and not exists (select from subscription o where o.target_user_id = ${to} and o.status <> 'ended')`;
}
