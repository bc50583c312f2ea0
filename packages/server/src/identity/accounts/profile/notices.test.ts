import { calls, numbers } from '@logikit/contract';
import { expect, it } from 'vitest';
import { oneDatabase, type TestUser } from '../../../testing/platform.ts';

oneDatabase('notices of the profile', (platform) => {
  const profileOf = async ({ call }: TestUser) => (await call(calls.getCommonProfile)).body.commonProfile;
  /** As after a purchase. */
  const spendTo = async ({ userId }: TestUser, energy: number) =>
    platform()
      .sql`update profile set energy_value = ${energy}, energy_at = ${platform().clock.now()} where user_id = ${userId}`;
  const rest = async ({ userId }: TestUser, hours: number) =>
    platform().sql`update profile set energy_at = energy_at - ${hours} * interval '1 hour' where user_id = ${userId}`;

  it('[C-070] tells of low energy once per drop, and again only after a block could be paid', async () => {
    const learner = await platform().anonymous({ targetLesson: 2 });
    const due = async () => (await profileOf(learner))?.delayedNotifications;
    expect(await due()).toEqual([]);
    await spendTo(learner, 3);
    expect(await due()).toEqual(['lowEnergy']);
    expect((await learner.call(calls.seeLowEnergyPopup)).body).toEqual({ status: 'ok' });
    await learner.call(calls.seeLowEnergyPopup);
    expect(await due()).toEqual([]);
    await rest(learner, 6); // four units more: still not enough
    expect(await due()).toEqual([]);
    await rest(learner, 2);
    expect(await due()).toEqual([]);
    await spendTo(learner, 0);
    expect(await due()).toEqual(['lowEnergy']);
    expect(numbers.lowEnergyReset).toBe(numbers.energy.exerciseBlock);
  });

  it('a subscriber hears nothing of energy', async () => {
    const learner = await platform().anonymous({ targetLesson: 2 });
    await platform().sql`update profile set pay_status = 2 where user_id = ${learner.userId}`;
    await spendTo(learner, 0);
    expect((await profileOf(learner))?.delayedNotifications).toEqual([]);
  });

  it('[C-147] a notice that was looked at is not told any more; the others are', async () => {
    const learner = await platform().anonymous({ targetLesson: 2 });
    await platform().sql`update profile set global_popup = '{"newLevel": true, "saveProgress": true}'
      where user_id = ${learner.userId}`;
    expect((await learner.call(calls.lookProfileNotice, { body: { notice: 'newLevel' } })).status).toBe(200);
    expect((await profileOf(learner))?.globalPopup).toMatchObject({ newLevel: false, saveProgress: true });
  });
});
