import { calls } from '@logikit/contract';
import { isAttack, someOf } from '@logikit/contract/testing';
import { expect, it } from 'vitest';
import { emitInto } from '../../kernel/pubsub/index.ts';
import { oneDatabase, type TestUser } from '../../testing/platform.ts';
import { beginPayment, fillCart, newBuyer } from '../../testing/test-shop.ts';
import { bookToBalance } from '../books/index.ts';
import type { PaymentFacts } from '../payments/index.ts';
import { settle } from './settle.ts';

const ENERGY = 82;
const TOLD = ['started', 'processing', 'failed', 'canceled', 'succeeded'] as const;

function ordersOf<T>(all: readonly T[]): readonly (readonly T[])[] {
  if (all.length < 2) return [all];
  return all.flatMap((one) => ordersOf(all.filter((other) => other !== one)).map((rest) => [one, ...rest]));
}

oneDatabase('settling', (platform) => {
  const tell = (token: string, status: PaymentFacts['status']) =>
    platform().sql.begin((tx) =>
      settle({ tx, emit: emitInto(tx), now: platform().clock.now() }, token, {
        status,
        amount: 499,
        currency: 'USD',
        reference: `told-${token}`,
      }),
    );
  const energyOf = async ({ userId }: TestUser) =>
    (await platform().sql`select energy_value as value from profile where user_id = ${userId}`)[0]?.['value'] as number;
  const paidFor = async (token: string) =>
    (
      await platform().sql`
        select p.kind from posting p join payment m on p.source = m.id::text
        where m.token = ${token} and p.kind in ('paid', 'kept') order by p.id`
    ).map(({ kind }) => kind as string);
  const booksAreEven = async () => {
    const uneven = await platform().sql`
      select posting_id from posting_line group by posting_id, currency having sum(amount) <> 0`;
    expect(uneven).toHaveLength(0);
  };

  it('[D-148] [D-211] five facts in every order, each three times: one end, paid once, delivered once', async () => {
    for (const order of someOf(ordersOf(TOLD), 8)) {
      const buyer = await newBuyer(platform());
      await fillCart(buyer, [ENERGY]);
      const token = await beginPayment(buyer);
      const before = await energyOf(buyer);
      for (const status of order) for (let times = 0; times < 3; times += 1) await tell(token, status);
      const { status } = (await buyer.call(calls.getPayment, { params: { token } })).body;
      expect([order, status, await paidFor(token), (await energyOf(buyer)) - before]).toEqual([
        order,
        'paid',
        ['paid'],
        150,
      ]);
    }
    await booksAreEven();
  });

  it('[S-19] a balance that many payments reach for at once is spent once', async () => {
    const [rounds, hands] = isAttack ? [200, 50] : [2, 10];
    for (let round = 0; round < rounds; round += 1) {
      const buyer = await newBuyer(platform());
      await fillCart(buyer, [ENERGY]);
      await platform().sql.begin((tx) =>
        bookToBalance(
          { tx, userId: buyer.userId, paymentId: -1 - buyer.userId, currency: 'USD', at: platform().clock.now() },
          { adapter: 'demo', online: 499 },
        ),
      );
      await buyer.call(calls.waitPayment, { body: { currency: 'USD' } });
      const before = await energyOf(buyer);
      const body = { type: 'logic' as const, paymentForCart: true };
      const answers = await Promise.all(Array.from({ length: hands }, () => buyer.call(calls.payOnline, { body })));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect((await energyOf(buyer)) - before).toBe(150);
      expect((await buyer.call(calls.getBought)).body.balance).toBe(0);
    }
    await booksAreEven();
  });
});
