import { calls } from '@logikit/contract';
import { expect, it } from 'vitest';
import { oneDatabase, type TestUser } from '../../testing/platform.ts';
import { beginPayment, fillCart, newBuyer, payByCard } from '../../testing/test-shop.ts';

const DAY_MS = 86_400_000;

oneDatabase('withdrawal', (platform) => {
  const bought = async (purchaseId: number, card = '4242') => {
    const buyer = await newBuyer(platform());
    await fillCart(buyer, [purchaseId]);
    const order = await beginPayment(buyer);
    await payByCard(platform(), order, card);
    expect((await buyer.call(calls.getPayment, { params: { token: order } })).body.status).toBe('paid');
    return { buyer, wish: { order, email: buyer.email } };
  };
  // Nobody signs in for it.
  const ask = (body: { order: string; email: string }) => platform().call(calls.askWithdrawal, { body });
  const confirm = (body: { order: string; email: string }) => platform().call(calls.confirmWithdrawal, { body });
  const rowOf = async (token: string) =>
    (await platform().sql`select status, amount, online from refund where token = ${token}`)[0];
  const payStatusOf = async ({ userId }: TestUser) =>
    (await platform().sql`select pay_status as status from profile where user_id = ${userId}`)[0]?.['status'] as number;

  it('[D-208] two steps, no login: the money goes back, what was bought is closed, and a letter says when', async () => {
    const { buyer, wish } = await bought(3);
    expect(await payStatusOf(buyer)).toBe(2);
    expect((await ask({ ...wish, email: ` ${wish.email.toUpperCase()} ` })).body).toMatchObject({
      price: 24.99,
      refund: 24.99,
      currency: 'USD',
    });
    expect((await confirm(wish)).body).toMatchObject({ refund: 24.99 });
    expect(await payStatusOf(buyer)).toBe(3);
    await platform().runDue();
    expect(await rowOf(wish.order)).toEqual({ status: 'done', amount: 2499, online: 2499 });
    const [given] = await platform().sql`select refunded from demo_payment where key = ${wish.order}`;
    expect(given?.['refunded']).toBe(2499);
    const letters = await platform().sql`
      select payload->>'template' as template from job where recipient = ${wish.email} order by id`;
    expect(letters.at(-1)?.['template']).toBe('withdrawn');
    expect([(await ask(wish)).code, (await confirm(wish)).code]).toEqual(['notRefundable', 'notRefundable']);
    const [uneven] = await platform().sql`
      select posting_id from posting_line group by posting_id, currency having sum(amount) <> 0`;
    expect(uneven).toBeUndefined();
  });

  it('[D-208] energy that was spent is not given back', async () => {
    const { buyer, wish } = await bought(81);
    await platform().sql`
      update profile set energy_value = 20, energy_at = ${platform().clock.now()} where user_id = ${buyer.userId}`;
    expect((await ask(wish)).body.refund).toBe(0.8);
    expect((await confirm(wish)).body.refund).toBe(0.8);
    const [row] = await platform().sql`select energy_value as value from profile where user_id = ${buyer.userId}`;
    expect(row?.['value']).toBe(0);
  });

  it('what came from the balance goes back to it', async () => {
    const { buyer, wish } = await bought(82);
    await fillCart(buyer, [82]);
    const kept = await beginPayment(buyer);
    await fillCart(buyer, [81]);
    await payByCard(platform(), kept, '4242');
    await buyer.call(calls.getPayment, { params: { token: kept } });
    const balance = (await buyer.call(calls.getBought)).body.balance;
    expect(balance).toBeGreaterThan(4);
    const paid = await beginPayment(buyer);
    await payByCard(platform(), paid, '4242');
    await buyer.call(calls.getPayment, { params: { token: paid } });
    expect((await buyer.call(calls.getBought)).body.balance).toBe(0);
    expect((await confirm({ ...wish, order: paid })).status).toBe(200);
    expect((await buyer.call(calls.getBought)).body.balance).toBeCloseTo(balance, 2);
  });

  it('a hundred refunds that no gateway answers hold up no later one', async () => {
    const { wish } = await bought(82);
    const { wish: later } = await bought(82);
    expect((await confirm(wish)).status).toBe(200);
    await platform().sql`
      insert into payment overriding system value
      select copy.* from payment p, generate_series(1, 100) as at, jsonb_populate_record(null::payment, to_jsonb(p) ||
        jsonb_build_object('id', 1000000 + at, 'token', 'silent' || at, 'reference', null)) as copy
      where p.token = ${wish.order}`;
    await platform().sql`
      insert into refund (payment_id, user_id, adapter, token, amount, online, currency, status, asked_at)
      select id, user_id, 'silent', token, amount, amount, currency, 'asked', ${platform().clock.now()}
      from payment where token like 'silent%'`;
    expect((await confirm(later)).status).toBe(200);
    await platform().runDue();
    platform().clock.advance(DAY_MS);
    await platform().runDue();
    expect(await rowOf(later.order)).toMatchObject({ status: 'done' });
    await platform().sql`update refund set status = 'failed' where adapter = 'silent'`;
  });

  it('nobody withdraws from what is another’s, too old or never paid; a gateway that will not give back is a finding', async () => {
    const { wish } = await bought(82, '5126');
    const stranger = await newBuyer(platform());
    expect((await ask({ ...wish, email: stranger.email })).code).toBe('notFound');
    expect((await ask({ ...wish, order: 'AAAAAAAAAAAAAAAAAAAAAA' })).code).toBe('notFound');
    await fillCart(stranger, [82]);
    const open = await beginPayment(stranger);
    expect((await ask({ order: open, email: stranger.email })).code).toBe('notFound');
    expect((await confirm(wish)).status).toBe(200);
    await platform().runDue();
    expect(await rowOf(wish.order)).toMatchObject({ status: 'failed' });
    const [finding] = await platform().sql`select kind from billing_finding where reference = ${wish.order}`;
    expect(finding?.['kind']).toBe('refund');
    const late = await bought(82);
    platform().clock.advance(14.1 * DAY_MS);
    expect((await confirm(late.wish)).code).toBe('notRefundable');
  });
});
