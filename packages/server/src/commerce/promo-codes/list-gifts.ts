import type { Model } from '@logikit/contract';
import { timestampOf } from '../../kernel/clock/index.ts';
import type { Buyer } from '../cart/index.ts';
import { goodsWords, selectCodes } from '../products/index.ts';
import { shownCode } from './gift.ts';
import { type GiftRow, selectGifts } from './gift.db.ts';

/** What somebody has given to others, the newest first. */
export async function listGifts({ tx, userId, locale, now }: Buyer): Promise<Model<'Gifts'>> {
  const say = goodsWords(locale);
  const codes = await selectCodes(tx);
  return (await selectGifts(tx, userId)).map((gift) => ({
    code: shownCode(gift.code),
    title: say(`goods.${codes.get(gift.purchaseId) ?? ''}`),
    email: gift.email,
    sendAt: timestampOf(gift.sendAt),
    status: statusOf(gift, now),
  }));
}

function statusOf({ isTaken, endsAt, sentAt }: GiftRow, now: Date): Model<'Gifts'>[number]['status'] {
  if (isTaken) return 'taken';
  if (endsAt <= now) return 'closed';
  return sentAt === null ? 'waiting' : 'sent';
}
