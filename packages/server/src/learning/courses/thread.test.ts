import { calls, numbers } from '@logikit/contract';
import { expect, it } from 'vitest';
import { oneDatabase, type TestUser } from '../../testing/platform.ts';
import { draftOf, writeThread } from '../../testing/test-course.ts';
import { learnerOf } from '../../testing/test-learner.ts';

const three = () => ({ problems: [draftOf(['two']), draftOf(['two']), draftOf(['two'])] });

oneDatabase('threads', (platform) => {
  const learner = async () => learnerOf(await platform().anonymous());
  const pay = (userId: number) => platform().sql`update profile set pay_status = 2 where user_id = ${userId}`;
  const idsOf = async (...args: Parameters<typeof writeThread> extends [unknown, ...infer Rest] ? Rest : never) => {
    const thread = await writeThread(platform().sql, ...args);
    return { ...thread, problemIds: thread.problemIds as [number, number, number] };
  };

  it('[C-030] only enabled threads are listed, in pages, with own progress', async () => {
    const { courseId, threadId, problemIds } = await idsOf([three()]);
    const hidden = await idsOf([three()]);
    await platform().sql`update thread set is_enabled = false where id = ${hidden.threadId}`;
    const child = await learner();
    await child.choose(problemIds[0], ['two'], { threadId });
    const { body } = await child.user.call(calls.listThreads, { query: { courseId } });
    expect(body.meta.total).toBe(1);
    expect(body.data[0]).toMatchObject({
      id: threadId,
      isTrial: true,
      isLocked: false,
      progress: { problems: 3, closed: 1, correct: 1, stars: 3, maxStars: 9, isCompleted: false },
    });
    const all = await child.user.call(calls.listThreads, { query: { paginate: 0 } });
    expect(all.body.data.map(({ id }) => id)).toContain(threadId);
    expect(all.body.data.map(({ id }) => id)).not.toContain(hidden.threadId);
    expect((await child.user.call(calls.getThread, { params: { id: hidden.threadId } })).status).toBe(404);
    const adult = await child.user.call(calls.listThreads, { query: { targetLesson: 3, paginate: 0 } });
    expect(new Set(adult.body.data.map(({ targetLessonId }) => targetLessonId))).toEqual(new Set([3]));
  });

  it('[C-031] a thread shows its blocks and stations, of which one is current and the later ones are locked', async () => {
    const { threadId, theoryId, blockIds, problemIds } = await idsOf([
      { problems: [draftOf(['two'])] },
      { problems: [draftOf(['two']), draftOf(['two'])] },
    ]);
    const child = await learner();
    const road = async () => {
      const { body } = await child.user.call(
        calls.getThread,
        { params: { id: threadId } },
        { headers: { locale: 'en' } },
      );
      return body;
    };
    const fresh = await road();
    expect(fresh.problems).toEqual(
      problemIds.map((id, index) => ({
        id,
        blockId: blockIds[index === 0 ? 0 : 1],
        title: 'Test en',
        complexity: 2,
        state: index === 0 ? 'current' : 'locked',
        stars: 0,
        isFinal: false,
      })),
    );
    expect(fresh.blocks.map(({ id, blockTheory, isCompleted }) => [id, blockTheory, isCompleted])).toEqual(
      blockIds.map((id) => [id, theoryId, false]),
    );
    await child.choose(problemIds[0], ['two'], { threadId });
    const later = await road();
    expect(later.problems.map(({ state, stars }) => [state, stars])).toEqual([
      ['done', 3],
      ['current', 0],
      ['locked', 0],
    ]);
    expect(later.blocks.map(({ isCompleted }) => isCompleted)).toEqual([true, false]);
  });

  it('a locked station opens for nobody but an editor, whether the thread is named or not', async () => {
    const { threadId, problemIds } = await idsOf([three()]);
    const child = await learner();
    const [, second] = problemIds;
    const selectedVariants = await child.ids(second, ['two']);
    const open = (query: object) => child.user.call(calls.getProblem, { params: { id: second }, query });
    expect((await open({ threadId })).code).toBe('forbidden');
    expect((await child.send(second, { selectedVariants }, { threadId })).code).toBe('forbidden');
    expect((await open({})).code).toBe('forbidden');
    await platform().sql`update "user" set perms = '{quizEditor}' where id = ${child.user.userId}`;
    expect((await open({ threadId })).status).toBe(200);
  });

  it('a thread that is not sequential has every station open', async () => {
    const { threadId, problemIds } = await idsOf([three()], { isSequential: false });
    const child = await learner();
    const { body } = await child.user.call(calls.getThread, { params: { id: threadId } });
    expect(body.problems.map(({ state }) => state)).toEqual(['current', 'open', 'open']);
    expect((await child.choose(problemIds[2], ['two'], { threadId })).body.nextProblemId).toBe(problemIds[0]);
  });

  it('a learner whose grown-up has opened the road chooses the order; others still go station by station', async () => {
    const { threadId, problemIds } = await idsOf([three()], { isSequential: true });
    const child = await learner();
    const statesOf = async (user: TestUser) =>
      (await user.call(calls.getThread, { params: { id: threadId } })).body.problems.map(({ state }) => state);
    const last = { params: { id: problemIds[2] }, query: { threadId } };
    expect((await child.user.call(calls.getProblem, last)).code).toBe('forbidden');
    await platform().sql`update profile set lock_scheme = 'open' where user_id = ${child.user.userId}`;
    expect(await statesOf(child.user)).toEqual(['current', 'open', 'open']);
    expect((await child.user.call(calls.getProblem, last)).status).toBe(200);
    expect((await child.choose(problemIds[2], ['two'], { threadId })).body.nextProblemId).toBe(problemIds[0]);
    expect(await statesOf((await learner()).user)).toEqual(['current', 'locked', 'locked']);
  });

  it('a learner without a connection reads and answers a few stations ahead, and no further', async () => {
    const { user } = await learner();
    const { body: thread } = await user.call(calls.getThread, { params: { id: 1 } });
    const open = async (station: number, ahead: number) => {
      const { id } = thread.problems[station] ?? { id: 0 };
      return (await user.call(calls.getProblem, { params: { id }, query: { threadId: 1, ahead } })).status;
    };
    expect(thread.problems.length).toBeGreaterThan(numbers.stationsAhead + 1);
    expect(await open(1, 0)).toBe(403);
    expect(await open(1, 1)).toBe(200);
    expect(await open(numbers.stationsAhead, 1)).toBe(200);
    expect(await open(numbers.stationsAhead + 1, 1)).toBe(403);
  });

  it('a thread beyond the trial is locked until it is paid', async () => {
    const { courseId, threadId, problemIds } = await idsOf([three()], { isTrial: false });
    const child = await learner();
    const { body } = await child.user.call(calls.listThreads, { query: { courseId } });
    expect(body.data[0]?.isLocked).toBe(true);
    const road = await child.user.call(calls.getThread, { params: { id: threadId } });
    expect(road.body.problems.map(({ state }) => state)).toEqual(['locked', 'locked', 'locked']);
    expect((await child.choose(problemIds[0], ['two'], { threadId })).code).toBe('forbidden');
    await pay(child.user.userId);
    expect((await child.choose(problemIds[0], ['two'], { threadId })).status).toBe(200);
  });

  it('a problem that is not in the named thread, and events that do not exist, are 404', async () => {
    const [here, there] = [await idsOf([three()]), await idsOf([three()])];
    const child = await learner();
    for (const query of [
      { threadId: there.threadId },
      { blockId: there.blockIds[0] ?? 0 },
      { eventId: 1 },
      { exerciseBlockNumber: 1 },
    ]) {
      expect((await child.user.call(calls.getProblem, { params: { id: here.problemIds[0] }, query })).status).toBe(404);
    }
  });

  it('[C-032] progress of a thread matches the passings made', async () => {
    const { threadId, problemIds } = await idsOf([three()]);
    const child = await learner();
    await child.choose(problemIds[0], ['one'], { threadId });
    await child.choose(problemIds[0], ['two'], { threadId });
    for (const key of ['one', 'three', 'four']) await child.choose(problemIds[1], [key], { threadId });
    const { body } = await child.user.call(calls.getThreadProgress, { params: { id: threadId } });
    expect(body.progress).toEqual({ problems: 3, closed: 2, correct: 1, stars: 2, maxStars: 9, isCompleted: false });
  });

  it('[C-033] the recommended problem leads through the whole thread and then to the fewest stars', async () => {
    const { threadId, problemIds } = await idsOf([three()]);
    const child = await learner();
    const recommended = async () =>
      (await child.user.call(calls.getRecommendedProblem, { params: { id: threadId } })).body.problemId;
    const [first, second, third] = problemIds;
    expect(await recommended()).toBe(first);
    await child.choose(first, ['two'], { threadId });
    expect(await recommended()).toBe(second);
    await child.choose(second, ['one'], { threadId });
    expect(await recommended()).toBe(second);
    await child.choose(second, ['two'], { threadId });
    expect(await recommended()).toBe(third);
    await child.choose(third, ['two'], { threadId });
    expect(await recommended()).toBe(second);
    await platform().sql`update progress set stars = 3 where user_id = ${child.user.userId}`;
    expect(await recommended()).toBeNull();
  });

  it('a problem shared by two threads has one progress', async () => {
    const [here, there] = [await idsOf([three()]), await idsOf([three()])];
    await platform().sql`
      update block_problem set problem_id = ${here.problemIds[0]} where block_id = ${there.blockIds[0] ?? 0} and position = 1`;
    const child = await learner();
    await child.choose(here.problemIds[0], ['two'], { threadId: here.threadId });
    const { body } = await child.user.call(calls.getThread, { params: { id: there.threadId } });
    expect(body.problems[0]).toMatchObject({ id: here.problemIds[0], state: 'done', stars: 3 });
  });

  it('a quiz closes at the first answer, with three stars or none, and gives no hints', async () => {
    const { threadId, problemIds } = await idsOf([three()], { type: 'quiz' });
    const child = await learner();
    const hint = await child.user.call(calls.takeHint, { params: { problemId: problemIds[0] }, query: { threadId } });
    expect(hint.code).toBe('hintsNotAllowed');
    const { body } = await child.choose(problemIds[0], ['one'], { threadId });
    expect(body).toMatchObject({
      isFinal: true,
      isCorrect: false,
      stars: 0,
      triesLeft: 0,
      nextProblemId: problemIds[1],
    });
    expect((await child.choose(problemIds[1], ['two'], { threadId })).body.stars).toBe(3);
  });

  it('a checkpoint closes at the first answer', async () => {
    const { threadId, problemIds } = await idsOf([{ ...three(), type: 'checkpoint' }]);
    const child = await learner();
    expect(await child.open(problemIds[0], { threadId })).toMatchObject({ triesLeft: 1, hintsLeft: 0 });
    expect((await child.choose(problemIds[0], ['one'], { threadId })).body.isFinal).toBe(true);
  });

  it('[C-040] a block shows its problems and progress', async () => {
    const { threadId, blockIds, problemIds } = await idsOf([{ problems: [draftOf(['two'])] }, three()]);
    const child = await learner();
    await child.choose(problemIds[0], ['two'], { threadId });
    const [id = 0] = blockIds;
    const { body } = await child.user.call(calls.getBlock, { params: { id } }, { headers: { locale: 'en' } });
    expect(body).toMatchObject({
      id,
      threadId,
      isCompleted: true,
      problems: [{ id: problemIds[0], title: 'Test en', complexity: 2, stars: 3, isFinal: true }],
      blockProgress: { problems: 1, closed: 1, stars: 3 },
    });
    expect((await child.user.call(calls.getBlock, { params: { id: 2_000_000 } })).status).toBe(404);
  });

  it('[C-041] a block completes when all of its problems are closed, and as often as it is asked', async () => {
    const { threadId, blockIds, problemIds } = await idsOf([{ problems: [draftOf(['two']), draftOf(['two'])] }]);
    const child = await learner();
    const [id = 0] = blockIds;
    const complete = () => child.user.call(calls.completeBlock, { params: { id } });
    await child.choose(problemIds[0], ['two'], { threadId });
    expect([(await complete()).status, (await complete()).code]).toEqual([409, 'blockNotFinished']);
    await child.choose(problemIds[1], ['one'], { threadId });
    await child.choose(problemIds[1], ['two'], { threadId });
    expect([(await complete()).body, (await complete()).body]).toEqual([
      { id, isCompleted: true, stars: 5 },
      { id, isCompleted: true, stars: 5 },
    ]);
  });
});
