import type { Clock } from '../../kernel/clock/index.ts';
import type { Sql } from '../../kernel/database/index.ts';
import { defineJob, enqueue } from '../../kernel/jobs/index.ts';
import { type Schedule, selectWaiting } from './push.db.ts';

/** One reminder for a learner's day, to the person whose devices get it. */
export interface Reminder {
  readonly day: string;
  readonly recipientId: number;
}

export const reminderJob = defineJob<Reminder>('reminder');

/** Nobody is reminded before they ask for it; six in the evening is when families have time (rule D-195). */
export const NO_SCHEDULE: Schedule = { days: [], hour: 18, status: 0 };

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Plans what is due in this hour of each learner's own zone. Runs every hour and bears to run twice. */
export async function planReminders(sql: Sql, clock: Clock): Promise<void> {
  const now = clock.now();
  for (const { userId, recipientId, days, hour, timeZone } of await selectWaiting(sql)) {
    const here = momentIn(timeZone, now);
    if (here.hour !== hour || !days.includes(here.weekday)) continue;
    const { day } = here;
    const key = `${userId} ${day}`;
    const payload = { day, recipientId };
    await enqueue(sql, reminderJob, { userId, recipient: String(recipientId), payload, key, at: now });
  }
}

function momentIn(timeZone: string, moment: Date): { day: string; hour: number; weekday: number } {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    weekday: 'short',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
  }).formatToParts(moment);
  const of = (type: Intl.DateTimeFormatPartTypes): string => parts.find((part) => part.type === type)?.value ?? '';
  return {
    day: `${of('year')}-${of('month')}-${of('day')}`,
    hour: Number(of('hour')),
    weekday: weekdays.indexOf(of('weekday')) + 1,
  };
}
