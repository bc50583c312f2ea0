import { calls, currencies, discountStatuses, fromWirePrice, priceStep, purchaseTypes } from '@logikit/contract';
import { localeCodes } from '@logikit/contract/model';
import { describe, expect, it } from 'vitest';
import { oneDatabase } from '../../testing/platform.ts';
import { newParent, openGate } from '../../testing/test-family.ts';
import { catalogue, tierPrice } from './catalogue.ts';
import { discountStatusAt } from './discounts.ts';
import { priceListOf, priceLists } from './price-lists.ts';
import { seedPurchases } from './seed.ts';

describe('the catalogue', () => {
  it('[K-102] [K-103] [K-104] [K-105] [K-106] [K-107] [K-108] [K-109] [K-110] [K-111] [K-112] [K-113] fills all twelve categories, with every type that is sold', () => {
    expect(new Set(catalogue.map(({ category }) => category)).size).toBe(12);
    const sold = purchaseTypes.filter((type) => type !== 'undefined');
    expect(new Set(catalogue.map(({ type }) => type))).toEqual(new Set(sold));
    expect(new Set(catalogue.map(({ id }) => id)).size).toBe(catalogue.length);
    expect(new Set(catalogue.map(({ code }) => code)).size).toBe(catalogue.length);
  });

  it('gives something for every purchase, and holds in bundles what is sold by itself', () => {
    const ids = new Set(catalogue.map(({ id }) => id));
    for (const { code, grants = [], includes = [] } of catalogue) {
      expect(grants.length + includes.length, code).toBeGreaterThan(0);
      expect(
        includes.filter((id) => !ids.has(id)),
        code,
      ).toEqual([]);
    }
    // What renews itself says what a period of it is.
    for (const { period, trialDays } of catalogue) expect(trialDays === undefined || period !== undefined).toBe(true);
  });

  it('[D-200] every price is a multiple of what its currency is written in', () => {
    for (const currency of currencies)
      for (const { code, tier } of catalogue) {
        const amount = fromWirePrice(tierPrice(tier, currency));
        expect([code, currency, amount % priceStep(currency)]).toEqual([code, currency, 0]);
      }
  });

  it('[D-204] prices are those of the country, else of the language, and of the default elsewhere', () => {
    const currencyOf = (countryCode: string | null, locale = 'en') => priceListOf({ countryCode, locale }).currency;
    expect(priceLists.map(({ currency }) => currency).toSorted()).toEqual([...currencies].toSorted());
    expect(['BY', 'CA', 'IL', 'KZ', 'RU', 'UA', 'TR', 'DE', 'CZ', 'JP'].map((code) => currencyOf(code))).toEqual([
      'BYN',
      'CAD',
      'ILS',
      'KZT',
      'RUB',
      'UAH',
      'TRY',
      'EUR',
      'EUR',
      'USD',
    ]);
    expect(localeCodes.map((locale) => currencyOf(null, locale))).toEqual([
      'RUB',
      'USD',
      'UAH',
      'EUR',
      'EUR',
      'EUR',
      'TRY',
      'USD',
      'USD',
    ]);
  });
});

it('[S-028] [K-064] a discount begins at its start and is over at its finish, to the moment', () => {
  const at = (time: string) => new Date(`2026-03-01T${time}Z`);
  const discount = { startsAt: at('10:00:00.000'), finishesAt: at('11:00:00.000').getTime() };
  const { ENABLED, ACTIVE, COMPLETED } = discountStatuses;
  expect(
    ['09:59:59.999', '10:00:00.000', '10:59:59.999', '11:00:00.000'].map((time) =>
      discountStatusAt(discount, at(time)),
    ),
  ).toEqual([ENABLED, ACTIVE, ACTIVE, COMPLETED]);
});

