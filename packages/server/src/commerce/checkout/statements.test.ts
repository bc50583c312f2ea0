import { randomUUID } from 'node:crypto';
import { calls, minor } from '@logikit/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { defaultConfig } from '../../kernel/config/config.ts';
import { connectPostgres, type Sql } from '../../kernel/database/database.ts';
import { emitInto } from '../../kernel/pubsub/index.ts';
import { type Platform, startPlatform } from '../../platform.ts';
import { createTestDatabase } from '../../testing/databases.ts';
import { callerOf } from '../../testing/caller.ts';
import { hasPostgres, type TestUser } from '../../testing/platform.ts';
import { seededTemplate } from '../../testing/seeded.ts';
import { testClock } from '../../testing/test-clock.ts';
import { beginPayment, fillCart } from '../../testing/test-shop.ts';
import { settle } from './settle.ts';

/** In one transaction, with its begin and its end. Whoever needs more makes somebody wait: see `npm run bench:shop`. */
const most = { addPurchase: 12, removeOrder: 12, loadShop: 10, settle: 23 } as const;

const ENERGY = 82;

describe.runIf(hasPostgres)('statements of the shop', () => {
  const clock = testClock();
  let home: Awaited<ReturnType<typeof createTestDatabase>>;
  let sql: Sql;
  let platform: Platform;
  let buyer: TestUser;
  let heard: { readonly connection: number; readonly text: string }[] = [];
  beforeAll(async () => {
    home = await createTestDatabase(await seededTemplate());
    sql = connectPostgres(home.url, (connection, text) => void heard.push({ connection, text }));
    platform = await startPlatform(
      { ...defaultConfig, port: 0, host: '127.0.0.1', data: null, environment: 'test', quiet: true },
      { clock, scheduleMs: null, database: { kind: 'postgres', sql, close: () => sql.end({ timeout: 5 }) } },
    );
  });
  afterAll(async () => {
    await platform.close();
    await home.drop();
  });

  beforeEach(async () => {
    const call = callerOf(platform.url);
    const { userId, token } = (
      await call(calls.register, {
        body: {
          email: `${randomUUID()}@family.example`,
          password: 'kit and the fox',
          who: 'parent',
          targetLessons: [2],
        },
      })
    ).body;
    await sql`update profile set country_code = 'US' where user_id = ${userId}`;
    buyer = { userId, token, call: (one, input, extras) => call(one, input, { token, ...extras }) };
  });

  /** Those of the transaction that names this table; others are about what has happened before. */
  async function statementsOf(table: string, work: () => Promise<unknown>): Promise<readonly string[]> {
    await platform.settled();
    heard = [];
    await work();
    const { connection } = heard.find(({ text }) => text.includes(`from ${table}`)) ?? {};
    const own = heard.filter((one) => one.connection === connection).map(({ text }) => text.trim());
    return own.slice(
      own.findIndex((text) => text.startsWith('begin')),
      own.indexOf('commit') + 1,
    );
  }

  const load = () => buyer.call(calls.loadShop, { query: { shopParts: 'purchaseCategories,discounts,cart' } });

  it('a change of the cart, and the shop, need no more of them than their budget', async () => {
    await fillCart(buyer, [ENERGY]);
    const ofAdding = await statementsOf('cart', () => fillCart(buyer, [ENERGY]));
    const { cart } = (await load()).body;
    const orderId = cart?.orders[0]?.id ?? 0;
    const ofRemoving = await statementsOf('cart', async () => {
      const { status } = await buyer.call(calls.removeOrder, { body: { orderId } });
      expect(status).toBe(200);
    });
    const ofLoading = await statementsOf('cart', load);
    for (const [own, budget] of [
      [ofAdding, most.addPurchase],
      [ofRemoving, most.removeOrder],
      [ofLoading, most.loadShop],
    ] as const) {
      expect([own[0], own.at(-1)]).toEqual([expect.stringMatching(/^begin/), 'commit']);
      expect(own.length, own.join('\n')).toBeLessThanOrEqual(budget);
    }
  });

  it('settling a payment of one thing needs no more of them than its budget', async () => {
    await fillCart(buyer, [ENERGY]);
    const { cart } = (await load()).body;
    const token = await beginPayment(buyer);
    const amount = minor(Math.round((cart?.price ?? 0) * 100));
    const facts = { status: 'succeeded', amount, currency: cart?.currency ?? 'USD', reference: 'few' } as const;
    const own = await statementsOf('payment', () =>
      sql.begin((tx) => settle({ tx, emit: emitInto(tx), now: clock.now() }, token, facts)),
    );
    expect(own.join('\n')).toContain('insert into document ');
    expect(own.length, own.join('\n')).toBeLessThanOrEqual(most.settle);
  });
});
