import { calls, nextAccrualAt, numbers, toTimestamp } from '@logikit/contract';
import { expect, it } from 'vitest';
import { readProfile } from '../../identity/accounts/profile/profile.ts';
import { eachDatabase } from '../../testing/platform.ts';
import { initialState } from '@logikit/contract/scene';
import { CANARY, draftOf, graphicDraft, numberDraft, testScene, writeThread } from '../../testing/test-course.ts';
import { listen } from '../../testing/test-listener.ts';
import { learnerOf, type TestLearner } from '../../testing/test-learner.ts';

const single = () => draftOf(['two']);

eachDatabase('passings', (platform) => {
  const learner = async () => learnerOf(await platform().anonymous());
  const problems = async (...drafts: ReturnType<typeof draftOf>[]) =>
    (await writeThread(platform().sql, [{ problems: drafts }], { isSequential: false })).problemIds as [
      number,
      ...number[],
    ];

  const profileOf = (child: TestLearner) => readProfile(platform().sql, child.user.userId);

  it('[C-021] [E-001] a right answer closes the problem with three stars, and says what comes next', async () => {
    const { threadId, problemIds } = await writeThread(platform().sql, [{ problems: [single(), single()] }]);
    const [first = 0, second] = problemIds;
    const child = await learner();
    const { status, body } = await child.choose(first, ['two'], { threadId });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      problemId: first,
      stars: 3,
      isCorrect: true,
      isFinal: true,
      isReplay: false,
      amountOfMistakes: 0,
      solution: { content: { selectedVariants: await child.ids(first, ['two']) } },
      feedback: null,
      triesLeft: 0,
      progress: { count: 1, amountOfMistakes: 0, stars: 3, isFinal: true, correctCount: 1 },
      profile: {
        stars: 3,
        starsOnBalance: 3,
        completedProblems: 1,
        allCompletedProblems: 1,
        level: 1,
        isNewLevel: false,
      },
      nextProblemId: second,
    });
    expect(body.closed).toMatchObject({ rightVariants: await child.ids(first, ['two']), praise: `${CANARY} praise` });
  });

  it('[S-021] a wrong answer takes one life, says where to look, and never the answer', async () => {
    const [problemId] = await problems(single());
    const child = await learner();
    const { body } = await child.choose(problemId, ['one']);
    expect(body).toMatchObject({
      stars: 0,
      isCorrect: false,
      isFinal: false,
      amountOfMistakes: 1,
      triesLeft: 2,
      closed: null,
    });
    expect(body.feedback).toEqual({ text: `${CANARY} feedback en`, highlight: [`${CANARY}-part`] });
    expect(body.life).toMatchObject({ value: numbers.life.max - 1, maxAccumulatedAmount: numbers.life.max });
    expect((await profileOf(child)).lifeValue).toBe(numbers.life.max - 1);
  });

  it('[S-022] the first life that is taken starts the clock of the next one', async () => {
    const [problemId] = await problems(single());
    const child = await learner();
    await platform()
      .sql`update profile set life_at = life_at - interval '7 hours' where user_id = ${child.user.userId}`;
    const { body } = await child.choose(problemId, ['one']);
    expect(body.life?.lastAccrual).toBe(body.createdAt);
  });

  it('[E-003] progress is the sum of a scripted history', async () => {
    const [problemId] = await problems(single());
    const child = await learner();
    for (const key of ['one', 'three', 'two', 'one', 'two']) await child.choose(problemId, [key]);
    const { progress, triesLeft, solution } = await child.open(problemId);
    expect(progress).toEqual({ count: 5, amountOfMistakes: 2, stars: 1, isFinal: true, correctCount: 2 });
    expect(triesLeft).toBe(0);
    expect(solution?.steps).toHaveLength(2);
  });

  it('a replay costs nothing, and a day later a right one adds a star', async () => {
    const [problemId] = await problems(single());
    const child = await learner();
    await child.choose(problemId, ['one']);
    await child.choose(problemId, ['two']);
    const wrong = await child.choose(problemId, ['three']);
    expect(wrong.body).toMatchObject({
      isReplay: true,
      isFinal: true,
      stars: 2,
      life: { value: numbers.life.max - 1 },
    });
    expect((await child.choose(problemId, ['two'])).body.stars).toBe(2);
    await platform()
      .sql`update progress set stars_at = stars_at - interval '24 hours' where user_id = ${child.user.userId}`;
    expect((await child.choose(problemId, ['two'])).body).toMatchObject({
      stars: 3,
      profile: { stars: 3, starsOnBalance: 3 },
    });
  });

  it('[E-002] each kind of answer is stored and shown again', async () => {
    const [choice, number, graphic] = (await problems(single(), numberDraft('12'), graphicDraft())) as [
      number,
      number,
      number,
    ];
    const child = await learner();
    const done = { v: 1, parts: { marks: ['left', 'right'] } } as const;
    const [two = ''] = await child.ids(choice, ['two']);
    const sent = [
      await child.choose(choice, ['two']),
      await child.send(number, { autoValidateString: ' 12 ' }),
      await child.send(graphic, { graphicState: done }),
    ];
    expect(sent.map(({ body }) => [body.isCorrect, body.stars])).toEqual([
      [true, 3],
      [true, 3],
      [true, 3],
    ]);
    const stored = await Promise.all(
      sent.map(({ body: { problemId, id: passingId } }) =>
        child.user.call(calls.getPassing, { params: { problemId, passingId }, query: {} }),
      ),
    );
    expect(stored.map(({ body }) => body.solution.content)).toEqual([
      { selectedVariants: [two], graphicState: null, autoValidateString: null },
      { selectedVariants: [], graphicState: null, autoValidateString: ' 12 ' },
      { selectedVariants: [], graphicState: done, autoValidateString: null },
    ]);
    expect(stored[2]?.body.closed?.rightState).toEqual(done);
    expect(stored[1]?.body.closed?.rightNumber).toBe('12');
  });

  it('[V-002] an empty answer is refused and costs nothing', async () => {
    const [choice, number, graphic] = (await problems(single(), numberDraft('12'), graphicDraft())) as [
      number,
      number,
      number,
    ];
    const child = await learner();
    const answers = [
      await child.send(choice, {}),
      await child.send(number, { autoValidateString: '  ' }),
      await child.send(graphic, { graphicState: initialState(testScene) }),
    ];
    expect(answers.map(({ status, code }) => [status, code])).toEqual([
      [422, 'emptySolution'],
      [422, 'emptySolution'],
      [422, 'emptySolution'],
    ]);
    expect(await child.open(choice)).toMatchObject({ progress: null, triesLeft: 3 });
  });

  it('[V-001] an answer that is no number of four characters, or no answer to this problem, is refused', async () => {
    const [choice, number, graphic] = (await problems(single(), numberDraft('-1.5'), graphicDraft())) as [
      number,
      number,
      number,
    ];
    const [child, other] = [await learner(), await learner()];
    const foreign = await other.ids(choice, ['two']);
    const both = await child.ids(choice, ['one', 'two']);
    const junk = { v: 1, parts: { marks: ['nowhere'] } } as const;
    const refused = [
      await child.send(number, { autoValidateString: '12345' }),
      await child.send(number, { autoValidateString: 'ab' }),
      await child.send(choice, { selectedVariants: foreign }),
      await child.send(choice, { selectedVariants: ['two'] }),
      await child.send(choice, { selectedVariants: both }),
      await child.send(graphic, { graphicState: junk }),
    ];
    expect(refused.map(({ status, code }) => `${status} ${code}`)).toEqual(
      Array.from({ length: 6 }, () => '422 invalidSolution'),
    );
    expect((await child.send(number, { autoValidateString: '-1,5' })).body.isCorrect).toBe(true);
  });

  it('[E-011] each switch of the variants changes what is right', async () => {
    const settings = (changes: object) => ({ ...single().variantSettings, ...changes });
    const right = ['one', 'two'];
    const [multi, any, anyMulti] = (await problems(
      draftOf(right, { variantSettings: settings({ isMultiSelection: true }) }),
      draftOf(right, { variantSettings: settings({ anyIsRight: true }) }),
      draftOf(right, { variantSettings: settings({ anyIsRight: true, isMultiSelection: true }) }),
    )) as [number, number, number];
    const verdict = async (problemId: number, keys: string[]) =>
      (await (await learner()).choose(problemId, keys)).body.isCorrect;
    expect(
      await Promise.all([['one', 'two'], ['one'], ['one', 'two', 'three']].map((keys) => verdict(multi, keys))),
    ).toEqual([true, false, false]);
    expect(await Promise.all([['one'], ['two'], ['three']].map((keys) => verdict(any, keys)))).toEqual([
      true,
      true,
      false,
    ]);
    expect(
      await Promise.all([['one'], ['one', 'two'], ['one', 'four']].map((keys) => verdict(anyMulti, keys))),
    ).toEqual([true, true, false]);
  });

  it('[V-028] only junior and adult learners lose lives', async () => {
    const [problemId] = await problems(single());
    for (const targetLesson of [1, 2, 3, 4, 5] as const) {
      const child = learnerOf(await platform().anonymous({ targetLesson }));
      const { body } = await child.choose(problemId, ['one']);
      expect(body.life?.value ?? null).toBe(targetLesson === 2 || targetLesson === 3 ? 9 : null);
    }
    const [preschool] = await problems(draftOf(['two'], { targetLesson: 4 }));
    const junior = await (await learner()).choose(preschool, ['one']);
    expect(junior.body).toMatchObject({ life: { value: 10 }, triesLeft: null });
  });

  it('[V-029] an editor loses no lives', async () => {
    const [problemId] = await problems(single());
    const editor = await learner();
    await platform().sql`update "user" set perms = '{quizEditor}' where id = ${editor.user.userId}`;
    expect((await editor.choose(problemId, ['one'])).body.life).toBeNull();
    expect((await profileOf(editor)).lifeValue).toBe(numbers.life.max);
  });

  it('without lives a new problem waits for the next life, and a closed one stays open', async () => {
    const [closed, open] = (await problems(single(), single())) as [number, number];
    const child = await learner();
    await child.choose(closed, ['two']);
    await platform()
      .sql`update profile set life_value = 0, life_at = ${platform().clock.now()} where user_id = ${child.user.userId}`;
    const refused = await child.choose(open, ['one']);
    expect([refused.status, refused.code]).toEqual([409, 'noLife']);
    const { data } = refused.body as unknown as { data: { nextAccrualAt: string } };
    const life = { value: 0, lastAccrual: Math.floor(platform().clock.now().getTime() / 1000) * 1000 };
    expect(data.nextAccrualAt).toBe(toTimestamp(nextAccrualAt(life, numbers.life, life.lastAccrual) ?? 0));
    expect((await child.choose(closed, ['one'])).status).toBe(200);
    platform().clock.advance(numbers.life.tickSeconds * 1000);
    expect((await child.choose(open, ['one'])).body.life?.value).toBe(0);
  });

  it('three right replays give a life back', async () => {
    const [problemId] = await problems(single());
    const child = await learner();
    const replays = async () => (await child.user.call(calls.getPassingStats, {})).body.replays;
    for (const key of ['one', 'two', 'two', 'two']) await child.choose(problemId, [key]);
    expect(await replays()).toEqual({ correct: 2, of: 3, livesLeft: 3 });
    expect((await child.choose(problemId, ['two'])).body.life?.value).toBe(10);
    expect(await replays()).toEqual({ correct: 0, of: 3, livesLeft: 2 });
  });

  it('the ledger adds up to the balances', async () => {
    const ids = await problems(single(), single(), single());
    const child = await learner();
    for (const problemId of ids) for (const key of ['one', 'three', 'two', 'two']) await child.choose(problemId, [key]);
    const { sql } = platform();
    const rows = await sql<{ currency: string; sum: number }[]>`
      select currency, sum(amount) as sum from ledger where user_id = ${child.user.userId} group by currency`;
    const [profile] = await sql<{ life: number; stars: number }[]>`
      select life_value as life, stars_on_balance as stars from profile where user_id = ${child.user.userId}`;
    const sums = Object.fromEntries(rows.map(({ currency, sum }) => [currency, sum]));
    expect({ life: numbers.life.max + (sums['life'] ?? 0), stars: sums['stars'] }).toEqual(profile);
  });

  it('[S-019] at fourteen completed problems an anonymous learner is asked to save progress', async () => {
    const ids = await problems(single(), single());
    const child = await learner();
    await platform().sql`update profile set all_completed_problems = 12 where user_id = ${child.user.userId}`;
    const isAsked = async () => (await profileOf(child)).globalPopup['saveProgress'] ?? false;
    await child.choose(ids[0], ['two']);
    expect(await isAsked()).toBe(false);
    await child.choose(ids[1] ?? 0, ['two']);
    expect(await isAsked()).toBe(true);
  });

  it('[S-018] an answer tells the learner’s screens about lives, counters and a new level, each once', async () => {
    const ids = await problems(single(), single());
    const child = await learner();
    await platform().sql`update profile set stars = 60, completed_problems = 19 where user_id = ${child.user.userId}`;
    const heard = await listen(platform().url, child.user);
    const slip = (await child.choose(ids[0], ['one'])).body;
    await child.choose(ids[0], ['two']);
    await child.choose(ids[0], ['two']);
    await child.choose(ids[1] ?? 0, ['two']);
    const messages = [await heard(), await heard(), await heard(), await heard(), await heard(), await heard()];
    messages.push(await heard());
    // Awards follow the answer, and come when they come: the first try of the day and the two problems closed are
    // counted, the replay is not.
    expect(messages.filter(({ name }) => name === 'awardsChanged')).toHaveLength(3);
    expect(messages.filter(({ name }) => name !== 'awardsChanged')).toEqual([
      { name: 'lifeChanged', ...slip.life },
      { name: 'profileChanged', stars: 62, level: 2, completedProblems: 20 },
      { name: 'userHasReachedANewLevel', level: 2 },
      { name: 'profileChanged', stars: 65, level: 2, completedProblems: 21 },
    ]);
    expect(await profileOf(child)).toMatchObject({ level: 2, globalPopup: { newLevel: true } });
  });

  it('[C-020] own passings are listed, newest first, and nobody else’s', async () => {
    const [problemId] = await problems(single());
    const [child, other] = [await learner(), await learner()];
    for (const key of ['one', 'three', 'two']) await child.choose(problemId, [key]);
    await other.choose(problemId, ['two']);
    const { body } = await child.user.call(calls.listPassings, { query: { perPage: 2 } });
    expect(body.meta).toEqual({ currentPage: 1, lastPage: 2, from: 1, to: 2, perPage: 2, total: 3 });
    expect(body.links.next).toBe('?perPage=2&page=2');
    expect(body.data.map(({ isCorrect }) => isCorrect)).toEqual([true, false]);
    const rest = await child.user.call(calls.listPassings, { query: { perPage: 2, page: 2 } });
    expect(rest.body.data).toHaveLength(1);
  });

  it('[C-022] a passing is read again by its owner only, and only under its problem', async () => {
    const [problemId, another] = (await problems(single(), single())) as [number, number];
    const [child, other] = [await learner(), await learner()];
    const { id: passingId } = (await child.choose(problemId, ['one'])).body;
    const params = { problemId, passingId };
    const own = await child.user.call(calls.getPassing, { params, query: {} }, { headers: { locale: 'en' } });
    expect(own.body).toMatchObject({
      id: passingId,
      isCorrect: false,
      closed: null,
      feedback: { text: `${CANARY} feedback en` },
    });
    expect((await other.user.call(calls.getPassing, { params, query: {} })).status).toBe(404);
    expect(
      (await child.user.call(calls.getPassing, { params: { ...params, problemId: another }, query: {} })).status,
    ).toBe(404);
    expect((await child.user.call(calls.getPassing, { params, query: { eventId: 1 } })).status).toBe(404);
  });

  it('[C-023] stats count the passings made', async () => {
    const [solved, failed] = (await problems(single(), single())) as [number, number];
    const child = await learner();
    for (const key of ['one', 'two', 'two']) await child.choose(solved, [key]);
    for (const key of ['one', 'three', 'four']) await child.choose(failed, [key]);
    const { body } = await child.user.call(calls.getPassingStats, {});
    const replays = { correct: 1, of: 3, livesLeft: 3 };
    expect(body).toEqual({ passings: 6, correct: 2, closedProblems: 2, stars: 2, mistakes: 4, replays });
  });

  it('[C-024] only problems closed by a right answer count as solved', async () => {
    const { threadId, problemIds } = await writeThread(platform().sql, [{ problems: [single(), single(), single()] }]);
    const [solved = 0, failed = 0, open = 0] = problemIds;
    const child = await learner();
    await child.choose(solved, ['two'], { threadId });
    for (const key of ['one', 'three', 'four']) await child.choose(failed, [key], { threadId });
    await child.choose(failed, ['two']);
    await child.choose(open, ['one'], { threadId });
    const { body } = await child.user.call(calls.listSolvedProblems, { query: {} });
    expect(body.meta.total).toBe(1);
    expect(body.data).toMatchObject([{ problemId: solved, threadId, stars: 3 }]);
    // Enough to name it and to read it again.
    expect(body.data[0]?.title).toBeTruthy();
    const passingId = body.data[0]?.passingId ?? 0;
    const again = await child.user.call(calls.getPassing, { params: { problemId: solved, passingId }, query: {} });
    expect(again.body).toMatchObject({ id: passingId, isCorrect: true });
  });

  it('[R-019] an editor looks at a disabled problem, and cannot answer it; a deleted one is gone', async () => {
    const [disabled] = await problems(draftOf(['two'], { isEnabled: false }));
    const editor = await learner();
    const { sql } = platform();
    await sql`update "user" set perms = '{quizEditor}' where id = ${editor.user.userId}`;
    const read = () => editor.user.call(calls.getProblem, { params: { id: disabled }, query: {} });
    expect((await read()).body).toMatchObject({ id: disabled, isEnabled: false, solution: null });
    expect((await editor.choose(disabled, ['two'])).status).toBe(404);
    await sql`update problem set is_deleted = true where id = ${disabled}`;
    expect((await read()).status).toBe(404);
  });

  it('a disabled or deleted problem and a problem of no thread are not there', async () => {
    const [disabled] = await problems(draftOf(['two'], { isEnabled: false }));
    const child = await learner();
    const statuses = await Promise.all([
      child.user.call(calls.getProblem, { params: { id: disabled }, query: {} }),
      child.send(disabled, { selectedVariants: ['x'] }),
      child.user.call(calls.getProblem, { params: { id: 2_000_000 }, query: {} }),
      child.send(2_000_000, { selectedVariants: ['x'] }),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });
});
