import { calls } from '@logikit/contract';
import { expect, it } from 'vitest';
import { oneDatabase, type TestUser } from '../../testing/platform.ts';
import { answerGateway, beginPayment, fillCart, goToGateway, newBuyer, payByCard } from '../../testing/test-shop.ts';

const DAY_MS = 86_400_000;
const ENERGY = 82;
const COURSES = 3;
const MONTHLY = 1;

oneDatabase('what a bank takes back', (platform) => {
  /** Signed in again: the gate of money closes after a quarter of an hour. */
  const operator = () => platform().login('operator');
  const findingsOf = async (order: string, isClosed = false) =>
    (await (await operator()).call(calls.listFindings, { query: { isClosed } })).body.data.filter(
      (one) => one.order === order,
    );
  const stateOf = async (buyer: TestUser, token: string) =>
    (await buyer.call(calls.getPayment, { params: { token } })).body.status;
  const payStatusOf = async ({ userId }: TestUser) =>
    (await platform().sql`select pay_status as status from profile where user_id = ${userId}`)[0]?.['status'] as number;
  /** What the books say of a payment, in minor units. */
  const accountsOf = async (token: string, kinds: readonly string[]) => {
    const rows = await platform().sql<{ account: string; sum: number }[]>`
      select line.account, sum(line.amount)::int as sum
      from posting join posting_line line on line.posting_id = posting.id
        join payment on payment.id::text = posting.source
      where payment.token = ${token} and posting.kind = any(${[...kinds]})
      group by line.account having sum(line.amount) <> 0`;
    return Object.fromEntries(rows.map(({ account, sum }) => [account, sum]));
  };
  const lettersTo = async (email: string) =>
    (await platform().sql`select payload->>'template' as template from job where recipient = ${email} order by id`).map(
      ({ template }) => template as string,
    );
  /** Paid by a card whose owner says at once that they never did. */
  const disputed = async (purchaseId: number) => {
    const buyer = await newBuyer(platform());
    await fillCart(buyer, [purchaseId]);
    const order = await beginPayment(buyer);
    const page = await goToGateway(platform(), order);
    await answerGateway(platform(), page, { card: '4000 0000 0000 0259' });
    expect(await stateOf(buyer, order)).toBe('paid');
    return { buyer, order, page };
  };
  const decide = async (page: string, answer: 'won' | 'lost') => {
    await answerGateway(platform(), page, { answer });
    await platform().runDue();
  };
  const all = ['paid', 'disputed', 'disputeWon', 'disputeLost'];

  it('[D-211] a dispute is told to a person, with the day until which the bank listens, and its money is set apart', async () => {
    const { buyer, order } = await disputed(COURSES);
    await platform().runDue();
    const found = await findingsOf(order);
    expect(found).toMatchObject([
      {
        kind: 'dispute',
        adapter: 'demo',
        price: 24.99,
        told: null,
        dispute: { status: 'open' },
        payer: { email: buyer.email },
        moves: ['close'],
        move: null,
      },
    ]);
    expect(found[0]?.reference).toMatch(/^pay_/);
    const due = Date.parse(`${found[0]?.dispute?.dueAt?.replace(' ', 'T') ?? ''}Z`) - platform().clock.now().getTime();
    expect(Math.round(due / DAY_MS)).toBe(7);
    // Nobody has decided: what was bought is still open, and heard again it is one.
    expect(await payStatusOf(buyer)).toBe(2);
    expect(await accountsOf(order, ['disputed'])).toEqual({ 'disputes:demo': 2499, 'gateway:demo': -2499 });
  });

  it('decided for the payer the courses are closed, with a letter and a credit note, and the earnings are gone', async () => {
    const { buyer, order, page } = await disputed(COURSES);
    await decide(page, 'lost');
    expect(await payStatusOf(buyer)).toBe(3);
    expect(await accountsOf(order, all)).toEqual({});
    expect((await lettersTo(buyer.email)).filter((one) => one === 'disputeLost')).toHaveLength(1);
    const { body } = await buyer.call(calls.listPayments, { query: {} });
    expect(body.data).toMatchObject([{ token: order, status: 'returned', documents: ['receipt', 'creditNote'] }]);
    expect(await findingsOf(order)).toMatchObject([{ dispute: { status: 'lost' } }]);
    const wish = { order, email: buyer.email };
    expect((await platform().call(calls.confirmWithdrawal, { body: wish })).code).toBe('notRefundable');
  });

  it('decided for us nothing is closed, and the money is back', async () => {
    const { buyer, order, page } = await disputed(COURSES);
    await decide(page, 'won');
    expect(await payStatusOf(buyer)).toBe(2);
    expect(await accountsOf(order, all)).toMatchObject({ 'gateway:demo': 2499 });
    expect(await findingsOf(order)).toMatchObject([{ dispute: { status: 'won' } }]);
    // What the bank has decided stays decided.
    await decide(page, 'lost');
    expect(await payStatusOf(buyer)).toBe(2);
    expect((await lettersTo(buyer.email)).includes('disputeLost')).toBe(false);
  });

  it('while the bank holds the money nobody withdraws, and no money goes twice', async () => {
    const { buyer, order } = await disputed(ENERGY);
    const wish = { order, email: buyer.email };
    expect((await platform().call(calls.askWithdrawal, { body: wish })).code).toBe('notRefundable');
    expect((await platform().call(calls.confirmWithdrawal, { body: wish })).code).toBe('notRefundable');
    expect(await platform().sql`select from refund where token = ${order}`).toHaveLength(0);
  });

  it('whoever says that they never agreed is charged no more', async () => {
    const buyer = await newBuyer(platform());
    await buyer.call(calls.addPurchase, {
      body: { purchaseId: MONTHLY, requestSubscription: true, targetCards: [buyer.userId] },
    });
    await buyer.call(calls.waitPayment, { body: { currency: 'USD' } });
    const wish = { type: 'xsolla_sub' as const, paymentForCart: true, consent: true };
    const token = (await buyer.call(calls.payOnline, { body: wish })).body.params['token'] ?? '';
    await payByCard(platform(), token, '0259');
    expect(await stateOf(buyer, token)).toBe('paid');
    platform().clock.advance(32 * DAY_MS);
    await platform().runDue();
    await platform().runDue();
    expect(await platform().sql`select from payment where user_id = ${buyer.userId}`).toHaveLength(1);
    expect(await payStatusOf(buyer)).toBe(3);
  });

  it('what the balance had paid comes back to it when the bank takes the rest', async () => {
    const buyer = await newBuyer(platform());
    const owed = (await platform().sql`
      with written as (insert into posting (kind, source, at) values ('kept', ${`test-${buyer.userId}`}, now()) returning id)
      insert into posting_line (posting_id, position, account, currency, amount)
      select id, position, account, 'USD', amount from written,
        (values (0::smallint, 'gateway:demo', 300), (1::smallint, ${`balance:${buyer.userId}`}, -300)) as l(position, account, amount)
      returning amount`) as readonly unknown[];
    expect(owed).toHaveLength(2);
    await fillCart(buyer, [ENERGY]);
    const order = await beginPayment(buyer);
    const page = await goToGateway(platform(), order);
    await answerGateway(platform(), page, { card: '4000 0000 0000 0259' });
    expect(await stateOf(buyer, order)).toBe('paid');
    expect((await buyer.call(calls.getBought)).body.balance).toBe(0);
    await decide(page, 'lost');
    expect((await buyer.call(calls.getBought)).body.balance).toBe(3);
    const [uneven] = await platform().sql`
      select posting_id from posting_line group by posting_id, currency having sum(amount) <> 0`;
    expect(uneven).toBeUndefined();
  });

  it('of a payer who has left the money is booked, and a person hears of it', async () => {
    const { buyer, order, page } = await disputed(ENERGY);
    await platform().sql`update payment set user_id = null, email = null where token = ${order}`;
    await decide(page, 'lost');
    expect(await findingsOf(order)).toMatchObject([{ payer: null, dispute: { status: 'lost' } }]);
    expect(await accountsOf(order, all)).toEqual({});
    expect((await lettersTo(buyer.email)).includes('disputeLost')).toBe(false);
  });
});
