import { type CallInput, calls } from '@logikit/contract';
import { expect, it } from 'vitest';
import { oneDatabase, type TestUser } from '../../testing/platform.ts';
import { draftOf, writeThread } from '../../testing/test-course.ts';

oneDatabase('list of problems', (platform) => {
  type Query = CallInput<typeof calls.listProblems>['query'];
  const list = async (user: TestUser, query: Query) =>
    (await user.call(calls.listProblems, { query: { paginate: 0, ...query } }, { headers: { locale: 'en' } })).body;

  const maps = [
    ['K-035', 1, { 1: [1], 2: [2], 3: [3, 4, 5] }],
    ['K-036', 2, { 1: [1, 2], 2: [3], 3: [4, 5] }],
    ['K-036', 3, { 1: [1, 2], 2: [3], 3: [4, 5] }],
    ['K-037', 4, { 1: [1, 2, 3, 4, 5], 2: [], 3: [] }],
    ['K-037', 5, { 1: [1, 2, 3, 4, 5], 2: [], 3: [] }],
  ] as const;
  it.each(maps)(
    '[%s] the tiers of target lesson %i filter exactly their complexities',
    async (_id, targetLesson, map) => {
      const user = await platform().anonymous();
      for (const [tier, complexities] of Object.entries(map)) {
        const seen = new Set<number>();
        for (let page = 1, last = 1; page <= last; page += 1) {
          const query = { targetLesson, tier: Number(tier), perPage: 100, page };
          const { body } = await user.call(calls.listProblems, { query });
          expect(body.data.every((problem) => problem.targetLesson === targetLesson)).toBe(true);
          for (const { complexity } of body.data) seen.add(complexity);
          last = body.meta.lastPage;
        }
        expect([...seen].sort()).toEqual(complexities);
      }
    },
  );

  it('[C-042] a learner sees enabled problems only, an editor all with every filter', async () => {
    const tag = 'listed-here';
    const { problemIds } = await writeThread(platform().sql, [
      {
        problems: [
          draftOf(['two'], { tags: [tag], complexity: 2 }),
          draftOf(['two'], { tags: [tag], complexity: 5 }),
          draftOf(['two'], { tags: [tag], complexity: 5, isEnabled: false }),
          draftOf(['two'], { tags: [tag], complexity: 5 }),
        ],
      },
    ]);
    const [easy, hard, disabled, gone] = problemIds;
    await platform().sql`update problem set is_deleted = true where id = ${gone ?? 0}`;
    const quiz = await writeThread(platform().sql, [{ problems: [draftOf(['two'], { tags: [tag] })] }], {
      type: 'quiz',
    });
    const [asked] = quiz.problemIds;
    const [user, editor] = [await platform().anonymous(), await platform().login('editor')];
    const idsOf = async (who: TestUser, query: Query) => (await list(who, { tag, ...query })).data.map(({ id }) => id);
    expect(await idsOf(user, {})).toEqual([easy, hard]);
    expect(await idsOf(user, { isEnabled: 0 })).toEqual([easy, hard]);
    expect(await idsOf(editor, {})).toEqual([easy, hard, disabled, asked]);
    expect(await idsOf(editor, { isEnabled: 0 })).toEqual([disabled]);
    expect(await idsOf(editor, { isEnabled: 1, complexity: 5 })).toEqual([hard]);
    expect(await idsOf(editor, { complexity: 5, tier: 1, targetLesson: 2 })).toEqual([]);
    expect(await idsOf(editor, { targetLesson: 3 })).toEqual([]);
    expect((await list(user, { tag })).data[0]).toEqual({
      id: easy,
      title: 'Test en',
      complexity: 2,
      targetLesson: 2,
      isEnabled: true,
      tags: [tag],
    });
    const page = await user.call(calls.listProblems, { query: { targetLesson: 2, perPage: 3, page: 2 } });
    expect(page.body.meta).toMatchObject({ currentPage: 2, from: 4, to: 6, perPage: 3 });
    expect(page.body.data.every(({ title }) => title !== '')).toBe(true);
    expect((await user.call(calls.listProblems, { query: { complexity: 6 as 5 } })).status).toBe(400);
  });
});
