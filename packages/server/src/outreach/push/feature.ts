import { calls, numbers } from '@logikit/contract';
import type { Context, Feature } from '../../kernel/feature/index.ts';
import { assertRelation } from '../../identity/households/index.ts';
import { route } from '../../kernel/http/index.ts';
import type { PolledWorker } from '../../kernel/jobs/index.ts';
import { oneSignal } from './one-signal.ts';
import { selectOptionalSchedule, selectReaders, writeDevice, writeSchedule } from './push.db.ts';
import { NO_SCHEDULE, planReminders, type Reminder, reminderJob } from './reminders.ts';

const AT_ONCE = 20;
const POLL_MS = 30_000;

/** Reminders to learn, on the days that somebody chose: pushed where a service is configured, else kept in the queue. */
export function push({ sql, clock, config }: Context): Feature {
  const server = config.push && oneSignal(config.push);
  const worker: PolledWorker<Reminder> | null = server && {
    kind: reminderJob,
    pollMs: POLL_MS,
    atOnce: AT_ONCE,
    freshSeconds: numbers.push.freshHours * 3600,
    deliver: async ({ userId, payload }) => {
      const [reader] = await selectReaders(sql, [payload.recipientId]);
      if (!reader) return { status: 'refused', by: 'nobody there' };
      return server({ userId, locale: reader.locale, ...payload });
    },
  };
  return {
    name: 'push',
    routes: [
      route(calls.setPushDevice, async ({ tx, user, body }) => {
        await assertRelation(tx, { callerId: user.id, userId: body.userId }, ['self']);
        await writeDevice(tx, { ...body, at: clock.now() });
        return { status: 'ok' };
      }),
      route(calls.getScheduler, async ({ tx, user }) => {
        const { days, ...rest } = (await selectOptionalSchedule(tx, user.id)) ?? NO_SCHEDULE;
        return { ...rest, days: [...days] };
      }),
      route(calls.saveScheduler, async ({ tx, user, body }) => {
        const before = (await selectOptionalSchedule(tx, user.id)) ?? NO_SCHEDULE;
        await writeSchedule(tx, user.id, { ...body, hour: body.hour ?? before.hour });
        return { status: 'ok' };
      }),
    ],
    hourly: () => planReminders(sql, clock),
    ...(worker && { workers: [worker] }),
  };
}
