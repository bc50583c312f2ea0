import { discountStatuses, type Model } from '@logikit/contract';
import { timestampOf } from '../../kernel/clock/index.ts';
import { ApiError } from '../../kernel/errors/index.ts';
import type { Emit } from '../../kernel/pubsub/index.ts';
import { textIn } from '../../kernel/words/index.ts';
import { assertOwnCards, type Buyer } from '../cart/index.ts';
import { giveGoods } from '../delivery/index.ts';
import { discountStatusAt, goodsWords, insertDiscountHolder, selectCodes, selectDiscount } from '../products/index.ts';
import { insertUse, type PromoCodeRow, selectPromoCode } from './promo-code.db.ts';

interface Applying {
  readonly buyer: Buyer;
  readonly emit: Emit;
  readonly wish: Model<'PromoCode'>;
}

/** As codes are kept: however people type the same one, and whatever they copy with it. */
export const promoKey = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .toUpperCase();

/**
 * Takes what a code gives, once for each person (row R-056). Refuses with `promoUnknown`, `promoExpired`, `promoUsed`, and
 * with `notFound` a card that is somebody else's.
 */
export async function applyPromoCode({ buyer, emit, wish }: Applying): Promise<Model<'PromoGift'>> {
  const { tx, userId, now } = buyer;
  const cardId = wish.cardId ?? userId;
  assertOwnCards(buyer, [cardId]);
  const found = await selectPromoCode(tx, promoKey(wish.code));
  if (!found || now < found.startsAt) throw new ApiError('promoUnknown');
  if (now >= found.endsAt) throw new ApiError('promoExpired');
  if (!(await insertUse(tx, { code: found.code, userId, at: now }))) throw new ApiError('promoUsed');
  return found.discountId === null
    ? givePurchase({ buyer, emit }, found, cardId)
    : giveDiscount(buyer, found.discountId);
}

async function givePurchase(
  { buyer, emit }: Pick<Applying, 'buyer' | 'emit'>,
  { code, purchaseId }: PromoCodeRow,
  targetUserId: number,
): Promise<Model<'PromoGift'>> {
  const { tx, userId: buyerId, now, locale } = buyer;
  if (purchaseId === null) throw new ApiError('promoUnknown');
  const sourceId = `promo/${code}/${buyerId}`;
  await giveGoods({ tx, emit, now }, { purchaseId, targetUserId, buyerId, source: 'promo', sourceId });
  const name = (await selectCodes(tx)).get(purchaseId) ?? '';
  return { kind: 'purchase', title: goodsWords(locale)(`goods.${name}`), endsAt: null };
}

async function giveDiscount({ tx, userId, now, locale }: Buyer, discountId: number): Promise<Model<'PromoGift'>> {
  const discount = await selectDiscount(tx, discountId);
  const isGood = discount !== null && discountStatusAt({ ...discount, finishesAt: discount.finishesAt.getTime() }, now);
  if (!discount || isGood !== discountStatuses.ACTIVE) throw new ApiError('promoExpired');
  await insertDiscountHolder(tx, { discountId, userId });

  const title: string = textIn(discount.content.popupTitle ?? {}, locale) ?? '';
  return { kind: 'discount', title, endsAt: timestampOf(discount.finishesAt) };
}
