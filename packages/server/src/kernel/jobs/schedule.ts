import type { Clock } from '../clock/index.ts';
import type { Sql } from '../database/index.ts';
import { defineJob, type Worker } from './job.ts';
import { enqueue } from './job.db.ts';

/** What is done every hour, by one process of the platform. */
export interface HourlyTask {
  readonly name: string;
  /** Must bear to run twice at once: a process that is thought dead may still be at it. */
  readonly run: () => Promise<void>;
}

const HOUR_SECONDS = 3600;

const kindOf = ({ name }: HourlyTask) => defineJob<object>(`hourly ${name}`);

/** Asks for every task of this hour, once, whichever process comes first. */
export async function enqueueHour(sql: Sql, clock: Clock, tasks: readonly HourlyTask[]): Promise<void> {
  const at = clock.now();
  const key = at.toISOString().slice(0, 13);
  for (const task of tasks) await enqueue(sql, kindOf(task), { userId: null, recipient: null, payload: {}, key, at });
}

/** A task that fails is tried again within its hour. */
export function hourlyWorker(task: HourlyTask): Worker<object> {
  return {
    kind: kindOf(task),
    atOnce: 1,
    freshSeconds: HOUR_SECONDS,
    deliver: async () => {
      await task.run();
      return { status: 'done' };
    },
  };
}
