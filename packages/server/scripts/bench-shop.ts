// What the shop costs on PostgreSQL: a change of the cart and the whole shop over HTTP, and the settling of a payment in a
// transaction of its own, each as a ratio to `select 1` over HTTP on the same server, one after another, and in statements,
// which are as many on every machine. One row kept over HTTP tells what of a change is the disk.
// `npm run bench:shop [calls of each] [rounds]`
import { minor } from '@logikit/contract';
import { settle } from '../src/commerce/checkout/settle.ts';
import { connectPostgres } from '../src/kernel/database/database.ts';
import type { Sql } from '../src/kernel/database/index.ts';
import { emitInto } from '../src/kernel/pubsub/index.ts';
import { createTestDatabase, postgresAnswers } from '../src/testing/databases.ts';
import type { Served } from './bench-answers-server.ts';
import { hangUp, median, say, send, type Server, startServer } from './bench-platform.ts';

const CALLS = Number(process.argv[2] ?? 200);
const ROUNDS = Number(process.argv[3] ?? 3);
/** Of design/commerce.md, section 9. */
const GOALS = { 'cart change': 4, loadShop: 6, settle: 12 } as const;
const WORKS = ['select 1', 'one row', 'cart change', 'loadShop', 'settle'] as const;
/** Of each work, when its statements are counted. */
const COUNTED = 9;
type Work = (typeof WORKS)[number];

const ENERGY = 82;

interface Cart {
  readonly price: number;
  readonly orders: readonly { readonly id: number }[];
}

interface Buyer {
  readonly userId: number;
  post(path: string, body: unknown): Promise<string>;
  load(parts: string): Promise<{ readonly cart: Cart | null }>;
}

async function newBuyer({ url }: Served, sql: Sql): Promise<Buyer> {
  const body = { email: 'bench@family.example', password: 'kit and the fox', who: 'parent', target_lessons: [2] };
  const registered = await send({ method: 'POST', url: `${url}/user/registration`, body });
  const { user_id: userId, token } = JSON.parse(registered) as { readonly user_id: number; readonly token: string };
  await sql`update profile set country_code = 'US' where user_id = ${userId}`;
  return {
    userId,
    post: (path, wish) => send({ method: 'POST', url: `${url}${path}`, token, body: wish }),
    load: async (parts) =>
      JSON.parse(await send({ method: 'GET', url: `${url}/cart/load-shop.json?shopParts=${parts}`, token })) as Awaited<
        ReturnType<Buyer['load']>
      >,
  };
}

/** One piece of work after the other, each of them once; what only prepares it is not timed. */
type Prepare = () => Promise<() => Promise<unknown>>;

function workOf(work: Work, { server: { served }, buyer, sql }: Bench): Prepare {
  const add = () => buyer.post('/cart/add-purchase.json', { purchase_id: ENERGY, target_cards: [buyer.userId] });
  const orderIds = async () => (await buyer.load('cart')).cart?.orders.map(({ id }) => id) ?? [];
  const remove = (id: number) => buyer.post('/cart/remove-order.json', { order_id: id });
  switch (work) {
    case 'select 1':
      return async () => () => send({ method: 'GET', url: `${served.plainUrl}/select` });
    case 'one row':
      return async () => () => send({ method: 'POST', url: `${served.plainUrl}/insert` });
    case 'cart change':
      return async () => {
        const ids = await orderIds();
        return ids.length > 1 ? () => remove(ids[0] ?? 0) : add;
      };
    case 'loadShop':
      return async () => () => buyer.load('purchaseCategories,discounts,cart');
    case 'settle':
      return async () => {
        if ((await orderIds()).length === 0) await add();
        const amount = minor(Math.round(((await buyer.load('cart')).cart?.price ?? 0) * 100));
        await buyer.post('/cart/wait-payment.json', { currency: 'USD' });
        const begun = await buyer.post('/user/online-pay.json', { type: 'xsolla', payment_for_cart: true });
        const { token = '' } = (JSON.parse(begun) as { readonly params: { readonly token?: string } }).params;
        const facts = { status: 'succeeded', amount, currency: 'USD', reference: `bench-${token}` } as const;
        return () => sql.begin((tx) => settle({ tx, emit: emitInto(tx), now: new Date() }, token, facts));
      };
  }
}

interface Bench {
  readonly server: Server;
  readonly buyer: Buyer;
  readonly sql: Sql;
  /** Statements that have gone to the database from here. */
  readonly ours: () => number;
}

/** Statements that one of it needs, with begin and commit. */
async function count(work: Work, bench: Bench): Promise<number> {
  const prepare = workOf(work, bench);
  // What follows from a payment in the server is not its settling, which runs here.
  const told = async (): Promise<number> =>
    work === 'settle' ? bench.ours() : (await bench.server.usage()).statements;
  const needed: number[] = [];
  for (let one = 0; one < COUNTED; one += 1) {
    const run = await prepare();
    const [idle, from] = [await told(), await told()];
    await run();
    // Whoever asks needs some, too.
    needed.push((await told()) - from - (from - idle));
  }
  return median(needed);
}

/** Milliseconds that one of it takes. */
async function measure(work: Work, bench: Bench): Promise<number> {
  const prepare = workOf(work, bench);
  const times: number[] = [];
  for (let count = 0; count < CALLS; count += 1) {
    const run = await prepare();
    const from = performance.now();
    await run();
    times.push(performance.now() - from);
  }
  return median(times);
}

if (await postgresAnswers()) {
  const database = await createTestDatabase();
  let ours = 0;
  const sql = connectPostgres(database.url, () => void (ours += 1));
  const server = await startServer({ DATABASE_URL: database.url });
  try {
    const bench: Bench = { server, buyer: await newBuyer(server.served, sql), sql, ours: () => ours };
    const times = new Map<Work, number[]>();
    for (const work of WORKS) await measure(work, bench); // warm
    for (let round = 0; round < ROUNDS; round += 1)
      for (const work of WORKS) times.set(work, [...(times.get(work) ?? []), await measure(work, bench)]);
    const timeOf = (work: Work): number => median(times.get(work) ?? []);
    const one = timeOf('select 1');
    say(`PostgreSQL, medians of ${ROUNDS} rounds of ${CALLS} calls; ${server.served.settings}`);
    say(`  select 1 over HTTP: ${one.toFixed(2)} ms`);
    say(`  one row kept over HTTP: ${timeOf('one row').toFixed(2)} ms, ${(timeOf('one row') / one).toFixed(1)} of it`);
    for (const [work, goal] of Object.entries(GOALS) as [keyof typeof GOALS, number][])
      say(
        `  ${work}: ${timeOf(work).toFixed(2)} ms, ${(timeOf(work) / one).toFixed(1)} of it (goal ${goal}), ` +
          `${await count(work, bench)} statements`,
      );
  } finally {
    await server.close();
    await sql.end();
    await database.drop();
  }
} else say('No PostgreSQL answers here; LOGIKIT_TEST_POSTGRES names one.');
hangUp();
