import { randomUUID } from 'node:crypto';
import { calls } from '@logikit/contract';
import { expect, it } from 'vitest';
import { draftOf, writeThread } from '../../testing/test-course.ts';
import { learnerOf } from '../../testing/test-learner.ts';
import { eachDatabase, type TestUser } from '../../testing/platform.ts';

eachDatabase('merging', (platform) => {
  const problem = async () =>
    (await writeThread(platform().sql, [{ problems: [draftOf(['two'])] }])).problemIds[0] ?? 0;
  const account = async () => {
    const body = {
      username: `kid-${randomUUID().slice(0, 8)}`,
      password: 'a long password',
      who: 'pupil' as const,
      targetLessons: [2 as const],
    };
    const session = (await platform().call(calls.register, { body })).body;
    const user: TestUser = {
      userId: session.userId,
      token: session.token,
      call: (call, input, extras) => platform().call(call, input, { token: session.token, ...extras }),
    };
    return {
      user,
      login: (guest: TestUser, keep?: 'account' | 'anonymous') =>
        guest.call(calls.authenticate, {
          body: { username: body.username, password: body.password, ...(keep && { keep }) },
        }),
    };
  };
  const progressOf = async (token: string) => {
    const profile = (await platform().call(calls.getCommonProfile, {}, { token })).body.commonProfile;
    const passings = (await platform().call(calls.listPassings, { query: {} }, { token })).body;
    return { stars: profile?.stars, passings: passings.data.map((passing) => passing.problemId) };
  };

  it('progress of the anonymous learner moves to an account that has none', async () => {
    const problemId = await problem();
    const guest = await platform().anonymous();
    await learnerOf(guest).choose(problemId, ['two']);
    const { body, status } = await (await account()).login(guest);
    expect(status).toBe(200);
    expect(await progressOf(body.token)).toEqual({ stars: 3, passings: [problemId] });
  });

  it('when both have progress the platform asks, and keeps what is said', async () => {
    const [first, second] = [await problem(), await problem()];
    for (const [keep, expected] of [
      ['account', first],
      ['anonymous', second],
    ] as const) {
      const { user, login } = await account();
      await learnerOf(user).choose(first, ['two']);
      const guest = await platform().anonymous();
      await learnerOf(guest).choose(second, ['two']);
      const asked = await login(guest);
      expect([asked.status, asked.code]).toEqual([409, 'chooseProgress']);
      const { body } = await login(guest, keep);
      expect(await progressOf(body.token)).toEqual({ stars: 3, passings: [expected] });
    }
  });

  it('[V-041] data of tenants are separate: what is solved in one is not solved in the other', async () => {
    const { threadId, problemIds } = await writeThread(platform().sql, [{ problems: [draftOf(['two'])] }]);
    const guest = await platform().anonymous();
    await learnerOf(guest).choose(problemIds[0] ?? 0, ['two'], { threadId });
    const closed = async (tenant?: string) =>
      (await guest.call(calls.getThreadProgress, { params: { id: threadId } }, tenant === undefined ? {} : { tenant }))
        .body.progress.closed;
    expect([await closed(), await closed('logikit'), await closed('demo')]).toEqual([1, 1, 0]);
    expect((await guest.call(calls.listPassings, { query: {} }, { tenant: 'demo' })).body.data).toEqual([]);
  });
});
