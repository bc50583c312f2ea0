import { randomUUID } from 'node:crypto';
import { calls } from '@logikit/contract';
import { models } from '@logikit/contract/model';
import { expect, it } from 'vitest';
import { eachDatabase } from '../testing/platform.ts';

eachDatabase('common profile', (platform) => {
  const profileOf = async (token: string) =>
    (await platform().call(calls.getCommonProfile, {}, { token })).body.commonProfile;

  it('[C-064] a guest gets none', async () => {
    const { status, body } = await platform().call(calls.getCommonProfile);
    expect([status, body]).toEqual([200, { commonProfile: null }]);
  });

  it('[C-064] [E-023] an anonymous learner has every field, with the values of a beginner', async () => {
    const learner = await platform().anonymous({ targetLesson: 2, locale: 'en' });
    const profile = await profileOf(learner.token);
    expect(Object.keys(profile ?? {}).sort()).toEqual(Object.keys(models.CommonProfile.properties).sort());
    const at = platform().clock.now().toISOString().slice(0, 19).replace('T', ' ');
    expect(profile).toMatchObject({
      userId: learner.userId,
      username: `guest${learner.userId}`,
      email: null,
      anonymous: true,
      who: 'pupil',
      targetLessons: [2],
      courseTL: 2,
      goal: [],
      gradeId: null,
      stars: 0,
      starsOnBalance: 0,
      completedProblems: 0,
      allCompletedProblems: 0,
      level: 1,
      displayName: '',
      locale: 'en',
      role: 'user',
      perms: [],
      payStatus: 0,
      billingType: null,
      cardId: null,
      withLife: true,
      life: { value: 10, maxAccumulatedAmount: 10, lastAccrual: at },
      energy: { value: 24, maxAccumulatedAmount: 24, lastAccrual: at },
      logic: { payed: false, freemium: true },
      canGetAdditionalTrial: false,
      isLightTheme: false,
      withSeparatedZones: true,
      offline: false,
    });
  });

  it('[E-023] a preschooler has no lives to lose and a light theme, an adult neither of both', async () => {
    const [small, adult] = await Promise.all(
      [4 as const, 3 as const].map(async (targetLesson) =>
        profileOf((await platform().anonymous({ targetLesson })).token),
      ),
    );
    expect([small?.withLife, small?.isLightTheme, small?.who]).toEqual([false, true, 'pupil']);
    expect([adult?.withLife, adult?.isLightTheme, adult?.who]).toEqual([true, false, 'adult']);
  });

  it('[E-023] the demo accounts have their roles and permissions', async () => {
    const seen = async (name: string) => {
      const profile = await profileOf((await platform().login(name)).token);
      return [profile?.who, profile?.role, profile?.perms, profile?.withLife];
    };
    expect(await seen('child')).toEqual(['pupil', 'user', [], true]);
    expect(await seen('parent')).toEqual(['parent', 'user', ['card'], true]);
    expect(await seen('adult')).toEqual(['adult', 'user', [], true]);
    expect(await seen('teacher')).toEqual(['teacher', 'user', ['teacher', 'onlineTeacher', 'card'], true]);
    expect(await seen('editor')).toEqual(['adult', 'editor', ['quizEditor'], false]);
  });

  it('a flag of the popup is told once, to one of two tabs', async () => {
    const body = {
      email: `${randomUUID()}@example.org`,
      password: 'a long password',
      who: 'pupil' as const,
      targetLessons: [2 as const],
    };
    const { token } = (await platform().call(calls.register, { body })).body;
    const tabs = await Promise.all([profileOf(token), profileOf(token)]);
    expect(tabs.map((profile) => profile?.globalPopup.registered).sort()).toEqual([false, true]);
    expect((await profileOf(token))?.globalPopup.registered).toBe(false);
  });
});
