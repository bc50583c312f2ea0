import { numbers } from '@logikit/contract';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../database/index.ts';
import { startPoller } from '../jobs/index.ts';
import type { Log } from '../log/index.ts';
import { createConsuming } from './consuming.ts';
import type { Consumer, Consuming, LoggedEvent } from './event-log.ts';
import { countFailures, selectDueConsumers } from './event-failure.db.ts';
import { selectLags } from './lag.db.ts';
import { createWatch } from './watching.ts';
import { replayDue } from './replaying.ts';
import {
  adoptLog,
  dropOldDays,
  insertCursorAtHorizon,
  insertCursors,
  makeDays,
  selectBehind,
  unheardEvents,
} from './event-log.db.ts';

/** Every consumer of this process. */
export interface Consumers {
  /** Something was committed to the log. */
  wake(): void;
  /**
   * Waits until every consumer has heard everything that is committed. Rejects when this process has put an event aside
   * since the last time, unless the caller means it.
   */
  settled(meant?: { readonly mayPutAside: boolean }): Promise<void>;
  /** How far each consumer is behind, in seconds, and how many events are put aside. */
  state(): Promise<{ readonly lags: Readonly<Record<string, number>>; readonly putAside: number }>;
  /** Tells again what was put aside and is due; from time to time. */
  replay(): Promise<void>;
  /** Makes the days to come and drops those that are over; at start and from time to time. */
  turnDays(): Promise<void>;
  close(): Promise<void>;
}

/** Finds what other processes have committed. */
const POLL_MS = { postgres: 200, embedded: 5000 };
const BACK_OFF_MS = 1000;
/** Finds what was put aside and is due. */
const REPLAY_MS = 5000;
const WATCH_MS = 10_000;

interface Surroundings {
  readonly database: Pick<Database, 'sql' | 'kind'>;
  readonly log: Log;
  readonly consumers: readonly Consumer[];
}

export async function startConsumers({ database, log, consumers }: Surroundings): Promise<Consumers> {
  const { sql } = database;
  await adoptLog(sql);
  const names = consumers.map(({ name }) => name);
  for (const consumer of consumers) await makeUp(sql, consumer);
  await insertCursors(sql, names);
  await makeDays(sql, numbers.eventLog.daysAhead);
  let putAside: Error | null = null;
  const consumings = consumers.map((consumer): Consuming => {
    const onPutAside = (error: unknown, { id, kind }: LoggedEvent): void => {
      putAside ??= new Error(`${consumer.name} could not bear event ${id}, ${kind}`, { cause: error });
    };
    return { sql, log, consumer, onHeard: () => wake(), onPutAside };
  });
  const readers = new Map(consumings.map((one) => [one.consumer.name, startReader(one)]));
  const wake = (): void => readers.forEach((reader) => reader.wake());
  const poll = async (): Promise<void> => {
    for (const name of await selectBehind(sql, true)) readers.get(name)?.wake();
  };
  const timer = setInterval(() => {
    poll().catch((error: unknown) => log.warn({ err: error }, 'the log of events could not be looked at'));
  }, POLL_MS[database.kind]);
  timer.unref();
  const replay = async (): Promise<void> => {
    const due = await selectDueConsumers(sql);
    for (const one of consumings) if (due.includes(one.consumer.name)) await replayDue(one);
  };
  const replaying = startPoller(replay, { everyMs: REPLAY_MS, log, fault: 'what was put aside waits' });
  const watch = createWatch({ sql, log, names });
  const watching = startPoller(watch, { everyMs: WATCH_MS, log, fault: 'nobody knows how late consumers are' });
  const left = await countFailures(sql);
  if (left > 0) log.warn({ events: left }, 'events are put aside');
  wake();
  return {
    wake,
    state: async () => ({ lags: await selectLags(sql, names), putAside: await countFailures(sql) }),
    replay: replaying.poll,
    settled: async ({ mayPutAside } = { mayPutAside: false }) => {
      for (let behind = ['']; behind.length > 0;) {
        await Promise.all([...readers.values()].map((reader) => reader.rested()));
        behind = (await selectBehind(sql, false)).filter((name) => readers.has(name));
        await Promise.all(behind.flatMap((name) => readers.get(name)?.readNow() ?? []));
        // Whoever is still behind waits for a transaction that is running.
        if (behind.length > 0) await sleep(2);
      }
      const error = putAside;
      putAside = null;
      if (error && !mayPutAside) throw error;
    },
    turnDays: async () => {
      await makeDays(sql, numbers.eventLog.daysAhead);
      await dropOldDays(sql, numbers.eventLog.keptDays, names);
    },
    close: async () => {
      clearInterval(timer);
      await Promise.all([replaying.close(), watching.close()]);
      await Promise.all([...readers.values()].map((reader) => reader.close()));
    },
  };
}

/** A consumer that is new makes up for what was before it. */
async function makeUp(sql: Surroundings['database']['sql'], { name, backfill }: Consumer): Promise<void> {
  if (!backfill) return;
  await sql.begin(async (tx) => {
    if (await insertCursorAtHorizon(tx, name)) await backfill(tx, unheardEvents(tx, name));
  });
}

interface Reader {
  wake(): void;
  /** Waits until it reads nothing, and tells nothing again. */
  rested(): Promise<void>;
  /** Reads what there is without waiting for the rest between batches. */
  readNow(): Promise<void>;
  close(): Promise<void>;
}

function startReader(consuming: Consuming): Reader {
  let running: Promise<void> | null = null;
  /** Somebody has woken us during a run: there may be more than it has seen. */
  let isWokenMeanwhile = false;
  let isClosed = false;
  let timer: NodeJS.Timeout | null = null;
  const { log, consumer } = consuming;
  const consume = createConsuming(consuming);

  const read = async (): Promise<void> => {
    while (!isClosed && (await consume()));
  };
  const run = (): Promise<void> => {
    running ??= read()
      .catch((error: unknown) => {
        log.warn({ err: error, consumer: consumer.name }, 'a consumer of events could not read on');
        later(BACK_OFF_MS);
      })
      .finally(() => {
        running = null;
        if (isWokenMeanwhile) later(consumer.restMs);
        isWokenMeanwhile = false;
      });
    return running;
  };
  /** Runs after a while; whatever wakes us until then is read by the same run. */
  const later = (ms: number): void => {
    if (isClosed || timer) return;
    timer = setTimeout(() => {
      timer = null;
      void run();
    }, ms);
  };
  return {
    wake: () => {
      if (running) isWokenMeanwhile = true;
      else later(consumer.restMs);
    },
    rested: async () => {
      await running;
    },
    readNow: async () => {
      await running;
      await run();
    },
    close: async () => {
      isClosed = true;
      if (timer) clearTimeout(timer);
      await running;
    },
  };
}
