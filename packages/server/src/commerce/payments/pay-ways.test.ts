import { type Currency, fromWirePrice } from '@logikit/contract';
import { expect, it } from 'vitest';
import { leastOf, payWaysOf } from './pay-ways.ts';

const table: readonly (readonly [Currency, number, readonly string[], readonly string[]])[] = [
  ['BYN', 1, ['assist', 'erip'], ['assist']],
  ['RUB', 50, ['yandexv3'], ['yandexv3']],
  ['UAH', 30, ['xsolla', 'avangate'], ['xsolla_sub']],
  ['KZT', 300, ['xsolla', 'avangate'], ['xsolla_sub']],
  ['TRY', 20, ['xsolla', 'avangate'], ['xsolla_sub']],
  ['ILS', 5, ['xsolla', 'avangate'], ['xsolla_sub']],
  ['EUR', 1, ['xsolla', 'avangate'], ['xsolla_sub']],
  ['USD', 1, ['xsolla', 'avangate'], ['xsolla_sub']],
  ['CAD', 1, ['xsolla', 'avangate'], ['xsolla_sub']],
];

it.each(table)(
  '[K-145] [D-145] [D-146] %s: from %i on there are ways, below there is none, what renews itself needs a card',
  (currency, least, once, renewing) => {
    const ways = (amount: number, isRenewing = false, adapter: string | null = 'demo') =>
      payWaysOf({ amount: fromWirePrice(amount), currency, isRenewing }, adapter);
    expect(leastOf(currency)).toBe(fromWirePrice(least));
    expect(ways(least)).toEqual(once);
    expect(ways(least - 0.01)).toEqual([]);
    expect(ways(0)).toEqual(['logic']);
    // Whatever it costs now: the days that are free, and a cent.
    for (const amount of [0, 0.01, least]) expect(ways(amount, true)).toEqual(renewing);
    expect(ways(least, false, 'stripe')).toEqual(once.slice(0, 1));
    // Where nobody takes money, what costs nothing is still given.
    expect([ways(least, false, null), ways(least, true, null), ways(0, false, null)]).toEqual([[], [], ['logic']]);
  },
);
