import { minor } from '@logikit/contract';
import { expect, it } from 'vitest';
import { secondsLater } from '../../kernel/clock/index.ts';
import { oneDatabase } from '../../testing/platform.ts';
import { type LoweredPrice, readFormerPrices } from './former-prices.ts';
import { type NewDiscount, insertDiscount, upsertPrices } from './product.db.ts';

const listId = 1;
const purchaseId = 83;

oneDatabase('what is struck out', (platform) => {
  const now = new Date('2026-09-01T09:00:00Z');
  const day = (days: number): Date => secondsLater(now, days * 86_400);

  /** The price of the list since so many days; the oldest first. */
  const history = (...changes: readonly (readonly [day: number, amount: number])[]) =>
    platform().sql.begin(async (tx) => {
      await tx`delete from price_history where list_id = ${listId} and purchase_id = ${purchaseId}`;
      await tx`delete from price where list_id = ${listId} and purchase_id = ${purchaseId}`;
      await tx`update discount set is_disabled = true`;
      for (const [days, amount] of changes)
        await upsertPrices(tx, [{ listId, purchaseId, amount: minor(amount) }], day(days));
    });
  /** Null: to nobody in particular. */
  const offer = (
    [from, to, amount]: readonly [from: number, to: number, amount: number],
    more: Partial<NewDiscount & { readonly allowCards: readonly number[] }> = {},
  ): Promise<NonNullable<LoweredPrice['discount']>> =>
    platform().sql.begin(async (tx) => {
      const id = await insertDiscount(tx, {
        type: 0,
        startsAt: day(from),
        finishesAt: day(to),
        weight: 0,
        withPopup: false,
        substrateColor: null,
        content: {},
        byCode: false,
        ...more,
        prices: [{ listId, purchaseId, amount: minor(amount) }],
      });
      const allowCards = more.allowCards ?? [];
      await tx`update discount set allow_cards = ${[...allowCards]}::int[] where id = ${id}`;
      return { id, startsAt: day(from), allowCards, byCode: more.byCode ?? false };
    });
  const former = async (amount: number, discount: LoweredPrice['discount']) => {
    const lowered = { purchaseId, amount: minor(amount), discount };
    const [found] = await platform().sql.begin((tx) => readFormerPrices(tx, [lowered], { listId, now }));
    return found;
  };

  it('[D-206] the price of the list, where it has stood for thirty days before the discount, and nothing where it has not', async () => {
    await history([-100, 1000]);
    expect(await former(700, await offer([-40, 5, 700]))).toBe(1000);
    await history([-33, 1000]);
    expect(await former(700, await offer([-3, 5, 700]))).toBe(1000);
    await history([-32, 1000]);
    expect(await former(700, await offer([-3, 5, 700]))).toBeNull();
    await history();
    expect(await former(700, await offer([-3, 5, 700]))).toBeNull();
  });

  it('[D-206] a price that was raised before it was lowered is not what is struck out', async () => {
    await history([-100, 1000], [-10, 1400]);
    expect(await former(900, await offer([-3, 5, 900]))).toBe(1000);
    expect(await former(1000, await offer([-3, 5, 1000]))).toBeNull();
    // What was raised longer ago is the price of the thirty days.
    await history([-100, 1000], [-33, 1400]);
    expect(await former(900, await offer([-3, 5, 900]))).toBe(1400);
    // The price of the list that was lowered itself.
    await history([-100, 1400], [-10, 1000]);
    expect(await former(900, await offer([-3, 5, 900]))).toBe(1000);
  });

  it('[D-206] an offer to everybody that was there in between counts, its own and one for somebody do not', async () => {
    await history([-100, 1000]);
    const running = await offer([-3, 5, 700]);
    await offer([-20, -10, 800]);
    expect(await former(700, running)).toBe(800);
    await history([-100, 1000]);
    await offer([-60, -33, 500]);
    await offer([-20, -10, 500], { byCode: true });
    await offer([-20, -10, 500], { allowCards: [1] });
    await offer([2, 9, 500]);
    expect(await former(700, await offer([-3, 5, 700]))).toBe(1000);
  });

  it('[D-206] what is lower for somebody is compared with the thirty days until now', async () => {
    await history([-100, 1000], [-1, 1200]);
    const personal = await offer([-400, 5, 700], { byCode: true });
    expect(await former(700, personal)).toBe(1000);
    expect(await former(700, null)).toBe(1000);
    await offer([-3, 5, 800]);
    expect([await former(700, personal), await former(800, null)]).toEqual([800, null]);
  });

  it('a price that is written again as it was begins no other time', async () => {
    await history([-100, 1000]);
    await platform().sql.begin((tx) => upsertPrices(tx, [{ listId, purchaseId, amount: minor(1000) }], day(-1)));
    const rows = await platform().sql`
      select amount from price_history where list_id = ${listId} and purchase_id = ${purchaseId}`;
    expect(rows).toHaveLength(1);
  });
});
