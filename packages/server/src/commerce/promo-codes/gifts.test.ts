import { calls } from '@logikit/contract';
import { expect, it } from 'vitest';
import { oneDatabase } from '../../testing/platform.ts';
import { beginPayment, newBuyer, payByCard } from '../../testing/test-shop.ts';

const DAY_MS = 86_400_000;
const ENERGY = 82;

oneDatabase('presents', (platform) => {
  const dateIn = (days: number): string =>
    new Date(platform().clock.now().getTime() + days * DAY_MS).toISOString().slice(0, 19).replace('T', ' ');
  const give = async ({ email = 'aunt@mail.example', days = 0, message = 'For <b>you</b>' } = {}) => {
    const giver = await newBuyer(platform());
    const presentInfo = { email, message, date: dateIn(days) };
    const added = await giver.call(calls.addPurchase, { body: { purchaseId: ENERGY, presentInfo } });
    expect(added.code).toBeNull();
    const order = await beginPayment(giver);
    await payByCard(platform(), order, '4242');
    expect((await giver.call(calls.getPayment, { params: { token: order } })).body.status).toBe('paid');
    return { giver, order };
  };
  const lettersTo = async (email: string) =>
    (
      await platform().sql<{ text: string }[]>`
        select payload->>'text' as text from job
        where recipient = ${email} and payload->>'template' = 'gift' order by id`
    ).map(({ text }) => text);
  const energyOf = async (userId: number) =>
    (await platform().sql`select energy_value as value from profile where user_id = ${userId}`)[0]?.['value'] as number;
  const giftsOf = async ({ email, password }: { email: string; password: string }) => {
    const { body } = await platform().call(calls.authenticate, { body: { username: email, password } });
    return (await platform().call(calls.listGifts, {}, { token: body.token })).body;
  };

  it('[E-034] [C-110] a present is paid, goes out by a letter, and is taken once by whoever has its code', async () => {
    const email = 'grandma@mail.example';
    const { giver } = await give({ email });
    const before = await energyOf(giver.userId);
    await platform().runDue();
    await platform().runDue();
    const letters = await lettersTo(email);
    expect(letters).toHaveLength(1);
    const code = /[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(letters[0] ?? '')?.[0] ?? '';
    expect(letters[0]).toContain(`/2.0/cabinet/promocode?code=${code.replaceAll('-', '')}`);
    expect(letters[0]).toContain('For <b>you</b>');
    expect(await giftsOf(giver)).toMatchObject([{ code, email, status: 'sent' }]);
    const receiver = await newBuyer(platform());
    const had = await energyOf(receiver.userId);
    const taken = await receiver.call(calls.applyPromoCode, { body: { code } });
    expect(taken.body).toMatchObject({ kind: 'purchase' });
    expect(await energyOf(receiver.userId)).toBe(had + 150);
    expect((await giver.call(calls.applyPromoCode, { body: { code } })).code).toBe('promoUsed');
    expect(await energyOf(giver.userId)).toBe(before);
    expect(await giftsOf(giver)).toMatchObject([{ status: 'taken' }]);
  });

  it('a present waits for its day, and whom it went to is forgotten a month later', async () => {
    const email = 'uncle@mail.example';
    const { giver } = await give({ email, days: 3 });
    await platform().runDue();
    expect(await lettersTo(email)).toEqual([]);
    expect(await giftsOf(giver)).toMatchObject([{ status: 'waiting' }]);
    platform().clock.advance(3.1 * DAY_MS);
    await platform().runDue();
    expect(await lettersTo(email)).toHaveLength(1);
    platform().clock.advance(31 * DAY_MS);
    await platform().runDue();
    expect(await giftsOf(giver)).toMatchObject([{ email: null, status: 'sent' }]);
  });

  it('[D-208] a present that nobody has opened goes back with its money; one that was opened does not', async () => {
    const { giver, order } = await give({ days: 5 });
    const wish = { order, email: giver.email };
    expect((await platform().call(calls.askWithdrawal, { body: wish })).body.refund).toBe(4.99);
    expect((await platform().call(calls.confirmWithdrawal, { body: wish })).body.refund).toBe(4.99);
    const [gift] = await giftsOf(giver);
    expect(gift?.status).toBe('closed');
    const receiver = await newBuyer(platform());
    const body = { code: gift?.code ?? '' };
    expect((await receiver.call(calls.applyPromoCode, { body })).code).toBe('promoExpired');
    platform().clock.advance(6 * DAY_MS);
    await platform().runDue();
    expect((await giftsOf(giver))[0]?.status).toBe('closed');

    const opened = await give();
    const [other] = await giftsOf(opened.giver);
    const late = await newBuyer(platform());
    expect((await late.call(calls.applyPromoCode, { body: { code: other?.code ?? '' } })).status).toBe(200);
    const asked = { order: opened.order, email: opened.giver.email };
    expect((await platform().call(calls.askWithdrawal, { body: asked })).body.refund).toBe(0);
  });

  it('[D-208] taken and taken back at once, a present is either: never the money and the goods', async () => {
    for (let round = 0; round < 8; round++) {
      const { giver, order } = await give();
      const receiver = await newBuyer(platform());
      const body = { code: (await giftsOf(giver))[0]?.code ?? '' };
      const had = await energyOf(receiver.userId);
      const [taken, back] = await Promise.all([
        receiver.call(calls.applyPromoCode, { body }),
        platform().call(calls.confirmWithdrawal, { body: { order, email: giver.email } }),
      ]);
      expect((await energyOf(receiver.userId)) - had).toBe(taken.status === 200 ? 150 : 0);
      expect(back.body.refund).toBe(taken.status === 200 ? 0 : 4.99);
    }
  });

  it('[E-034] a present goes out on its day, also when whoever paid for it has left for good', async () => {
    const email = 'godchild@mail.example';
    const { giver } = await give({ email, days: 60 });
    const [gift] = await giftsOf(giver);
    const { body } = await platform().call(calls.authenticate, {
      body: { username: giver.email, password: giver.password },
    });
    const closing = { confirmation: giver.email, password: giver.password };
    expect((await platform().call(calls.closeAccount, { body: closing }, { token: body.token })).status).toBe(200);
    platform().clock.advance(50 * DAY_MS);
    await platform().runDue();
    expect(await platform().sql`select from "user" where id = ${giver.userId}`).toHaveLength(0);
    expect(await lettersTo(email)).toEqual([]);
    platform().clock.advance(11 * DAY_MS);
    await platform().runDue();
    expect(await lettersTo(email)).toHaveLength(1);
    const receiver = await newBuyer(platform());
    expect((await receiver.call(calls.applyPromoCode, { body: { code: gift?.code ?? '' } })).status).toBe(200);
  });

  it('an address that is none and a day that is years away are told at once', async () => {
    const giver = await newBuyer(platform());
    const add = async (email: string, days: number) =>
      (
        await giver.call(calls.addPurchase, {
          body: { purchaseId: ENERGY, presentInfo: { email, message: '', date: dateIn(days) } },
        })
      ).body;
    expect(await add('nobody', 0)).toMatchObject({ fields: { email: ['invalidEmailError'] } });
    expect(await add('aunt@mail.example', 400)).toMatchObject({ fields: { date: ['tooLate'] } });
  });
});
