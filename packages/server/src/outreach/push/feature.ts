import { calls } from '@logikit/contract';
import type { Context, Feature } from '../../kernel/feature/index.ts';
import { assertRelation } from '../../identity/households/index.ts';
import { route } from '../../kernel/http/index.ts';
import { oneSignal } from './one-signal.ts';
import { selectOptionalSchedule, writeDevice, writeSchedule } from './push.db.ts';
import { NO_SCHEDULE, planReminders } from './reminders.ts';
import { startSender } from './sender.ts';

/** Reminders to learn, on the days that somebody chose: pushed where a service is configured, else kept in the outbox. */
export function push({ sql, clock, log, config }: Context): Feature {
  const sender = config.push ? startSender({ sql, clock, log, server: oneSignal(config.push) }) : null;
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
    chore: async () => {
      await planReminders(sql, clock);
      await sender?.round();
    },
    ...(sender && { close: () => sender.close() }),
  };
}
