import { secondsLater } from '../../kernel/clock/index.ts';
import type { Tx } from '../../kernel/database/index.ts';
import { goodsWords } from './goods-words.ts';
import { discountWords, lowered } from './lowered.ts';
import { backdatePrices, type DiscountContent, hasDiscounts, insertDiscount, type NewDiscount } from './product.db.ts';

const DAYS = 14;
const DAY_SECONDS = 86_400;

type Offer = Pick<NewDiscount, 'type' | 'weight' | 'withPopup' | 'substrateColor'> & {
  /** Its words are `goods.offer.{code}.title` and `goods.offer.{code}`. */
  readonly code: string;
  readonly percent: number;
  readonly purchaseIds: readonly number[];
};

/** Of different looks, so that the demo's shop shows them (row K-065). */
const offers: readonly Offer[] = [
  { code: 'cards', type: 0, weight: 40, withPopup: true, substrateColor: null, percent: 30, purchaseIds: [62] },
  { code: 'lessons', type: 2, weight: 30, withPopup: false, substrateColor: '#6c5ce7', percent: 20, purchaseIds: [92] },
  { code: 'sets', type: 4, weight: 20, withPopup: false, substrateColor: null, percent: 25, purchaseIds: [71] },
  { code: 'gifts', type: 1, weight: 10, withPopup: false, substrateColor: null, percent: 10, purchaseIds: [103] },
];

/** What the demo's shop sells for less, until two weeks after its first start: a counter that begins anew would lie. */
export async function seedDemoOffers(tx: Tx, now: Date): Promise<void> {
  if (await hasDiscounts(tx)) return;
  // A shop that opened today may strike nothing out (rule D-206).
  await backdatePrices(tx);
  for (const { code, percent, purchaseIds, ...look } of offers)
    await insertDiscount(tx, {
      ...look,
      startsAt: now,
      finishesAt: secondsLater(now, DAYS * DAY_SECONDS),
      content: offerWords(code, { percent, purchaseIds }),
      byCode: false,
      prices: lowered(percent, purchaseIds),
    });
}

/** What the words of the demo say. */
const offerWords = (code: string, of: Pick<Offer, 'percent' | 'purchaseIds'>): Required<DiscountContent> =>
  discountWords(of, (locale) => ({
    title: goodsWords(locale)(`goods.offer.${code}.title`),
    text: goodsWords(locale)(`goods.offer.${code}`),
  }));
