import { calls } from '@logikit/contract';
import { expect, it } from 'vitest';
import { oneDatabase } from '../../testing/platform.ts';
import { CANARY, draftOf, variantOf, writeThread } from '../../testing/test-course.ts';
import { learnerOf } from '../../testing/test-learner.ts';

oneDatabase('hints', (platform) => {
  const learner = async () => learnerOf(await platform().anonymous());
  const problem = async (draft = draftOf(['two'])) =>
    (await writeThread(platform().sql, [{ problems: [draft] }])).problemIds[0] ?? 0;

  it('come in the author’s order, then put one wrong variant aside, then end', async () => {
    const problemId = await problem();
    const child = await learner();
    const take = () =>
      child.user.call(calls.takeHint, { params: { problemId }, query: {} }, { headers: { locale: 'en' } });
    expect((await child.open(problemId)).hintsLeft).toBe(3);
    const [first, second, third] = [await take(), await take(), await take()];
    const highlight = [`${CANARY}-part`];
    expect(first.body).toEqual({
      index: 1,
      pointer: { text: `${CANARY} hint 1`, highlight },
      removedVariant: null,
      hintsLeft: 2,
      costsStars: false,
    });
    expect(second.body).toEqual({
      index: 2,
      pointer: { text: `${CANARY} hint 2`, highlight },
      removedVariant: null,
      hintsLeft: 1,
      costsStars: true,
    });
    expect(third.body).toMatchObject({ index: 3, pointer: null, hintsLeft: 0, costsStars: false });
    expect(await child.ids(problemId, ['one', 'three', 'four'])).toContain(third.body.removedVariant);
    expect((await take()).code).toBe('hintsNotAllowed');
    expect((await child.choose(problemId, ['two'])).body).toMatchObject({ stars: 2, amountOfMistakes: 0 });
  });

  it('that were taken are shown again when the problem is opened again', async () => {
    const problemId = await problem();
    const child = await learner();
    const take = () => child.user.call(calls.takeHint, { params: { problemId }, query: {} });
    expect((await child.open(problemId)).takenHints).toBeUndefined();
    await take();
    const pointers = [1, 2].map((index) => ({ text: `${CANARY} hint ${index}`, highlight: [`${CANARY}-part`] }));
    expect((await child.open(problemId)).takenHints).toEqual({ pointers: pointers.slice(0, 1), removedVariant: null });
    await take();
    const { removedVariant } = (await take()).body;
    const reopened = await child.open(problemId);
    expect(reopened.takenHints).toEqual({ pointers, removedVariant });
    expect(JSON.stringify(reopened)).not.toMatch(new RegExp(`${CANARY} (praise|step|feedback|narration|comment)`));
  });

  it('cost no star when only one was taken', async () => {
    const problemId = await problem();
    const child = await learner();
    await child.user.call(calls.takeHint, { params: { problemId }, query: {} });
    expect((await child.choose(problemId, ['two'])).body.stars).toBe(3);
  });

  it('end when the problem is closed, and never put a variant aside where that would be the answer', async () => {
    const two = draftOf(['two'], { variants: ['one', 'two'].map((key) => variantOf(key, ['two'])) });
    const multi = draftOf(['one', 'two', 'three']);
    const settings = { ...multi.variantSettings, isMultiSelection: true };
    const [few, many] = [await problem(two), await problem({ ...multi, variantSettings: settings })];
    const child = await learner();
    expect([(await child.open(few)).hintsLeft, (await child.open(many)).hintsLeft]).toEqual([2, 2]);
    await child.choose(few, ['two']);
    expect((await child.open(few)).hintsLeft).toBe(0);
    expect((await child.user.call(calls.takeHint, { params: { problemId: few }, query: {} })).code).toBe(
      'hintsNotAllowed',
    );
  });

  it('are given once for one key, however often it is sent', async () => {
    const problemId = await problem();
    const child = await learner();
    const key = '3c1f5a0e-8f0f-4b8f-9d55-0a3b1c2d4e5f';
    const take = () => child.user.call(calls.takeHint, { params: { problemId }, query: {} }, { key });
    const answers = [await take(), await take(), await take()];
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect((await child.open(problemId)).hintsLeft).toBe(2);
  });
});
