import type { Log } from '../log/index.ts';

export type Chore = () => Promise<void>;

const HOUR_MS = 3_600_000;

export async function runChores(chores: readonly Chore[]): Promise<void> {
  for (const chore of chores) await chore();
}

/** What is done every hour while the platform runs. One that fails is tried again in an hour and stops no other. */
export function scheduleChores(chores: readonly Chore[], log: Log): () => void {
  const timer = setInterval(() => {
    for (const chore of chores) chore().catch((error: unknown) => log.error({ err: error }, 'an hourly chore failed'));
  }, HOUR_MS);
  timer.unref();
  return () => clearInterval(timer);
}
