import { calls, numbers, toTimestamp } from '@logikit/contract';
import { expect, it } from 'vitest';
import { exerciseOf } from '../../testing/test-exercise.ts';
import { oneDatabase, patiently, type TestUser } from '../../testing/platform.ts';

const DAY = 86_400_000;

oneDatabase('trial', (platform) => {
  const sql = () => platform().sql;
  const stateOf = async (user: TestUser, a: 1 | 2 | 3 | 4 | 5 = 2) =>
    (await user.call(calls.getTrialState, { params: { a } })).body;
  const profileOf = async (user: TestUser) => (await user.call(calls.getCommonProfile)).body.commonProfile;
  const take = (user: TestUser) => user.call(calls.takeAdditionalTrial);
  /** Closes the free chapters of target lesson 2; `share` of 1 is all of them. */
  const closeChapters = ({ userId }: TestUser, share = 1) => sql()`
    with free as (
      select bp.problem_id as id, row_number() over (order by t.position, b.position, bp.position) as nth, count(*) over () as total
      from course c join thread t on t.course_id = c.id and t.is_trial and t.type = 'chapter'
      join block b on b.thread_id = t.id join block_problem bp on bp.block_id = b.id
      where c.kind = 'logic' and c.target_lesson = 2)
    insert into progress (user_id, tenant_id, problem_id, count, is_final, is_solved, closed_at, updated_at)
    select ${userId}, u.tenant_id, free.id, 1, true, true, now(), now() from free, "user" u
    where u.id = ${userId} and nth <= total * ${share}::float on conflict do nothing`;
  const closeExercises = async (user: TestUser) => {
    const { ids } = exerciseOf(user, 2, 1);
    for (const number of [1, 2]) {
      await ids(number);
      await sql()`update exercise_block set completed_at = now() where user_id = ${user.userId} and number = ${number}`;
    }
  };
  /** A learner whose id is even or odd. */
  const learner = async (ids: 'even' | 'odd', locale: 'ru' | 'en' = 'en'): Promise<TestUser> => {
    const user = await platform().anonymous({ targetLesson: 2, locale });
    return (user.userId % 2 === 0) === (ids === 'even') ? user : learner(ids, locale);
  };
  const registeredFor = ({ userId }: TestUser, days: number) => sql()`
    update "user" set created_at = ${new Date(platform().clock.now().getTime() - days * DAY)} where id = ${userId}`;

  it('[C-037] is unused at the start and used up after the free chapters and exercises', async () => {
    const user = await learner('even');
    const start = await stateOf(user);
    expect(start).toMatchObject({ completion: 0, isCompleted: false });
    expect(start.limit).toBeGreaterThan(numbers.trial.exerciseBlocks * numbers.exercise.problems);
    await closeChapters(user, 0.5);
    const half = (await stateOf(user)).completion;
    expect(half).toBeGreaterThan(0);
    await closeChapters(user);
    const chapters = await stateOf(user);
    expect(chapters.completion).toBeGreaterThan(half);
    expect(chapters.isCompleted).toBe(false);
    await closeExercises(user);
    expect(await stateOf(user)).toEqual({ completion: 1, isCompleted: true, limit: start.limit });
    expect(await stateOf(user, 3)).toMatchObject({ completion: 0, isCompleted: false });
  });

  it('[V-037] [C-065] one more chapter is lent once, for a week, after the free ones', async () => {
    const user = await learner('even');
    await registeredFor(user, 3);
    expect((await take(user)).code).toBe('notAvailable');
    await closeChapters(user);
    expect((await profileOf(user))?.canGetAdditionalTrial).toBe(true);
    const threads = async () =>
      (await user.call(calls.listThreads, { query: { targetLesson: 2, paginate: 0 } })).body.data.filter(
        ({ type }) => type === 'chapter',
      );
    const locked = (await threads()).filter(({ isLocked }) => isLocked).map(({ id }) => id);
    const { status, body } = await take(user);
    const until = platform().clock.now().getTime() + numbers.additionalTrial.days * DAY;
    expect([status, body]).toEqual([200, { status: 'ok', until: toTimestamp(until) }]);
    expect((await take(user)).code).toBe('notAvailable');
    expect((await profileOf(user))?.canGetAdditionalTrial).toBe(false);
    expect((await threads()).filter(({ isLocked }) => isLocked).map(({ id }) => id)).toEqual(locked.slice(1));
    const [lent = 0] = locked;
    const road = async () => (await user.call(calls.getThread, { params: { id: lent } })).body.problems;
    const [first] = await road();
    expect(first?.state).toBe('current');
    const open = () => user.call(calls.getProblem, { params: { id: first?.id ?? 0 }, query: { threadId: lent } });
    expect((await open()).status).toBe(200);
    await sql()`update additional_trial set ends_at = ${platform().clock.now()} where user_id = ${user.userId}`;
    expect((await open()).code).toBe('forbidden');
    expect((await road())[0]).toMatchObject({ state: 'locked', energyCost: 1 });
    expect((await take(user)).code).toBe('notAvailable');
  });

  it('[V-037] who is offered another trial follows the policy: registration date, region, id', async () => {
    const offered = async (user: TestUser, days: number, country: string | null) => {
      await registeredFor(user, days);
      await sql()`update profile set country_code = ${country} where user_id = ${user.userId}`;
      const isOffered = (await profileOf(user))?.canGetAdditionalTrial;
      return isOffered;
    };
    const [even, odd, oddRussian] = [await learner('even'), await learner('odd'), await learner('odd', 'ru')];
    for (const user of [even, odd, oddRussian]) await closeChapters(user);
    expect(await offered(even, 2.9, 'RU')).toBe(false);
    expect(await offered(even, 3, 'RU')).toBe(true);
    expect(await offered(odd, 3, 'RU')).toBe(false);
    expect(await offered(odd, 3, 'PL')).toBe(true);
    expect(await offered(odd, 3, null)).toBe(true);
    expect(await offered(oddRussian, 3, null)).toBe(false);
    expect(await offered(oddRussian, 3, 'BY')).toBe(true);
    await sql()`update profile set pay_status = 2 where user_id = ${even.userId}`;
    expect(await offered(even, 3, 'RU')).toBe(false);
    expect((await take(even)).code).toBe('notAvailable');
  });

  it('[C-065] ten requests at the same moment lend one chapter', async () => {
    const user = await learner('even');
    await registeredFor(user, 5);
    await closeChapters(user);
    const answers = await Promise.all(Array.from({ length: 10 }, () => patiently(() => take(user))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'notAvailable')).toHaveLength(9);
  });
});