oneDatabase('the shop', (platform) => {
  const buyer = async () => {
    const parent = await newParent(platform());
    await openGate(parent);
    return parent;
  };

  it('[C-108] only the asked parts come, of the asked category, in the language of the reader', async () => {
    const parent = await buyer();
    const load = async (query: object, locale = 'en') =>
      (await parent.call(calls.loadShop, { query }, { headers: { locale } })).body;
    expect(Object.keys(await load({})).toSorted()).toEqual([
      'cardIdsNotAvailableForSubscription',
      'cart',
      'currency',
      'discounts',
      'lastPaidCart',
      'priceReductionBonusPercent',
      'purchaseCategories',
    ]);
    expect(await load({ shopParts: 'cart,priceReductionBonusPercent', platform: 'web' })).toEqual({
      currency: 'USD',
      cart: null,
      priceReductionBonusPercent: 0,
    });
    const energy = await load({ shopParts: 'purchaseCategories', categoryType: 9 }, 'de');
    expect(energy.purchaseCategories).toEqual([
      {
        id: 9,
        type: 9,
        title: 'Energie',
        purchases: [
          { id: 81, price: 1.99, type: 'energy', purchaseLabel: '50 Energie' },
          { id: 82, price: 4.99, type: 'energy', purchaseLabel: '150 Energie' },
          { id: 83, price: 14.99, type: 'energy', purchaseLabel: '500 Energie' },
        ],
      },
    ]);
    const whole = { shopParts: 'purchaseCategories', purchaseParts: 'text,period,trialDays,includes', categoryType: 1 };
    const [logic] = (await load(whole)).purchaseCategories ?? [];
    expect(logic?.purchases[0]).toEqual({
      id: 1,
      price: 9.99,
      type: 'quiz_tag',
      purchaseLabel: 'All courses for a month',
      text: 'Every chapter of every course, as many lives as it takes. Renewed each month.',
      period: 'month',
      trialDays: 7,
      includes: [],
    });
    expect(logic?.purchases[3]).toMatchObject({ type: 'merge', includes: [3, 82, 61], period: null });
    for (const query of [{ shopParts: 'cart,prices' }, { purchaseParts: 'secret' }, { categoryType: 13 }])
      expect((await parent.call(calls.loadShop, { query: query as object })).status).toBe(400);
  });

  it('every purchase of the catalogue stands on its shelf, with words and the price of the country', async () => {
    const parent = await buyer();
    const setCountry = (code: string) =>
      platform().sql`update profile set country_code = ${code} where user_id = ${parent.userId}`;
    for (const [country, currency] of [
      ['BY', 'BYN'],
      ['KZ', 'KZT'],
      ['FR', 'EUR'],
      ['JP', 'USD'],
    ] as const) {
      await setCountry(country);
      const { body } = await parent.call(calls.loadShop, { query: { shopParts: 'purchaseCategories' } });
      const shown = (body.purchaseCategories ?? []).flatMap(({ type, purchases }) =>
        purchases.map(({ id, price, purchaseLabel }) => ({ type, id, price, isNamed: purchaseLabel.length > 2 })),
      );
      const expected = catalogue
        .toSorted((a, b) => a.category - b.category)
        .map(({ id, category, tier }) => ({ type: category, id, price: tierPrice(tier, currency), isNamed: true }));
      expect(shown).toEqual(expected);
    }
  });

  it('what the catalogue holds no more is sold no more, and comes back with it', async () => {
    const parent = await buyer();
    const ids = async () => {
      const { body } = await parent.call(calls.loadShop, { query: { shopParts: 'purchaseCategories' } });
      return (body.purchaseCategories ?? []).flatMap(({ purchases }) => purchases.map(({ id }) => id));
    };
    await platform().sql`
      insert into purchase (id, code, category, type, trial_days, includes, grants, position, is_enabled)
      values (900, 'old', 11, 'service', 0, '{}', '[]', 99, true)`;
    await platform().sql`insert into price (list_id, purchase_id, amount) values (3, 900, 500)`;
    await platform().sql`update purchase set is_enabled = false where id = 81`;
    expect([(await ids()).includes(900), (await ids()).includes(81)]).toEqual([true, false]);
    await seedPurchases(platform().sql, platform().clock.now());
    expect([(await ids()).includes(900), (await ids()).includes(81)]).toEqual([false, true]);
  });
});
