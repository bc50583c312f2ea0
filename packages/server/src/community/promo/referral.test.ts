import { calls, numbers } from '@logikit/contract';
import { expect, it } from 'vitest';
import { emailsTo } from '../../testing/test-emails.ts';
import { oneDatabase, type TestUser } from '../../testing/platform.ts';
import { learnerOf } from '../../testing/test-learner.ts';
import { draftOf, writeThread } from '../../testing/test-course.ts';
import { rightContent } from '../../testing/test-solver.ts';

oneDatabase('invitations', (platform) => {
  let made = 0;
  interface Coming {
    readonly referral?: string;
    readonly by?: TestUser;
    readonly who?: 'pupil' | 'parent';
  }
  const account = async ({ referral, by, who = 'parent' }: Coming = {}): Promise<TestUser> => {
    const body = {
      email: `inviter-${(made += 1)}@logikit.example`,
      password: 'long enough',
      who,
      targetLessons: [2 as const],
      ...(referral && { referral }),
    };
    const { body: session } = await platform().call(calls.register, { body }, by ? { token: by.token } : {});
    return {
      userId: session.userId,
      token: session.token,
      call: (call, input, extras) => platform().call(call, input, { token: session.token, ...extras }),
    };
  };
  const referral = async (user: TestUser, locale = 'en') =>
    (await user.call(calls.getReferral, {}, { headers: { locale } })).body.info;
  const energy = async (user: TestUser) => {
    const [row] = await platform().sql<{ amount: number }[]>`
      select coalesce(sum(amount), 0)::int as amount from ledger where user_id = ${user.userId} and reason = 'invite'`;
    return row?.amount;
  };
  const finishChapter = async (user: TestUser) => {
    const { sql } = platform();
    const { threadId, problemIds } = await writeThread(sql, [{ problems: [draftOf(['one']), draftOf(['two'])] }]);
    for (const problemId of problemIds) {
      platform().clock.advance(60_000);
      const content = await rightContent(sql, { userId: user.userId, problemId });
      expect((await learnerOf(user).send(problemId, content, { threadId })).status).toBe(200);
    }
  };
  const invite = (by: TestUser, email: string) => by.call(calls.inviteByLetter, { body: { email } });
  const letters = (email: string) => emailsTo(platform().sql, email);

  it('[C-010] tells the own code and its link, the same every time, and what they brought', async () => {
    const parent = await account();
    const info = await referral(parent);
    expect(info).toMatchObject({ invited: 0, rewarded: 0 });
    expect(info.link).toBe(`${platform().publicUrl}/2.0/en/start?ref=${info.code}`);
    expect((await referral(parent, 'ru')).link).toBe(`${platform().publicUrl}/2.0/start?ref=${info.code}`);
    await account({ referral: info.code.toLowerCase() });
    expect(await referral(parent)).toMatchObject({ code: info.code, invited: 1, rewarded: 0 });
    expect((await (await platform().anonymous()).call(calls.getReferral)).code).toBe('notAvailable');
  });

  it('[R-072] an anonymous learner counts from the registration on, and the reward comes once, after a chapter', async () => {
    const parent = await account();
    const { code } = await referral(parent);
    const child = await platform().anonymous({ referral: code });
    expect((await referral(parent)).invited).toBe(0);
    await finishChapter(child);
    expect([await energy(parent), (await referral(parent)).rewarded]).toEqual([0, 0]);
    await account({ by: child });
    expect(await referral(parent)).toMatchObject({ invited: 1, rewarded: 1 });
    expect(await energy(parent)).toBe(numbers.referral.rewardEnergy);
    const [message] = (await parent.call(calls.listMessageThreads, { query: { type: 'system' } })).body.data;
    expect(message?.last).toMatchObject({ phrase: 'inviteRewarded', values: [{ name: 'energy', value: '8' }] });
  });

  it('an account is rewarded with the answer that finishes its chapter, and never again', async () => {
    const parent = await account();
    const child = await account({ referral: (await referral(parent)).code, who: 'pupil' });
    expect(await energy(parent)).toBe(0);
    await finishChapter(child);
    expect(await energy(parent)).toBe(numbers.referral.rewardEnergy);
    await finishChapter(child);
    expect([await energy(parent), (await referral(parent)).rewarded]).toEqual([numbers.referral.rewardEnergy, 1]);
  });

  it('nobody invites themselves, a second inviter comes too late, and a code that nobody has changes nothing', async () => {
    const [one, two] = [await account(), await account()];
    const codes = [await referral(one), await referral(two)].map(({ code }) => code);
    await account({ referral: codes[0] ?? '', by: one });
    await account({ referral: 'AAAAA-AAAAA' });
    expect((await referral(one)).invited).toBe(0);
    const anonymous = await platform().anonymous({ referral: codes[0] ?? '' });
    await account({ referral: codes[1] ?? '', by: anonymous });
    expect([(await referral(one)).invited, (await referral(two)).invited]).toEqual([1, 0]);
  });

  it('[R-072] an invitation is a letter with the link and a nickname, once a week to an address, ten a day', async () => {
    const parent = await account();
    const { link } = await referral(parent);
    expect((await invite(parent, ' friend@logikit.example ')).status).toBe(200);
    expect((await invite(parent, 'friend@logikit.example')).status).toBe(200);
    const sent = await letters('friend@logikit.example');
    expect([sent.length, sent[0]?.text.includes(link.split('?')[1] ?? '-')]).toEqual([1, true]);
    expect(sent[0]?.text).not.toContain('inviter-');
    expect((await invite(parent, '')).code).toBe('enterEmailError');
    expect((await invite(parent, 'nobody')).code).toBe('invalidEmailError');
    const statuses: number[] = [];
    for (let count = 0; count < 7; count += 1)
      statuses.push((await invite(parent, `f${count}@logikit.example`)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
    expect((await invite(await account({ who: 'pupil' }), 'other@logikit.example')).code).toBe('notAvailable');
    expect(await letters('other@logikit.example')).toEqual([]);
  });
});
