import { calls } from '@logikit/contract';
import { expect, it } from 'vitest';
import { oneDatabase } from '../../testing/platform.ts';
import { draftOf, nothing, writeThread } from '../../testing/test-course.ts';
import { learnerOf, type TestLearner } from '../../testing/test-learner.ts';

const HOUR = 3_600_000;

oneDatabase('the version of a problem that is answered', (platform) => {
  const learner = async (): Promise<TestLearner> => learnerOf(await platform().anonymous());
  const problem = async (): Promise<number> => {
    const written = await writeThread(platform().sql, [{ problems: [draftOf(['two'])] }], { isSequential: false });
    return written.problemIds[0] ?? 0;
  };
  /** Another variant is right from now on. */
  const change = async (id: number): Promise<void> => {
    const editor = await platform().login('editor');
    const body = draftOf(['three'], { isEnabled: true, emoji: '🐢' });
    expect((await editor.call(calls.updateProblem, { params: { id }, body })).status).toBe(200);
  };
  const answer = async (child: TestLearner, problemId: number, version: number) => {
    const content = { ...nothing, selectedVariants: await child.ids(problemId, ['two']) };
    return (
      await child.user.call(calls.submitPassing, { params: { problemId }, query: {}, body: { content, version } })
    ).body;
  };

  it('a passing that is read again shows what was answered, although the problem has been changed since', async () => {
    const [child, problemId] = [await learner(), await problem()];
    const seen = await child.open(problemId);
    expect(seen.version).toBe(1);
    const { id: passingId } = (await child.choose(problemId, ['two'])).body;
    const read = async () =>
      (
        await child.user.call(
          calls.getPassing,
          { params: { problemId, passingId }, query: {} },
          { headers: { locale: 'en' } },
        )
      ).body;
    expect(await read()).not.toHaveProperty('problem');
    await change(problemId);
    const again = await read();
    expect(again).toMatchObject({
      isCorrect: true,
      stars: 3,
      closed: { rightVariants: await child.ids(problemId, ['two']) },
    });
    const { hintsLeft, triesLeft, progress, solution, ...view } = again.problem ?? {};
    expect(view).toEqual(Object.fromEntries(Object.keys(view).map((key) => [key, seen[key as keyof typeof seen]])));
    expect([hintsLeft, triesLeft, progress?.isFinal, solution]).toEqual([0, null, true, again.closed]);
    expect(await child.open(problemId)).toMatchObject({ version: 2, emoji: '🐢' });
  });

  it('whoever sees a problem while it is changed is judged by what they see, for a day', async () => {
    const problemId = await problem();
    await change(problemId);
    platform().clock.advance(23 * HOUR);
    expect(await answer(await learner(), problemId, 1)).toMatchObject({ isCorrect: true, stars: 3 });
    // A page that does not tell, and a version that nobody has kept: as the problem is now.
    expect((await (await learner()).choose(problemId, ['two'])).body.isCorrect).toBe(false);
    expect((await answer(await learner(), problemId, 77)).isCorrect).toBe(false);
    platform().clock.advance(2 * HOUR);
    expect((await answer(await learner(), problemId, 1)).isCorrect).toBe(false);
  });

  it('an answer that is told again is told by the version that judged it', async () => {
    const [child, problemId] = [await learner(), await problem()];
    await change(problemId);
    const content = { ...nothing, selectedVariants: await child.ids(problemId, ['two']) };
    const send = () =>
      child.user.call(
        calls.submitPassing,
        { params: { problemId }, query: {}, body: { content, version: 1 } },
        { key },
      );
    const key = '7f0c1a52-3d1e-4c7a-9b39-0d9b7c8e1f10';
    const first = await send();
    expect(first.body.isCorrect).toBe(true);
    expect((await send()).body).toEqual(first.body);
  });
});
