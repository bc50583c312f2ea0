import { calls } from '@logikit/contract';
import { expect, it } from 'vitest';
import { oneDatabase } from '../../../testing/platform.ts';
import { draftOf, writeThread } from '../../../testing/test-course.ts';
import { addChild, newParent, switchTo, userOf } from '../../../testing/test-family.ts';
import { learnerOf } from '../../../testing/test-learner.ts';

oneDatabase('a pupil’s report', (platform) => {
  it('tells the parent where on the road the child stands', async () => {
    const atHome = await newParent(platform());
    const cardId = await addChild(atHome);
    const child = learnerOf(await switchTo(platform(), atHome, cardId));
    const { email: username, password } = atHome;
    const elsewhere = await platform().call(calls.authenticate, { body: { username, password } });
    const parent = userOf(platform(), atHome.userId, elsewhere.body.token);
    const road = async () =>
      (await parent.call(calls.getPupilReport, { params: { id: cardId }, query: { period: 'week' } })).body.road;
    expect(await road()).toBeNull();
    const thread = await writeThread(platform().sql, [{ problems: [draftOf(['two']), draftOf(['two'])] }]);
    const [first = 0, second = 0] = thread.problemIds;
    await child.choose(first, ['two'], { threadId: thread.threadId });
    expect(await road()).toMatchObject({ station: 2, stations: 2, title: expect.any(String) as string });
    await child.choose(second, ['two'], { threadId: thread.threadId });
    expect(await road()).toMatchObject({ station: 2, stations: 2, title: null });
  });
});
