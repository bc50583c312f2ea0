import { type CallInput, type CallOutput, calls } from '@logikit/contract';
import { afterAll, beforeAll, describe } from 'vitest';
import { demoAccounts } from '../identity/accounts/demo.ts';
import { type Config, defaultConfig } from '../kernel/config/config.ts';
import type { FeatureFactory } from '../kernel/feature/feature.ts';
import { createLog } from '../kernel/log/log.ts';
import { startPlatform } from '../platform.ts';
import type { Platform } from '../platform.ts';
import { type Answer, callerOf, type CallFunction } from './caller.ts';
import { createTestDatabase, migratedSnapshot, postgresAnswers } from './databases.ts';
import { failedLog } from './failed-log.ts';
import { seededSnapshot, seededTemplate } from './seeded.ts';
import { type TestClock, testClock } from './test-clock.ts';

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
