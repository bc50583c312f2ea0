import { calls, type Model, numbers } from '@logikit/contract';
import { expect, it } from 'vitest';
import { exerciseOf, solveAll } from '../../testing/test-exercise.ts';
import { oneDatabase, type TestUser } from '../../testing/platform.ts';
import { draftOf, nothing, writeThread } from '../../testing/test-course.ts';
import { learnerOf } from '../../testing/test-learner.ts';

type Context = Model<'PassingContext'>;

const partner = { origin: 'http://localhost:8099' };

/** Every call that serves a problem, judges it or tells something of it. */
const served: Readonly<Record<string, (user: TestUser, id: number, query: Context) => Promise<{ status: number }>>> = {
  open: (user, id, query) => user.call(calls.getProblem, { params: { id }, query }),
  hint: (user, problemId, query) => user.call(calls.takeHint, { params: { problemId }, query }),
  answer: (user, problemId, query) =>
    user.call(calls.submitPassing, {
      params: { problemId },
      query,
      body: { content: { ...nothing, selectedVariants: ['two'] } },
    }),
  'open in a tenant': (user, id, query) => user.call(calls.getProblem, { params: { id }, query }, { tenant: 'demo' }),
  'hint in a tenant': (user, problemId, query) =>
    user.call(calls.takeHint, { params: { problemId }, query }, { tenant: 'demo' }),
  'answer in a tenant': (user, problemId, query) =>
    user.call(
      calls.submitPassing,
      { params: { problemId }, query, body: { content: { ...nothing, selectedVariants: ['two'] } } },
      { tenant: 'demo' },
    ),
};

