import { calls, type Model } from '@logikit/contract';
import { describe, expect, it } from 'vitest';
import { eachDatabase, type TestUser } from '../../testing/platform.ts';
import { draftOf, nothing, type TestThread, writeThread } from '../../testing/test-course.ts';
import { exerciseOf } from '../../testing/test-exercise.ts';
import { learnerOf } from '../../testing/test-learner.ts';

type Context = Model<'PassingContext'>;

const origin = 'http://localhost:8099';
const headers = { origin };
const tenant = 'demo';

const answer = { content: { ...nothing, selectedVariants: ['two'] } };

/** Every call that serves a problem, judges it or tells something of it; what it answers where the problem is open. */
const asks: Readonly<
  Record<string, readonly [number, (user: TestUser, id: number, query: Context) => Promise<{ status: number }>]>
> = {
  open: [200, (user, id, query) => user.call(calls.getProblem, { params: { id }, query })],
  hint: [200, (user, problemId, query) => user.call(calls.takeHint, { params: { problemId }, query })],
  // These variants are nobody's: judged, not refused at the gate.
  answer: [
    422,
    (user, problemId, query) => user.call(calls.submitPassing, { params: { problemId }, query, body: answer }),
  ],
  'open in a tenant': [200, (user, id, query) => user.call(calls.getProblem, { params: { id }, query }, { tenant })],
};

