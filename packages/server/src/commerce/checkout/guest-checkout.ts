import { differsFromBase, type Model, numbers, toWirePrice } from '@logikit/contract';
import { createPerson, DEFAULT_TARGET_LESSON, lockProfile } from '../../identity/accounts/index.ts';
import { type Clock, timestampOf } from '../../kernel/clock/index.ts';
import type { Tx } from '../../kernel/database/index.ts';
import { ApiError } from '../../kernel/errors/index.ts';
import type { Tenant } from '../../kernel/http/index.ts';
import type { Emit } from '../../kernel/pubsub/index.ts';
import { addPurchase, type LockedBuyer, priceOf, readShopState } from '../cart/index.ts';
import { goodsWords, priceListOf } from '../products/index.ts';
import { goPath } from './addresses.ts';
import { payOnline, readPayDefaults, waitPayment } from './checkout.ts';

interface Asking {
  readonly tx: Tx;
  readonly clock: Clock;
  readonly locale: string;
}

interface Paying extends Asking {
  readonly tenant: Tenant;
  readonly emit: Emit;
  /** Who takes the money; null: nobody does here. */
  readonly adapter: string | null;
}

/** Time for all courses, paid once: nothing renews itself for whoever has no account to end it in. */
const offered: readonly string[] = ['logic-month', 'logic-quarter', 'logic-year'];
const NOBODY = 0;

/** What somebody without an account may buy, with what it costs them at this moment. */
export async function listGuestOffers(asking: Asking): Promise<Model<'GuestOffers'>> {
  const buyer = buyerOf(asking, NOBODY);
  const { currency } = buyer.list;
  const say = goodsWords(buyer.locale);
  const { purchases, ...prices } = await readShopState(buyer);
  const offers = purchases
    .filter(({ code }) => offered.includes(code))
    .map((purchase) => ({
      purchaseId: purchase.id,
      purchaseLabel: say(`goods.${purchase.code}`),
      price: toWirePrice(
        priceOf({ purchase, cardId: NOBODY, isPresent: true, withTrial: false }, { ...prices, currency }).amount,
      ),
    }));
  return { currency, offers };
}

/**
 * Begins the payment of somebody without an account. What they buy is a present to themselves: its code comes when it is
 * paid, and whoever types it has it (decision 0052). Refuses with `invalidFields` whoever is no grown-up and an address that
 * is none, with `notAvailable`, and with `quoteChanged` where the page has shown another price.
 */
export async function startGuestPayment(paying: Paying, wish: Model<'GuestPurchase'>): Promise<Model<'GuestSession'>> {
  const { tx, clock, tenant, locale, emit, adapter } = paying;
  const { birthYear, purchaseId, email, price } = wish;
  if (clock.now().getUTCFullYear() - birthYear < numbers.adultAge)
    throw new ApiError('invalidFields', { fields: { birthYear: ['grownUpOnly'] } });
  const { currency, offers } = await listGuestOffers(paying);
  const offer = offers.find((one) => one.purchaseId === purchaseId);
  if (!offer) throw new ApiError('notAvailable');
  if (differsFromBase(price, offer.price)) throw new ApiError('quoteChanged', { data: { price: offer.price } });
  const userId = await createPerson(tx, clock, {
    user: { tenantId: tenant.id, anonymous: true, birthYear },
    who: 'parent',
    targetLessons: [DEFAULT_TARGET_LESSON],
    locale,
  });
  await lockProfile(tx, userId);
  const buyer = buyerOf(paying, userId);
  const presentInfo = { email, message: '', date: timestampOf(buyer.now) };
  await addPurchase(buyer, { purchaseId, presentInfo }, await readShopState(buyer));
  const checkout = { buyer, emit, adapter, isGuest: true } as const;
  await waitPayment(checkout, currency);
  const { type } = await readPayDefaults(checkout);
  if (type === null) throw new ApiError('notAvailable');
  const { params } = await payOnline(checkout, { type, paymentForCart: true, email });
  const token = params['token'] ?? '';
  return { token, url: goPath(token) };
}

function buyerOf({ tx, clock, locale }: Asking, userId: number): LockedBuyer {
  const list = priceListOf({ countryCode: null, locale });
  return { tx, userId, locale, now: clock.now(), list, cardIds: [userId], isLocked: true };
}
