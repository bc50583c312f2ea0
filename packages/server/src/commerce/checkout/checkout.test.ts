import { calls, cartStatuses, opensNewWindow } from '@logikit/contract';
import { expect, it } from 'vitest';
import { signBody } from '../../kernel/crypto/index.ts';
import { eachDatabase, type TestUser } from '../../testing/platform.ts';
import {
  addPupil,
  answerGateway,
  beginPayment,
  fillCart,
  goToGateway,
  newBuyer,
  payByCard,
} from '../../testing/test-shop.ts';
import { switchTo } from '../../testing/test-family.ts';

const MINUTE_MS = 60_000;

eachDatabase('checkout', (platform) => {
  const stateOf = async (buyer: TestUser, token: string) =>
    (await buyer.call(calls.getPayment, { params: { token } })).body.status;
  const energyOf = async ({ userId }: TestUser) =>
    (await platform().sql`select energy_value as value from profile where user_id = ${userId}`)[0]?.['value'] as number;
  const balanceOf = async (buyer: TestUser) => (await buyer.call(calls.getBought)).body.balance;
  const cartOf = async (buyer: TestUser) =>
    (await buyer.call(calls.loadShop, { query: { shopParts: 'cart' } })).body.cart;
  /** A buyer with 150 energy in the cart, and a payment of it that has begun. */
  const begun = async (platformOf = platform()) => {
    const buyer = await newBuyer(platformOf);
    await fillCart(buyer, [82]);
    return { buyer, token: await beginPayment(buyer), before: await energyOf(buyer) };
  };
  const lettersTo = async (email: string) =>
    (await platform().sql`select payload->>'template' as template from job where recipient = ${email} order by id`).map(
      (row) => row['template'] as string,
    );
  const booksAreEven = async () => {
    const [uneven] = await platform().sql`
      select posting_id from posting_line group by posting_id, currency having sum(amount) <> 0`;
    expect(uneven).toBeUndefined();
  };

  it('[C-113] [C-114] [D-148] what is asked for is paid at the gateway, delivered once, and told by a letter', async () => {
    const { buyer, token, before } = await begun();
    expect(await stateOf(buyer, token)).toBe('started');
    expect(await payByCard(platform(), token, '4242')).toBe(`/2.0/cabinet/cart/success?payment=${token}`);
    expect([await stateOf(buyer, token), await stateOf(buyer, token)]).toEqual(['paid', 'paid']);
    await platform().runDue();
    await platform().runDue();
    expect(await energyOf(buyer)).toBe(before + 150);
    expect((await lettersTo(buyer.email)).filter((one) => one === 'paid')).toHaveLength(1);
    expect(await cartOf(buyer)).toBeNull();
    const { data } = (await buyer.call(calls.listPayments, { query: {} })).body;
    expect(data).toMatchObject([
      { token, status: 'paid', price: 4.99, currency: 'USD', goods: ['150 единиц энергии'] },
    ]);
    await booksAreEven();
  });

  it('[C-114] whoever has no address gives one for the payment, and its letter goes there', async () => {
    const buyer = await newBuyer(platform());
    await platform().sql`update "user" set email = null where id = ${buyer.userId}`;
    await fillCart(buyer, [82]);
    await buyer.call(calls.waitPayment, { body: { currency: 'USD' } });
    expect((await buyer.call(calls.getPayDefaults)).body.email).toBeNull();
    const pay = (body: { email?: string }) =>
      buyer.call(calls.payOnline, { body: { type: 'xsolla', paymentForCart: true, ...body } });
    expect((await pay({})).body).toMatchObject({ fields: { email: ['enterEmailError'] } });
    expect((await pay({ email: 'not one' })).body).toMatchObject({ fields: { email: ['invalidEmailError'] } });
    const email = `payer-${buyer.userId}@family.example`;
    const { token = '' } = (await pay({ email })).body.params;
    await payByCard(platform(), token, '4242');
    await platform().runDue();
    expect(await lettersTo(email)).toEqual(['paid']);
    const withdrawal = await platform().call(calls.askWithdrawal, { body: { order: token, email } });
    expect(withdrawal.body.refund).toBe(4.99);
  });

  it.each(['9979', '9961', '9945', '9953', '3155'])(
    '[D-148] [D-211] a bad day at the gateway, card %s: paid once, delivered once',
    async (card) => {
      const { buyer, token, before } = await begun();
      await payByCard(platform(), token, card);
      if (card === '3155') await answerGateway(platform(), await goToGateway(platform(), token), { answer: 'yes' });
      await platform().runDue();
      expect(await energyOf(buyer)).toBe(before + 150);
      expect(await stateOf(buyer, token)).toBe('paid');
      await platform().runDue();
      expect(await energyOf(buyer)).toBe(before + 150);
      await booksAreEven();
    },
  );

  it('a payment that nobody tells of is asked about', async () => {
    const { buyer, token, before } = await begun();
    await payByCard(platform(), token, '9987');
    platform().clock.advance(2 * MINUTE_MS);
    await platform().runDue();
    expect(await energyOf(buyer)).toBe(before + 150);
    expect(await stateOf(buyer, token)).toBe('paid');
  });

  it.each(['0002', '9995', '0069', '3184'])(
    'card %s pays nothing, and another one pays the same cart',
    async (card) => {
      const { buyer, token, before } = await begun();
      const led = await payByCard(platform(), token, card);
      if (card === '3184') await answerGateway(platform(), led, { answer: 'yes' });
      expect(await stateOf(buyer, token)).toBe('failed');
      expect(await energyOf(buyer)).toBe(before);
      const next = await beginPayment(buyer);
      expect(next).not.toBe(token);
      await payByCard(platform(), next, '4242');
      expect(await stateOf(buyer, next)).toBe('paid');
      expect(await energyOf(buyer)).toBe(before + 150);
    },
  );

  it('asked for twice it is one payment, and going to the gateway again leads to the same one', async () => {
    const { buyer, token } = await begun();
    expect(await beginPayment(buyer)).toBe(token);
    expect(await goToGateway(platform(), token)).toBe(await goToGateway(platform(), token));
    // Another way to pay is another payment, and the first one is over.
    const other = await beginPayment(buyer, 'avangate');
    expect([await stateOf(buyer, token), await stateOf(buyer, other)]).toEqual(['canceled', 'started']);
  });

  it('[D-147] money for a cart that has changed is kept on the balance, with a letter', async () => {
    const { buyer, token, before } = await begun();
    await fillCart(buyer, [81]);
    await payByCard(platform(), token, '4242');
    expect(await stateOf(buyer, token)).toBe('kept');
    expect([await energyOf(buyer), await balanceOf(buyer)]).toEqual([before, 4.99]);
    expect(await lettersTo(buyer.email)).toContain('kept');
    // It pays first: 6.98 of which 4.99 are there.
    const defaults = await buyer.call(calls.getPayDefaults);
    expect(defaults.body).toMatchObject({ price: 6.98, balance: 4.99, fromBalance: 4.99, toPay: 1.99 });
    const next = await beginPayment(buyer);
    // Set aside, and still shown as one's own while the same cart waits.
    expect(await balanceOf(buyer)).toBe(0);
    expect((await buyer.call(calls.getPayDefaults)).body).toMatchObject({ balance: 4.99, toPay: 1.99 });
    await payByCard(platform(), next, '4242');
    expect([await stateOf(buyer, next), await balanceOf(buyer)]).toEqual(['paid', 0]);
    expect(await energyOf(buyer)).toBe(before + 200);
    await booksAreEven();
  });

  it('[D-147] what was set aside comes back when the rest fails or is never paid', async () => {
    const { buyer, token } = await begun();
    await fillCart(buyer, [81]);
    await payByCard(platform(), token, '4242');
    await stateOf(buyer, token);
    const failed = await beginPayment(buyer);
    await payByCard(platform(), failed, '0002');
    expect([await stateOf(buyer, failed), await balanceOf(buyer)]).toEqual(['failed', 4.99]);
    await beginPayment(buyer);
    platform().clock.advance(80 * 3_600_000);
    await platform().runDue();
    const { password, email } = buyer;
    const again = await platform().call(calls.authenticate, { body: { username: email, password } });
    const bought = await platform().call(calls.getBought, {}, { token: again.body.token });
    expect(bought.body.balance).toBe(4.99);
    await booksAreEven();
  });

  it('a bank that is late after a failure still pays what was asked for', async () => {
    const { buyer, token, before } = await begun();
    const page = await goToGateway(platform(), token);
    await answerGateway(platform(), page, { card: '4000 0000 0000 0002' });
    expect(await stateOf(buyer, token)).toBe('failed');
    await answerGateway(platform(), page, { card: '4000 0000 0000 4242' });
    await platform().runDue();
    expect(await stateOf(buyer, token)).toBe('paid');
    expect(await energyOf(buyer)).toBe(before + 150);
  });

  it('another amount than was asked for delivers nothing, and waits for a person', async () => {
    const { buyer, token, before } = await begun();
    const page = await goToGateway(platform(), token);
    await platform().sql`update demo_payment set amount = 1 where key = ${token}`;
    await answerGateway(platform(), page, { card: '4000 0000 0000 4242' });
    expect(await stateOf(buyer, token)).toBe('checked');
    expect(await energyOf(buyer)).toBe(before);
    const [finding] = await platform().sql`select kind, reference from billing_finding where reference = ${token}`;
    expect(finding).toEqual({ kind: 'amount', reference: token });
  });

  it('notices of strangers, of nothing and of others’ payments change nothing', async () => {
    const { buyer, token, before } = await begun();
    const body = Buffer.from(JSON.stringify({ id: 'evt_1', key: token, status: 'succeeded' }));
    const send = async (signature: string, adapter = 'demo', raw = body) =>
      (
        await fetch(`${platform().url}/service/billing/notice/${adapter}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'demo-signature': signature },
          body: raw,
        })
      ).status;
    const now = platform().clock.now();
    const [row] = await platform().sql<{ secret: string }[]>`select secret from demo_gateway`;
    const secret = row?.secret ?? '';
    const signed = signBody(body, { secret, now });
    const old = signBody(body, { secret, now: new Date(now.getTime() - 301_000) });
    const nonsense = Buffer.from('no notice');
    expect([
      await send(signBody(body, { secret: 'guessed', now })),
      await send('', 'demo'),
      await send(old),
      await send(signed, 'stripe'),
      await send(signBody(nonsense, { secret, now }), 'demo', nonsense),
      // Signed, and yet it proves nothing: the gateway is asked.
      await send(signed),
    ]).toEqual([401, 401, 401, 401, 401, 200]);
    expect([await stateOf(buyer, token), await energyOf(buyer)]).toEqual(['started', before]);
  });

  it('[C-111] [D-144] what costs nothing is paid at once, and nobody is asked for money', async () => {
    const buyer = await newBuyer(platform());
    await fillCart(buyer, [111]);
    const { body } = await buyer.call(calls.waitPayment, { body: { currency: 'USD' } });
    expect(body.cart).toBeNull();
    expect((await buyer.call(calls.getBought)).body.sheets).toMatchObject([{ id: 'problems-free' }]);
    expect((await buyer.call(calls.payOnline, { body: { type: 'logic', paymentForCart: true } })).code).toBe(
      'invalidTransition',
    );
  });

  it('[T-23] prices of the page count for nothing: another one is refused, and so is everything that does not fit', async () => {
    const buyer = await newBuyer(platform());
    const pay = async (body: object) =>
      (await buyer.call(calls.payOnline, { body: { type: 'xsolla', paymentForCart: true, ...body } })).code;
    expect(await pay({})).toBe('invalidTransition');
    await fillCart(buyer, [82]);
    // It does not wait for its payment yet.
    expect(await pay({ price: 4.99 })).toBe('invalidTransition');
    expect((await buyer.call(calls.waitPayment, { body: { currency: 'EUR' } })).code).toBe('invalidFields');
    expect((await buyer.call(calls.waitPayment, { body: { currency: 'USD' } })).body.cart?.status).toBe(
      cartStatuses.WAIT_PAYMENT,
    );
    expect([
      await pay({ price: 0.01 }),
      await pay({ price: 0 }),
      await pay({ price: 1e9 }),
      await pay({ type: 'erip' }),
      await pay({ type: 'logic' }),
      await pay({ paymentForCart: false }),
      await pay({ price: 4.99 }),
    ]).toEqual(['quoteChanged', 'quoteChanged', 'quoteChanged', 'notAvailable', 'notAvailable', 'notAvailable', null]);
  });

  it('[E-035] the page of payment begins with every figure and way, and what its payer types is taken', async () => {
    const buyer = await newBuyer(platform(), 'BY');
    await platform().sql`update profile set first_name = 'Ada', last_name = 'Lovelace' where user_id = ${buyer.userId}`;
    await fillCart(buyer, [82]);
    await buyer.call(calls.waitPayment, { body: { currency: 'BYN' } });
    expect((await buyer.call(calls.getPayDefaults)).body).toEqual({
      price: 14.9,
      balance: 0,
      fromBalance: 0,
      toPay: 14.9,
      surname: 'Lovelace',
      firstName: 'Ada',
      email: buyer.email,
      okUrl: '/2.0/cabinet/cart/success',
      failUrl: '/2.0/cabinet/cart/error',
      defaultUrl: '/2.0/cabinet/cart/success',
      type: 'assist',
      paymentType: null,
      paymentForCart: true,
      formUseNewWindow: opensNewWindow('assist'),
      withTrial: false,
      forcedPurchase: null,
      supportedTypes: ['assist', 'erip'],
      minPaymentAmount: 1,
      renewals: [],
    });
    const names = { surname: 'Lovelace', firstName: 'Ada', withTrial: false };
    const paid = await buyer.call(calls.payOnline, {
      body: { type: 'erip', paymentForCart: true, price: 14.9, ERIP: '12345-67', ...names },
    });
    expect([paid.status, paid.body.method]).toEqual([200, 'GET']);
    const [row] = await platform().sql`
      select billing_type as type, amount, currency from payment where token = ${paid.body.params['token'] ?? ''}`;
    expect(row).toEqual({ type: 'erip', amount: 1490, currency: 'BYN' });
  });

  it('[D-146] too small an amount is refused with the least that can be paid', async () => {
    const buyer = await newBuyer(platform());
    await fillCart(buyer, [61]);
    await buyer.call(calls.waitPayment, { body: { currency: 'USD' } });
    expect((await buyer.call(calls.getPayDefaults)).body).toMatchObject({ supportedTypes: [], minPaymentAmount: 1 });
    const refused = await buyer.call(calls.payOnline, { body: { type: 'xsolla', paymentForCart: true } });
    expect([refused.code, (refused.body as unknown as { data: object }).data]).toEqual(['belowMinimum', { least: 1 }]);
  });

  it('[D-207] [D-313] a pupil, a stranger and a closed purse reach no payment', async () => {
    const { buyer, token } = await begun();
    const other = await newBuyer(platform());
    expect((await other.call(calls.getPayment, { params: { token } })).code).toBe('notFound');
    const childId = await addPupil(buyer, 'Ada');
    await platform().sql`update session set purse_until = null where user_id = ${buyer.userId}`;
    const codes = async (user: TestUser) => [
      (await user.call(calls.getPayDefaults)).code,
      (await user.call(calls.waitPayment, { body: { currency: 'USD' } })).code,
      (await user.call(calls.payOnline, { body: { type: 'xsolla', paymentForCart: true } })).code,
      (await user.call(calls.listPayments, { query: {} })).code,
      (await user.call(calls.getBought)).code,
    ];
    const closed = Array.from({ length: 5 }, () => 'parentZoneClosed');
    expect(await codes(buyer)).toEqual(closed);
    // Whoever comes back from the bank later than the purse is open still sees what has become of it.
    expect(await stateOf(buyer, token)).toBe('started');
    const child = await switchTo(platform(), buyer, childId);
    expect(await codes(child)).toEqual(closed);
    expect((await child.call(calls.getPayment, { params: { token } })).code).toBe('notFound');
  });

  it('two tabs that pay at once begin one payment', async () => {
    const buyer = await newBuyer(platform());
    await fillCart(buyer, [82]);
    await buyer.call(calls.waitPayment, { body: { currency: 'USD' } });
    const body = { type: 'xsolla', paymentForCart: true } as const;
    const both = await Promise.all([buyer.call(calls.payOnline, { body }), buyer.call(calls.payOnline, { body })]);
    expect(new Set(both.map((one) => one.body.params['token'])).size).toBe(1);
  });

  it('the books refuse what does not sum to nothing, and what would change them', async () => {
    const write = (amounts: readonly number[]) =>
      platform().sql.begin(async (tx) => {
        const [row] = await tx<{ id: string }[]>`
          insert into posting (kind, source, at) values ('test', ${Math.random().toString()}, now()) returning id::text`;
        for (const [position, amount] of amounts.entries())
          await tx`insert into posting_line (posting_id, position, account, currency, amount)
            values (${row?.id ?? ''}, ${position}, 'test', 'EUR', ${amount})`;
      });
    await expect(write([100, -99])).rejects.toThrow('does not sum to nothing');
    await write([100, -100]);
    await expect(platform().sql`update posting_line set amount = 1 where account = 'test'`.execute()).rejects.toThrow(
      'neither changed nor deleted',
    );
    await expect(platform().sql`delete from posting where kind = 'test'`.execute()).rejects.toThrow(
      'neither changed nor deleted',
    );
  });
});
