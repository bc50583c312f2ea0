import { send } from './send.ts';
import type { Call } from '@logikit/contract';
import { fromWire, toCamelKey, toSnakeKey, toWire } from '@logikit/contract';
import * as passing from '@logikit/contract/calls/learning/passing';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Client, createClient } from '../client.ts';
import type { ClientOptions } from '../options.ts';
import { fakeClock, fakePage, rightVariant, startTestPlatform, type TestPlatform } from '../testing/index.ts';
import { ApiError, SdkError } from './errors.ts';

let platform: TestPlatform;
let client: Client;
const clock = fakeClock({ startAt: Date.now(), hurryBelowMs: 20_000 });

beforeEach(async () => {
  platform = await startTestPlatform({ now: clock.now });
  client = make();
});
afterEach(async () => {
  client.close();
  await platform.close();
});

function make(options: Partial<ClientOptions> = {}): Client {
  return createClient({
    baseUrl: platform.baseUrl,
    locale: 'en',
    key: 'pk_demo',
    clock,
    page: fakePage(),
    random: () => 0.5,
    ...options,
  });
}

const solution = { content: { selectedVariants: [rightVariant(1)], graphicState: null, autoValidateString: null } };
const submit = (options = {}) =>
  client.passings.submit({ params: { problemId: 1 }, query: { threadId: 7 }, body: solution }, options);

it('[C-001] sends the bearer with every call except those marked no token', async () => {
  await client.auth.start();
  await client.problems.get({ params: { id: 1 } });
  await client.general.config();
  const token = await client.auth.token();
  expect(platform.to('/problem/1')[0]?.headers.authorization).toBe(`Bearer ${token}`);
  expect(platform.to('/config.json')[0]?.headers).not.toHaveProperty('authorization');
  expect(platform.to('/auth/anonymous.json')[0]?.headers).not.toHaveProperty('authorization');
});

it('[C-002] sends the locale of the page, and another one from the next call after it changed', async () => {
  await client.general.config();
  client.setLocale('pt-br');
  await client.general.config();
  expect(platform.requests.map(({ headers }) => headers.locale)).toEqual(['en', 'pt-br']);
});

it('[C-004] sends names in snake_case and reads them in camelCase, keeping what the learner wrote', async () => {
  await client.auth.start();
  const state = { v: 1 as const, parts: { 'slot-aB_c': { kind: 'toggle' as const, on: true } } };
  const body = { content: { ...solution.content, graphicState: state } } as unknown as typeof solution;
  const passed = await client.passings.submit({ params: { problemId: 1 }, body });
  expect(platform.to('/passing')[0]?.body).toEqual({
    content: { selected_variants: [rightVariant(1)], graphic_state: state, auto_validate_string: null },
  });
  expect(passed).toMatchObject({ problemId: 1, isCorrect: true, solution: body });
});

it('sends the query as written', async () => {
  await client.auth.start();
  await submit();
  expect(platform.to('/passing')[0]?.query).toEqual({ threadId: '7' });
});

it('[C-005] [K-062] tries a failing call six times, a refused one once', async () => {
  platform.fail({ kind: 'status', status: 503, times: 99, path: /config/ });
  await expect(client.general.config()).rejects.toMatchObject({ status: 503, code: 'unavailable' });
  expect(platform.to('/config.json')).toHaveLength(6);

  platform.fail({ kind: 'status', status: 400, times: 99, path: /languages/ });
  await expect(client.general.languages()).rejects.toMatchObject({ status: 400, code: 'invalidRequest' });
  expect(platform.to('/languages')).toHaveLength(1);
});

it('[C-005] tries six times when the network breaks, then says offline', async () => {
  platform.goDown();
  const error: unknown = await client.general.config().catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(SdkError);
  expect(error).toMatchObject({ code: 'offline' });
  expect(platform.to('/config.json')).toHaveLength(6);
});

