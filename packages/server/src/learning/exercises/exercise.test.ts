import { calls, complexitiesOf, exerciseMix, numbers, type Tier } from '@logikit/contract';
import { expect, it } from 'vitest';
import { oneDatabase, patiently, type TestUser } from '../../testing/platform.ts';
import { wrongContent } from '../../testing/test-solver.ts';
import { exerciseOf, solve, solveAll } from '../../testing/test-exercise.ts';

oneDatabase('exercises', (platform) => {
  const sql = () => platform().sql;
  const child = () => platform().anonymous();
  const pay = (user: TestUser) => sql()`update profile set pay_status = 2 where user_id = ${user.userId}`;
  const energyOf = async ({ userId }: TestUser) =>
    (await sql()<{ value: number }[]>`select energy_value as value from profile where user_id = ${userId}`)[0]?.value;
  const problemsOf = (ids: readonly number[]) =>
    sql()<{ family: string; complexity: number; targetLesson: number; isDrawn: boolean }[]>`
      select family, complexity, target_lesson as "targetLesson", is_drawn as "isDrawn" from problem
      where id = any(${[...ids]}) order by array_position(${[...ids]}, id)`;

  it('[C-034] [E-014] [E-015] an exercise lists its first three blocks with number, type and how they stand', async () => {
    const { status, body } = await exerciseOf(await child(), 2, 1).get();
    expect(status).toBe(200);
    const { types, ...rest } = body;
    const block = { type: 'regular', isCompleted: false, stars: 0 };
    expect(rest).toEqual({
      targetLesson: 2,
      complexity: 1,
      seqNumber: 1,
      isTrial: true,
      blocks: [
        { ...block, number: 1, isBought: true, isLocked: false },
        { ...block, number: 2, isBought: true, isLocked: true },
        { ...block, number: 3, isBought: false, isLocked: true },
      ],
    });
    expect(types.length).toBeGreaterThanOrEqual(numbers.exercise.leastFamilies);
    expect(types).not.toContain('');
  });

  it('a learner whose grown-up has opened the road may open every listed block, and none beyond', async () => {
    const user = await child();
    await pay(user);
    const exercise = exerciseOf(user, 2, 1);
    const lockedOf = async () => (await exercise.get()).body.blocks.map(({ isLocked }) => isLocked);
    expect(await lockedOf()).toEqual([false, true, true]);
    expect((await exercise.progress(3)).code).toBe('forbidden');
    await sql()`update profile set lock_scheme = 'open' where user_id = ${user.userId}`;
    expect(await lockedOf()).toEqual([false, false, false]);
    const third = await exercise.ids(3);
    expect(third).toHaveLength(numbers.exercise.problems);
    const query = { exerciseBlockNumber: 3, complexity: 1 } as const;
    expect((await solve(sql(), user, { problemId: third[0] ?? 0, query })).body.isCorrect).toBe(true);
    expect((await exercise.progress(4)).code).toBe('forbidden');
  });

  it('a tier that the target lesson does not have is 404', async () => {
    const user = await child();
    for (const lesson of [4, 5] as const) {
      for (const tier of [2, 3]) {
        const { get, progress, result, buy } = exerciseOf(user, lesson, tier);
        const answers = [await get(), await progress(1), await result(1), await buy(1)];
        expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
      }
    }
  });

  const laws = [
    ['K-038', 1, { 1: [1], 2: [2], 3: [3, 4, 5] }],
    ['K-039', 2, { 1: [1, 2], 2: [3], 3: [4, 5] }],
    ['K-039', 3, { 1: [1, 2], 2: [3], 3: [4, 5] }],
    ['K-040', 4, { 1: [1, 2, 3, 4, 5] }],
    ['K-040', 5, { 1: [1, 2, 3, 4, 5] }],
  ] as const;
  it.each(laws)(
    '[%s] blocks of target lesson %i have only the complexities of their tier',
    async (_id, lesson, map) => {
      const user = await child();
      await pay(user);
      for (const [name, complexities] of Object.entries(map)) {
        const tier = Number(name) as Tier;
        expect(complexitiesOf(lesson, tier)).toEqual(complexities);
        const rows = await problemsOf(await exerciseOf(user, lesson, tier).ids(1));
        const mix = exerciseMix(lesson, tier) ?? [];
        expect(rows.map(({ complexity }) => complexity)).toEqual(
          mix.flatMap(({ complexity, count }) => Array.from({ length: count }, () => complexity)),
        );
        expect(rows).toHaveLength(numbers.exercise.problems);
        expect(rows.every(({ targetLesson }) => targetLesson === lesson)).toBe(true);
        expect(new Set(rows.map(({ family }) => family)).size).toBeGreaterThanOrEqual(numbers.exercise.leastFamilies);
      }
    },
  );

  it('[S-007] [E-015] [C-039] the tenth closed problem completes the block, and the next one opens', async () => {
    const user = await child();
    const { get, ids, progress, result } = exerciseOf(user, 2, 1);
    expect((await exerciseOf(user, 2, 1).progress(2)).code).toBe('forbidden');
    const problems = await ids(1);
    const query = { exerciseBlockNumber: 1, complexity: 1 as const };
    const started = await solve(sql(), user, { problemId: problems[0] ?? 0, query });
    expect(started.body).toMatchObject({ isFinal: true, stars: 3, nextProblemId: problems[1] });
    expect((await progress(1)).body).toMatchObject({
      number: 1,
      problems: problems.map((id, at) => ({ id, isFinal: at === 0, stars: at === 0 ? 3 : 0, isSkipped: false })),
      progress: { problems: 10, closed: 1, correct: 1, stars: 3, maxStars: 30, isCompleted: false },
    });
    expect((await result(1)).code).toBe('blockNotFinished');
    const last = await solveAll(sql(), user, { ids: problems.slice(1), query });
    expect(last?.body).toMatchObject({ isFinal: true, nextProblemId: null, profile: { stars: 30 } });
    const { blocks } = (await get()).body;
    expect(blocks.map(({ number, isCompleted, isLocked, stars }) => [number, isCompleted, isLocked, stars])).toEqual([
      [1, true, false, 30],
      [2, false, false, 0],
      [3, false, true, 0],
      [4, false, true, 0],
    ]);
    expect((await result(1)).body.progress).toEqual({
      problems: 10,
      closed: 10,
      correct: 10,
      stars: 30,
      maxStars: 30,
      isCompleted: true,
    });
    expect(await ids(2)).toHaveLength(10);
    const other = await child();
    expect((await exerciseOf(other, 2, 1).get()).body.blocks[0]?.isCompleted).toBe(false);
  });

  it('progress of a block is its own: the road knows nothing of it, and another block neither', async () => {
    const user = await child();
    const [problemId = 0] = await exerciseOf(user, 2, 1).ids(1);
    const query = { exerciseBlockNumber: 1 };
    await solve(sql(), user, { problemId, query });
    const open = async (where: object) =>
      (await user.call(calls.getProblem, { params: { id: problemId }, query: where })).body;
    expect((await open(query)).progress).toMatchObject({ isFinal: true, stars: 3 });
    expect((await open(query)).solution).not.toBeNull();
    await pay(user);
    const road = await platform().sql<{ id: number }[]>`
      select b.thread_id as id from block_problem bp join block b on b.id = bp.block_id where bp.problem_id = ${problemId}`;
    await sql()`update profile set lock_scheme = 'open' where user_id = ${user.userId}`;
    expect(await open({ threadId: road[0]?.id })).toMatchObject({ progress: null, solution: null });
    const passings = (await user.call(calls.listPassings, { query: {} })).body.data;
    const params = { problemId, passingId: passings[0]?.id ?? 0 };
    expect((await user.call(calls.getPassing, { params, query })).body).toMatchObject({ isCorrect: true, stars: 3 });
    expect((await user.call(calls.getPassing, { params, query: {} })).status).toBe(404);
  });

  it('a problem is found by the number of its block; a wrong tier or a foreign block is refused', async () => {
    const [user, other] = [await child(), await child()];
    const [problemId = 0] = await exerciseOf(user, 2, 1).ids(1);
    const open = (who: TestUser, query: object) => who.call(calls.getProblem, { params: { id: problemId }, query });
    expect((await open(user, { exerciseBlockNumber: 1, complexity: 1 })).status).toBe(200);
    expect((await open(user, { exerciseBlockNumber: 1, complexity: 2 })).code).toBe('complexityMismatch');
    expect((await open(user, { exerciseBlockNumber: 2 })).status).toBe(404);
    expect((await open(other, { exerciseBlockNumber: 1 })).status).toBe(404);
    const refused = await solve(sql(), other, { problemId, query: { exerciseBlockNumber: 1 } });
    expect(refused.status).toBe(404);
  });

  it('an answer is not told before a problem of a block is closed, and hints are', async () => {
    const user = await child();
    await pay(user);
    await sql()`update profile set lock_scheme = 'open' where user_id = ${user.userId}`;
    const query = { exerciseBlockNumber: 1 };
    for (const id of await exerciseOf(user, 2, 1).ids(1)) {
      const { body } = await user.call(calls.getProblem, { params: { id }, query });
      expect(body).toMatchObject({ solution: null, progress: null });
      if (body.hintsLeft === 0) continue;
      const hint = await user.call(calls.takeHint, { params: { problemId: id }, query });
      expect(hint.body).toMatchObject({ index: 1, hintsLeft: body.hintsLeft - 1, costsStars: false });
      expect((await user.call(calls.getProblem, { params: { id }, query: {} })).body.hintsLeft).toBe(body.hintsLeft);
    }
  });

  it('every fifth block is a checkpoint: no hints, and one try', async () => {
    const user = await child();
    await pay(user);
    const { ids, get } = exerciseOf(user, 2, 1);
    for (let number = 1; number < 5; number += 1) {
      await ids(number);
      await sql()`update exercise_block set completed_at = now() where user_id = ${user.userId} and number = ${number}`;
    }
    expect((await get()).body.blocks.map(({ type }) => type)).toEqual([
      ...['regular', 'regular', 'regular', 'regular', 'checkpoint', 'regular', 'regular'],
    ]);
    const query = { exerciseBlockNumber: 5 };
    let closed = 0;
    for (const problemId of await ids(5)) {
      const { body } = await user.call(calls.getProblem, { params: { id: problemId }, query });
      expect(body).toMatchObject({ hintsLeft: 0, triesLeft: 1 });
      expect((await user.call(calls.takeHint, { params: { problemId }, query })).code).toBe('hintsNotAllowed');
      const content = await wrongContent(sql(), { userId: user.userId, problemId }, body);
      if (content === null) continue;
      const { body: passing } = await user.call(calls.submitPassing, {
        params: { problemId },
        query,
        body: { content },
      });
      expect(passing).toMatchObject({ isCorrect: false, isFinal: true, stars: 0, triesLeft: 0 });
      closed += 1;
    }
    expect(closed).toBeGreaterThan(0);
  });

  it('no problem comes again within two hundred, and what the bank lacks is made fresh', async () => {
    const user = await child();
    await pay(user);
    const { ids } = exerciseOf(user, 1, 1);
    const met: number[] = [];
    const blocks = 22;
    for (let number = 1; number <= blocks; number += 1) {
      met.push(...(await ids(number)));
      await sql()`update exercise_block set completed_at = now() where user_id = ${user.userId} and number = ${number}`;
    }
    expect(met).toHaveLength(blocks * 10);
    for (let at = 0; at + 200 <= met.length; at += 10) expect(new Set(met.slice(at, at + 200)).size).toBe(200);
    const rows = await problemsOf(met);
    const fresh = met.filter((_, at) => rows[at]?.isDrawn);
    expect(fresh.length).toBeGreaterThan(0);
    expect(rows.every(({ complexity }) => complexity === 1)).toBe(true);
    const query = { exerciseBlockNumber: Math.floor(met.indexOf(fresh[0] ?? 0) / 10) + 1 };
    const { body } = await solve(sql(), user, { problemId: fresh[0] ?? 0, query });
    expect(body).toMatchObject({ isCorrect: true, isFinal: true });
  });

  it('[C-038] [S-008] [E-015] buying a block spends its energy once', async () => {
    const user = await child();
    const { get, buy, progress, ids } = exerciseOf(user, 2, 2);
    expect((await get()).body).toMatchObject({ isTrial: false, seqNumber: 2, blocks: [{ isBought: false }, {}, {}] });
    expect((await progress(1)).body).toMatchObject({ problems: [], progress: { problems: 0 } });
    const left = numbers.energy.max - numbers.energy.exerciseBlock;
    expect((await buy(1, 3)).code).toBe('complexityMismatch');
    expect((await buy(2)).code).toBe('forbidden');
    expect(await energyOf(user)).toBe(numbers.energy.max);
    expect((await buy(1, 2)).body).toEqual({ status: 'ok', energy: left });
    expect((await buy(1)).body).toEqual({ status: 'ok', energy: left });
    expect(await energyOf(user)).toBe(left);
    expect((await get()).body.blocks[0]?.isBought).toBe(true);
    const problems = await ids(1);
    expect(problems).toHaveLength(10);
    expect(
      (
        await sql()`select sum(amount) as moved from ledger
      where user_id = ${user.userId} and currency = 'energy'`
      )[0],
    ).toEqual({ moved: -numbers.energy.exerciseBlock });
  });

  it('[C-038] without the energy nothing is bought, until enough has come back', async () => {
    const user = await child();
    const { buy, get } = exerciseOf(user, 2, 2);
    const at = platform().clock.now();
    await sql()`update profile set energy_value = 7, energy_at = ${at} where user_id = ${user.userId}`;
    const refused = await buy(1);
    expect([refused.status, refused.code]).toEqual([409, 'noEnergy']);
    const until = new Date(at.getTime() + numbers.energy.tickSeconds * 1000);
    expect((refused.body as unknown as { data: object }).data).toEqual({
      nextAccrualAt: until.toISOString().slice(0, 19).replace('T', ' '),
      needed: 8,
    });
    expect(await energyOf(user)).toBe(7);
    expect((await get()).body.blocks[0]?.isBought).toBe(false);
    await sql()`update profile set energy_at = energy_at - ${`${numbers.energy.tickSeconds} seconds`}::interval
      where user_id = ${user.userId}`;
    expect((await buy(1)).body).toEqual({ status: 'ok', energy: 0 });
    const [sum] =
      await sql()`select sum(amount) as moved from ledger where user_id = ${user.userId} and currency = 'energy'`;
    expect(sum).toEqual({ moved: 1 - 8 });
  });

  it('subscribers and editors pay nothing, and an opened block stays theirs', async () => {
    const user = await child();
    await pay(user);
    const { get, buy, ids } = exerciseOf(user, 2, 3);
    expect((await get()).body.blocks.map(({ isBought }) => isBought)).toEqual([true, true, true]);
    expect((await buy(1)).body).toEqual({ status: 'ok', energy: numbers.energy.max });
    const before = await ids(1);
    await sql()`update profile set pay_status = 3 where user_id = ${user.userId}`;
    expect((await get()).body.blocks.map(({ isBought }) => isBought)).toEqual([true, false, false]);
    expect(await ids(1)).toEqual(before);
    const editor = await platform().login('editor');
    expect((await exerciseOf(editor, 2, 3).get()).body.blocks.every(({ isLocked }) => !isLocked)).toBe(true);
    expect((await exerciseOf(editor, 2, 3).buy(3)).status).toBe(200);
    expect(await energyOf(editor)).toBe(numbers.energy.max);
  });

  it('[C-038] fifty buyers of one block at the same moment pay once', async () => {
    const user = await child();
    const { buy, ids } = exerciseOf(user, 3, 2);
    const answers = await Promise.all(Array.from({ length: 50 }, () => patiently(() => buy(1))));
    const energy = numbers.energy.max - numbers.energy.exerciseBlock;
    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      answers.map(() => [200, { status: 'ok', energy }]),
    );
    expect(await energyOf(user)).toBe(energy);
    expect(await ids(1)).toHaveLength(10);
    expect((await sql()`select count(*) as rows from exercise_block where user_id = ${user.userId}`)[0]).toEqual({
      rows: 1,
    });
    const looked = await Promise.all(
      Array.from({ length: 10 }, () => patiently(() => exerciseOf(user, 3, 1).progress(1))),
    );
    expect(new Set(looked.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  });
});
