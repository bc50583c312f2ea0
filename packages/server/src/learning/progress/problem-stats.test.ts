import { calls, numbers } from '@logikit/contract';
import { expect, it } from 'vitest';
import { oneDatabase } from '../../testing/platform.ts';
import { draftOf, writeThread } from '../../testing/test-course.ts';
import { learnerOf, type TestLearner } from '../../testing/test-learner.ts';

oneDatabase('how learners fare with a problem', (platform) => {
  const child = async () => learnerOf(await platform().anonymous());
  const statsOf = async (id: number) =>
    (await (await platform().login('editor')).call(calls.getProblemStats, { params: { id } })).body;

  it('[C-048] the figures are those of a scripted set of answers', async () => {
    const learners = numbers.stats.fromLearners;
    const { problemIds } = await writeThread(platform().sql, [{ problems: [draftOf(['two']), draftOf(['two'])] }], {
      isSequential: false,
    });
    const [id = 0, other = 0] = problemIds;
    // Every second one knows both; the others choose `one` first, then `two`. Each thinks ten seconds.
    const answer = async (one: TestLearner, problemId: number, knows: boolean) => {
      await one.open(problemId);
      platform().clock.advance(10_000);
      if (!knows) await one.choose(problemId, ['one']);
      await one.choose(problemId, ['two']);
    };
    const group = await Promise.all(Array.from({ length: learners }, child));
    for (const [index, one] of group.entries()) {
      await answer(one, other, index % 2 === 0);
      await answer(one, id, index % 2 === 0);
    }
    // Who only looks, who writes problems and who repeats moves no rate.
    await (await child()).open(id);
    const editor = learnerOf(await platform().login('editor'));
    await editor.choose(id, ['four']);
    await group[0]?.choose(id, ['three']);
    expect(await statsOf(id)).toEqual({
      shown: learners + 1,
      passings: learners * 1.5,
      firstTryRate: 0.5,
      avgMistakes: 0.5,
      avgSeconds: 10,
      byVariant: { one: learners / 2, two: learners },
      byLocale: { en: learners * 1.5 },
      discrimination: 1,
    });
  });

  it('[C-048] before enough learners have answered there are counts and no rates', async () => {
    const [id = 0] = (await writeThread(platform().sql, [{ problems: [draftOf(['two'])] }])).problemIds;
    await (await child()).choose(id, ['two']);
    expect(await statsOf(id)).toEqual({
      shown: 1,
      passings: 1,
      firstTryRate: null,
      avgMistakes: null,
      avgSeconds: null,
      byVariant: { two: 1 },
      byLocale: { en: 1 },
      discrimination: null,
    });
  });

  it('[C-048] what is read ahead for a day without a network has not been shown', async () => {
    const { threadId, problemIds } = await writeThread(platform().sql, [
      { problems: [draftOf(['two']), draftOf(['two'])] },
    ]);
    const [, second = 0] = problemIds;
    await (await child()).open(second, { threadId, ahead: 1 });
    expect((await statsOf(second)).shown).toBe(0);
  });
});
