import { isMainThread } from 'node:worker_threads';

/*
 * Preloaded into a process of the platform (`--import`): tells what it has used, as that process counts it. Time on the
 * wall would say how busy the machine is otherwise.
 */

export interface Usage {
  /** Processor time of all threads since the process began, milliseconds. */
  readonly cpuMs: number;
  /** Memory, bytes. */
  readonly rss: number;
}

/** What ending took, from the signal on. */
export interface Ending {
  readonly cpuMs: number;
  /** Whole seconds in which no thread did anything: it waited, and not for a processor. */
  readonly idleSeconds: number;
  /** Of the whole life of the process. */
  readonly lifeCpuMs: number;
}

const IDLE_CPU_MS = 5;

function usage(): Usage {
  const { user, system } = process.cpuUsage();
  return { cpuMs: (user + system) / 1000, rss: process.memoryUsage().rss };
}

if (isMainThread) {
  process.on('message', () => process.send?.(usage()));
  process.channel?.unref();
  process.once('SIGTERM', () => {
    const begun = usage().cpuMs;
    let before = begun;
    let idleSeconds = 0;
    const timer = setInterval(() => {
      const { cpuMs } = usage();
      if (cpuMs - before < IDLE_CPU_MS) idleSeconds += 1;
      before = cpuMs;
    }, 1000);
    timer.unref();
    process.once('exit', () => {
      const { cpuMs } = usage();
      const ending: Ending = { cpuMs: cpuMs - begun, idleSeconds, lifeCpuMs: cpuMs };
      process.stderr.write(`ending ${JSON.stringify(ending)}\n`);
    });
  });
}
