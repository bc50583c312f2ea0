import { fromWirePrice, languages, part, priceStep } from '@logikit/contract';
import { catalogue, tierPrice } from './catalogue.ts';
import { priceLists } from './price-lists.ts';
import type { DiscountContent, SeededPrice } from './product.db.ts';

/** Prices of all lists, so many percent lower. */
export function lowered(percent: number, purchaseIds: readonly number[]): readonly SeededPrice[] {
  return priceLists.flatMap(({ id: listId, currency }) =>
    catalogue
      .filter(({ id }) => purchaseIds.includes(id))
      .map(({ id: purchaseId, tier }) => ({
        listId,
        purchaseId,
        amount: part(fromWirePrice(tierPrice(tier, currency)), [100 - percent, 100], priceStep(currency)),
      })),
  );
}

/** What a discount says of itself: its title and text in each language, and on each thing how much it is. */
export function discountWords(
  { percent, purchaseIds }: { readonly percent: number; readonly purchaseIds: readonly number[] },
  say: (locale: string, percent: string) => { readonly title: string; readonly text?: string },
): Required<DiscountContent> {
  const codes = languages.filter(({ isAvailable }) => isAvailable).map(({ code }) => code);
  const percentIn = (locale: string) => new Intl.NumberFormat(locale, { style: 'percent' }).format(-percent / 100);
  const inAll = (of: (locale: string) => string) => Object.fromEntries(codes.map((locale) => [locale, of(locale)]));
  const label = inAll(percentIn);
  return {
    popupTitle: inAll((locale) => say(locale, percentIn(locale)).title),
    text: inAll((locale) => say(locale, percentIn(locale)).text ?? ''),
    labels: Object.fromEntries(purchaseIds.map((id) => [id, label])),
  };
}
