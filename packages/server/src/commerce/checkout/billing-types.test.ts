import { calls } from '@logikit/contract';
import { expect, it } from 'vitest';
import { oneDatabase, type TestUser } from '../../testing/platform.ts';
import { answerGateway, beginPayment, fillCart, goToGateway, newBuyer, payByCard } from '../../testing/test-shop.ts';

oneDatabase('ways to pay', (platform) => {
  const energyOf = async ({ userId }: TestUser) =>
    (await platform().sql`select energy_value as value from profile where user_id = ${userId}`)[0]?.['value'] as number;
  const stateOf = async (buyer: TestUser, token: string) =>
    (await buyer.call(calls.getPayment, { params: { token } })).body.status;

  it.each([
    ['K-114', 'assist', 'BY', 'a form'],
    ['K-115', 'erip', 'BY', 'an address'],
    ['K-118', 'yandexv3', 'RU', 'a window'],
    ['K-119', 'avangate', 'US', 'an address'],
    ['K-120', 'xsolla', 'US', 'an address'],
  ] as const)(
    '[%s] [D-145] %s: done, troubled, closed, and told by a notice alone',
    async (_row, type, country, how) => {
      const buyer = await newBuyer(platform(), country);
      await fillCart(buyer, [82]);
      const before = await energyOf(buyer);
      const troubled = await beginPayment(buyer, type);
      await payByCard(platform(), troubled, '0002');
      expect(await stateOf(buyer, troubled)).toBe('failed');
      const closed = await beginPayment(buyer, type);
      const page = await goToGateway(platform(), closed);
      expect(await answerGateway(platform(), page, { answer: 'cancel' })).toContain('/cart/error');
      expect(await stateOf(buyer, closed)).toBe('canceled');
      expect(await energyOf(buyer)).toBe(before);
      const answer = (await buyer.call(calls.payOnline, { body: { type, paymentForCart: true } })).body;
      const told = answer.onLoaded === undefined ? (answer.method === 'POST' ? 'a form' : 'an address') : 'a window';
      expect(told).toBe(how);
      const done = answer.params['token'] ?? '';
      await payByCard(platform(), done, '4242');
      await platform().runDue();
      expect(await energyOf(buyer)).toBe(before + 150);
      const [row] = await platform().sql`select status, billing_type as type from payment where token = ${done}`;
      expect(row).toEqual({ status: 'succeeded', type });
    },
  );

  it('[K-116] [D-147] logic: the balance has it all, and nobody else is asked', async () => {
    const buyer = await newBuyer(platform());
    await platform().sql`
      with written as (insert into posting (kind, source, at) values ('kept', ${`test-${buyer.userId}`}, now()) returning id)
      insert into posting_line (posting_id, position, account, currency, amount)
      select id, position, account, 'USD', amount from written,
        (values (0::smallint, 'gateway:demo', 600), (1::smallint, ${`balance:${buyer.userId}`}, -600)) as l(position, account, amount)`;
    await fillCart(buyer, [82]);
    await buyer.call(calls.waitPayment, { body: { currency: 'USD' } });
    expect((await buyer.call(calls.getPayDefaults)).body).toMatchObject({
      balance: 6,
      fromBalance: 4.99,
      toPay: 0,
      supportedTypes: ['logic'],
      type: 'logic',
    });
    const { body } = await buyer.call(calls.payOnline, { body: { type: 'logic', paymentForCart: true, price: 4.99 } });
    expect(await stateOf(buyer, body.params['token'] ?? '')).toBe('paid');
    expect((await buyer.call(calls.getBought)).body.balance).toBe(1.01);
    const { cart } = (await buyer.call(calls.loadShop, { query: { shopParts: 'cart' } })).body;
    expect(cart).toBeNull();
  });
});
