import { randomInt } from 'node:crypto';
import { cleanEmail, fromTimestamp } from '@logikit/contract';
import { secondsLater } from '../../kernel/clock/index.ts';
import type { Sql, Tx } from '../../kernel/database/index.ts';
import { queueEmail } from '../../kernel/email/index.ts';
import { sitePath } from '../../kernel/words/index.ts';
import type { Present } from '../cart/index.ts';
import { goodsWords, selectCodes } from '../products/index.ts';
import {
  endGift,
  forgetReceivers,
  type GiftRow,
  insertGift,
  markSent,
  selectOpenCode,
  selectUnsent,
} from './gift.db.ts';
import { insertPromoCodes } from './promo-code.db.ts';

interface At {
  readonly tx: Tx;
  readonly now: Date;
}

/** Without what is read for something else. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const CODE_LENGTH = 12;
const DAY_SECONDS = 86_400;
const YEARS_GOOD = 2;
const KEPT_DAYS = 30;

interface Issuing {
  readonly giverId: number;
  readonly locale: string;
  readonly purchaseId: number;
  readonly present: Present;
  /** The order that has paid for it. */
  readonly sourceId: string;
  /** Of the payment of somebody without an account, who has bought it for themselves; null: it is for somebody else. */
  readonly guestToken: string | null;
}

/** A present that is paid for is a code of its own, which goes out on its day. */
export async function issueGift(
  { tx, now }: At,
  { giverId, locale, purchaseId, present, sourceId, guestToken }: Issuing,
): Promise<void> {
  const code = Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  const wished = new Date(fromTimestamp(present.date));
  const sendAt = wished > now ? wished : now;
  const endsAt = secondsLater(sendAt, YEARS_GOOD * 365 * DAY_SECONDS);
  await insertPromoCodes(tx, [{ code, discountId: null, purchaseId, usesLeft: 1, startsAt: now, endsAt }]);
  const email = cleanEmail(present.email, (host) => host);
  const { message } = present;
  await insertGift(tx, { code, userId: giverId, sourceId, email, message, locale, sendAt, guestToken });
}

/** Its money goes back, and nobody can take it any more. */
export const closeGift = ({ tx, now }: At, sourceId: string): Promise<void> => endGift(tx, { sourceId, at: now });

/** As it is read and typed. */
export const shownCode = (code: string): string => code.replaceAll(/(.{4})(?=.)/g, '$1-');

/** The code of what an order has paid for, as it is typed; null: it is not paid, was taken or has gone back. */
export async function readGiftCode({ tx, now }: At, sourceId: string): Promise<string | null> {
  const code = await selectOpenCode(tx, { sourceId, at: now });
  return code === null ? null : shownCode(code);
}

interface Sending {
  readonly sql: Sql;
  readonly now: Date;
  readonly publicUrl: string;
}

/** Letters of the presents whose day has come, each once. */
export async function sendGifts({ sql, now, publicUrl }: Sending, isClosed: () => boolean): Promise<void> {
  for (const gift of await selectUnsent(sql, now)) {
    if (isClosed()) return;
    await sql.begin(async (tx) => {
      if (await markSent(tx, { code: gift.code, at: now })) await queueGiftLetter({ tx, now }, gift, publicUrl);
    });
  }
  await forgetReceivers(sql, secondsLater(now, -KEPT_DAYS * DAY_SECONDS));
}

async function queueGiftLetter({ tx, now }: At, gift: GiftRow, publicUrl: string): Promise<void> {
  const { code, email, message, locale, purchaseId, endsAt, guestToken } = gift;
  if (email === null) return;
  const values = {
    message,
    title: goodsWords(locale)(`goods.${(await selectCodes(tx)).get(purchaseId) ?? ''}`),
    code: shownCode(code),
    day: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(endsAt),
  };
  const page = guestToken === null ? `cabinet/promocode?code=${code}` : `stripe/success?payment=${guestToken}`;
  const link = publicUrl + sitePath(locale, page);
  const template = guestToken === null ? 'gift' : 'guestPurchase';
  await queueEmail(tx, { now: () => now }, { userId: null, to: email, template, locale, values, link });
}
