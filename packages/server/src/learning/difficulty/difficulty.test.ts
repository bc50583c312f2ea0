import { randomUUID } from 'node:crypto';
import { calls, type Model, numbers } from '@logikit/contract';
import { expect, it } from 'vitest';
import { draftOf, numberDraft, writeThread } from '../../testing/test-course.ts';
import { learnerOf, type TestLearner } from '../../testing/test-learner.ts';
import { oneDatabase, type TestUser } from '../../testing/platform.ts';

const DAY = 86_400_000;

oneDatabase('difficulty', (platform) => {
  const sql = () => platform().sql;
  const child = async (): Promise<TestLearner> => learnerOf(await platform().anonymous());
  /** A problem whose row says that it came from a family; its content is a test's. */
  const problemOf = async (family: string | null, complexity: Model<'ProblemDraft'>['complexity'] = 2) => {
    const { problemIds } = await writeThread(sql(), [{ problems: [draftOf(['two'], { complexity })] }]);
    const [id = 0] = problemIds;
    if (family !== null) {
      await sql()`update problem set family = ${family}, family_version = 1, seed = ${randomUUID()}, mode = 'single'
        where id = ${id}`;
    }
    return id;
  };
  const abilityOf = async (userId: number) =>
    (await sql()`select * from learner_ability where user_id = ${userId} and target_lesson = 2`)[0];
  const rowsOf = async (userId: number) => ({
    skills: [...(await sql()`select family, answers from learner_skill where user_id = ${userId}`)],
    reviews: [...(await sql()`select skill, reps, due from learner_review where user_id = ${userId} order by skill`)],
  });

  it('a first try moves the learner, the skill, the problem, its family and the lesson', async () => {
    const [good, bad] = [await child(), await child()];
    const [right, wrong] = [await problemOf('series'), await problemOf('series')];
    await good.choose(right, ['two']);
    await bad.choose(wrong, ['one']);
    const [able, unable] = [await abilityOf(good.user.userId), await abilityOf(bad.user.userId)];
    expect(able?.['ability']).toBeGreaterThan(Number(unable?.['ability']));
    expect(able).toMatchObject({ answers: 1, fails_in_row: 0, last_families: ['series'] });
    expect(unable).toMatchObject({ answers: 1, fails_in_row: 1 });
    const [easy, hard] = await sql()`
      select difficulty, answers from problem_difficulty where problem_id in ${sql()([right, wrong])} order by problem_id`;
    expect(easy?.['difficulty']).toBeLessThan(0);
    expect(hard?.['difficulty']).toBeGreaterThan(0);
    const [family] = await sql()`select answers from family_difficulty where family = 'series' and target_lesson = 2`;
    expect(family?.['answers']).toBeGreaterThanOrEqual(2);
    const [lesson] = await sql()`select answers, variance from lesson_ability where target_lesson = 2`;
    expect(lesson?.['answers']).toBeGreaterThanOrEqual(2);
    expect(lesson?.['variance']).toBeGreaterThan(0);
    expect(await rowsOf(good.user.userId)).toMatchObject({ skills: [{ family: 'series', answers: 1 }] });
  });

  it('later attempts and replays of the same problem do not count', async () => {
    const one = await child();
    const id = await problemOf('zebra');
    await one.choose(id, ['one']);
    const after = await abilityOf(one.user.userId);
    await one.choose(id, ['two']);
    await one.choose(id, ['two']);
    expect(await abilityOf(one.user.userId)).toEqual(after);
    expect((await sql()`select answers from problem_difficulty where problem_id = ${id}`)[0]).toEqual({ answers: 1 });
  });

  it('a problem that somebody wrote is rated without a family', async () => {
    const one = await child();
    await one.choose(await problemOf(null), ['two']);
    expect(await abilityOf(one.user.userId)).toMatchObject({ answers: 1, last_families: [] });
    expect(await rowsOf(one.user.userId)).toEqual({ skills: [], reviews: [] });
  });

  it('skills are reviewed when a problem is closed, later the better it went', async () => {
    const [quick, slow] = [await child(), await child()];
    const id = await problemOf('balance');
    await quick.choose(id, ['two']);
    await slow.choose(id, ['one']);
    expect((await rowsOf(slow.user.userId)).reviews).toEqual([]);
    await slow.choose(id, ['two']);
    const [well, badly] = [await rowsOf(quick.user.userId), await rowsOf(slow.user.userId)];
    expect(well.reviews.length).toBeGreaterThan(0);
    expect(well.reviews[0]).toMatchObject({ reps: 1 });
    expect(Number(well.reviews[0]?.['due'])).toBeGreaterThan(Number(badly.reviews[0]?.['due']));
  });

  it('answers of many learners at once all count, and nobody waits in a circle', async () => {
    const ids = [await problemOf('matrix'), await problemOf('matrix'), await problemOf('latin')];
    const children = await Promise.all(Array.from({ length: 12 }, child));
    const answers = await Promise.all(
      children.flatMap((one, at) => ids.map((id) => one.choose(id, [at % 3 === 0 ? 'one' : 'two']))),
    );
    expect(answers.map(({ status }) => status).filter((status) => status !== 200)).toEqual([]);
    const counted = await sql()`select answers from problem_difficulty where problem_id in ${sql()(ids)}`;
    expect(counted.map((row) => Number(row['answers']))).toEqual([12, 12, 12]);
    for (const one of children) expect(await abilityOf(one.user.userId)).toMatchObject({ answers: 3 });
  });

  it('an hourly job keeps the scales where they were', async () => {
    const ids = [await problemOf('odd'), await problemOf('odd')];
    const one = await child();
    for (const id of ids) await one.choose(id, ['one']);
    await platform().runDue();
    const [mean] = await sql()`select avg(difficulty) as mean from problem_difficulty where target_lesson = 2`;
    expect(Math.abs(Number(mean?.['mean']))).toBeLessThan(0.002);
  });

  it('an open road leads an able learner to harder problems than a weak one, never to what was tried', async () => {
    const complexities = [1, 2, 3, 4, 5] as const;
    const { threadId, problemIds } = await writeThread(
      sql(),
      [{ problems: complexities.map((complexity) => numberDraft('7', { complexity })) }],
      { isSequential: false },
    );
    const [weak, able] = [await child(), await child()];
    const practise = async (one: TestLearner, keys: readonly string[]) => {
      for (let n = 0; n < 6; n += 1) await one.choose(await problemOf('count', 3), keys);
    };
    await practise(weak, ['one']);
    await practise(able, ['two']);
    const next = async (one: TestLearner) =>
      (await one.user.call(calls.getRecommendedProblem, { params: { id: threadId } })).body.problemId;
    const [forWeak, forAble] = [await next(weak), await next(able)];
    expect(problemIds.indexOf(forAble ?? 0)).toBeGreaterThan(problemIds.indexOf(forWeak ?? 0));
    expect(await next(able)).toBe(forAble);
    await sql()`update profile set life_value = ${numbers.life.max}`;
    await able.send(forAble ?? 0, { autoValidateString: '8' }, { threadId });
    expect(await next(able)).not.toBe(forAble);
  });

  it('[C-035] a prediction says what the next block would be, and changes nothing', async () => {
    for (const complexity of [1, 2, 3, 4, 5] as const) await problemOf('pattern', complexity);
    const { user } = await child();
    const ask = (a: 1 | 2 | 3 | 4 | 5, b: number) => user.call(calls.predictExercise, { params: { a, b } });
    const before = await sql()`select (select count(*) from learner_ability) + (select count(*) from progress) as rows`;
    const { status, body } = await ask(2, 1);
    expect(status).toBe(200);
    expect(body).toMatchObject({ blockNumber: 1, type: 'regular', complexityMix: { 1: 6, 2: 4 }, canAfford: true });
    // The first blocks of the first tier are everybody's.
    expect(body).toMatchObject({ problemCount: 10, energyCost: 0 });
    expect(body.expectedSuccess).toBeGreaterThan(0.3);
    expect(body.expectedSuccess).toBeLessThan(1);
    expect(body.expectedMinutes).toBeGreaterThan(1);
    expect((await ask(2, 1)).body).toEqual(body);
    const expert = (await ask(2, 3)).body;
    expect(expert.expectedSuccess).toBeLessThan(body.expectedSuccess);
    expect((await ask(5, 2)).status).toBe(404);
    expect((await ask(5, 1)).body.complexityMix).toEqual({ 1: 3, 2: 3, 3: 2, 4: 1, 5: 1 });
    await sql()`update profile set energy_value = 0, energy_at = ${platform().clock.now()} where user_id = ${user.userId}`;
    expect((await ask(2, 1)).body.canAfford).toBe(true);
    expect((await ask(2, 2)).body).toMatchObject({ energyCost: numbers.energy.exerciseBlock, canAfford: false });
    expect(
      await sql()`select (select count(*) from learner_ability) + (select count(*) from progress) as rows`,
    ).toEqual(before);
  });

  it('a learner who does well is offered a higher tier', async () => {
    const one = await child();
    const tier = async () =>
      (await one.user.call(calls.predictExercise, { params: { a: 2, b: 1 } })).body.suggestedTier;
    const before = await tier();
    for (let n = 0; n < 14; n += 1) await one.choose(await problemOf('series', 5), ['two']);
    expect(await tier()).toBeGreaterThan(before);
  });

  it('what is known of a learner moves into the account with the progress, and is erased with the person', async () => {
    const guest = await platform().anonymous();
    await learnerOf(guest).choose(await problemOf('robot'), ['two']);
    const account = { username: `kid-${randomUUID().slice(0, 8)}`, password: 'a long password' };
    const born = (await platform().call(calls.register, { body: { ...account, who: 'pupil', targetLessons: [2] } }))
      .body;
    const user: TestUser = { userId: born.userId, token: born.token, call: guest.call };
    expect(await abilityOf(user.userId)).toBeUndefined();
    expect((await guest.call(calls.authenticate, { body: account })).status).toBe(200);
    expect(await abilityOf(user.userId)).toMatchObject({ answers: 1 });
    expect(await rowsOf(user.userId)).toMatchObject({ skills: [{ family: 'robot' }] });
    expect(await abilityOf(guest.userId)).toBeUndefined();

    const leaving = await platform().anonymous();
    await learnerOf(leaving).choose(await problemOf('robot'), ['two']);
    platform().clock.advance((numbers.retentionDays.anonymous + 1) * DAY);
    await platform().runDue();
    expect(await abilityOf(leaving.userId)).toBeUndefined();
    expect(await rowsOf(leaving.userId)).toEqual({ skills: [], reviews: [] });
  });
});
