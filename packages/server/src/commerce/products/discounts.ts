import { discountStatuses, type DiscountTerms, type Minor, minor } from '@logikit/contract';
import type { Tx } from '../../kernel/database/index.ts';
import { type DiscountRow, selectDiscounts } from './product.db.ts';

const { ENABLED, ACTIVE, COMPLETED } = discountStatuses;

/** A discount that may be good now, or later (rule D-142). */
export interface Discount extends DiscountTerms, Omit<DiscountRow, 'prices' | 'finishesAt'> {
  readonly prices: ReadonlyMap<number, Minor>;
}

/** Enabled means: its time comes. */
export function discountStatusAt(
  { startsAt, finishesAt }: Pick<DiscountRow, 'startsAt'> & Pick<DiscountTerms, 'finishesAt'>,
  now: Date,
): typeof ENABLED | typeof ACTIVE | typeof COMPLETED {
  if (now < startsAt) return ENABLED;
  return now.getTime() < finishesAt ? ACTIVE : COMPLETED;
}

export async function readActiveDiscounts(
  tx: Tx,
  of: { readonly listId: number; readonly userId: number; readonly now: Date },
): Promise<readonly Discount[]> {
  const discounts = (await selectDiscounts(tx, of)).map(toDiscount);
  return discounts.filter((one) => discountStatusAt(one, of.now) === ACTIVE);
}

function toDiscount({ prices, finishesAt, ...row }: DiscountRow): Discount {
  const entries = Object.entries(prices).map(([id, amount]) => [Number(id), minor(amount)] as const);
  return { ...row, finishesAt: finishesAt.getTime(), prices: new Map(entries) };
}
