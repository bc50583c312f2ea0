import { calls } from '@logikit/contract';
import { expect, it } from 'vitest';
import { monthsLater } from '../../kernel/clock/index.ts';
import { oneDatabase, type TestUser } from '../../testing/platform.ts';
import { addPupil, fillCart, newBuyer, payByCard } from '../../testing/test-shop.ts';

const DAY_MS = 86_400_000;
const MONTHLY = 1;
const YEARLY = 2;
const ENERGY = 82;

oneDatabase('subscriptions', (platform) => {
  const pay = (buyer: TestUser, body: object = {}) =>
    buyer.call(calls.payOnline, { body: { type: 'xsolla_sub', paymentForCart: true, consent: true, ...body } });
  /** Puts the monthly courses into the cart and begins to pay them. */
  const begin = async (buyer: TestUser, { withTrial = false, card = buyer.userId, purchaseId = MONTHLY } = {}) => {
    const added = await buyer.call(calls.addPurchase, {
      body: { purchaseId, requestSubscription: true, withTrial, targetCards: [card] },
    });
    if (added.status !== 200) return added.code;
    await buyer.call(calls.waitPayment, { body: { currency: 'USD' } });
    return (await pay(buyer)).body.params['token'] ?? '';
  };
  const subscribed = async (card = '4242', options = {}) => {
    const buyer = await newBuyer(platform());
    const token = (await begin(buyer, options)) ?? '';
    await payByCard(platform(), token, card);
    expect((await buyer.call(calls.getPayment, { params: { token } })).body.status).toBe('paid');
    return buyer;
  };
  /** Signed in again: the purse closes after a quarter of an hour. */
  const again = async ({ email, password }: { readonly email: string; readonly password: string }) => {
    const { body } = await platform().call(calls.authenticate, { body: { username: email, password } });
    return { token: body.token };
  };
  const stands = async (buyer: Awaited<ReturnType<typeof subscribed>>) =>
    (await platform().call(calls.getBought, {}, await again(buyer))).body.subscriptions[0];
  const payStatusOf = async (userId: number) =>
    (await platform().sql`select pay_status as status from profile where user_id = ${userId}`)[0]?.['status'] as number;
  const paymentsOf = async (userId: number) =>
    (
      await platform().sql`
        select status, amount, period from payment where user_id = ${userId} order by id`
    ).map((row) => ({ ...row }));
  const warnings = async ({ email }: { readonly email: string }) =>
    (
      await platform().sql`
        select from job where recipient = ${email} and payload->>'template' = 'renewalSoon'`
    ).length;
  const pass = async (days: number) => {
    platform().clock.advance(days * DAY_MS);
    await platform().runDue();
    await platform().runDue();
  };

  it('[K-121] [D-209] a month is paid, the next one by itself, once, however often it is looked for', async () => {
    const buyer = await subscribed();
    const from = platform().clock.now();
    expect(await payStatusOf(buyer.userId)).toBe(2);
    // The days of grace are no promise, so "all courses until" does not tell of them.
    expect((await buyer.call(calls.getBought)).body.logic).toEqual([]);
    expect(await stands(buyer)).toMatchObject({ status: 'active', price: 9.99, period: 'month', method: '•• 4242' });
    await pass(32);
    expect(await paymentsOf(buyer.userId)).toEqual([
      { status: 'succeeded', amount: 999, period: null },
      { status: 'succeeded', amount: 999, period: 2 },
    ]);
    const { endsAt } = (await stands(buyer)) ?? {};
    expect(endsAt?.slice(0, 10)).toBe(monthsLater(from, 2).toISOString().slice(0, 10));
    expect(await payStatusOf(buyer.userId)).toBe(2);
  });

  it.each([
    ['done', '4242', 'succeeded'],
    ['troubled', '0341', 'failed'],
  ])(
    '[K-117] [D-145] yandex: what was begun by it is renewed by it, %s with the card %s',
    async (_how, card, status) => {
      const { userId } = await subscribed(card);
      await platform().sql`update subscription set billing_type = 'yandex' where user_id = ${userId}`;
      await pass(32);
      const rows = await platform().sql`
      select distinct billing_type as type, status from payment where user_id = ${userId} order by billing_type`;
      // A card that pays no more is tried on more than one day.
      expect(rows.map((row) => ({ ...row }))).toEqual([
        { type: 'xsolla_sub', status: 'succeeded' },
        { type: 'yandex', status },
      ]);
    },
  );

  it('[K-117] [D-145] yandex: nobody begins by it any more', async () => {
    const buyer = await newBuyer(platform(), 'RU');
    await fillCart(buyer, [ENERGY]);
    await buyer.call(calls.waitPayment, { body: { currency: 'RUB' } });
    expect((await buyer.call(calls.getPayDefaults)).body.supportedTypes).toEqual(['yandexv3']);
    const { code } = await buyer.call(calls.payOnline, { body: { type: 'yandex', paymentForCart: true } });
    expect(code).toBe('notAvailable');
  });

  it('[D-149] a trial asks for a card and no money, is told of two days before it ends, and comes once', async () => {
    const buyer = await subscribed('4242', { withTrial: true });
    expect(await payStatusOf(buyer.userId)).toBe(2);
    expect(await stands(buyer)).toMatchObject({ status: 'trialing', price: 9.99 });
    await pass(5.5);
    expect(await stands(buyer)).toMatchObject({ status: 'trialing' });
    await pass(2);
    expect(await stands(buyer)).toMatchObject({ status: 'active' });
    expect(await paymentsOf(buyer.userId)).toEqual([
      { status: 'succeeded', amount: 0, period: null },
      { status: 'succeeded', amount: 999, period: 1 },
    ]);
    const { token } = await again(buyer);
    const body = { purchaseId: MONTHLY, requestSubscription: true, withTrial: true };
    expect((await platform().call(calls.addPurchase, { body }, { token })).code).toBe('notAvailable');
  });

  it('[D-209] a year is told of 30 and 7 days before it is paid again, a month 3 days before: each once', async () => {
    const [yearly, monthly] = [await subscribed('4242', { purchaseId: YEARLY }), await subscribed()];
    await pass(28);
    expect([await warnings(yearly), await warnings(monthly)]).toEqual([0, 1]);
    await pass(300);
    const { endsAt = '' } = (await stands(yearly)) ?? {};
    const until = (days: number) =>
      (Date.parse(`${endsAt.replace(' ', 'T')}Z`) - platform().clock.now().getTime()) / DAY_MS - days;
    await pass(until(30) + 0.1);
    expect(await warnings(yearly)).toBe(1);
    await pass(until(8));
    expect(await warnings(yearly)).toBe(1);
    await pass(until(7) + 0.1);
    expect(await warnings(yearly)).toBe(2);
    await pass(until(1));
    expect(await warnings(yearly)).toBe(2);
  });

  it('[D-209] a moment that the database has kept more finely than we read it stops no letter and no round', async () => {
    const buyer = await subscribed();
    await platform().sql`
      update subscription set warned_at = consented_at + interval '123 microseconds' where user_id = ${buyer.userId}`;
    await pass(28);
    expect(await warnings(buyer)).toBe(1);
  });

  it('[D-209] whoever ends it is told of no payment, and it stays ended', async () => {
    const buyer = await subscribed();
    const { id = 0 } = (await stands(buyer)) ?? {};
    await platform().call(calls.cancelSubscription, { params: { id } }, await again(buyer));
    await pass(29);
    expect(await warnings(buyer)).toBe(0);
    expect(await stands(buyer)).toMatchObject({ isCanceled: true });
  });

  it('[D-149] canceled it stays open to its end and is charged no more; taken back before, it goes on', async () => {
    const buyer = await subscribed();
    const { id = 0 } = (await stands(buyer)) ?? {};
    const change = async (call: typeof calls.cancelSubscription | typeof calls.keepSubscription) =>
      (await platform().call(call, { params: { id } }, await again(buyer))).status;
    expect(await change(calls.cancelSubscription)).toBe(200);
    expect(await change(calls.cancelSubscription)).toBe(200);
    expect(await stands(buyer)).toMatchObject({ status: 'active', isCanceled: true });
    expect(await change(calls.keepSubscription)).toBe(200);
    expect(await stands(buyer)).toMatchObject({ isCanceled: false });
    await change(calls.cancelSubscription);
    expect(await payStatusOf(buyer.userId)).toBe(2);
    await pass(32);
    expect(await payStatusOf(buyer.userId)).toBe(3);
    expect(await paymentsOf(buyer.userId)).toHaveLength(1);
    expect(await stands(buyer)).toMatchObject({ status: 'ended' });
    expect(await change(calls.keepSubscription)).toBe(409);
  });

  it('[D-208] whoever withdraws from a renewal has the money back, and nothing is open or charged any more', async () => {
    const buyer = await subscribed();
    await pass(32);
    const [, renewal] = await platform().sql<{ token: string }[]>`
      select token from payment where user_id = ${buyer.userId} order by id`;
    const body = { order: renewal?.token ?? '', email: buyer.email };
    expect((await platform().call(calls.confirmWithdrawal, { body })).body.refund).toBe(9.99);
    expect(await stands(buyer)).toMatchObject({ status: 'ended' });
    expect(await payStatusOf(buyer.userId)).toBe(3);
    await pass(40);
    expect(await paymentsOf(buyer.userId)).toHaveLength(2);
  });

  it('[D-092] [D-209] a card that pays no more is tried on three days, which count as paid; then it is over', async () => {
    const buyer = await subscribed('0341');
    const end = monthsLater(platform().clock.now(), 1).getTime();
    const passTo = async (at: number) => pass((at - platform().clock.now().getTime()) / DAY_MS);
    await passTo(end + 60_000);
    expect(await stands(buyer)).toMatchObject({ status: 'pastDue' });
    expect(await payStatusOf(buyer.userId)).toBe(2);
    await passTo(end + 1.1 * DAY_MS);
    await passTo(end + 2 * DAY_MS);
    expect(await paymentsOf(buyer.userId)).toHaveLength(3);
    expect(await payStatusOf(buyer.userId)).toBe(2);
    await passTo(end + 3.1 * DAY_MS);
    expect(await stands(buyer)).toMatchObject({ status: 'ended' });
    expect(await payStatusOf(buyer.userId)).toBe(3);
    expect((await paymentsOf(buyer.userId)).map(({ status }) => status as string)).toEqual([
      'succeeded',
      'failed',
      'failed',
      'failed',
    ]);
    await pass(40);
    expect(await paymentsOf(buyer.userId)).toHaveLength(4);
  });

  it('[E-031] nobody agrees by accident, and a card has one that renews itself', async () => {
    const buyer = await newBuyer(platform());
    const child = await addPupil(buyer, 'Ada');
    await buyer.call(calls.addPurchase, {
      body: { purchaseId: MONTHLY, requestSubscription: true, targetCards: [child] },
    });
    await buyer.call(calls.waitPayment, { body: { currency: 'USD' } });
    const defaults = (await buyer.call(calls.getPayDefaults)).body;
    expect(defaults).toMatchObject({
      supportedTypes: ['xsolla_sub'],
      renewals: [{ price: 9.99, period: 'month' }],
    });
    expect((await pay(buyer, { consent: false })).code).toBe('invalidFields');
    const token = (await pay(buyer)).body.params['token'] ?? '';
    await payByCard(platform(), token, '4242');
    await buyer.call(calls.getPayment, { params: { token } });
    expect([await payStatusOf(child), await payStatusOf(buyer.userId)]).toEqual([2, 0]);
    const shop = await buyer.call(calls.loadShop, {
      query: { shopParts: 'cardIdsNotAvailableForSubscription', additionalCardIds: String(child) },
    });
    expect(shop.body.cardIdsNotAvailableForSubscription).toEqual([child]);
    const body = { purchaseId: 2, requestSubscription: true, targetCards: [child] };
    expect((await buyer.call(calls.addPurchase, { body })).code).toBe('notAvailable');
    const other = await newBuyer(platform());
    const [own] = (await buyer.call(calls.getBought)).body.subscriptions;
    expect((await other.call(calls.cancelSubscription, { params: { id: own?.id ?? 0 } })).code).toBe('notFound');
  });
});
