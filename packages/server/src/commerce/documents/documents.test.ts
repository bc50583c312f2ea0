import { calls } from '@logikit/contract';
import { describe, expect, it } from 'vitest';
import { eachDatabase, type TestUser } from '../../testing/platform.ts';
import { beginPayment, fillCart, newBuyer, payByCard } from '../../testing/test-shop.ts';
import type { DocumentFacts } from './document.db.ts';
import { taxRateAt } from './taxes.ts';

const DAY_MS = 86_400_000;

describe('[D-205] the rate of a country', () => {
  const on = (day: string) => new Date(`${day}T12:00:00Z`);

  it.each([
    ['DE', '2026-03-01', 1900],
    ['EE', '2025-06-30', 2200],
    ['EE', '2025-07-01', 2400],
    ['RU', '2025-12-31', 2000],
    ['RU', '2026-01-01', 2200],
    ['US', '2026-03-01', null],
    [null, '2026-03-01', null],
  ])('%s on %s: %s', (country, day, rate) => {
    expect(taxRateAt(country, on(day))).toBe(rate);
  });
});

eachDatabase('documents', (platform) => {
  const pay = async (purchaseIds: readonly number[], country = 'DE') => {
    const buyer = await newBuyer(platform(), country);
    await fillCart(buyer, purchaseIds);
    const token = await beginPayment(buyer);
    await payByCard(platform(), token, '4242');
    expect((await buyer.call(calls.getPayment, { params: { token } })).body.status).toBe('paid');
    return { buyer, token };
  };
  const print = async (buyer: TestUser, token: string, kind: 'receipt' | 'creditNote') => {
    const path = `/billing/api/payment/${token}/document/${kind}`;
    const answer = await fetch(platform().url + path, { headers: { authorization: `Bearer ${buyer.token}` } });
    return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
  };
  const rowsOf = (token: string) =>
    platform().sql<{ kind: string; number: string; facts: DocumentFacts }[]>`
      select d.kind, d.number, d.facts from document d join payment p on p.id = d.payment_id
      where p.token = ${token} order by d.id`;

  it('[D-212] each payment for goods has one receipt, with its tax, the same for ever', async () => {
    const { buyer, token } = await pay([82, 11]);
    const [row, ...others] = await rowsOf(token);
    expect(others).toEqual([]);
    expect(row?.facts).toMatchObject({
      amount: 998,
      tax: { basisPoints: 1900, amount: 159 },
      order: token,
      receipt: null,
    });
    expect(row?.facts.lines.map(({ amount }) => amount)).toEqual([499, 499]);
    const { data } = (await buyer.call(calls.listPayments, { query: {} })).body;
    expect(data).toMatchObject([{ documents: ['receipt'] }]);
    const first = await print(buyer, token, 'receipt');
    expect([first.status, first.bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
    platform().clock.advance(60_000);
    expect((await print(buyer, token, 'receipt')).bytes.equals(first.bytes)).toBe(true);
    expect((await print(buyer, token, 'creditNote')).status).toBe(404);
    const other = await newBuyer(platform());
    expect((await print(other, token, 'receipt')).status).toBe(404);
  });

  it('[D-212] numbers leave nothing out, however many are paid at once', async () => {
    const begun = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const buyer = await newBuyer(platform(), 'US');
        await fillCart(buyer, [82]);
        return beginPayment(buyer);
      }),
    );
    await Promise.all(begun.map((token) => payByCard(platform(), token, '4242')));
    await platform().runDue();
    const numbers = await platform().sql<{ number: string }[]>`
      select number from document where kind = 'receipt' order by number`;
    const year = platform().clock.now().getUTCFullYear();
    expect(numbers.map(({ number }) => number)).toEqual(
      numbers.map((_row, at) => `R-${year}-${String(at + 1).padStart(6, '0')}`),
    );
    expect(numbers.length).toBeGreaterThanOrEqual(6);
  });

  it('[D-208] [D-212] a withdrawal has a credit note that names its receipt', async () => {
    const { buyer, token } = await pay([82]);
    const body = { order: token, email: buyer.email };
    expect((await platform().call(calls.confirmWithdrawal, { body })).status).toBe(200);
    const [receipt, note] = await rowsOf(token);
    expect(note).toMatchObject({ kind: 'creditNote', facts: { amount: 499, receipt: receipt?.number } });
    expect((await print(buyer, token, 'creditNote')).status).toBe(200);
  });

  it('what is free and what has failed has none, and nothing of one can be changed', async () => {
    const { buyer, token } = await pay([82], 'US');
    const [row] = await rowsOf(token);
    expect(row?.facts.tax).toBeNull();
    await fillCart(buyer, [81]);
    const failed = await beginPayment(buyer);
    await payByCard(platform(), failed, '0002');
    platform().clock.advance(DAY_MS / 24);
    await platform().runDue();
    expect(await rowsOf(failed)).toEqual([]);
    const { sql } = platform();
    await expect(sql`update document set number = 'R-1' where number = ${row?.number ?? ''}`).rejects.toThrow(
      'neither changed nor deleted',
    );
    await expect(sql`delete from document where number = ${row?.number ?? ''}`).rejects.toThrow(
      'neither changed nor deleted',
    );
  });
});
