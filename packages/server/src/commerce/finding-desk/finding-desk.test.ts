import { calls } from '@logikit/contract';
import { expect, it } from 'vitest';
import { oneDatabase, type TestUser } from '../../testing/platform.ts';
import { answerGateway, beginPayment, fillCart, goToGateway, newBuyer, payByCard } from '../../testing/test-shop.ts';

type Move = 'balance' | 'retry' | 'close';

oneDatabase('the desk of what does not fit', (platform) => {
  let signedIn: Promise<TestUser> | null = null;
  const operator = () => (signedIn ??= platform().login('operator'));
  const listed = async (isClosed = false) => {
    const { body } = await (await operator()).call(calls.listFindings, { query: { isClosed } });
    return body.data;
  };
  const findingOf = async (order: string, isClosed = false) =>
    (await listed(isClosed)).find((one) => one.order === order);
  const close = async (id: number, move: Move) =>
    (await operator()).call(calls.closeFinding, { params: { id }, body: { move } });
  const lettersTo = async (email: string) =>
    (await platform().sql`select payload->>'template' as template from job where recipient = ${email} order by id`).map(
      ({ template }) => template as string,
    );
  const balanced = async () =>
    (await platform().sql`select from posting_line group by posting_id, currency having sum(amount) <> 0`).length;

  /** Somebody pays another amount than they were asked for. */
  const paidOther = async (amount: number) => {
    const buyer = await newBuyer(platform());
    await fillCart(buyer, [82]);
    const order = await beginPayment(buyer);
    const page = await goToGateway(platform(), order);
    await platform().sql`update demo_payment set amount = ${amount} where key = ${order}`;
    await answerGateway(platform(), page, { card: '4000 0000 0000 4242' });
    await buyer.call(calls.getPayment, { params: { token: order } });
    return { buyer, order };
  };
  /** Somebody withdraws from what they paid by a card that takes nothing back. */
  const refused = async () => {
    const buyer = await newBuyer(platform());
    await fillCart(buyer, [82]);
    const order = await beginPayment(buyer);
    await payByCard(platform(), order, '5126');
    await buyer.call(calls.getPayment, { params: { token: order } });
    await platform().call(calls.confirmWithdrawal, { body: { order, email: buyer.email } });
    await platform().runDue();
    return { buyer, order };
  };

  it('another amount that came lies on the balance, once, with a letter, and who did it is kept', async () => {
    const { buyer, order } = await paidOther(300);
    const finding = await findingOf(order);
    expect(finding).toMatchObject({
      kind: 'amount',
      adapter: 'demo',
      price: 4.99,
      currency: 'USD',
      told: { price: 3, currency: 'USD' },
      payer: { email: buyer.email },
      moves: ['balance', 'close'],
      move: null,
    });
    const id = finding?.id ?? 0;
    expect((await close(id, 'retry')).code).toBe('notAvailable');
    expect(await findingOf(order)).toBeDefined();
    expect((await close(id, 'balance')).body).toEqual({ status: 'ok' });
    expect((await close(id, 'balance')).code).toBe('notFound');
    expect((await buyer.call(calls.getBought)).body.balance).toBe(3);
    expect((await lettersTo(buyer.email)).filter((one) => one === 'credited')).toHaveLength(1);
    expect((await buyer.call(calls.getPayment, { params: { token: order } })).body.status).toBe('kept');
    expect(await findingOf(order)).toBeUndefined();
    expect(await findingOf(order, true)).toMatchObject({ move: 'balance', moves: [] });
    const [act] = await platform().sql`select duty, what from operator_act where reference = ${order}`;
    expect(act).toEqual({ duty: 'findings', what: 'balance' });
    expect(await balanced()).toBe(0);
  });

  it('a notice that says the same once more opens nothing again, and moves no money', async () => {
    const { buyer, order } = await paidOther(200);
    await close((await findingOf(order))?.id ?? 0, 'close');
    platform().clock.advance(660_000);
    await platform().runDue();
    expect((await buyer.call(calls.getPayment, { params: { token: order } })).body.status).toBe('checked');
    expect(await findingOf(order)).toBeUndefined();
    expect((await buyer.call(calls.getBought)).body.balance).toBe(0);
  });

  it('money that no card takes back is asked for anew, and lies on the balance where the bank still refuses', async () => {
    const { buyer, order } = await refused();
    const first = await findingOf(order);
    expect(first).toMatchObject({ kind: 'refund', price: 4.99, told: null, moves: ['balance', 'retry', 'close'] });
    expect((await close(first?.id ?? 0, 'retry')).status).toBe(200);
    expect(await findingOf(order)).toBeUndefined();
    await platform().runDue();
    const second = await findingOf(order);
    expect(second?.id).toBe(first?.id);
    expect((await close(second?.id ?? 0, 'balance')).status).toBe(200);
    expect((await buyer.call(calls.getBought)).body.balance).toBe(4.99);
    await platform().runDue();
    expect(await findingOf(order)).toBeUndefined();
    const [refund] = await platform().sql`select status, attempt from refund where token = ${order}`;
    expect(refund).toEqual({ status: 'kept', attempt: 1 });
    expect(await balanced()).toBe(0);
  });

  it('a bank that has thought again gives back what it is asked for anew', async () => {
    const { buyer, order } = await refused();
    await platform().sql`update demo_payment set card = '4242' where key = ${order}`;
    await close((await findingOf(order))?.id ?? 0, 'retry');
    await platform().runDue();
    const [refund] = await platform().sql`select status from refund where token = ${order}`;
    expect(refund?.['status']).toBe('done');
    expect((await buyer.call(calls.getBought)).body.balance).toBe(0);
  });

  it('two of ours at once move it once', async () => {
    const { buyer, order } = await paidOther(400);
    const id = (await findingOf(order))?.id ?? 0;
    const answers = await Promise.all([close(id, 'balance'), close(id, 'balance'), close(id, 'close')]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect([0, 4]).toContain((await buyer.call(calls.getBought)).body.balance);
    expect(await balanced()).toBe(0);
  });

  it('nobody moves money of their own, of somebody who has left, or without the duty', async () => {
    const { buyer, order } = await paidOther(100);
    const id = (await findingOf(order))?.id ?? 0;
    expect((await buyer.call(calls.listFindings, { query: { isClosed: false } })).status).toBe(403);
    expect((await buyer.call(calls.closeFinding, { params: { id }, body: { move: 'balance' } })).status).toBe(403);
    expect((await close(999_999, 'close')).code).toBe('notFound');
    const own = (await operator()).userId;
    await platform().sql`update payment set user_id = ${own} where token = ${order}`;
    expect(await findingOf(order)).toMatchObject({ moves: [] });
    expect((await close(id, 'close')).code).toBe('notAvailable');
    await platform().sql`update payment set user_id = null where token = ${order}`;
    expect(await findingOf(order)).toMatchObject({ payer: null, moves: ['close'] });
    expect((await close(id, 'balance')).code).toBe('notAvailable');
    expect((await close(id, 'close')).status).toBe(200);
  });
});
