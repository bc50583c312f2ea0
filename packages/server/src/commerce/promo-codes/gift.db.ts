import type { Tx } from '../../kernel/database/index.ts';

export interface GiftRow {
  readonly code: string;
  /** Who has paid for it; null: they have left since. */
  readonly userId: number | null;
  readonly purchaseId: number;
  /** Null: forgotten, some time after the letter. */
  readonly email: string | null;
  readonly message: string;
  readonly locale: string;
  readonly sendAt: Date;
  readonly sentAt: Date | null;
  /** Until when its code is good. */
  readonly endsAt: Date;
  readonly isTaken: boolean;
  /** Of the payment of somebody without an account, who has bought it for themselves; null: it is for somebody else. */
  readonly guestToken: string | null;
}

const gifts = (tx: Tx) => tx`
  select g.code, g.user_id as "userId", c.purchase_id as "purchaseId", g.email, g.message, g.locale,
    g.send_at as "sendAt", g.sent_at as "sentAt", c.ends_at as "endsAt", c.uses_left = 0 as "isTaken",
    g.guest_token as "guestToken"
  from gift g join promo_code c on c.code = g.code`;

export async function selectGifts(tx: Tx, userId: number): Promise<readonly GiftRow[]> {
  return tx<GiftRow[]>`${gifts(tx)} where g.user_id = ${userId} order by g.send_at desc, g.code limit 100`;
}

/** Those whose day has come, and that no letter tells of. What was taken back is not sent. */
export async function selectUnsent(tx: Tx, now: Date): Promise<readonly GiftRow[]> {
  return tx<GiftRow[]>`
    ${gifts(tx)} where g.sent_at is null and g.send_at <= ${now} and c.ends_at > ${now} order by g.send_at limit 100`;
}

export type NewGift = Pick<GiftRow, 'code' | 'message' | 'locale' | 'sendAt' | 'guestToken'> & {
  readonly userId: number;
  readonly email: string;
  readonly sourceId: string;
};

export async function insertGift(tx: Tx, one: NewGift): Promise<void> {
  await tx`
    insert into gift (code, user_id, source_id, email, message, locale, send_at, guest_token)
    values (${one.code}, ${one.userId}, ${one.sourceId}, ${one.email}, ${one.message}, ${one.locale}, ${one.sendAt},
      ${one.guestToken})`;
}

/** False: another process has sent it. */
export async function markSent(tx: Tx, { code, at }: { readonly code: string; readonly at: Date }): Promise<boolean> {
  const { count } = await tx`update gift set sent_at = ${at} where code = ${code} and sent_at is null`;
  return count === 1;
}

/** Holds its code until the transaction ends: nobody takes a present whose money is going back. */
export async function selectIsTaken(tx: Tx, sourceId: string): Promise<boolean> {
  const [row] = await tx<{ isTaken: boolean }[]>`
    select c.uses_left = 0 as "isTaken" from gift g join promo_code c on c.code = g.code where g.source_id = ${sourceId}
    for update of c`;
  return row?.isTaken ?? false;
}

/** The code of what an order has paid for; null: it has not. */
export async function selectGiftCode(tx: Tx, sourceId: string): Promise<string | null> {
  const [row] = await tx<{ code: string }[]>`select code from gift where source_id = ${sourceId}`;
  return row?.code ?? null;
}

/** One that can be taken at this moment. */
export async function selectOpenCode(
  tx: Tx,
  { sourceId, at }: { readonly sourceId: string; readonly at: Date },
): Promise<string | null> {
  const [row] = await tx<{ code: string }[]>`
    select g.code from gift g join promo_code c on c.code = g.code
    where g.source_id = ${sourceId} and c.uses_left > 0 and c.ends_at > ${at}`;
  return row?.code ?? null;
}

/** Its code is good no more. */
export async function endGift(
  tx: Tx,
  { sourceId, at }: { readonly sourceId: string; readonly at: Date },
): Promise<void> {
  await tx`
    update promo_code set starts_at = least(starts_at, ${at}::timestamptz - interval '1 second'), ends_at = ${at}
    where code = (select code from gift where source_id = ${sourceId}) and ends_at > ${at}`;
}

/** Whom it went to is nobody's business for ever. */
export async function forgetReceivers(tx: Tx, sentBefore: Date): Promise<void> {
  await tx`update gift set email = null, message = '' where sent_at < ${sentBefore} and email is not null`;
}

export async function moveGifts(tx: Tx, { from, to }: { readonly from: number; readonly to: number }): Promise<void> {
  await tx`update gift set user_id = ${to} where user_id = ${from}`;
}
