import type { FastifyInstance } from 'fastify';
import type { Call } from '@logikit/contract';
import { openAccounts, openingRoute } from './identity/accounts/index.ts';
import { type Clock, systemClock } from './kernel/clock/index.ts';
import type { Config } from './kernel/config/index.ts';
import type { Context, Feature, FeatureFactory, UserData } from './kernel/feature/index.ts';
import { type Database, migrate, openDatabase, type Sql } from './kernel/database/index.ts';
import { featuresBeside } from './features.ts';
import { mountHealth } from './health.ts';
import {
  addSecurityHeaders,
  allowOrigins,
  compileSchemas,
  createApp,
  deleteSpentLimits,
  type CallDependencies,
  mountCalls,
  openLimits,
} from './kernel/http/index.ts';
import { createRelay, type Emit, emitInto, openBus, type ToMessages } from './kernel/pubsub/index.ts';
import { type Consumers, deleteEvents, lockCursors, moveEvents, startConsumers } from './kernel/event-log/index.ts';
import { type Log, openLog } from './kernel/log/index.ts';
import { forgetOldAnswers } from './kernel/idempotency/index.ts';
import { deleteJobsTo, type Jobs, startJobs } from './kernel/jobs/index.ts';
import { createPartnerOrigins } from './identity/partner-keys/index.ts';

export interface Platform {
  /** Where it listens: http://127.0.0.1:<port>. */
  readonly url: string;
  readonly port: number;
  /** The address that people type. */
  readonly publicUrl: string;
  readonly databaseKind: Database['kind'];
  /** For tests and scripts that look into the database. */
  readonly sql: Sql;
  /** Tells the sockets something outside of any request. */
  readonly emit: Emit;
  /** Does now what is done every hour, and every job that is due. */
  runDue(): Promise<void>;
  /** Waits until everything that follows from events has happened; rejects when something was put aside and not meant to. */
  settled: Consumers['settled'];
  close(): Promise<void>;
}

export interface PlatformOptions {
  readonly clock?: Clock;
  readonly features?: readonly FeatureFactory[];
  /** How often to look whether an hour has begun; null: hours pass only by `runDue`, for clocks that are set by hand. */
  readonly scheduleMs?: number | null;
  /** A dump to begin with, for an embedded database in memory. */
  readonly snapshot?: string;
  /** One that is open already; the platform closes it. */
  readonly database?: Database;
  /** Where it writes what happens; without one, where its configuration says. */
  readonly log?: Log;
}

/** Opens the database, brings it forward, prepares every feature and listens. */
export async function startPlatform(config: Config, options: PlatformOptions = {}): Promise<Platform> {
  const log = options.log ?? openLog(config);
  const database = options.database ?? (await openDatabase(config, log, options.snapshot ?? null));
  const closers: (() => Promise<void> | void)[] = [() => database.close()];
  const closeAll = async (): Promise<void> => {
    for (const close of closers.splice(0).reverse()) await close();
  };
  try {
    await migrate(database.sql);
    return await listen({ config, options, log, database, closers, closeAll });
  } catch (error) {
    await closeAll();
    throw error;
  }
}

interface Start {
  readonly config: Config;
  readonly options: PlatformOptions;
  readonly log: Log;
  readonly database: Database;
  readonly closers: (() => Promise<void> | void)[];
  readonly closeAll: () => Promise<void>;
}

