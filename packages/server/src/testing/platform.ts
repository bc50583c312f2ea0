import { randomUUID } from 'node:crypto';
import {
  type Call,
  type CallInput,
  type CallOutput,
  type ErrorCode,
  fillPath,
  fromWire,
  needsIdempotencyKey,
  toWire,
} from '@logikit/contract';
import { calls } from '@logikit/contract';
import { afterAll, beforeAll, describe } from 'vitest';
import { demoAccounts } from '../accounts/demo.ts';
import { type Config, defaultConfig } from '../config.ts';
import type { FeatureFactory } from '../feature.ts';
import { startPlatform } from '../platform.ts';
import type { Platform } from '../platform.ts';
import { createTestDatabase, migratedSnapshot, postgresAnswers } from './databases.ts';
import { seededSnapshot, seededTemplate } from './seeded.ts';
import { type TestClock, testClock } from './test-clock.ts';

/** What a call answered: `body` in camelCase; on an error it is the error body. */
export interface Answer<C> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: CallOutput<C>;
  readonly code: ErrorCode | null;
}

export interface CallExtras {
  readonly token?: string | null;
  readonly tenant?: string;
  readonly key?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export type CallFunction = <const C extends Call>(
  call: C,
  input?: CallInput<C>,
  extras?: CallExtras,
) => Promise<Answer<C>>;

export interface TestUser {
  readonly userId: number;
  readonly token: string;
  readonly call: CallFunction;
}

export interface TestPlatform extends Platform {
  readonly clock: TestClock;
  /** As a guest, or as whoever `extras.token` says. */
  readonly call: CallFunction;
  anonymous(input?: CallInput<typeof calls.startAnonymous>['body']): Promise<TestUser>;
  /** One of the demo accounts. */
  login(name: string, password?: string): Promise<TestUser>;
}

export const hasPostgres = await postgresAnswers();

/** Runs the same tests on the embedded database, and on PostgreSQL where one answers. */
export function eachDatabase(
  name: string,
  tests: (platform: () => TestPlatform) => void,
  config: Partial<Config> = {},
): void {
  describe(`${name} (embedded)`, () => withPlatform(tests, config, false));
  const skipOr = hasPostgres ? describe : describe.skip;
  skipOr(`${name} (PostgreSQL${hasPostgres ? '' : ' does not answer here'})`, () => withPlatform(tests, config, true));
}

function withPlatform(
  tests: (platform: () => TestPlatform) => void,
  config: Partial<Config>,
  onPostgres: boolean,
): void {
  let platform: TestPlatform | null = null;
  let drop: () => Promise<void> = async () => undefined;
  beforeAll(async () => {
    const database = onPostgres ? await createTestDatabase(await seededTemplate()) : null;
    if (database) drop = () => database.drop();
    platform = await startTestPlatform({ ...config, ...(database ? { databaseUrl: database.url } : {}) });
  });
  afterAll(async () => {
    await platform?.close();
    await drop();
  });
  tests(() => {
    if (!platform) throw new Error('The platform has not started');
    return platform;
  });
}

export async function startTestPlatform(
  config: Partial<Config> = {},
  features?: readonly FeatureFactory[],
): Promise<TestPlatform> {
  const clock = testClock();
  const platform = await startPlatform(
    { ...defaultConfig, port: 0, host: '127.0.0.1', data: null, environment: 'test', quiet: true, ...config },
    {
      clock,
      ...(features ? { features } : {}),
      ...(config.databaseUrl ? {} : { snapshot: await (features ? migratedSnapshot() : seededSnapshot()) }),
    },
  );
  const call = callerOf(platform.url);
  const asUser = (session: CallOutput<typeof calls.startAnonymous>): TestUser => ({
    userId: session.userId,
    token: session.token,
    call: (one, input, extras) => call(one, input, { token: session.token, ...extras }),
  });
  return {
    ...platform,
    clock,
    call,
    anonymous: async (body = {}) => asUser(expectOk(await call(calls.startAnonymous, { body })).body),
    login: async (username, password = passwordOf(username)) =>
      asUser(expectOk(await call(calls.authenticate, { body: { username, password } })).body),
  };
}

function passwordOf(username: string): string {
  return demoAccounts.find((account) => account.username === username)?.password ?? '';
}

/** Asks again, as the sdk does, while the platform is too busy to answer. */
export async function patiently<C>(ask: () => Promise<Answer<C>>): Promise<Answer<C>> {
  const answer = await ask();
  return answer.status === 503 ? patiently(ask) : answer;
}

function expectOk<C>(answer: Answer<C>): Answer<C> {
  if (answer.status !== 200) throw new Error(`Expected 200, got ${answer.status} ${answer.code}`);
  return answer;
}

interface AnyInput {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** Calls a platform at this address as a guest, or as whoever `extras.token` says. */
export function callerOf(url: string): CallFunction {
  return async (call, input, extras = {}) => {
    const { params, query, body } = (input ?? {}) as AnyInput; // CallInput's optional parts, seen together
    const path = fillPath(
      extras.tenant ? call.path.replace(/^(\/service\/[^/]+)\//, `$1/${extras.tenant}/`) : call.path,
      params,
    );
    const search = new URLSearchParams(
      Object.fromEntries(Object.entries(query ?? {}).map(([key, value]) => [key, String(value)])),
    );
    const response = await fetch(`${url}${path}${search.size > 0 ? `?${search.toString()}` : ''}`, {
      method: call.method,
      headers: {
        ...(extras.token ? { authorization: `Bearer ${extras.token}` } : {}),
        ...(needsIdempotencyKey(call) ? { 'idempotency-key': extras.key ?? randomUUID() } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...extras.headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(toWire(body)) }),
    });
    const answer = fromWire(await response.json()) as { code?: ErrorCode };
    return {
      status: response.status,
      headers: response.headers,
      body: answer as never,
      code: response.ok ? null : (answer.code ?? null),
    };
  };
}
