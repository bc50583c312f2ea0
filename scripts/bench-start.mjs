// How long the platform takes from its command to its first answer, and what it holds then: a first start and further
// ones on the embedded database, further ones on PostgreSQL where one answers (LOGIKIT_TEST_POSTGRES); and from the first
// start to a cart that is paid by the demo's card 4242. After the build.
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, buildDatabase, buildDocs, install, startNode } from './ready.mjs';

const ROUNDS = Number(process.argv[2] ?? 3);
const PORT = 4290;
const ADDRESS = `http://127.0.0.1:${PORT}`;
const REST_MS = 5000;
const postgres = process.env.LOGIKIT_TEST_POSTGRES ?? 'postgres://postgres@127.0.0.1:5432/postgres';

install();
build();
buildDocs();
await buildDatabase();

const folder = mkdtempSync(join(tmpdir(), 'logikit-start-'));
const rows = { 'first, embedded (goal 2000 ms)': [], 'again, embedded (goal 1000 ms)': [] };
for (let round = 0; round < ROUNDS; round += 1) {
  const env = { LOGIKIT_DATA: join(folder, String(round)) };
  rows['first, embedded (goal 2000 ms)'].push(await start(env));
  rows['again, embedded (goal 1000 ms)'].push(await start(env));
}
console.log(`first start to a paid cart (goal 60000 ms): ${await paidCart({ LOGIKIT_DATA: join(folder, 'cart') })} ms`);
rmSync(folder, { recursive: true });
const database = `logikit_start_${process.pid}`;
if (psql(`create database ${database}`)) {
  const env = { DATABASE_URL: Object.assign(new URL(postgres), { pathname: `/${database}` }).href };
  await start(env);
  rows['again, PostgreSQL (goal 1500 ms)'] = [];
  for (let round = 0; round < ROUNDS; round += 1) rows['again, PostgreSQL (goal 1500 ms)'].push(await start(env));
  psql(`drop database ${database}`);
} else console.log('PostgreSQL is left out: psql does not reach one.');
for (const [name, runs] of Object.entries(rows))
  console.log(`${name}: ${list(runs, 'ms')} ms; at rest ${list(runs, 'megabytes')} MB (goal 400)`);

/** Milliseconds until /health answers, and megabytes some seconds later, where the system tells them. */
async function start(env) {
  const from = performance.now();
  const server = await begin(env);
  const ms = Math.round(performance.now() - from);
  await sleep(REST_MS);
  const megabytes = memoryOf(server.pid);
  await end(server);
  return { ms, megabytes };
}

/** Milliseconds until a parent has signed in, filled a cart and paid it, by the calls and pages that a browser would use. */
async function paidCart(env) {
  const from = performance.now();
  const server = await begin(env);
  const { token, user_id: card } = await call('/auth/authenticate.json', {
    username: 'parent',
    password: 'kit-parent',
  });
  const asParent = (path, body) => call(path, body, token);
  const added = { purchase_id: 82, target_cards: [card], load_params: { shop_parts: ['cart'] } };
  const { currency } = (await asParent('/cart/add-purchase.json', added)).cart;
  await asParent('/cart/wait-payment.json', { currency });
  const { supported_types: types } = await asParent('/user/pay-default-data.json');
  const wish = { type: types[0], payment_for_cart: true, email: 'parent@bench.example' };
  const { token: order } = (await asParent('/user/online-pay.json', wish)).params;
  const page = await fetch(`${ADDRESS}/service/billing/go/${order}`);
  await fetch(page.url, { method: 'POST', body: new URLSearchParams({ card: '4242 4242 4242 4242' }) });
  while ((await asParent(`/billing/api/payment/${order}`)).status !== 'paid') await sleep(10);
  const ms = Math.round(performance.now() - from);
  await end(server);
  return ms;
}

async function call(path, body, token) {
  const response = await fetch(ADDRESS + path, {
    method: body ? 'POST' : 'GET',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

/** The platform, as soon as it answers. */
async function begin(env) {
  const server = startNode(['packages/server/src/main.ts'], { env: { ...env, PORT: String(PORT) }, stdio: 'ignore' });
  while (!(await fetch(`${ADDRESS}/health`).catch(() => null))?.ok) {
    if (server.exitCode !== null) throw new Error(`The platform ended with ${server.exitCode}`);
    await sleep(10);
  }
  return server;
}

async function end(server) {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await ended;
}

function memoryOf(pid) {
  try {
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);
  } catch {
    return '?';
  }
}

function psql(statement) {
  return spawnSync('psql', [postgres, '-c', statement], { stdio: 'ignore' }).status === 0;
}

function list(runs, what) {
  return runs.map((run) => run[what]).join(', ');
}

function sleep(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