async function listen(start: Start): Promise<Platform> {
  const { config, log, database, closers } = start;
  const clock = start.options.clock ?? systemClock;
  const bus = openBus(config.redisUrl, log);
  const limits = openLimits(config, database.sql, clock);
  closers.push(
    () => bus.close(),
    () => limits.close(),
  );
  let publicUrl = config.publicUrl ?? `http://localhost:${config.port}`;
  const built: Feature[] = [];
  const base: Omit<Context, 'identity'> = {
    config,
    log,
    clock,
    bus,
    limits,
    sql: database.sql,
    databaseKind: database.kind,
    publicUrl: () => publicUrl,
    isPartnerOrigin: createPartnerOrigins(database.sql, clock),
    onSignUp: async (signUp) => {
      for (const feature of built) await feature.onSignUp?.(signUp);
    },
    people: () => [kernelRows, ...built.flatMap((feature) => (feature.person ? [feature.person] : []))],
  };
  const accounts = await openAccounts(base);
  const context: Context = { ...base, identity: accounts.identity };
  built.push(accounts);
  for (const create of start.options.features ?? featuresBeside(accounts)) built.push(await create(context));
  const messages = Object.assign({}, ...built.map((feature) => feature.messages ?? {})) as Record<string, ToMessages>;
  const followers = built
    .flatMap((feature) => feature.consumers ?? [])
    .map((one) => ({ ...one, restMs: config.followersRestMs ?? one.restMs }));
  const consumers = [createRelay(bus, messages), ...followers];
  const events = await startConsumers({ database, log, consumers });
  closers.push(() => events.close());
  for (const feature of built) {
    await feature.prepare?.();
    if (feature.close) closers.push(feature.close);
  }
  const jobs = openJobs({ context, events, features: built, scheduleMs: start.options.scheduleMs });
  closers.push(() => jobs.close());

  const app = await createApp(config, log);
  addSecurityHeaders(app, { isHttps: context.publicUrl().startsWith('https:') });
  await allowOrigins(app, { publicUrl: context.publicUrl, isPartnerOrigin: context.isPartnerOrigin });
  const desk: CallDependencies = {
    sql: database.sql,
    clock,
    limits,
    events,
    publicUrl: context.publicUrl,
    schemas: compileSchemas(),
    identity: accounts.identity,
    onAnswerFault: answerFaultHandler(config, log),
  };
  const routes = built.flatMap((feature) => feature.routes ?? []);
  mountCalls(app, [...routes, openingRoute(routes, accounts.identity)], desk);
  for (const feature of built) await feature.mount?.(app);
  mountHealth(app, events);
  await app.listen({ port: config.port, host: config.host });
  closers.push(() => app.close());
  const port = portOf(app);
  publicUrl = config.publicUrl ?? `http://localhost:${port}`;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    publicUrl,
    databaseKind: database.kind,
    sql: database.sql,
    emit: emitInto(database.sql, () => events.wake()),
    runDue: () => jobs.runDue(),
    settled: events.settled,
    close: start.closeAll,
  };
}

const SCHEDULE_MS = 60_000;

interface JobsOf {
  readonly context: Context;
  readonly events: Consumers;
  readonly features: readonly Feature[];
  readonly scheduleMs: number | null | undefined;
}

function openJobs({ context, events, features, scheduleMs = SCHEDULE_MS }: JobsOf): Jobs {
  const { sql, clock, log } = context;
  const hourly = [
    { name: 'idempotency', run: () => forgetAnswers(context) },
    { name: 'event-log', run: () => events.turnDays() },
    { name: 'limits', run: () => deleteSpentLimits(sql) },
    ...features.flatMap(({ name, hourly: run }) => (run ? [{ name, run }] : [])),
  ];
  const workers = features.flatMap((feature) => feature.workers ?? []);
  const rounds = features.flatMap((feature) => feature.rounds ?? []);
  return startJobs({ sql, clock, log, workers, hourly, rounds, scheduleMs });
}

function portOf(app: FastifyInstance): number {
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return address.port;
}

/** In tests an answer that does not fit its model is a fault; elsewhere it is a line in the log. */
function answerFaultHandler(config: Config, log: Log): CallDependencies['onAnswerFault'] {
  return (call: Call, faults) => {
    const text = `The answer of ${call.method} ${call.path} does not fit ${call.response}: ${faults.slice(0, 5).join('; ')}`;
    if (config.environment === 'test') throw new Error(text);
    log.error(text);
  };
}

/** Unread events of a person go where the person goes; jobs stay behind. */
const kernelRows: UserData = {
  hold: lockCursors,
  hasProgress: async () => false,
  move: moveEvents,
  erase: deleteEvents,
  eraseAddress: deleteJobsTo,
};

function forgetAnswers({ sql, clock }: Context): Promise<void> {
  return forgetOldAnswers(sql, clock.now());
}