oneDatabase('the gate of problems', (platform) => {
  const roadOf = (rules: { isTrial: boolean }, length = 1) =>
    writeThread(platform().sql, [{ problems: Array.from({ length }, () => draftOf(['two'])) }], rules);
  /** Every way of leaving the place of a problem out, or of naming another one. */
  const waysAround = async (): Promise<Record<string, Context>> => {
    const other = await roadOf({ isTrial: true });
    return {
      nothing: {},
      'a tier': { complexity: 1 },
      ahead: { ahead: 1 },
      'not ahead': { ahead: 0 },
      'a tier, ahead': { complexity: 3, ahead: 1 },
      'an open thread': { threadId: other.threadId },
      'a block of it': { blockId: other.blockIds[0] ?? 0 },
      'both of them': { threadId: other.threadId, blockId: other.blockIds[0] ?? 0 },
      'a thread that does not exist': { threadId: 999_999 },
      'a block that does not exist': { blockId: 999_999 },
      'an event that does not exist': { eventId: 999_999 },
      'a block of exercises that was never opened': { exerciseBlockNumber: 1, complexity: 1 },
    };
  };
  const onPartnersPage = async (): Promise<TestUser> => {
    const { body } = await platform().call(calls.startAnonymous, { body: { key: 'pk_demo' } }, { headers: partner });
    return {
      userId: body.userId,
      token: body.token,
      call: (call, input, extras) =>
        platform().call(call, input, { token: body.token, ...extras, headers: { ...partner, ...extras?.headers } }),
    };
  };
  const counted = async ({ userId }: TestUser) =>
    (await platform().sql<{ rows: number }[]>`select count(*) as rows from progress where user_id = ${userId}`)[0]
      ?.rows;

  it.each([
    ['paid', { isTrial: false }, 0],
    ['locked', { isTrial: true }, numbers.stationsAhead + 1],
  ] as const)('[D-310] a %s problem is refused by every call, however its place is left out', async (_, rules, at) => {
    const { problemIds } = await roadOf(rules, numbers.stationsAhead + 2);
    const problemId = problemIds[at] ?? 0;
    const user = await platform().anonymous();
    for (const [way, query] of Object.entries(await waysAround()))
      for (const [name, ask] of Object.entries(served))
        expect([name, way, (await ask(user, problemId, query)).status]).toEqual([
          name,
          way,
          way === 'nothing' || query.ahead !== undefined || way === 'a tier' ? 403 : 404,
        ]);
    expect(await counted(user)).toBe(0);
  });

  it.each([
    ['paid', { isTrial: false }, 0],
    ['locked', { isTrial: true }, numbers.stationsAhead + 1],
  ] as const)(
    '[D-310] a %s problem stays shut for every mixture of right, wrong and missing places',
    async (_, rules, at) => {
      const { problemIds, threadId, blockIds } = await roadOf(rules, numbers.stationsAhead + 2);
      const own = { threadId, blockId: blockIds[0] ?? 0 };
      const open = await roadOf({ isTrial: true });
      const mixtures = [undefined, own.threadId, open.threadId, 999_999].flatMap((thread) =>
        [undefined, own.blockId, open.blockIds[0] ?? 0, 999_999].flatMap((block) =>
          [{}, { eventId: 999_999 }, { exerciseBlockNumber: 1, complexity: 1 as const }].map((more) => ({
            ...(thread && { threadId: thread }),
            ...(block && { blockId: block }),
            ...more,
          })),
        ),
      );
      const user = await platform().anonymous();
      const opened: unknown[] = [];
      for (const query of mixtures)
        for (const [name, ask] of Object.entries(served)) {
          const { status } = await ask(user, problemIds[at] ?? 0, query);
          if (![403, 404].includes(status)) opened.push([name, query, status]);
        }
      expect(opened).toEqual([]);
      expect(await counted(user)).toBe(0);
    },
  );

  it('[D-310] thread and block that are named together are both right, or nothing is served', async () => {
    const { problemIds, threadId, blockIds } = await roadOf({ isTrial: true });
    const [user, other] = [await platform().anonymous(), await roadOf({ isTrial: true })];
    const [id = 0] = problemIds;
    const open = async (query: Context) => (await user.call(calls.getProblem, { params: { id }, query })).status;
    const [blockId = 0] = blockIds;
    expect(await open({ threadId, blockId })).toBe(200);
    expect(await open({ threadId: other.threadId, blockId })).toBe(404);
    expect(await open({ threadId, blockId: other.blockIds[0] ?? 0 })).toBe(404);
  });

  it('[D-310] a paid problem says without its place that it can be bought, and is bought there', async () => {
    const { problemIds } = await roadOf({ isTrial: false });
    const user = await platform().anonymous();
    const id = problemIds[0] ?? 0;
    const open = () => user.call(calls.getProblem, { params: { id }, query: {} });
    expect((await open()).body).toMatchObject({ code: 'forbidden', data: { isForSale: true } });
    const energy = async () => (await user.call(calls.getCommonProfile)).body.commonProfile?.energy.value ?? 0;
    const before = await energy();
    expect((await user.call(calls.buyProblem, { params: { id }, query: {} })).status).toBe(200);
    expect(await energy()).toBeLessThan(before);
    expect((await open()).status).toBe(200);
  });

  it('[D-310] where its place is open a problem is served and judged without it, as in its place', async () => {
    const { problemIds, threadId } = await roadOf({ isTrial: true }, 2);
    const child = learnerOf(await platform().anonymous());
    const [first = 0, second = 0] = problemIds;
    const { body } = await child.choose(first, ['two']);
    expect(body).toMatchObject({ isCorrect: true, nextProblemId: second });
    expect((await child.open(second)).id).toBe(second);
    const road = await child.user.call(calls.getThread, { params: { id: threadId } });
    expect(road.body.problems.map(({ state }) => state)).toEqual(['done', 'current']);
  });

  it('[D-310] a thread that is put away takes its problems with it; editors still see them', async () => {
    const { problemIds, threadId } = await roadOf({ isTrial: true });
    await platform().sql`update thread set is_enabled = false where id = ${threadId}`;
    const [id = 0] = problemIds;
    const open = async (user: TestUser) => (await user.call(calls.getProblem, { params: { id }, query: {} })).status;
    expect(await open(await platform().anonymous())).toBe(404);
    expect(await open(await platform().login('editor'))).toBe(200);
  });

  it('[D-310] a partner’s page is served single problems that are free, and editors every one', async () => {
    const [free, paid] = [await roadOf({ isTrial: true }, 2), await roadOf({ isTrial: false }, 2)];
    const open = async (user: TestUser, [, id = 0]: readonly number[]) =>
      (await user.call(calls.getProblem, { params: { id }, query: {} })).status;
    const [page, editor] = [await onPartnersPage(), await platform().login('editor')];
    expect([await open(page, free.problemIds), await open(page, paid.problemIds)]).toEqual([200, 403]);
    expect([await open(editor, free.problemIds), await open(editor, paid.problemIds)]).toEqual([200, 200]);
  });

  it('[D-310] a problem that was drawn for one learner’s exercise is theirs in that block, and nobody else’s', async () => {
    const user = await platform().anonymous({ targetLesson: 2 });
    await platform().sql`update profile set pay_status = 2 where user_id = ${user.userId}`;
    const exercise = exerciseOf(user, 2, 1);
    const ids = await exercise.ids(1);
    // Its problems as a later generation has them: made for this block alone.
    await platform().sql`update problem set is_drawn = true where id = any(${[...ids]}::int[])`;
    const [id = 0] = ids;
    const open = async (who: TestUser) => (await who.call(calls.getProblem, { params: { id }, query: {} })).status;
    await platform().sql`delete from block_problem where problem_id = any(${[...ids]}::int[])`;
    expect(await open(await platform().anonymous())).toBe(404);
    expect(await open(user)).toBe(200);
    await solveAll(platform().sql, user, { ids: [id], query: {} });
    const [row] = await platform().sql<
      { context: string }[]
    >`select context from progress where user_id = ${user.userId} and problem_id = ${id}`;
    expect(row?.context).toBe('exercise:2/1/1');
  });
});
