import { calls } from '@logikit/contract';
import { expect, it } from 'vitest';
import { eachDatabase, type TestUser } from '../../testing/platform.ts';
import { addPupil, fillCart, newBuyer } from '../../testing/test-shop.ts';
import { promoKey } from './apply-promo-code.ts';

const DAY_MS = 86_400_000;
const ENERGY = 81;
const QUARTER = 3;

eachDatabase('promo codes', (platform) => {
  const apply = (buyer: TestUser, code: string, cardId?: number) =>
    buyer.call(calls.applyPromoCode, { body: { code, ...(cardId !== undefined && { cardId }) } });
  const energyOf = async (userId: number) =>
    (await platform().sql`select energy_value as value from profile where user_id = ${userId}`)[0]?.['value'] as number;
  const write = async (code: string, { purchaseId = ENERGY, usesLeft = null as number | null, days = 30 } = {}) => {
    const now = platform().clock.now();
    await platform().sql`
      insert into promo_code (code, purchase_id, uses_left, starts_at, ends_at)
      values (${code}, ${purchaseId}, ${usesLeft}, ${now}, ${new Date(now.getTime() + days * DAY_MS)})`;
  };
  const cartOf = async (buyer: TestUser) =>
    (await buyer.call(calls.loadShop, { query: { shopParts: 'cart' } })).body.cart;

  it('[R-056] a code gives its purchase at once, to the card that is named, and once', async () => {
    const buyer = await newBuyer(platform());
    const child = await addPupil(buyer, 'Ada');
    const before = await energyOf(child);
    expect((await apply(buyer, ' kit-energy ', child)).body).toMatchObject({ kind: 'purchase', endsAt: null });
    expect(await energyOf(child)).toBe(before + 50);
    expect((await apply(buyer, 'KITENERGY', child)).code).toBe('promoUsed');
    expect((await apply(buyer, 'KITENERGY')).code).toBe('promoUsed');
    expect(await energyOf(child)).toBe(before + 50);
  });

  it('[R-056] all courses by a code are open as long as it says, and paid for by nobody', async () => {
    await write('COURSES', { purchaseId: QUARTER });
    const buyer = await newBuyer(platform());
    expect((await apply(buyer, 'courses')).status).toBe(200);
    const [row] = await platform().sql`select pay_status as status from profile where user_id = ${buyer.userId}`;
    expect(row?.['status']).toBe(2);
    expect((await buyer.call(calls.getBought)).body.logic).toHaveLength(1);
    expect((await buyer.call(calls.listPayments, { query: {} })).body.data).toEqual([]);
  });

  it('[R-056] [D-140] a code of a discount lowers the price for whoever has typed it, and for nobody else', async () => {
    const [buyer, other] = [await newBuyer(platform()), await newBuyer(platform())];
    for (const one of [buyer, other]) await fillCart(one, [QUARTER]);
    expect((await cartOf(buyer))?.price).toBe(24.99);
    const { body } = await apply(buyer, 'kit20');
    expect(body).toMatchObject({ kind: 'discount' });
    expect(body.endsAt).not.toBeNull();
    expect((await cartOf(buyer))?.price).toBe(19.99);
    expect((await cartOf(other))?.price).toBe(24.99);
    expect((await apply(buyer, 'kit20')).code).toBe('promoUsed');
  });

  it('[R-056] wrong, used and expired are told apart, and not yet is as good as wrong', async () => {
    const buyer = await newBuyer(platform());
    expect((await apply(buyer, 'NOSUCHCODE')).code).toBe('promoUnknown');
    expect((await apply(buyer, 'KITGONE')).code).toBe('promoUsed');
    expect((await apply(buyer, 'KITOLD')).code).toBe('promoExpired');
    const before = await energyOf(buyer.userId);
    const from = new Date(platform().clock.now().getTime() + DAY_MS);
    await platform().sql`
      insert into promo_code (code, purchase_id, starts_at, ends_at)
      values ('TOMORROW', ${ENERGY}, ${from}, ${new Date(from.getTime() + DAY_MS)})`;
    expect((await apply(buyer, 'TOMORROW')).code).toBe('promoUnknown');
    // What was refused is not used up.
    await platform().sql`update promo_code set uses_left = 1 where code = 'KITGONE'`;
    expect((await apply(buyer, 'KITGONE')).status).toBe(200);
    expect(await energyOf(buyer.userId)).toBe(before + 50);
  });

  it('[S-19] the last use of a code goes to one of many', async () => {
    await write('ONCE', { usesLeft: 1 });
    const buyers = await Promise.all(Array.from({ length: 8 }, () => newBuyer(platform())));
    const answers = await Promise.all(buyers.map((buyer) => apply(buyer, 'ONCE')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'promoUsed')).toHaveLength(7);
  });

  it('[R-056] whoever of us sees to offers makes a code, sees who takes it, and ends it', async () => {
    const operator = await platform().login('operator');
    const buyer = await newBuyer(platform());
    const endsAt = new Date(platform().clock.now().getTime() + 9 * DAY_MS).toISOString().slice(0, 19).replace('T', ' ');
    const wish = { code: 'spring-10', purchaseId: null, percent: 10, categoryType: 9 as const, uses: 5, endsAt };
    const create = async (more: object = {}) =>
      (await operator.call(calls.createPromoCode, { body: { ...wish, ...more } })).body;
    expect(await create()).toEqual({ status: 'ok' });
    expect(await create()).toMatchObject({ fields: { code: ['taken'] } });
    expect(await create({ code: 'a-b' })).toMatchObject({ fields: { code: ['tooShort'] } });
    expect(await create({ code: 'LATE1', endsAt: '2020-01-01 00:00:00' })).toMatchObject({
      fields: { endsAt: ['past'] },
    });
    expect(await create({ code: 'NOTHING', percent: null })).toMatchObject({ fields: { purchaseId: ['required'] } });
    expect((await buyer.call(calls.createPromoCode, { body: wish })).code).toBe('forbidden');
    await fillCart(buyer, [ENERGY, QUARTER]);
    expect((await apply(buyer, 'SPRING10')).body.kind).toBe('discount');
    const prices = ((await cartOf(buyer))?.orders ?? []).map(({ price }) => price);
    expect(prices).toEqual([1.79, 24.99]);
    const { data } = (await operator.call(calls.listPromoCodes, { query: {} })).body;
    expect(data.find(({ code }) => code === 'SPRING10')).toMatchObject({ taken: 1, usesLeft: 4 });
    const end = async () => (await operator.call(calls.endPromoCode, { params: { code: 'SPRING10' } })).status;
    expect([await end(), await end()]).toEqual([200, 404]);
    expect((await apply(await newBuyer(platform()), 'SPRING10')).code).toBe('promoExpired');
    // What was taken stays.
    expect(((await cartOf(buyer))?.orders ?? []).map(({ price }) => price)).toEqual(prices);
  });

  it('a stranger’s card, a child and a guesser get nothing', async () => {
    const [buyer, other] = [await newBuyer(platform()), await newBuyer(platform())];
    expect((await apply(buyer, 'KITENERGY', await addPupil(other, 'Bo'))).code).toBe('notFound');
    const child = await platform().login('child');
    expect((await apply(child, 'KITENERGY')).code).toBe('parentZoneClosed');
    const guesses = [];
    for (let i = 0; i < 10; i += 1) guesses.push((await apply(other, `GUESS${i}`)).code);
    expect(guesses.at(-2)).toBe('promoUnknown');
    expect((await apply(other, 'KITENERGY')).code).toBe('tooManyRequests');
  });
});

it('a code is the same however it is typed', () => {
  for (const typed of ['kit 20', ' KIT-20', 'Ｋit–20\n']) expect(promoKey(typed)).toBe('KIT20');
});
