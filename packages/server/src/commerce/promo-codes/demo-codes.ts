import { secondsLater } from '../../kernel/clock/index.ts';
import type { Tx } from '../../kernel/database/index.ts';
import { discountWords, goodsWords, insertDiscount, lowered } from '../products/index.ts';
import { insertPromoCodes, selectPromoCode } from './promo-code.db.ts';

const DAY_SECONDS = 86_400;
const YEAR_DAYS = 365;
const ENERGY = 81;
const LOGIC_QUARTER = 3;
const PERCENT = 20;
/** Long ago: whoever copies a database that was filled on another day finds them good, or over, all the same. */
const startsAt = new Date('2020-01-01T00:00:00Z');
const overAt = new Date('2020-02-01T00:00:00Z');

/** Codes to try the page with: energy, a discount, one that is over and one of which nothing is left. */
export async function seedDemoCodes(tx: Tx, now: Date): Promise<void> {
  if (await selectPromoCode(tx, 'KIT20')) return;
  const endsAt = secondsLater(now, YEAR_DAYS * DAY_SECONDS);
  const discountId = await insertDiscount(tx, {
    type: 1,
    startsAt,
    finishesAt: endsAt,
    weight: 0,
    withPopup: false,
    substrateColor: null,
    content: discountWords({ percent: PERCENT, purchaseIds: [LOGIC_QUARTER] }, (locale, shown) => ({
      title: `${goodsWords(locale)('goods.logic-quarter')} ${shown}`,
      text: goodsWords(locale)('goods.offer.code'),
    })),
    byCode: true,
    prices: lowered(PERCENT, [LOGIC_QUARTER]),
  });
  const times = { startsAt, endsAt };
  await insertPromoCodes(tx, [
    { code: 'KIT20', discountId, purchaseId: null, usesLeft: null, ...times },
    { code: 'KITENERGY', discountId: null, purchaseId: ENERGY, usesLeft: null, ...times },
    { code: 'KITGONE', discountId: null, purchaseId: ENERGY, usesLeft: 0, ...times },
    {
      code: 'KITOLD',
      discountId: null,
      purchaseId: ENERGY,
      usesLeft: null,
      startsAt,
      endsAt: overAt,
    },
  ]);
}
