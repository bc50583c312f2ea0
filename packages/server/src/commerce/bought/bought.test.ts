import { calls } from '@logikit/contract';
import { expect, it } from 'vitest';
import { oneDatabase, type TestUser } from '../../testing/platform.ts';
import { pagesOf } from '../../testing/pdf.ts';
import { newBuyer } from '../../testing/test-shop.ts';
import { catalogue } from '../products/catalogue.ts';
import { placesOf, sheetSetOf } from './sheet-sets.ts';

const codes = catalogue.flatMap(({ grants = [] }) => grants.flatMap((one) => (one.kind === 'sheets' ? [one.set] : [])));

it('every set of sheets that is sold can be made, and every place of it has families to choose from', () => {
  expect(codes.length).toBeGreaterThan(8);
  for (const code of codes) {
    const set = sheetSetOf(code);
    if (!set) throw new Error(`There are no sheets ${code}`);
    const places = placesOf(set);
    expect([code, places.length]).toEqual([code, set.sheets * set.problems]);
    expect(places.filter(({ families }) => families.length === 0)).toEqual([]);
    // From easy to hard.
    expect([places[0]?.complexity, places.at(-1)?.complexity]).toEqual([set.complexities[0], set.complexities.at(-1)]);
  }
});

oneDatabase('what was bought', (platform) => {
  const give = (userId: number, set: string) =>
    platform().sql`
      insert into entitlement (user_id, kind, reference, starts_at, source, source_id)
      values (${userId}, 'sheets', ${set}, now(), 'payment', ${`${userId}-${set}`})`;
  const print = async (user: TestUser, id: string, locale = 'en') => {
    const response = await fetch(`${platform().url}/billing/api/sheets/${id}`, {
      headers: { authorization: `Bearer ${user.token}`, locale },
    });
    return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
  };

  it.each(codes)('the sheets %s are printed, the answers on pages after them', async (code) => {
    const buyer = await newBuyer(platform());
    await give(buyer.userId, code);
    const { status, bytes } = await print(buyer, code, 'de');
    expect([status, bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
    const { sheets = 0 } = sheetSetOf(code) ?? {};
    expect(pagesOf(bytes)).toBeGreaterThanOrEqual(sheets * 2);
  });

  it('nobody prints what they have not bought, and nothing that there is not', async () => {
    const [buyer, other] = [await newBuyer(platform()), await newBuyer(platform())];
    await give(buyer.userId, 'mazes');
    const statuses = [await print(other, 'mazes'), await print(buyer, 'robots'), await print(buyer, 'constructor')];
    expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect((await buyer.call(calls.getBought)).body.sheets).toMatchObject([
      { id: 'mazes', title: 'Лабиринты', fileName: 'logikit-mazes.pdf' },
    ]);
    expect((await other.call(calls.getBought)).body.sheets).toEqual([]);
  });

  it('whoever of ours sees to it hears of lessons and parcels, says that they are done, and nobody else does', async () => {
    const buyer = await newBuyer(platform());
    await platform().sql`
      insert into service_order (user_id, target_user_id, purchase_id, source_id, created_at)
      values (${buyer.userId}, ${buyer.userId}, 91, ${`test-${buyer.userId}`}, now())`;
    const operator = await platform().login('operator');
    const listed = (user: TestUser, isDone = false) => user.call(calls.listServiceOrders, { query: { isDone } });
    const found = (await listed(operator)).body.data.find(({ buyer: who }) => who?.email === buyer.email);
    expect(found).toMatchObject({ title: 'Одно онлайн-занятие', isDone: false, isForAnother: false });
    const params = { id: found?.id ?? 0 };
    expect((await buyer.call(calls.closeServiceOrder, { params })).status).toBe(403);
    expect((await listed(buyer)).status).toBe(403);
    expect((await buyer.call(calls.getBought)).body.services).toMatchObject([{ isDone: false }]);
    expect((await operator.call(calls.closeServiceOrder, { params })).body).toEqual({ status: 'ok' });
    expect((await operator.call(calls.closeServiceOrder, { params })).code).toBe('notFound');
    expect((await buyer.call(calls.getBought)).body.services).toMatchObject([{ isDone: true }]);
    expect((await listed(operator, true)).body.data.map(({ id }) => id)).toContain(params.id);
  });
});
