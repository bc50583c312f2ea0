import { type CallInput, calls, cartStatuses, numbers } from '@logikit/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { oneDatabase, type TestUser } from '../../testing/platform.ts';
import { addChild, newParent, openGate, switchTo } from '../../testing/test-family.ts';

type Wish = CallInput<typeof calls.addPurchase>['body'];

oneDatabase('the cart', (platform) => {
  // What the demo offers would be among what these tests write.
  beforeAll(() => platform().sql`update discount set is_disabled = true`);

  /** Behind the gate, in a country of dollars. */
  const buyer = async () => {
    const parent = await newParent(platform());
    await openGate(parent);
    await platform().sql`update profile set country_code = 'US' where user_id = ${parent.userId}`;
    return parent;
  };
  const add = (user: TestUser, body: Wish) => user.call(calls.addPurchase, { body });
  const cartOf = async (user: TestUser) =>
    (await user.call(calls.loadShop, { query: { shopParts: 'cart' } }, { headers: { locale: 'en' } })).body.cart;
  const ordersOf = async (user: TestUser) => (await cartOf(user))?.orders ?? [];
  const discount = async (purchaseId: number, amount: number, more: { allowCards?: number[]; days?: number } = {}) => {
    const now = platform().clock.now();
    const finish = new Date(now.getTime() + (more.days ?? 1) * 86_400_000);
    const [row] = await platform().sql<{ id: number }[]>`
      insert into discount (type, starts_at, finishes_at, weight, with_popup, substrate_color, allow_cards, content)
      values (4, ${now}, ${finish}, 3, true, '#FFCC00', ${more.allowCards ?? []}::int[],
        ${platform().sql.json({ popupTitle: { en: 'Three days', ru: 'Три дня' }, text: { en: 'Less' }, labels: { [purchaseId]: { en: 'now' } } })})
      returning id`;
    const id = row?.id ?? 0;
    await platform().sql`
      insert into discount_price (discount_id, list_id, purchase_id, amount) values (${id}, 1, ${purchaseId}, ${amount})`;
    return { id, end: () => platform().sql`delete from discount where id = ${id}` };
  };

  describe('who may buy', () => {
    it('[D-207] a grown-up behind the gate: nobody else sees a price', async () => {
      const parent = await newParent(platform());
      const asked = async (user: TestUser) => [
        (await user.call(calls.loadShop, { query: {} })).code,
        (await add(user, { purchaseId: 81 })).code,
        (await user.call(calls.removeOrder, { body: { orderId: 2_147_483_647 } })).code,
        (await user.call(calls.registerSource, { query: {} })).code,
      ];
      const closed = Array.from({ length: 4 }, () => 'parentZoneClosed');
      await platform().sql`update session set zone_until = null, purse_until = null where user_id = ${parent.userId}`;
      expect(await asked(parent)).toEqual(closed);
      // The product of two numbers opens the settings, and no purse.
      await openGate(parent);
      expect(await asked(parent)).toEqual(closed);
      await parent.call(calls.openPurse, { body: { password: parent.password } });
      expect(await asked(parent)).toEqual([null, null, 'notFound', null]);
      const child = await addChild(parent, 'Ida');
      const pupil = await switchTo(platform(), parent, child);
      expect(await asked(pupil)).toEqual(closed);
      await openGate(pupil);
      expect(await asked(pupil)).toEqual(closed);
      expect(await asked(await platform().anonymous())).toEqual(closed);
    });
  });

  describe('putting in', () => {
    it('[C-110] [E-033] an order says for whom it is, what it costs, and until when it lies there', async () => {
      const parent = await buyer();
      const { body } = await add(parent, { purchaseId: 82 });
      const [{ id } = { id: 0 }] = body.cart?.orders ?? [];
      const expiry = platform().clock.now().getTime() + numbers.shop.cartHours * 3_600_000;
      expect(body).toEqual({
        currency: 'USD',
        cart: {
          id: body.cart?.id,
          cardId: parent.userId,
          orders: [
            {
              id,
              purchaseId: 82,
              targetCardId: parent.userId,
              price: 4.99,
              basePrice: 4.99,
              formerPrice: null,
              discountId: null,
              present: false,
              isSubscriptionRequest: false,
              withTrial: false,
            },
          ],
          price: 4.99,
          basePrice: 4.99,
          discount: 0,
          loyalty: 0,
          currency: 'USD',
          status: cartStatuses.ACTIVE,
          expiry: new Date(expiry).toISOString().slice(0, 19).replace('T', ' '),
        },
      });
    });

    it('[C-110] one order for each card, one for a purchase that serves once, and as many as wanted of what is used up', async () => {
      const parent = await buyer();
      const [ada, ida] = [await addChild(parent, 'Ada'), await addChild(parent, 'Ida')];
      await add(parent, { purchaseId: 13, targetCards: [ada, ida, ada] });
      await add(parent, { purchaseId: 13, targetCards: [ida] });
      expect((await ordersOf(parent)).map(({ targetCardId }) => targetCardId)).toEqual([ada, ida]);
      await add(parent, { purchaseId: 81, targetCards: [ada] });
      await add(parent, { purchaseId: 81, targetCards: [ada] });
      const cart = await cartOf(parent);
      expect(cart?.orders.map(({ purchaseId }) => purchaseId)).toEqual([13, 13, 81, 81]);
      expect(cart?.price).toBe(4.99 * 2 + 1.99 * 2);
    });

    it('[C-110] a subscription, its trial, and a present are what they were asked to be', async () => {
      const parent = await buyer();
      const ada = await addChild(parent, 'Ada');
      const presentInfo = { email: 'aunt@mail.example', message: 'For you', date: '2026-12-24 10:00:00' };
      await add(parent, { purchaseId: 1, requestSubscription: true });
      await add(parent, { purchaseId: 2, requestSubscription: true, withTrial: true, targetCards: [ada] });
      await add(parent, { purchaseId: 3, presentInfo });
      expect(
        (await ordersOf(parent)).map(
          ({ purchaseId, isSubscriptionRequest, withTrial, present, targetCardId, price }) => [
            purchaseId,
            isSubscriptionRequest,
            withTrial,
            present,
            targetCardId,
            price,
          ],
        ),
      ).toEqual([
        [1, true, false, false, parent.userId, 9.99],
        [2, true, true, false, ada, 0],
        [3, false, false, true, null, 24.99],
      ]);
      const wrong: readonly Wish[] = [
        { purchaseId: 3, requestSubscription: true },
        { purchaseId: 1, withTrial: true },
        { purchaseId: 1, requestSubscription: true, presentInfo },
        { purchaseId: 999_999 },
      ];
      for (const wish of wrong) expect((await add(parent, wish)).code).toBe('notAvailable');
    });

    it('[C-110] allowedOrderIds and recalculateLogic leave out what shall not be there beside it', async () => {
      const parent = await buyer();
      const ada = await addChild(parent, 'Ada');
      await add(parent, { purchaseId: 1, targetCards: [parent.userId, ada] });
      await add(parent, { purchaseId: 81 });
      await add(parent, { purchaseId: 2, targetCards: [ada], recalculateLogic: true });
      const seen = async () =>
        (await ordersOf(parent)).map(({ purchaseId, targetCardId }) => [purchaseId, targetCardId]);
      expect(await seen()).toEqual([
        [1, parent.userId],
        [81, parent.userId],
        [2, ada],
      ]);
      const [first] = await ordersOf(parent);
      await add(parent, { purchaseId: 82, allowedOrderIds: [first?.id ?? 0], recalculateLogic: true });
      expect(await seen()).toEqual([
        [1, parent.userId],
        [82, parent.userId],
      ]);
    });

    it('[C-110] the answer holds the asked parts, for the asked cards', async () => {
      const parent = await buyer();
      const ada = await addChild(parent, 'Ada');
      const { end } = await discount(83, 700, { allowCards: [ada] });
      const added = async (body: object) =>
        (await parent.call(calls.addPurchase, { body: { purchaseId: 83, ...body } }, { headers: { locale: 'en' } }))
          .body;
      const loadParams = { shopParts: ['discounts' as const, 'purchaseCategories' as const], categoryType: 9 as const };
      const without = await added({ loadParams });
      expect([without.cart, without.discounts, without.purchaseCategories?.length]).toEqual([undefined, [], 1]);
      const { discounts } = await added({ loadParams, additionalCardIds: [ada] });
      expect(discounts).toMatchObject([{ allowCards: [ada], discountedPrices: { 83: 7 } }]);
      await end();
    });

    it('a foreign card and a cart without end are refused', async () => {
      const [parent, other] = [await buyer(), await buyer()];
      const stranger = await addChild(other, 'Eve');
      expect((await add(parent, { purchaseId: 81, targetCards: [stranger] })).code).toBe('notFound');
      expect((await add(parent, { purchaseId: 81, additionalCardIds: [stranger] })).code).toBe('notFound');
      const asked = { query: { additionalCardIds: String(stranger) } };
      expect((await parent.call(calls.loadShop, asked)).code).toBe('notFound');
      for (let left = numbers.shop.orders; left > 0; left -= 1) await add(parent, { purchaseId: 81 });
      expect((await add(parent, { purchaseId: 81 })).code).toBe('limitReached');
      expect(await ordersOf(parent)).toHaveLength(numbers.shop.orders);
    });

    it('[K-071] a purchase of the type undefined cannot be put in', async () => {
      const parent = await buyer();
      await platform().sql`
        insert into purchase (id, code, category, type, trial_days, includes, grants, position, is_enabled)
        values (902, 'none', 3, 'undefined', 0, '{}', '[]', 99, true)`;
      await platform().sql`insert into price (list_id, purchase_id, amount) values (1, 902, 500)`;
      expect((await add(parent, { purchaseId: 902 })).code).toBe('notAvailable');
      await platform().sql`update purchase set is_enabled = false where id = 902`;
    });
  });

  it('[C-112] an order is taken out, and the price is that of the others', async () => {
    const [parent, other] = [await buyer(), await buyer()];
    await add(parent, { purchaseId: 81 });
    await add(parent, { purchaseId: 83 });
    const [first, second] = await ordersOf(parent);
    const remove = (user: TestUser, orderId = 0) => user.call(calls.removeOrder, { body: { orderId } });
    expect((await remove(other, first?.id)).code).toBe('notFound');
    const { body } = await remove(parent, first?.id);
    expect([body.cart?.orders.map(({ id }) => id), body.cart?.price]).toEqual([[second?.id], 14.99]);
    expect((await remove(parent, first?.id)).code).toBe('notFound');
  });

  it('[D-143] two tabs, twenty wishes at once: one cart, and nothing lost', async () => {
    const parent = await buyer();
    await Promise.all(Array.from({ length: 20 }, () => add(parent, { purchaseId: 81 })));
    expect(await ordersOf(parent)).toHaveLength(20);
    const [row] = await platform().sql`select count(*)::int as count from cart where user_id = ${parent.userId}`;
    expect(row).toEqual({ count: 1 });
  });

  it('[C-109] [D-151] the first source stays with the cart', async () => {
    const parent = await buyer();
    const tell = (source: string, cookie = '') =>
      parent.call(calls.registerSource, { query: { source } }, { headers: { cookie } });
    const expiresAt = platform().clock.now().getTime() + 1000;
    const records = encodeURIComponent(JSON.stringify([{ name: 'admitad_uid', value: 'a1', expiresAt }]));
    await tell('newsletter', `ll_aff=${records}`);
    await tell('banner');
    const rows = await platform().sql`select source, affiliate from cart where user_id = ${parent.userId}`;
    expect(rows.map((row) => ({ ...row }))).toEqual([
      { source: 'newsletter', affiliate: [{ name: 'admitad_uid', value: 'a1', expiresAt }] },
    ]);
  });

  it('[E-032] a discount is told with all that it says, to whom it is for, while it lasts', async () => {
    const parent = await buyer();
    const load = async () =>
      (await parent.call(calls.loadShop, { query: { shopParts: 'discounts' } }, { headers: { locale: 'en' } })).body
        .discounts;
    const { id, end } = await discount(82, 399);
    const [told] = (await load()) ?? [];
    expect(told).toEqual({
      id,
      type: 4,
      status: 2,
      start: expect.any(String) as string,
      finish: expect.any(String) as string,
      weight: 3,
      withPopup: true,
      popupTitle: 'Three days',
      discountText: 'Less',
      substrateColor: '#FFCC00',
      allowCards: [],
      discountedPrices: { 82: 3.99 },
      formerPrices: { 82: 4.99 },
      discountedLabels: { 82: 'now' },
    });
    const { body } = await parent.call(calls.addPurchase, { body: { purchaseId: 82 } }, { headers: { locale: 'en' } });
    expect(body.cart?.orders).toMatchObject([{ price: 3.99, basePrice: 4.99, formerPrice: 4.99, discountId: id }]);
    // The cart has kept no price.
    await end();
    expect(await cartOf(parent)).toMatchObject({ price: 4.99, orders: [{ discountId: null }] });
    expect(await load()).toEqual([]);
  });

  it('[D-204] whoever moves to another country pays what it costs there', async () => {
    const parent = await buyer();
    await add(parent, { purchaseId: 82 });
    const inCountry = async (code: string) => {
      await platform().sql`update profile set country_code = ${code} where user_id = ${parent.userId}`;
      const cart = await cartOf(parent);
      return [cart?.price, cart?.currency];
    };
    expect([await inCountry('BY'), await inCountry('DE'), await inCountry('TR')]).toEqual([
      [14.9, 'BYN'],
      [4.99, 'EUR'],
      [169.99, 'TRY'],
    ]);
  });

  it('[D-143] a cart whose time is over is canceled, and what is still sold lies in a new one', async () => {
    const parent = await buyer();
    await add(parent, { purchaseId: 82 });
    await add(parent, { purchaseId: 61 });
    const cartsOf = async () =>
      (await platform().sql`select status from cart where user_id = ${parent.userId} order by id`).map(
        (row) => row['status'] as number,
      );
    const now = platform().clock.now();
    await platform().sql`update cart set expires_at = ${now} where user_id = ${parent.userId}`;
    await platform().sql`update purchase set is_enabled = false where id = 61`;
    // Two tabs look at the same moment.
    const looks = await Promise.all(Array.from({ length: 8 }, () => cartOf(parent)));
    await platform().sql`update purchase set is_enabled = true where id = 61`;
    for (const cart of looks) expect(cart?.orders.map(({ purchaseId }) => purchaseId)).toEqual([82]);
    expect(await cartsOf()).toEqual([cartStatuses.CANCELED, cartStatuses.ACTIVE]);
  });
});
