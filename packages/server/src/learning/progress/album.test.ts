import { calls } from '@logikit/contract';
import { expect, it } from 'vitest';
import { eachDatabase } from '../../testing/platform.ts';
import { draftOf, writeThread } from '../../testing/test-course.ts';
import { learnerOf } from '../../testing/test-learner.ts';

eachDatabase('the album', (platform) => {
  it('shows the solved problems as pictures, idea by idea, and nothing of a problem that is still open', async () => {
    const drawn = { view: [0, 0, 10, 10] as [number, number, number, number], art: [] };
    const { threadId, problemIds } = await writeThread(platform().sql, [
      { problems: [draftOf(['two'], { contentImage: drawn }), draftOf(['two']), draftOf(['two'])] },
    ]);
    const [first = 0, second = 0, open = 0] = problemIds;
    await platform().sql`update problem set family = 'mirror' where id = ${first}`;
    const child = learnerOf(await platform().anonymous());
    await child.choose(first, ['two'], { threadId });
    await child.choose(second, ['two'], { threadId });
    await child.choose(open, ['one'], { threadId });
    const album = async (query: object) => (await child.user.call(calls.readAlbum, { query })).body;
    const all = await album({});
    expect(all.ideas).toEqual([{ idea: 'mirror', count: 1 }]);
    expect(all.data).toMatchObject([
      { problemId: first, idea: 'mirror', images: [drawn] },
      { problemId: second, idea: null },
    ]);
    const seen = await child.user.call(calls.getProblem, { params: { id: second }, query: { threadId } });
    expect(all.data[1]?.images).toEqual([seen.body.contentImage]);
    const mirrors = await album({ idea: 'mirror' });
    expect(mirrors.meta.total).toBe(1);
    expect(mirrors.data).toMatchObject([{ problemId: first, threadId, stars: 3 }]);
    expect((await album({ idea: 'maze' })).data).toEqual([]);
    expect((await child.user.call(calls.readAlbum, { query: { idea: "'; drop" } })).status).toBe(400);
  });
});
