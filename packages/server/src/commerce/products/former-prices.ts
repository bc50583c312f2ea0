import { type Minor, minor, numbers } from '@logikit/contract';
import { secondsLater } from '../../kernel/clock/index.ts';
import type { Tx } from '../../kernel/database/index.ts';
import type { Discount } from './discounts.ts';
import { selectLowestPrices } from './product.db.ts';

/** A price that is told beside one of before. */
export interface LoweredPrice {
  readonly purchaseId: number;
  readonly amount: Minor;
  /** By which it is lower; null: by none. */
  readonly discount: Pick<Discount, 'id' | 'startsAt' | 'allowCards' | 'byCode'> | null;
}

interface Of {
  readonly listId: number;
  readonly now: Date;
}

const DAY_SECONDS = 86_400;

/**
 * What may be struck out beside each of these prices (rule D-206): the lowest that everybody could pay in the thirty days
 * before it was lowered. Null where that is not higher, and where a price has no thirty days behind it.
 */
export async function readFormerPrices(
  tx: Tx,
  prices: readonly LoweredPrice[],
  { listId, now }: Of,
): Promise<readonly (Minor | null)[]> {
  if (prices.length === 0) return [];
  const asked = prices.map(({ purchaseId, discount }, index) => {
    const until = discount && isForAll(discount) ? discount.startsAt : now;
    const from = secondsLater(until, -numbers.shop.formerPriceDays * DAY_SECONDS);
    return { index, purchaseId, from, until, exceptId: discount?.id ?? 0 };
  });
  const lowest = await selectLowestPrices(tx, listId, asked);
  return prices.map(({ amount }, index) => {
    const former = lowest.get(index);
    return former !== undefined && former > amount ? minor(former) : null;
  });
}

/** Such a discount lowers the price; any other is for somebody, and lowers it whenever they come. */
function isForAll({ allowCards, byCode }: Pick<Discount, 'allowCards' | 'byCode'>): boolean {
  return allowCards.length === 0 && !byCode;
}
