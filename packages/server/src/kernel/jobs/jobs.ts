import { numbers } from '@logikit/contract';
import { type Clock, secondsLater } from '../clock/index.ts';
import type { Sql } from '../database/index.ts';
import type { Log } from '../log/index.ts';
import type { PolledWorker } from './job.ts';
import { deleteJobsBefore } from './job.db.ts';
import { startPoller } from './poller.ts';
import type { Round } from './round.ts';
import { enqueueHour, type HourlyTask, hourlyWorker } from './schedule.ts';
import { startWorkers, workOff } from './workers.ts';

/** What this process does beside answering. */
export interface Jobs {
  /** Does now what is done every hour, every round, and every job that is due. */
  runDue(): Promise<void>;
  close(): Promise<void>;
}

interface Plan {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly log: Log;
  readonly workers: readonly PolledWorker[];
  readonly hourly: readonly HourlyTask[];
  readonly rounds?: readonly Round[];
  /** How often to look whether an hour has begun; null: hours and rounds pass only by `runDue`. */
  readonly scheduleMs: number | null;
}

const DAY_SECONDS = 86_400;

export function startJobs({ sql, clock, log, workers, hourly, rounds = [], scheduleMs }: Plan): Jobs {
  const forgetting: HourlyTask = {
    name: 'jobs',
    run: () => deleteJobsBefore(sql, secondsLater(clock.now(), -numbers.jobs.keptDays * DAY_SECONDS)),
  };
  const tasks = [...hourly, forgetting];
  const running = startWorkers({ sql, clock, log }, workers);
  const doHour = async (isClosed: () => boolean): Promise<void> => {
    await enqueueHour(sql, clock, tasks);
    for (const task of tasks) await workOff({ sql, clock, log }, hourlyWorker(task), isClosed);
  };
  const schedule =
    scheduleMs === null
      ? null
      : startPoller(doHour, { everyMs: scheduleMs, log, fault: 'the tasks of this hour wait' });
  const turning =
    scheduleMs === null
      ? []
      : rounds.map(({ name, everyMs, run }) =>
          startPoller(run, { everyMs, log, fault: `${name} wait for their turn` }),
        );
  return {
    async runDue() {
      for (const { run } of tasks) await run();
      for (const { run } of rounds) await run(() => false);
      await running.runDue();
    },
    async close() {
      await schedule?.close();
      await Promise.all(turning.map((one) => one.close()));
      await running.close();
    },
  };
}