it('[C-005] gives one effect when the answer to a passing is lost on its way', async () => {
  await client.auth.start();
  platform.fail({ kind: 'cut', afterEffect: true, times: 2, path: /passing$/ });
  const passed = await submit();
  const sent = platform.to('/passing');
  expect(sent).toHaveLength(3);
  expect(new Set(sent.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  expect(platform.state.passings.map(({ id }) => id)).toEqual([passed.id]);
});

it('gives every user action a key of its own, and keeps the one it is given', async () => {
  await client.auth.start();
  await submit();
  await submit();
  await submit({ idempotencyKey: '6f1c0f0e-0000-4000-8000-000000000001' });
  const keys = platform.to('/passing').map(({ headers }) => headers['idempotency-key']);
  expect(new Set(keys).size).toBe(3);
  expect(keys[2]).toBe('6f1c0f0e-0000-4000-8000-000000000001');
});

it('waits as long as Retry-After says, and for a request that is still in flight', async () => {
  await client.auth.start();
  const before = clock.delays.length;
  platform.fail({ kind: 'status', status: 429, headers: { 'retry-after': '7' }, path: /passing/ });
  platform.fail({ kind: 'status', status: 409, body: { code: 'requestInFlight', message: '…' }, path: /passing/ });
  await submit();
  expect(clock.delays.slice(before)).toEqual([7000, 600]);
});

it('tells at once of a wait that is longer than its own longest', async () => {
  await client.auth.start();
  const before = clock.delays.length;
  platform.fail({ kind: 'status', status: 429, headers: { 'retry-after': '9' }, path: /passing/ });
  await expect(submit()).rejects.toMatchObject({ code: 'tooManyRequests', status: 429 });
  expect(clock.delays.slice(before)).toEqual([]);
  expect(platform.to('/passing')).toHaveLength(1);
});

it('does not repeat what the learner cannot do: a conflict is told at once', async () => {
  await client.auth.start();
  const body = { code: 'noLife', message: 'No lives left', data: { next_accrual_at: '2026-01-01 00:03:00' } };
  platform.fail({ kind: 'status', status: 409, body, path: /passing/ });
  const error: unknown = await submit().catch((reason: unknown) => reason);
  expect(error).toMatchObject({ code: 'noLife', status: 409, data: { nextAccrualAt: '2026-01-01 00:03:00' } });
  expect(platform.to('/passing')).toHaveLength(1);
});

it('[X-007] reads one error shape everywhere: refused fields, a legacy 200, a page of a proxy', async () => {
  const fields = { user_name: ['tooShort'] };
  platform.fail({ kind: 'status', status: 422, body: { code: 'invalidFields', message: 'm', fields }, path: /config/ });
  await expect(client.general.config()).rejects.toMatchObject({
    code: 'invalidFields',
    fields: { userName: ['tooShort'] },
  });

  platform.fail({
    kind: 'status',
    status: 200,
    body: { status: 'error', code: 'noEnergy', message: 'm' },
    path: /config/,
  });
  await expect(client.general.config()).rejects.toBeInstanceOf(ApiError);

  const html = { 'content-type': 'text/html' };
  platform.fail({ kind: 'status', status: 404, body: '<html>', headers: html, path: /config/ });
  await expect(client.general.config()).rejects.toMatchObject({ code: 'notFound', status: 404, fields: {}, data: {} });
});

it('refreshes once after a 401 and sends the call again', async () => {
  await client.auth.start();
  platform.state.tokens.clear();
  await client.problems.get({ params: { id: 1 } });
  expect(platform.to('/auth/token.json')).toHaveLength(1);
  expect(platform.to('/problem/1')).toHaveLength(2);
});

it('gives up on a call that takes too long, or that is not wanted any more', async () => {
  const patient = fakeClock();
  const waiting = make({ clock: patient });
  platform.fail({ kind: 'hold', until: new Promise(() => undefined), times: 2 });
  const late = waiting.general.config({}, { timeoutMs: 20_000 });
  await platform.until(() => platform.requests.length === 1);
  await Promise.all([patient.advance(20_000), expect(late).rejects.toMatchObject({ code: 'timeout' })]);

  const controller = new AbortController();
  const unwanted = waiting.general.config({}, { signal: controller.signal });
  await platform.until(() => platform.requests.length === 2);
  controller.abort();
  await expect(unwanted).rejects.toMatchObject({ code: 'aborted' });
  waiting.close();
  expect(platform.requests).toHaveLength(2);
});

const tenantRows = [
  {
    path: '/service/training/api/thread/3',
    rule: 'route',
    page: 'mts',
    caller: undefined,
    sent: '/service/training/mts/api/thread/3',
  },
  {
    path: '/service/training/api/passing',
    rule: 'route',
    page: 'mts',
    caller: 'own',
    sent: '/service/training/own/api/passing',
  },
  {
    path: '/service/training/api/passing',
    rule: 'route',
    page: undefined,
    caller: undefined,
    sent: '/service/training/api/passing',
  },
  {
    path: '/service/training/api/event',
    rule: 'caller',
    page: 'mts',
    caller: undefined,
    sent: '/service/training/api/event',
  },
  {
    path: '/service/training/api/event',
    rule: 'caller',
    page: 'mts',
    caller: 'own',
    sent: '/service/training/own/api/event',
  },
  {
    path: '/service/training/storage/api/file',
    rule: 'route',
    page: 'mts',
    caller: undefined,
    sent: '/service/training/storage/api/file',
  },
  {
    path: '/service/training/events/api/x',
    rule: 'route',
    page: 'mts',
    caller: 'own',
    sent: '/service/training/events/api/x',
  },
  {
    path: '/service/training/side-courses/api/goal',
    rule: 'route',
    page: 'mts',
    caller: undefined,
    sent: '/service/training/side-courses/api/goal',
  },
  {
    path: '/service/training/logic/api/x',
    rule: 'route',
    page: 'mts',
    caller: undefined,
    sent: '/service/training/logic/api/x',
  },
  {
    path: '/service/training/logical/api/x',
    rule: 'route',
    page: 'mts',
    caller: undefined,
    sent: '/service/training/mts/logical/api/x',
  },
  {
    path: '/service/awards/api/daily-award',
    rule: 'route',
    page: 'mts',
    caller: undefined,
    sent: '/service/awards/api/daily-award',
  },
  { path: '/user/common-profile.json', rule: 'never', page: 'mts', caller: 'own', sent: '/user/common-profile.json' },
] as const;

it.each(tenantRows)('[C-006] inserts the tenant: $path, rule $rule, page $page, caller $caller', async (row) => {
  const { path, rule, page, caller, sent } = row;
  const tenanted = make({ ...(page && { tenant: page }) });
  const call: Call = { ...passing.getPassingStats, auth: 'none', path, tenant: rule };
  await send(tenanted.http, call, {}, { ...(caller && { tenant: caller }) }).catch(() => undefined);
  expect(platform.requests[0]?.path).toBe(sent);
  tenanted.close();
});

it('[E-018] reads a paged list: first, last and beyond the last page', async () => {
  await client.auth.start();
  for (let count = 0; count < 5; count += 1) await submit();
  const page = (number: number) => client.passings.list({ query: { page: number, perPage: 2 } });
  const meta = { lastPage: 3, perPage: 2, total: 5 };
  expect(await page(1)).toMatchObject({
    meta: { ...meta, currentPage: 1, from: 1, to: 2 },
    links: { next: '?page=2' },
  });
  expect(await page(2)).toMatchObject({
    meta: { ...meta, currentPage: 2, from: 3, to: 4 },
    links: { next: '?page=3' },
  });
  expect(await page(3)).toMatchObject({
    meta: { ...meta, currentPage: 3, from: 5, to: 5 },
    links: { next: null },
    data: [{ id: 5 }],
  });
  expect(await page(4)).toEqual({
    meta: { ...meta, currentPage: 4, from: null, to: null },
    links: { next: null },
    data: [],
  });
});

it('[C-004] loses nothing on the way there and back, at any depth', () => {
  const key = fc.stringMatching(/^[a-z]+([A-Z][a-z]*)*$/).filter((name) => toCamelKey(toSnakeKey(name)) === name);
  const value = fc.letrec((tie) => ({
    any: fc.oneof(
      { maxDepth: 4 },
      fc.string(),
      fc.integer(),
      fc.constant(null),
      fc.array(tie('any')),
      fc.dictionary(key, tie('any'), { noNullPrototype: true }),
    ),
  })).any;
  const holds = fc.property(value, (sent) => {
    expect(fromWire(toWire(sent))).toEqual(sent);
  });
  fc.assert(holds);
});
