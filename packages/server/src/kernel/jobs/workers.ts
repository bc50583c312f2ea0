import { numbers } from '@logikit/contract';
import { type Clock, secondsLater } from '../clock/index.ts';
import type { Sql } from '../database/index.ts';
import type { Log } from '../log/index.ts';
import type { AnyWorker, Outcome, PolledWorker } from './job.ts';
import { claimJobs, type ClaimedJob, markDone, markFailed, postpone, takeJob } from './job.db.ts';
import { startPoller } from './poller.ts';

/** Every worker of this process. */
export interface Workers {
  /** Does all jobs that are due, kind by kind. */
  runDue(): Promise<void>;
  close(): Promise<void>;
}

export interface Surroundings {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly log: Log;
}

export function startWorkers(surroundings: Surroundings, workers: readonly PolledWorker[]): Workers {
  const pollers = workers.map((worker) =>
    startPoller((isClosed) => workOff(surroundings, worker, isClosed), {
      everyMs: worker.pollMs,
      log: surroundings.log,
      fault: `jobs of the kind "${worker.kind.name}" wait`,
    }),
  );
  return {
    async runDue() {
      for (const poller of pollers) await poller.poll();
    },
    async close() {
      await Promise.all(pollers.map((poller) => poller.close()));
    },
  };
}

/** Does the jobs of a kind that are due. */
export async function workOff(surroundings: Surroundings, worker: AnyWorker, isClosed: () => boolean): Promise<void> {
  const { atOnce } = worker;
  for (let count = atOnce; count === atOnce && !isClosed();) {
    const now = surroundings.clock.now();
    const jobs = await claimJobs(surroundings.sql, {
      kind: worker.kind.name,
      now,
      notBefore: secondsLater(now, -worker.freshSeconds),
      until: secondsLater(now, numbers.jobs.leaseSeconds),
      count: atOnce,
    });
    const fresh = jobs.filter(({ isTooOld }) => !isTooOld);
    await Promise.all(fresh.map((job) => settle(surroundings, worker, job)));
    count = jobs.length;
  }
}

/** Does a job and keeps what became of it. */
async function settle(surroundings: Surroundings, worker: AnyWorker, job: ClaimedJob): Promise<void> {
  const { sql, clock, log } = surroundings;
  const { id, tries } = job;
  const kind = worker.kind.name;
  const outcome = await attempt(surroundings, worker, job);
  if (outcome === null) return;
  if (outcome.status === 'done') return markDone(sql, id, clock.now());
  if (outcome.status === 'refused') {
    log.warn({ kind, job: id, by: outcome.by }, 'a job was refused');
    return markFailed(sql, id, outcome.by);
  }
  if (tries >= numbers.jobs.mostTries) {
    log.error({ kind, job: id, tries, because: outcome.because }, 'a job was given up');
    return markFailed(sql, id, `given up: ${outcome.because}`);
  }
  log.warn({ kind, job: id, tries, because: outcome.because }, 'a job waits');
  return postpone(sql, id, secondsLater(clock.now(), pauseAfter(tries)));
}

/** Null: the job is gone, with what it has written. */
async function attempt({ sql, log }: Surroundings, worker: AnyWorker, job: ClaimedJob): Promise<Outcome | null> {
  try {
    if ('deliver' in worker) return await worker.deliver(job);
    await sql.begin(async (tx) => {
      if (await takeJob(tx, job)) await worker.write(tx, job);
    });
    return null;
  } catch (error) {
    log.warn({ err: error, kind: worker.kind.name, job: job.id }, 'a job failed');
    // Its message may name people.
    return { status: 'later', because: error instanceof Error ? error.name : 'unknown' };
  }
}

/** Seconds. Each pause is four times the one before: a minute, four, a quarter of an hour, an hour … */
function pauseAfter(tries: number): number {
  return numbers.jobs.firstPauseSeconds * 4 ** (tries - 1);
}
