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
import { demoAccounts } from '../identity/accounts/demo.ts';
import { type Config, defaultConfig } from '../kernel/config/config.ts';
import type { FeatureFactory } from '../kernel/feature/feature.ts';
import { createLog } from '../kernel/log/log.ts';
import { startPlatform } from '../platform.ts';
import type { Platform } from '../platform.ts';
import { createTestDatabase, migratedSnapshot, postgresAnswers } from './databases.ts';
import { failedLog } from './failed-log.ts';
import { seededSnapshot, seededTemplate } from './seeded.ts';
import { type TestClock, testClock } from './test-clock.ts';

/** What a call answered: `body` in camelCase, or the bytes of a file; on an error it is the error body. */
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

const log = createLog({ quiet: true, pretty: false, faultsTo: failedLog });

export const hasPostgres = await postgresAnswers();

type Tests = (platform: () => TestPlatform) => void;

/**
 * Runs the tests on PostgreSQL where one answers, otherwise on the embedded database. The two are the same engine in
 * two houses: only what depends on the house (connections, races, migrations, types) is worth running in both.
 */
export function oneDatabase(name: string, tests: Tests, config: Partial<Config> = {}): void {
  describe(`${name} (${hasPostgres ? 'PostgreSQL' : 'embedded'})`, () => withPlatform(tests, config, !hasPostgres));
}

/** Runs the same tests on the embedded database, and on PostgreSQL where one answers. */
export function eachDatabase(name: string, tests: Tests, config: Partial<Config> = {}): void {
  describe(`${name} (embedded)`, () => withPlatform(tests, config, true));
  const skipOr = hasPostgres ? describe : describe.skip;
  skipOr(`${name} (PostgreSQL${hasPostgres ? '' : ': nobody listens here'})`, () => withPlatform(tests, config, false));
}

function withPlatform(tests: Tests, config: Partial<Config>, isEmbedded: boolean): void {
  let platform: TestPlatform | null = null;
  beforeAll(async () => {
    platform = await startTestPlatform(config, { isEmbedded });
  });
  afterAll(() => platform?.close());
  tests(() => {
    if (!platform) throw new Error('The platform has not started');
    return platform;
  });
}

interface TestPlatformOptions {
  /** Only these, on an empty database. */
  readonly features?: readonly FeatureFactory[];
  /** On the embedded database, although a PostgreSQL answers. */
  readonly isEmbedded?: boolean;
}

/** A platform as `npm start` makes it, on PostgreSQL where one answers, otherwise embedded. */
export async function startTestPlatform(
  config: Partial<Config> = {},
  { features, isEmbedded = !hasPostgres || features !== undefined }: TestPlatformOptions = {},
): Promise<TestPlatform> {
  const clock = testClock();
  const database = isEmbedded || config.databaseUrl ? null : await createTestDatabase(await seededTemplate());
  const given: Config = {
    ...defaultConfig,
    port: 0,
    host: '127.0.0.1',
    data: null,
    environment: 'test',
    quiet: true,
    // Scripts answer faster than people; what the pace is has a test of its own.
    answerBurst: 1_000_000,
    ...config,
  };
  const databaseUrl = database?.url ?? given.databaseUrl;
  const platform = await startPlatform(
    { ...given, databaseUrl },
    {
      clock,
      scheduleMs: null,
      log,
      ...(features ? { features } : {}),
      ...(databaseUrl ? {} : { snapshot: await (features ? migratedSnapshot() : seededSnapshot()) }),
    },
  );
  const send = callerOf(platform.url);
  /** An answer is over when all that follows from it has happened. */
  const call: CallFunction = async (one, input, extras) => {
    const answer = await send(one, input, extras);
    if (one.path === calls.submitPassing.path) await platform.settled();
    return answer;
  };
  const asUser = (session: CallOutput<typeof calls.startAnonymous>): TestUser => ({
    userId: session.userId,
    token: session.token,
    call: (one, input, extras) => call(one, input, { token: session.token, ...extras }),
  });
  return {
    ...platform,
    clock,
    call,
    async close() {
      await platform.close();
      await database?.drop();
    },
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

function formOf(body: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(toWire(body) as object)) form.append(name, String(value));
  return form;
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
        ...(body === undefined || call.form === 'multipart' ? {} : { 'content-type': 'application/json' }),
        ...extras.headers,
      },
      ...(body === undefined ? {} : { body: call.form === 'multipart' ? formOf(body) : JSON.stringify(toWire(body)) }),
    });
    const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
    const answer = (isJson ? fromWire(await response.json()) : await response.arrayBuffer()) as { code?: ErrorCode };
    return {
      status: response.status,
      headers: response.headers,
      body: answer as never,
      code: response.ok ? null : (answer.code ?? null),
    };
  };
}
