import { calls, type Model } from '@logikit/contract';
import { expect, it } from 'vitest';
import { readProfile } from '../../identity/accounts/profile/profile.ts';
import { oneDatabase } from '../../testing/platform.ts';
import { draftOf, writeThread } from '../../testing/test-course.ts';
import { exerciseOf } from '../../testing/test-exercise.ts';
import { learnerOf, type TestLearner } from '../../testing/test-learner.ts';

const inBlock = { exerciseBlockNumber: 1, complexity: 1 } as const;

oneDatabase('one standing for rewards', (platform) => {
  const sql = () => platform().sql;
  /** A learner who meets one problem on an open road and in a block of exercises. */
  const meeting = async () => {
    const child = learnerOf(await platform().anonymous({ targetLesson: 2 }));
    const { threadId, problemIds, courseId } = await writeThread(sql(), [{ problems: [draftOf(['two'])] }]);
    const [problemId = 0] = problemIds;
    await exerciseOf(child.user, 2, 1).ids(1);
    await sql()`update exercise_block set problem_ids = array[${problemId}::int] where user_id = ${child.user.userId}`;
    return { child, problemId, courseId, onRoad: { threadId } };
  };
  const earned = async ({ user }: TestLearner) => {
    const { stars, starsOnBalance, completedProblems, allCompletedProblems } = await readProfile(sql(), user.userId);
    const [ledger] = await sql()<{ sum: number }[]>`
      select coalesce(sum(amount), 0)::int as sum from ledger where user_id = ${user.userId} and currency = 'stars'`;
    const { body: sums } = await user.call(calls.getPassingStats);
    expect([starsOnBalance, ledger?.sum, sums.stars]).toEqual([stars, stars, stars]);
    return [stars, completedProblems, allCompletedProblems];
  };
  const answerAll = async (
    child: TestLearner,
    problemId: number,
    answers: readonly [string, Model<'PassingContext'>][],
  ) => {
    for (const [key, where] of answers) expect((await child.choose(problemId, [key], where)).status).toBe(200);
  };

  it('[D-310] a problem that was solved on the road pays nothing in a block of exercises, nor the other way round', async () => {
    for (const isRoadFirst of [true, false]) {
      const { child, problemId, onRoad } = await meeting();
      const places = isRoadFirst ? [onRoad, inBlock] : [inBlock, onRoad];
      await answerAll(child, problemId, [['two', places[0] ?? {}]]);
      expect(await earned(child)).toEqual([3, 1, 1]);
      const { body } = await child.choose(problemId, ['two'], places[1]);
      expect(body).toMatchObject({ isCorrect: true, isFinal: true, isReplay: false, stars: 3 });
      expect(body.profile).toMatchObject({ stars: 3, starsOnBalance: 3, allCompletedProblems: 1 });
      expect(await earned(child)).toEqual([3, 1, 1]);
    }
  });

  it('[D-310] an answer that was told for nothing is worth nothing elsewhere', async () => {
    const { child, problemId, onRoad } = await meeting();
    await answerAll(child, problemId, [
      ['one', onRoad],
      ['three', onRoad],
      ['four', onRoad],
    ]);
    expect((await child.open(problemId, onRoad)).solution?.rightVariants).toHaveLength(1);
    await answerAll(child, problemId, [['two', inBlock]]);
    expect(await earned(child)).toEqual([0, 0, 0]);
  });

  it('[D-310] a block that was skipped has told its answers', async () => {
    const { child, problemId, onRoad } = await meeting();
    const may = (perms: string) => sql()`update "user" set perms = ${perms} where id = ${child.user.userId}`;
    await may('{quizEditor}');
    await exerciseOf(child.user, 2, 1).force(1);
    await may('{}');
    expect((await child.open(problemId, inBlock)).solution).not.toBeNull();
    await answerAll(child, problemId, [['two', onRoad]]);
    expect(await earned(child)).toEqual([0, 0, 0]);
  });

  it('[D-310] mistakes and hints of one place count in the other', async () => {
    const mistaken = await meeting();
    await answerAll(mistaken.child, mistaken.problemId, [
      ['one', mistaken.onRoad],
      ['three', mistaken.onRoad],
      ['two', inBlock],
    ]);
    expect(await earned(mistaken.child)).toEqual([1, 1, 1]);
    const hinted = await meeting();
    for (let hints = 0; hints < 2; hints += 1)
      await hinted.child.user.call(calls.takeHint, { params: { problemId: hinted.problemId }, query: hinted.onRoad });
    await answerAll(hinted.child, hinted.problemId, [['two', inBlock]]);
    expect(await earned(hinted.child)).toEqual([2, 1, 1]);
  });

  it('[D-310] the address of another tenant is no second problem', async () => {
    const { child, problemId, onRoad } = await meeting();
    await answerAll(child, problemId, [['two', onRoad]]);
    const selectedVariants = await child.ids(problemId, ['two'], onRoad);
    const { status, body } = await child.user.call(
      calls.submitPassing,
      {
        params: { problemId },
        query: onRoad,
        body: { content: { selectedVariants, graphicState: null, autoValidateString: null } },
      },
      { tenant: 'demo' },
    );
    expect([status, body.isCorrect, body.profile?.stars]).toEqual([200, true, 3]);
    expect(await earned(child)).toEqual([3, 1, 1]);
  });

  it('[D-310] replays of all places together pay three stars at most, one a day', async () => {
    const { child, problemId, onRoad } = await meeting();
    await answerAll(child, problemId, [
      ['one', onRoad],
      ['two', onRoad],
      ['three', inBlock],
      ['two', inBlock],
    ]);
    expect(await earned(child)).toEqual([2, 1, 1]);
    const dayLater = () => sql()`
      update progress set stars_at = stars_at - interval '24 hours' where user_id = ${child.user.userId}`;
    await dayLater();
    await answerAll(child, problemId, [
      ['two', inBlock],
      ['two', onRoad],
    ]);
    expect(await earned(child)).toEqual([3, 1, 1]);
    await dayLater();
    await answerAll(child, problemId, [
      ['two', inBlock],
      ['two', onRoad],
    ]);
    expect(await earned(child)).toEqual([3, 1, 1]);
  });

  it('[D-310] a reset takes back what was paid, once, and the road pays anew', async () => {
    const { child, problemId, courseId, onRoad } = await meeting();
    await answerAll(child, problemId, [
      ['two', onRoad],
      ['two', inBlock],
    ]);
    const reset = await child.user.call(calls.resetCourseProgress, { body: { courseId } });
    expect(reset.status).toBe(200);
    expect(await earned(child)).toEqual([0, 0, 0]);
    await answerAll(child, problemId, [['two', onRoad]]);
    expect(await earned(child)).toEqual([3, 1, 1]);
  });
});
