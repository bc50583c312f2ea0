import { calls } from '@logikit/contract';
import { expect, it } from 'vitest';
import { addChild, newParent, switchTo } from '../../testing/test-family.ts';
import { enqueue } from '../../kernel/jobs/index.ts';
import { reminderJob } from './reminders.ts';
import { oneDatabase } from '../../testing/platform.ts';

const HOUR_MS = 3_600_000;

oneDatabase('reminders', (platform) => {
  const planned = async (userId: number) =>
    (
      await platform().sql`
        select payload->>'day' as day, recipient::int from job where kind = 'reminder' and user_id = ${userId} order by id`
    ).map((row) => ({ ...row }));
  /** The clock starts on Tuesday, 2026-09-01 at 9:00 UTC. */
  const pass = async (hours: number): Promise<void> => {
    for (let hour = 0; hour < hours; hour += 1) {
      await platform().runDue();
      await platform().runDue();
      platform().clock.advance(HOUR_MS);
    }
  };

  it('[C-152] [C-153] [C-154] [E-048] a device and days are kept; a push is planned once for each of those days, at that hour of the zone, for the parent’s device only', async () => {
    const parent = await newParent(platform());
    expect((await parent.call(calls.getScheduler)).body).toEqual({ days: [], hour: 18, status: 0 });
    const cardId = await addChild(parent);
    const child = await switchTo(platform(), parent, cardId);
    await child.call(calls.saveInterface, { body: { timeZone: 'Europe/Istanbul' } });
    const wish = { days: [3, 5], hour: 19, status: 1 as const };
    expect((await child.call(calls.saveScheduler, { body: wish })).body).toEqual({ status: 'ok' });
    expect((await child.call(calls.getScheduler)).body).toEqual(wish);
    await child.call(calls.saveScheduler, { body: { days: [3, 5], status: 1 } });
    expect((await child.call(calls.getScheduler)).body.hour).toBe(19);
    const set = await platform().login(parent.email, parent.password);
    const stranger = await set.call(calls.setPushDevice, { body: { userId: 1, platform: 'web' } });
    expect(stranger.code).toBe('forbidden');
    expect((await child.call(calls.saveScheduler, { body: { ...wish, hour: 23 } })).status).toBe(400);
    const device = { userId: parent.userId, platform: 'android' };
    expect((await set.call(calls.setPushDevice, { body: device })).body).toEqual({ status: 'ok' });
    await pass(5 * 24);
    expect(await planned(cardId)).toEqual([
      { day: '2026-09-02', recipient: parent.userId },
      { day: '2026-09-04', recipient: parent.userId },
    ]);
    const [first] = await platform()
      .sql`select created_at from job where kind = 'reminder' and user_id = ${cardId} order by id`;
    expect((first?.['created_at'] as Date).toISOString()).toBe('2026-09-02T16:00:00.000Z');
    await platform().sql`update push_schedule set status = 0 where user_id = ${cardId}`;
    await pass(4 * 24);
    expect(await planned(cardId)).toHaveLength(2);
  });

  it('nobody is reminded whose parent has no device', async () => {
    const parent = await newParent(platform());
    await parent.call(calls.saveScheduler, { body: { days: [1, 2, 3, 4, 5, 6, 7], status: 1 } });
    await pass(24);
    expect(await planned(parent.userId)).toEqual([]);
  });

  it('[C-152] the mailbox of development shows what would be pushed: title, words, whose devices and when', async () => {
    const parent = await newParent(platform());
    await parent.call(calls.saveInterface, { body: { locale: 'tr' } });
    await parent.call(calls.setPushDevice, { body: { userId: parent.userId, platform: '<b>web</b>' } });
    const { userId } = parent;
    const payload = { day: '2026-09-02', recipientId: userId };
    const at = new Date('2026-09-02T16:00:00Z');
    await enqueue(platform().sql, reminderJob, { userId, recipient: String(userId), payload, at });
    const shown = async (to: string) => (await fetch(`${platform().url}/dev/mail?to=${encodeURIComponent(to)}`)).text();
    const text = await shown(parent.email);
    for (const part of [
      'Kit bir bilmece hazırladı',
      parent.email,
      '&#60;b&#62;web&#60;/b&#62;',
      '2026-09-02 16:00 UTC',
    ])
      expect(text).toContain(part);
    expect(await shown('stranger@mail.example')).not.toContain('Kit bir bilmece');
  });
});
