import { calls } from '@logikit/contract';
import { expect, it } from 'vitest';
import { oneDatabase } from '../../testing/platform.ts';
import { draftOf, writeThread } from '../../testing/test-course.ts';
import { learnerOf } from '../../testing/test-learner.ts';
import { addChild, newParent, openGate, switchTo } from '../../testing/test-family.ts';

oneDatabase('a pupil begins anew', (platform) => {
  it('[C-072] [E-046] a parent resets an own pupil, which counts; a stranger and the pupil cannot', async () => {
    const thread = await writeThread(platform().sql, [{ problems: [draftOf(['two'])] }]);
    const parent = await newParent(platform());
    const stranger = await newParent(platform());
    const ada = await addChild(parent, 'Ada');
    const child = await switchTo(platform(), parent, ada);
    await learnerOf(child).choose(thread.problemIds[0] ?? 0, ['two'], { threadId: thread.threadId });
    const stars = async () => (await child.call(calls.getCommonProfile)).body.commonProfile?.stars;
    expect(await stars()).toBe(3);
    const reset = { body: { cardId: ada } };
    expect((await stranger.call(calls.resetUserProgress, reset)).status).toBe(403);
    expect((await child.call(calls.resetUserProgress, reset)).status).toBe(403);
    const { body: again } = await platform().call(calls.authenticate, {
      body: { username: parent.email, password: parent.password },
    });
    const back = { token: again.token };
    expect((await platform().call(calls.resetUserProgress, reset, back)).body).toEqual({ status: 'ok' });
    expect(await stars()).toBe(0);
    const { pupils } = (await platform().call(calls.getMultiSettings, {}, back)).body;
    expect(pupils.find(({ userId }) => userId === ada)).toMatchObject({
      takenResetProgressCount: 1,
      isAllowedToResetProgress: false,
      nextProgressResetDate: expect.any(String) as string,
    });
    expect((await platform().call(calls.resetUserProgress, reset, back)).code).toBe('resetNotAllowed');
  });

  it('[C-072] who learns alone resets behind the gate', async () => {
    const pupil = await newParent(platform(), { who: 'pupil' });
    const reset = () => pupil.call(calls.resetUserProgress, { body: { cardId: pupil.userId } });
    expect((await reset()).code).toBe('parentZoneClosed');
    await openGate(pupil);
    expect((await reset()).status).toBe(200);
  });
});
