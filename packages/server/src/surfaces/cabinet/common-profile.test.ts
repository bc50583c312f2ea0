import { randomUUID } from 'node:crypto';
import { calls } from '@logikit/contract';
import { models } from '@logikit/contract/model';
import { expect, it } from 'vitest';
import { oneDatabase } from '../../testing/platform.ts';

oneDatabase('common profile', (platform) => {
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
      hasPupils: false,
      withLife: true,
      life: { value: 10, maxAccumulatedAmount: 10, lastAccrual: at },
      energy: { value: 24, maxAccumulatedAmount: 24, lastAccrual: at },
      logic: { payed: false, freemium: true },
      canGetAdditionalTrial: false,
      isLocaleChosen: false,
      isThemeChosen: false,
      isLightTheme: true,
      withSeparatedZones: true,
      offline: false,
    });
  });

  it('[E-023] a preschooler has no lives to lose, and nobody is put in the dark unasked (D-187)', async () => {
    const [small, adult] = await Promise.all(
      [4 as const, 3 as const].map(async (targetLesson) =>
        profileOf((await platform().anonymous({ targetLesson })).token),
      ),
    );
    expect([small?.withLife, small?.isLightTheme, small?.who]).toEqual([false, true, 'pupil']);
    expect([adult?.withLife, adult?.isLightTheme, adult?.who]).toEqual([true, true, 'adult']);
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

  it.each([
    ['none', 0, false],
    ['on trial', 1, false],
    ['paid', 2, true],
    ['expired', 3, false],
  ])('[E-044] payment %s: both profiles say it alike, and every gate follows', async (_name, payStatus, payed) => {
    const account = { password: 'a long password', who: 'adult' as const, targetLessons: [2 as const] };
    const body = { ...account, email: `${randomUUID()}@example.org` };
    const { token, userId } = (await platform().call(calls.register, { body })).body;
    await platform().sql`update profile set pay_status = ${payStatus} where user_id = ${userId}`;
    const ask = { token };
    const { logic, withLife } = (await profileOf(token)) ?? {};
    const whole = (await platform().call(calls.getProfile, {}, ask)).body;
    expect([logic, whole.logic]).toEqual(Array(2).fill({ payed, freemium: !payed }));
    // Lives are for whoever has not paid, messages and fresh exercises for whoever has.
    expect(withLife).toBe(!payed);
    expect((await platform().call(calls.getMessagesState, {}, ask)).body.canSend).toBe(payed);
    const drawn = await platform().call(calls.regenerateExercise, { params: { a: 2, b: 1 } }, ask);
    expect([drawn.status, drawn.code]).toEqual(payed ? [200, null] : [403, 'notPaid']);
  });

  it('[E-024] titles of pages are told as the tenant has them in this language, in their order', async () => {
    const { sql } = platform();
    const learner = await platform().anonymous({ targetLesson: 2, locale: 'en' });
    expect((await profileOf(learner.token))?.pageMetas).toEqual([]);
    const [other] = await sql<{ id: number }[]>`insert into tenant (slug, name, created_at)
      values ('other-titles', 'Other', now()) returning id`;
    const own = (await sql<{ id: number }[]>`select tenant_id as id from "user" where id = ${learner.userId}`)[0]?.id;
    for (const [tenant, locale, uri, isRegexp, title] of [
      [own, null, '^/2\\.0/en/cabinet/exercises', true, 'Any exercise'],
      [own, 'en', '/2.0/en/cabinet/exercises', false, 'Exercises'],
      [own, 'de', '/2.0/en/cabinet/exercises', false, 'Übungen'],
      [other?.id, null, '/2.0/en/cabinet/exercises', false, 'Somebody else’s'],
    ] as const)
      await sql`insert into page_meta (tenant_id, locale, uri, is_regexp, title)
        values (${tenant ?? 0}, ${locale}, ${uri}, ${isRegexp}, ${title})`;
    expect((await profileOf(learner.token))?.pageMetas).toEqual([
      { uri: '^/2\\.0/en/cabinet/exercises', isRegexp: true, title: 'Any exercise' },
      { uri: '/2.0/en/cabinet/exercises', isRegexp: false, title: 'Exercises' },
    ]);
    await sql`delete from page_meta`;
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
