import { calls } from '@logikit/contract';
import { expect, it } from 'vitest';
import { eachDatabase } from '../../testing/platform.ts';
import { newBuyer, payByCard } from '../../testing/test-shop.ts';

const QUARTER = 3;
const ENERGY = 82;
let visitors = 0;

eachDatabase('a purchase without an account', (platform) => {
  const offers = async () => (await platform().call(calls.listGuestOffers, {})).body;
  const wishOf = async (more: Readonly<Record<string, unknown>> = {}) => {
    const price = (await offers()).offers.find(({ purchaseId }) => purchaseId === QUARTER)?.price ?? 0;
    visitors += 1;
    return { purchaseId: QUARTER, price, email: `guest${visitors}@mail.example`, birthYear: 1985, ...more };
  };
  const begin = async (more?: Readonly<Record<string, unknown>>) => {
    const body = await wishOf(more);
    const answer = await platform().call(calls.startGuestPayment, { body });
    return { ...answer, email: body.email };
  };
  const stateOf = (token: string) => platform().call(calls.getGuestPayment, { params: { token } });
  const paid = async () => {
    const { body, email } = await begin();
    const back = await payByCard(platform(), body.token, '4242');
    const state = (await stateOf(body.token)).body;
    return { token: body.token, email, back, state, code: state.code ?? '' };
  };
  const monthsOf = async (userId: number) =>
    (
      await platform().sql`select count(*)::int as count from entitlement where user_id = ${userId} and kind = 'logic'`
    )[0]?.['count'] as number;

  it('offers time for all courses, paid once, in the money of the language', async () => {
    const { currency, offers: shown } = await offers();
    expect([currency, shown.map(({ purchaseId }) => purchaseId)]).toEqual(['RUB', [1, 2, 3]]);
    for (const { price, purchaseLabel } of shown) expect([price > 0, purchaseLabel.length > 0]).toEqual([true, true]);
    const { body } = await platform().call(calls.listGuestOffers, {}, { headers: { locale: 'de' } });
    expect(body.currency).toBe('EUR');
  });

  it('[R-104] [R-105] is paid, comes as a code by page and by letter, and is whose account takes it, once', async () => {
    const { token, email, back, state, code } = await paid();
    expect(back).toBe(`/2.0/stripe/success?payment=${token}`);
    expect(state).toMatchObject({
      status: 'paid',
      email,
      code: expect.stringMatching(/^(?:[2-9A-Z]{4}-){2}[2-9A-Z]{4}$/) as string,
    });
    await platform().runDue();
    await platform().runDue();
    const letters = await platform().sql<{ template: string; text: string }[]>`
      select payload->>'template' as template, payload->>'text' as text from job where recipient = ${email} order by id`;
    expect(letters.map(({ template }) => template)).toEqual(['paid', 'guestPurchase']);
    expect(letters[1]?.text).toContain(code);
    expect(letters[1]?.text).toContain(`/2.0/stripe/success?payment=${token}`);
    const taker = await newBuyer(platform());
    expect((await taker.call(calls.applyPromoCode, { body: { code } })).body).toMatchObject({ kind: 'purchase' });
    expect(await monthsOf(taker.userId)).toBe(1);
    expect((await taker.call(calls.applyPromoCode, { body: { code } })).code).toBe('promoUsed');
    expect((await stateOf(token)).body).toMatchObject({ status: 'paid', code: null });
  });

  it('can be withdrawn from, also when the code was taken: what it has given is gone then', async () => {
    const untouched = await paid();
    const wishOfMoney = ({ token, email }: { readonly token: string; readonly email: string }) => ({
      order: token,
      email,
    });
    const asked = (await platform().call(calls.askWithdrawal, { body: wishOfMoney(untouched) })).body;
    expect(asked.refund).toBe(asked.price);
    await platform().call(calls.confirmWithdrawal, { body: wishOfMoney(untouched) });
    expect((await stateOf(untouched.token)).body).toMatchObject({ status: 'returned', code: null });
    const taken = await paid();
    const taker = await newBuyer(platform());
    await taker.call(calls.applyPromoCode, { body: { code: taken.code } });
    const back = (await platform().call(calls.confirmWithdrawal, { body: wishOfMoney(taken) })).body;
    expect([back.refund, await monthsOf(taker.userId)]).toEqual([asked.price, 0]);
  });

  it('that is refused takes nothing, leads back and can be tried again', async () => {
    const { body } = await begin();
    expect(await payByCard(platform(), body.token, '0002')).toBe(`/2.0/stripe/init?payment=${body.token}`);
    expect((await stateOf(body.token)).body).toMatchObject({ status: 'failed', code: null });
    expect((await begin()).status).toBe(200);
  });

  it.each([
    ['a child', { birthYear: new Date().getUTCFullYear() - 12 }, 'invalidFields', ['birthYear']],
    ['no address', { email: 'nobody' }, 'invalidFields', ['email']],
    ['what only accounts buy', { purchaseId: ENERGY }, 'notAvailable', []],
    ['another price', { price: 0.01 }, 'quoteChanged', []],
  ])('refuses %s, and leaves nobody behind', async (_what, more, code, fields) => {
    const count = async () => (await platform().sql`select count(*)::int as count from "user"`)[0]?.['count'] as number;
    const before = await count();
    const { code: told, body } = await begin(more);
    expect(told).toBe(code);
    expect(Object.keys((body as { readonly fields?: object }).fields ?? {})).toEqual(fields);
    expect(await count()).toBe(before);
  });

  it('is told to nobody without its token, and tells nothing of the payments of accounts', async () => {
    expect((await stateOf('a'.repeat(22))).status).toBe(404);
    const buyer = await newBuyer(platform());
    await buyer.call(calls.addPurchase, { body: { purchaseId: ENERGY } });
    const { currency } = (await buyer.call(calls.loadShop, { query: { shopParts: 'cart' } })).body;
    await buyer.call(calls.waitPayment, { body: { currency } });
    const own = (await buyer.call(calls.payOnline, { body: { type: 'xsolla', paymentForCart: true } })).body;
    expect((await stateOf(own.params['token'] ?? '')).status).toBe(404);
    const { body } = await begin();
    expect((await buyer.call(calls.getPayment, { params: { token: body.token } })).status).toBe(404);
  });
});
