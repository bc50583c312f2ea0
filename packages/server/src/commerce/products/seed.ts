import { fromWirePrice } from '@logikit/contract';
import type { Sql } from '../../kernel/database/index.ts';
import { catalogue, tierPrice } from './catalogue.ts';
import { priceLists } from './price-lists.ts';
import { upsertPriceLists, upsertPrices, upsertPurchases } from './product.db.ts';

/** Writes what the catalogue says: the program that runs decides what is sold, and for how much. */
export async function seedPurchases(sql: Sql, now: Date): Promise<void> {
  await sql.begin(async (tx) => {
    await upsertPriceLists(tx, priceLists);
    await upsertPurchases(
      tx,
      catalogue.map(({ id, code, category, type, period, trialDays, includes, grants }, position) => ({
        id,
        code,
        category,
        type,
        period: period ?? null,
        trialDays: trialDays ?? 0,
        includes: includes ?? [],
        grants: grants ?? [],
        position,
      })),
    );
    await upsertPrices(
      tx,
      priceLists.flatMap(({ id: listId, currency }) =>
        catalogue.map(({ id, tier }) => ({
          listId,
          purchaseId: id,
          amount: fromWirePrice(tierPrice(tier, currency)),
        })),
      ),
      now,
    );
  });
}