eachDatabase('what a key shows', (platform) => {
  const sql = () => platform().sql;
  const onPage = async (key = 'pk_demo'): Promise<TestUser> => {
    const { body } = await platform().call(calls.startAnonymous, { body: { key } }, { headers });
    const { token, userId } = body;
    return {
      userId,
      token,
      call: (call, input, extras) => platform().call(call, input, { token, headers, ...extras }),
    };
  };
  const road = (isTrial: boolean) =>
    writeThread(sql(), [{ problems: [draftOf(['two']), draftOf(['two'])] }], { isTrial });
  const give = (threads: readonly number[]) =>
    sql()`update tenant set thread_ids = ${[...threads]} where slug = 'demo'`;
  const tick = async (threads: readonly number[], key = 'pk_demo') => {
    const body = { name: 'Demo', origins: [], allowsLocalhost: true, threads: [...threads] };
    return (await platform().login('partner')).call(calls.changePartnerKey, { params: { key }, body });
  };
  /** A road that the key shows, one that is free, and one that is neither. */
  const roads = async (): Promise<Record<'listed' | 'free' | 'paid', TestThread>> => {
    const [listed, free, paid] = [await road(false), await road(true), await road(false)];
    await give([listed.threadId]);
    expect((await tick([listed.threadId])).status).toBe(200);
    return { listed, free, paid };
  };
  const contextOf = ({ threadId, blockIds }: TestThread) =>
    ({ bare: {}, thread: { threadId }, block: { blockId: blockIds[0] ?? 0 } }) as const;

  describe.each(['listed', 'free', 'paid'] as const)('a %s problem', (kind) => {
    it.each(['bare', 'thread', 'block'] as const)(
      '[D-310] asked for %s: every call, on the page of a key',
      async (way) => {
        const one = (await roads())[kind];
        const user = await onPage();
        const [first = 0, second = 0] = one.problemIds;
        for (const [name, [open, ask]] of Object.entries(asks))
          expect([name, (await ask(user, first, contextOf(one)[way])).status]).toEqual([
            name,
            kind === 'paid' ? 403 : open,
          ]);
        // By itself a problem has no turn; in its place it has.
        const isOpen = kind !== 'paid' && way === 'bare';
        for (const [name, [open, ask]] of Object.entries(asks))
          expect([name, (await ask(user, second, contextOf(one)[way])).status]).toEqual([name, isOpen ? open : 403]);
      },
    );

    it('[D-310] has its solution told once it is closed, where the key shows it', async () => {
      const one = (await roads())[kind];
      const [problemId = 0] = one.problemIds;
      const child = learnerOf(await onPage());
      if (kind === 'paid') {
        const refused = await child.user.call(calls.getProblem, { params: { id: problemId }, query: {} });
        expect(refused).toMatchObject({ status: 403, body: { code: 'forbidden', data: { isForSale: true } } });
        return;
      }
      expect((await child.choose(problemId, ['two'])).body).toMatchObject({ isCorrect: true, isFinal: true });
      expect((await child.open(problemId)).solution?.rightVariants).toHaveLength(1);
    });

    it('[D-310] in a block of exercises is its learner’s own, and nobody else’s on a page', async () => {
      const one = (await roads())[kind];
      const inBlock = { exerciseBlockNumber: 1, complexity: 1 } as const;
      const [problemId = 0] = one.problemIds;
      const stranger = await onPage();
      for (const [name, [, ask]] of Object.entries(asks))
        expect([name, (await ask(stranger, problemId, inBlock)).status]).toEqual([name, 404]);
      const owner = await onPage();
      await sql()`update profile set pay_status = 2, course_tl = 2 where user_id = ${owner.userId}`;
      await exerciseOf(owner, 2, 1).ids(1);
      await sql()`update exercise_block set problem_ids = array[${problemId}::int] where user_id = ${owner.userId}`;
      for (const [name, [open, ask]] of Object.entries(asks).filter(([name]) => name !== 'open in a tenant'))
        expect([name, (await ask(owner, problemId, inBlock)).status]).toEqual([name, open]);
    });

    it('[D-310] shows on the road whether it is open', async () => {
      const { threadId } = (await roads())[kind];
      const user = await onPage();
      const { body } = await user.call(calls.getThread, { params: { id: threadId } });
      expect(body.problems[0]?.state).toBe(kind === 'paid' ? 'locked' : 'current');
      const result = await user.call(calls.getThreadResult, { params: { id: threadId } });
      expect(result.status).toBe(kind === 'paid' ? 403 : 200);
      const threads = await user.call(calls.listThreads, { query: { paginate: 0 } });
      expect(threads.body.data.find(({ id }) => id === threadId)?.isLocked).toBe(kind === 'paid');
    });
  });

  it('[D-310] a problem of two roads is open where one of them is shown', async () => {
    // The older road is found first where nothing else decides.
    const older = await road(false);
    const { listed } = await roads();
    const shared = older.problemIds[0] ?? 0;
    const [blockId = 0] = listed.blockIds;
    await sql()`insert into block_problem (block_id, position, problem_id) values (${blockId}, 9, ${shared})`;
    expect((await asks['open']?.[1](await onPage(), shared, {}))?.status).toBe(200);
  });

  it('[D-310] what is taken off the key, or back from the partner, is closed for the sessions that are open', async () => {
    const { listed } = await roads();
    const [id = 0] = listed.problemIds;
    const user = await onPage();
    const open = async () => (await user.call(calls.getProblem, { params: { id }, query: {} })).status;
    expect(await open()).toBe(200);
    await tick([]);
    expect(await open()).toBe(403);
    await tick([listed.threadId]);
    expect(await open()).toBe(200);
    await give([]);
    expect(await open()).toBe(403);
  });

  it('[D-310] a partner ticks what the platform gave, and nothing else', async () => {
    const { listed, paid } = await roads();
    const refused = await tick([listed.threadId, paid.threadId]);
    expect([refused.status, refused.body]).toEqual([
      422,
      expect.objectContaining({ fields: { threads: ['notGiven'] }, data: { wrong: [paid.threadId] } }),
    ]);
    const { body } = await (await platform().login('partner')).call(calls.getPartnerConsole);
    expect(body.threads).toMatchObject([{ id: listed.threadId }]);
    expect(body.threads.every(({ title, course }) => /^(Test|Тест)$/.test(title) && title === course)).toBe(true);
    expect(body.keys.find(({ key }) => key === 'pk_demo')?.threads).toEqual([listed.threadId]);
    const named = { name: 'Demo', origins: [], allowsLocalhost: true };
    const owner = await platform().login('partner');
    const kept = await owner.call(calls.changePartnerKey, { params: { key: 'pk_demo' }, body: named });
    expect(kept.body.threads).toEqual([listed.threadId]);
  });

  it('[D-310] the list is the key’s own: another key of the same partner does not have it', async () => {
    const { listed, free } = await roads();
    const owner = await platform().login('partner');
    const draft = { name: 'Other', origins: [], allowsLocalhost: true };
    const { key } = (await owner.call(calls.createPartnerKey, { body: draft })).body;
    const open = async ([id = 0]: readonly number[], by: TestUser) =>
      (await by.call(calls.getProblem, { params: { id }, query: {} })).status;
    const other = await onPage(key);
    expect([await open(listed.problemIds, other), await open(free.problemIds, other)]).toEqual([403, 200]);
    expect(await open(listed.problemIds, await platform().anonymous())).toBe(403);
  });

  it('[D-310] a script with the demo key opens no paid problem of the catalogue', async () => {
    await give([]);
    const paid = await sql()<{ id: number }[]>`
      select p.problem_id as id from block_problem p join block b on b.id = p.block_id join thread t on t.id = b.thread_id
      where not t.is_trial and t.type = 'chapter' and not exists (
        select from block_problem o join block c on c.id = o.block_id join thread u on u.id = c.thread_id
        where o.problem_id = p.problem_id and u.is_trial)
      order by p.problem_id limit 20`;
    const user = await onPage();
    const open = ({ id }: { id: number }) => user.call(calls.getProblem, { params: { id }, query: {} });
    const statuses = await Promise.all(paid.map(async (one) => (await open(one)).status));
    expect(statuses).toEqual(Array.from({ length: 20 }, () => 403));
  });

  it('[D-310] in a webview the learner’s account decides', async () => {
    const { listed, free } = await roads();
    const child = await platform().login('child');
    const { code } = (await child.call(calls.createWebviewCode)).body;
    const own = { origin: new URL(platform().publicUrl).origin };
    const { body } = await platform().call(calls.exchangeToken, { body: { webviewCode: code } }, { headers: own });
    const open = async (id = 0) =>
      (await platform().call(calls.getProblem, { params: { id }, query: {} }, { token: body.token, headers: own }))
        .status;
    // Its turn on the road, and whether it is paid: as on our own pages.
    expect([await open(free.problemIds[0]), await open(free.problemIds[1])]).toEqual([200, 403]);
    expect(await open(listed.problemIds[0])).toBe(403);
    await sql()`update profile set pay_status = 2 where user_id = ${child.userId}`;
    expect(await open(listed.problemIds[0])).toBe(200);
  });
});
