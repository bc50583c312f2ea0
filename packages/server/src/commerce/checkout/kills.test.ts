import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '@logikit/contract';
import { isAttack, isThorough } from '@logikit/contract/testing';
import { describe, expect, it } from 'vitest';
import { demoAccounts } from '../../identity/accounts/demo.ts';
import { defaultConfig } from '../../kernel/config/config.ts';
import { openDatabase, type Sql } from '../../kernel/database/index.ts';
import { createLog } from '../../kernel/log/log.ts';
import { createTestDatabase, postgresAnswers } from '../../testing/databases.ts';
import { type Answer, callerOf } from '../../testing/caller.ts';
import { type PlatformProcess, startProcess } from '../../testing/process.ts';

const ENERGY = 82;
const buyers = ['parent', 'adult', 'teacher', 'partner'] as const;
/** How often the process is killed; each time when a few more steps of some buyer have been answered. */
const KILLS = isAttack ? 1000 : isThorough ? 100 : 4;
const STEPS_BETWEEN = 7;
/** Withdrawals that an address may ask for in an hour are few. */
const WITHDRAWALS = 10;
/** For what will never come: a start takes seconds. */
const LIMIT_MS = 900_000 + KILLS * 30_000;

/** Counts what is answered, and kills the process in between. */
interface Killer {
  readonly platform: PlatformProcess;
  readonly crashes: Promise<void>[];
  steps: number;
}

/** As a client does it: the same step until there is an answer. */
async function step<T>(
  killer: Killer,
  ask: () => Promise<{ readonly isOver: boolean; readonly answer: T }>,
): Promise<T> {
  for (;;) {
    try {
      const { isOver, answer } = await ask();
      if (!isOver) continue;
      killer.steps += 1;
      if (killer.steps % STEPS_BETWEEN === 0 && killer.crashes.length < KILLS)
        killer.crashes.push(killer.platform.crash());
      return answer;
    } catch (error) {
      if (!(error instanceof TypeError)) throw error; // fetch throws a TypeError when the connection breaks
      await killer.platform.ready().catch(() => undefined);
    }
  }
}

const isOver = ({ status, code }: Answer<unknown>): boolean => status < 500 && code !== 'requestInFlight';

/** One buyer, signed in anew where the gate of money has closed. */
async function buyerOf(killer: Killer, username: string) {
  const call = callerOf(killer.platform.url);
  const password = demoAccounts.find((one) => one.username === username)?.password ?? '';
  const signIn = () =>
    step(killer, async () => {
      const answer = await call(calls.authenticate, { body: { username, password } });
      return { isOver: isOver(answer), answer: answer.body };
    });
  let session = await signIn();
  return {
    userId: session.userId,
    ask: async <C>(send: (extras: { token: string; key: string }) => Promise<Answer<C>>): Promise<Answer<C>> => {
      const key = randomUUID();
      for (;;) {
        const answer = await step(killer, async () => {
          const given = await send({ token: session.token, key });
          return { isOver: isOver(given), answer: given };
        });
        if (answer.code !== 'parentZoneClosed' && answer.status !== 401) return answer;
        session = await signIn();
      }
    },
  };
}

/** The payer at the page of the house: goes there, types a card in, comes back; once more where the connection breaks. */
async function payAtHouse(killer: Killer, token: string): Promise<void> {
  const { url } = killer.platform;
  await step(killer, async () => {
    const gone = await fetch(`${url}/service/billing/go/${token}`, { redirect: 'manual' });
    const page = gone.headers.get('location') ?? '';
    if (page.includes('/cart/success')) return { isOver: true, answer: null };
    if (!page.startsWith('/dev/pay/')) return { isOver: false, answer: null };
    const body = new URLSearchParams({ card: '4242 4242 4242 4242' });
    const paid = await fetch(url + page, { method: 'POST', body, redirect: 'manual' });
    return { isOver: paid.status === 303, answer: null };
  });
}

interface Order {
  readonly token: string;
  isWithdrawn: boolean;
}

/** Buys energy until the process has been killed as often as it shall be. */
async function buyOn(killer: Killer, username: string): Promise<readonly Order[]> {
  const call = callerOf(killer.platform.url);
  const { userId, ask } = await buyerOf(killer, username);
  const email = `${username}@kills.example`;
  const orders: Order[] = [];
  do {
    const added = await ask((by) =>
      call(calls.addPurchase, { body: { purchaseId: ENERGY, targetCards: [userId] } }, by),
    );
    expect([added.status, added.code]).toEqual([200, null]);
    const { currency } = (await ask((by) => call(calls.loadShop, { query: { shopParts: 'cart' } }, by))).body;
    await ask((by) => call(calls.waitPayment, { body: { currency } }, by));
    const type = (await ask((by) => call(calls.getPayDefaults, {}, by))).body.supportedTypes[0] ?? 'logic';
    const begun = await ask((by) => call(calls.payOnline, { body: { type, paymentForCart: true, email } }, by));
    expect([begun.status, begun.code]).toEqual([200, null]);
    const token = begun.body.params['token'] ?? '';
    await payAtHouse(killer, token);
    await expect
      .poll(async () => (await ask((by) => call(calls.getPayment, { params: { token } }, by))).body.status, {
        interval: 1500,
      })
      .toBe('paid');
    const order: Order = { token, isWithdrawn: orders.length % 3 === 0 && orders.length < WITHDRAWALS };
    if (order.isWithdrawn) {
      const wish = { order: token, email };
      const back = await ask((by) => call(calls.confirmWithdrawal, { body: wish }, by));
      expect([back.status, back.code]).toEqual([200, null]);
    }
    orders.push(order);
  } while (killer.crashes.length < KILLS);
  return orders;
}

