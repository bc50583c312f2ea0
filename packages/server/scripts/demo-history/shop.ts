import { calls } from '@logikit/contract';
import { payByCard } from '../../src/testing/test-shop.ts';
import { bodyOf, type Person } from './person.ts';
import type { World } from './world.ts';

/** All courses for a month, prolonged by itself. */
const MONTHLY = 1;

/** Subscribes for pupils, with a card that pays. `buyer` has just signed in: the purse is open for a quarter of an hour. */
export async function subscribe({ url }: World, buyer: Person, targetCards: number[]): Promise<void> {
  const wish = { purchaseId: MONTHLY, requestSubscription: true, targetCards };
  bodyOf(await buyer.call(calls.addPurchase, { body: wish }));
  const { currency } = bodyOf(await buyer.call(calls.loadShop, { query: { shopParts: 'cart' } }));
  bodyOf(await buyer.call(calls.waitPayment, { body: { currency } }));
  const [type = 'logic'] = bodyOf(await buyer.call(calls.getPayDefaults)).supportedTypes;
  const { params } = bodyOf(
    await buyer.call(calls.payOnline, {
      body: { type, email: 'parent@example.org', paymentForCart: true, consent: true },
    }),
  );
  await payByCard({ url }, params['token'] ?? '', '4242');
}
