import { calls, numbers } from '@logikit/contract';
import { expect, it } from 'vitest';
import { oneDatabase, type TestUser } from '../../testing/platform.ts';
import { exerciseOf, solve, solveAll } from '../../testing/test-exercise.ts';

oneDatabase('exercises that change', (platform) => {
  const sql = () => platform().sql;
  const child = () => platform().anonymous();
  const pay = (user: TestUser) => sql()`update profile set pay_status = 2 where user_id = ${user.userId}`;
  const countersOf = async ({ userId }: TestUser) =>
    (await sql()`select stars, completed_problems from profile where user_id = ${userId}`)[0];
  const query = { exerciseBlockNumber: 1 };

  it('a learner may complete a block early from the eighth closed problem on', async () => {
    const user = await child();
    const { ids, force, get, progress, result } = exerciseOf(user, 2, 1);
    expect((await force(1)).code).toBe('blockNotFinished');
    expect((await force(2)).code).toBe('forbidden');
    expect((await exerciseOf(user, 4, 2).force(1)).status).toBe(404);
    const problems = await ids(1);
    await solveAll(sql(), user, { ids: problems.slice(0, 7), query });
    expect([(await force(1)).status, (await force(1)).code]).toEqual([409, 'blockNotFinished']);
    await solve(sql(), user, { problemId: problems[7] ?? 0, query });
    const before = await countersOf(user);
    const completed = { number: 1, type: 'regular', isBought: true, isCompleted: true, isLocked: false, stars: 24 };
    expect((await force(1)).body).toEqual(completed);
    expect((await force(1)).body).toEqual(completed);
    expect((await get()).body.blocks[1]).toMatchObject({ number: 2, isLocked: false });
    expect(
      (await progress(1)).body.problems.map(({ isFinal, isSkipped, stars }) => [isFinal, isSkipped, stars]),
    ).toEqual(problems.map((_, at) => [true, at >= 8, at < 8 ? 3 : 0]));
    expect((await result(1)).body.progress).toMatchObject({ closed: 10, correct: 8, stars: 24, isCompleted: true });
    expect(await countersOf(user)).toEqual(before);
    // What was skipped may be looked at and tried; that counts for nothing.
    const later = await solve(sql(), user, { problemId: problems[9] ?? 0, query });
    expect(later.body).toMatchObject({ isReplay: true, isFinal: true, stars: 0 });
    expect(await countersOf(user)).toEqual(before);
    const rated = await sql()`select answers from learner_ability where user_id = ${user.userId} and target_lesson = 2`;
    expect(rated[0]).toEqual({ answers: 8 });
  });

  it('an editor completes any block, and a guest none', async () => {
    const editor = await platform().login('editor');
    const { force, get } = exerciseOf(editor, 3, 2);
    expect((await force(1)).body).toMatchObject({ number: 1, isCompleted: true, stars: 0 });
    expect((await force(1)).body).toMatchObject({ number: 1, isCompleted: true, stars: 0 });
    expect((await get()).body.blocks[0]).toMatchObject({ isCompleted: true, stars: 0 });
    const params = { a: 3 as const, b: 2, c: 1 };
    expect((await platform().call(calls.forceCompleteExercise, { params, query: {} })).status).toBe(401);
  });

  it('[V-032] a subscriber has blocks drawn anew that nobody has begun, three times a day; freemium hears 403', async () => {
    const user = await child();
    const { ids, regenerate } = exerciseOf(user, 2, 1);
    const before = await ids(1);
    const freemium = await regenerate();
    expect([freemium.status, freemium.code]).toEqual([403, 'notPaid']);
    expect(await ids(1)).toEqual(before);
    await pay(user);
    expect((await regenerate()).body).toMatchObject({
      targetLesson: 2,
      blocks: [{ number: 1, isCompleted: false }, {}, {}],
    });
    const fresh = await ids(1);
    expect(fresh.filter((id) => before.includes(id))).toEqual([]);
    const made =
      await sql()`select complexity, is_drawn as fresh from problem where id = any(${[...fresh]}) order by id`;
    expect(made.map((row) => Number(row['complexity'])).sort()).toEqual([1, 1, 1, 1, 1, 1, 2, 2, 2, 2]);
    expect(made.every((row) => row['fresh'] === true)).toBe(true);
    // A block that was begun stays.
    const started = await solve(sql(), user, { problemId: fresh[0] ?? 0, query });
    expect(started.body).toMatchObject({ isCorrect: true, nextProblemId: fresh[1] });
    expect((await regenerate()).status).toBe(200);
    expect(await ids(1)).toEqual(fresh);
    await solveAll(sql(), user, { ids: fresh.slice(1), query });
    const second = await ids(2);
    expect((await regenerate()).body.blocks.map(({ isCompleted }) => isCompleted)).toEqual([true, false, false, false]);
    expect(await ids(1)).toEqual(fresh);
    expect((await ids(2)).filter((id) => second.includes(id))).toEqual([]);
    const refused = await exerciseOf(user, 2, 2).regenerate();
    expect([refused.code, (refused.body as unknown as { data: object }).data]).toEqual(['limitReached', { limit: 3 }]);
    await sql()`update exercise_generation set day = day - 1 where user_id = ${user.userId}`;
    expect((await regenerate()).status).toBe(200);
    expect((await exerciseOf(user, 4, 3).regenerate()).status).toBe(404);
  });

  it('[C-035] a prediction tells of the next block that is not completed, and opens none', async () => {
    const user = await child();
    const { ids, predict, buy } = exerciseOf(user, 2, 1);
    expect((await predict()).body).toMatchObject({ blockNumber: 1, energyCost: 0, problemCount: 10 });
    for (const number of [1, 2]) {
      const problems = await ids(number);
      expect((await predict()).body).toMatchObject({ blockNumber: number, energyCost: 0, problemCount: 10 });
      await solveAll(sql(), user, { ids: problems, query: { exerciseBlockNumber: number } });
    }
    const third = await predict();
    expect(third.body).toMatchObject({ blockNumber: 3, energyCost: numbers.energy.exerciseBlock, canAfford: true });
    expect((await predict()).body).toEqual(third.body);
    expect((await sql()`select count(*) as rows from exercise_block where user_id = ${user.userId}`)[0]).toEqual({
      rows: 2,
    });
    expect((await buy(3)).status).toBe(200);
    expect((await predict()).body).toMatchObject({ blockNumber: 3, energyCost: 0, canAfford: true });
    await sql()`update exercise_block set completed_at = now() where user_id = ${user.userId} and number = 3`;
    await pay(user);
    expect((await predict()).body).toMatchObject({ blockNumber: 4, type: 'regular', energyCost: 0 });
    await ids(4);
    await sql()`update exercise_block set completed_at = now() where user_id = ${user.userId} and number = 4`;
    expect((await predict()).body).toMatchObject({ blockNumber: 5, type: 'checkpoint' });
  });

  it('a problem that breaks returns its energy, is no part of its block any more, and comes back to nobody', async () => {
    const user = await child();
    const { ids, buy, progress, get } = exerciseOf(user, 1, 2);
    await buy(1);
    const problems = await ids(1);
    const [broken = 0, ...rest] = problems;
    await sql()`update problem set is_enabled = false where id = ${broken}`;
    await platform().runDue();
    await platform().runDue();
    const energy = numbers.energy.max - numbers.energy.exerciseBlock + numbers.energy.problem;
    const profile = (await user.call(calls.getCommonProfile)).body.commonProfile;
    expect(profile?.energy.value).toBe(energy);
    expect((await progress(1)).body.problems.map(({ id }) => id)).toEqual(rest);
    const last = await solveAll(sql(), user, { ids: rest, query });
    expect(last?.body.nextProblemId).toBeNull();
    expect((await get()).body.blocks[0]).toMatchObject({ isCompleted: true, stars: 27 });
    await sql()`update problem set is_enabled = true where id = ${broken}`;
  });

  it('exercises follow a learner into the account, and leave with the person', async () => {
    const guest = await child();
    const problems = await exerciseOf(guest, 2, 1).ids(1);
    const rowsOf = async (userId: number) =>
      (await sql()<{ rows: number }[]>`select count(*) as rows from exercise_block where user_id = ${userId}`)[0]?.rows;
    const account = { username: `kid-${guest.userId}-${problems[0] ?? 0}`, password: 'a long password' };
    const born = (await platform().call(calls.register, { body: { ...account, who: 'pupil', targetLessons: [2] } }))
      .body;
    const merged = await platform().call(calls.authenticate, { body: account }, { token: guest.token });
    expect(merged.status).toBe(200);
    expect([await rowsOf(guest.userId), await rowsOf(born.userId)]).toEqual([0, 1]);
  });
});