/** What the rows say, whoever was told what. */
async function expectWhole(sql: Sql, orders: readonly Order[]): Promise<void> {
  const rows = await sql<{ token: string; outcome: string; cart: number; paid: number; receipts: number }[]>`
    select p.token, p.outcome, c.status as cart,
      (select count(*)::int from posting where kind = 'paid' and source = p.id::text) as paid,
      (select count(*)::int from document d where d.payment_id = p.id and d.kind = 'receipt') as receipts
    from payment p join cart c on c.id = p.cart_id where p.status = 'succeeded'`;
  const known = new Map(orders.map((order) => [order.token, order]));
  expect(rows.length).toBe(orders.length);
  for (const { token, outcome, paid, receipts } of rows)
    expect([token, outcome, paid, receipts]).toEqual([
      token,
      known.get(token)?.isWithdrawn ? 'returned' : 'delivered',
      1,
      1,
    ]);
  // Of one cart nobody has paid twice.
  const twice = await sql`
    select cart_id from payment where status = 'succeeded' group by cart_id having count(*) > 1`;
  expect(twice).toHaveLength(0);
  const uneven = await sql`
    select posting_id from posting_line group by posting_id, currency having sum(amount) <> 0`;
  expect(uneven).toHaveLength(0);
  const held = await sql`
    select account from posting_line where account like 'held:%' group by account, currency having sum(amount) <> 0`;
  expect(held).toHaveLength(0);
  const numbers = await sql<{ missing: number }[]>`
    select max(c.last) - count(*)::int as missing from document d
      join document_counter c on c.kind = d.kind and d.number like '%-' || c.year || '-%' group by d.kind, c.year`;
  expect(numbers.map(({ missing }) => missing).filter((missing) => missing !== 0)).toEqual([]);
}

/** The energy of each buyer. */
async function energies(sql: Sql): Promise<ReadonlyMap<string, number>> {
  const rows = await sql<{ username: string; value: number }[]>`
    select u.username, p.energy_value as value from profile p join "user" u on u.id = p.user_id
    where u.username = any(${[...buyers]})`;
  return new Map(rows.map(({ username, value }) => [username, value]));
}

async function survives(env: Readonly<Record<string, string>>): Promise<void> {
  const log = createLog({ quiet: true, pretty: false });
  const look = async <T>(at: (sql: Sql) => Promise<T>): Promise<T> => {
    const config = { ...defaultConfig, databaseUrl: env['DATABASE_URL'] || null, data: env['LOGIKIT_DATA'] ?? null };
    const database = await openDatabase(config, log);
    try {
      return await at(database.sql);
    } finally {
      await database.close();
    }
  };
  const platform = await startProcess(env);
  await platform.close();
  const before = await look(energies);
  const killer: Killer = { platform: await startProcess(env), crashes: [], steps: 0 };
  let orders: readonly (readonly Order[])[];
  try {
    orders = await Promise.all(buyers.map((name) => buyOn(killer, name)));
    await Promise.all(killer.crashes);
    expect(killer.crashes.length).toBe(KILLS);
  } finally {
    await killer.platform.close();
  }
  await look(async (sql) => {
    await expectWhole(sql, orders.flat());
    const now = await energies(sql);
    for (const [at, name] of buyers.entries()) {
      const kept = orders[at]?.filter(({ isWithdrawn }) => !isWithdrawn).length ?? 0;
      expect([name, now.get(name)]).toEqual([name, (before.get(name) ?? 0) + kept * 150]);
    }
  });
}

const hasPostgres = await postgresAnswers();

describe(`kill -9, ${KILLS} times while four people buy, pay and withdraw`, () => {
  it(
    `leaves nothing paid without goods, no goods unpaid and nothing paid twice (${hasPostgres ? 'PostgreSQL' : 'embedded'})`,
    async () => {
      const data = mkdtempSync(join(tmpdir(), 'logikit-kills-'));
      const database = hasPostgres ? await createTestDatabase() : null;
      try {
        await survives(database ? { DATABASE_URL: database.url } : { LOGIKIT_DATA: data, DATABASE_URL: '' });
      } finally {
        await database?.drop();
        rmSync(data, { recursive: true, force: true });
      }
    },
    LIMIT_MS,
  );
});
