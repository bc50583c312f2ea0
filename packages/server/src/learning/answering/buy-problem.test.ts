import { calls, errors, type Model, numbers } from '@logikit/contract';
import { expect, it } from 'vitest';
import { oneDatabase, patiently, type TestUser } from '../../testing/platform.ts';
import { draftOf, type ThreadRules, writeThread } from '../../testing/test-course.ts';
import { listen } from '../../testing/test-listener.ts';
import { learnerOf } from '../../testing/test-learner.ts';

type Complexity = Model<'ProblemDraft'>['complexity'];

oneDatabase('buying problems', (platform) => {
  const sql = () => platform().sql;
  const child = async () => learnerOf(await platform().anonymous());
  /** A thread beyond the trial. */
  const closedThread = async (complexities: readonly Complexity[], of: Partial<ThreadRules> = {}) => {
    const problems = complexities.map((complexity) => draftOf(['two'], { complexity }));
    const { threadId, problemIds } = await writeThread(sql(), [{ problems }], { isTrial: false, ...of });
    return { threadId, ids: problemIds as [number, ...number[]] };
  };
  const buy = (user: TestUser, id: number, threadId?: number) =>
    user.call(calls.buyProblem, { params: { id }, query: threadId === undefined ? {} : { threadId } });
  const roadOf = async (user: TestUser, id: number) =>
    (await user.call(calls.getThread, { params: { id } })).body.problems.map(({ state, energyCost }) => [
      state,
      energyCost,
    ]);
  const energyOf = async ({ userId }: TestUser) =>
    (await sql()<{ value: number }[]>`select energy_value as value from profile where user_id = ${userId}`)[0]?.value;

  it('[C-049] [S-008] a problem beyond the trial opens for its energy, once', async () => {
    const { threadId, ids } = await closedThread([2, 4]);
    const [first, second = 0] = ids;
    const one = await child();
    const { max, problem, hardProblem } = numbers.energy;
    expect(await roadOf(one.user, threadId)).toEqual([
      ['locked', problem],
      ['locked', undefined],
    ]);
    expect((await one.choose(first, ['two'], { threadId })).code).toBe('forbidden');
    expect((await buy(one.user, first, threadId)).body).toEqual({ status: 'ok', energy: max - problem });
    expect((await buy(one.user, first, threadId)).body).toEqual({ status: 'ok', energy: max - problem });
    expect(await energyOf(one.user)).toBe(max - problem);
    expect(await roadOf(one.user, threadId)).toEqual([
      ['current', undefined],
      ['locked', undefined],
    ]);
    expect((await one.choose(first, ['two'], { threadId })).body).toMatchObject({
      isFinal: true,
      nextProblemId: second,
    });
    expect((await one.open(first, { threadId })).solution).not.toBeNull();
    expect(await roadOf(one.user, threadId)).toEqual([
      ['done', undefined],
      ['locked', hardProblem],
    ]);
    expect((await buy(one.user, second, threadId)).body.energy).toBe(max - problem - hardProblem);
    expect((await one.choose(second, ['two'], { threadId })).status).toBe(200);
    const [sum] =
      await sql()`select sum(amount) as moved from ledger where user_id = ${one.user.userId} and currency = 'energy'`;
    expect(sum).toEqual({ moved: -problem - hardProblem });
  });

  it('the other screens of the learner hear of the energy', async () => {
    const { threadId, ids } = await closedThread([2]);
    const one = await child();
    const heard = await listen(platform().url, one.user);
    await buy(one.user, ids[0], threadId);
    expect(await heard()).toMatchObject({ name: 'energyChanged', value: numbers.energy.max - numbers.energy.problem });
  });

  it('[C-049] what cannot be paid or is not its turn cannot be bought: "Can\'t buy problem"', async () => {
    const { threadId, ids } = await closedThread([2, 2]);
    const one = await child();
    const early = await buy(one.user, ids[1] ?? 0, threadId);
    expect([early.status, early.code]).toEqual([409, 'cantBuyProblem']);
    expect((early.body as unknown as { message: string }).message).toBe("Can't buy problem");
    expect(errors.cantBuyProblem.message).toBe("Can't buy problem");
    await sql()`update profile set energy_value = 0, energy_at = ${platform().clock.now()} where user_id = ${one.user.userId}`;
    const poor = await buy(one.user, ids[0], threadId);
    expect([poor.status, poor.code]).toEqual([409, 'noEnergy']);
    expect((await one.choose(ids[0], ['two'], { threadId })).code).toBe('forbidden');
    await sql()`update problem set is_enabled = false where id = ${ids[0]}`;
    expect((await buy(one.user, ids[0], threadId)).status).not.toBe(200);
    const quiz = await closedThread([2], { type: 'quiz' });
    expect(await roadOf(one.user, quiz.threadId)).toEqual([['locked', undefined]]);
    expect((await buy(one.user, quiz.ids[0], quiz.threadId)).code).toBe('cantBuyProblem');
    expect((await buy(one.user, ids[1] ?? 0, quiz.threadId)).status).toBe(404);
    expect((await buy(one.user, 2_000_000)).status).toBe(404);
  });

  it('what is open already costs nothing', async () => {
    const { threadId, ids } = await closedThread([2]);
    const free = await writeThread(sql(), [{ problems: [draftOf(['two'])] }]);
    const [one, paid] = [await child(), await child()];
    await sql()`update profile set pay_status = 2 where user_id = ${paid.user.userId}`;
    const editor = await platform().login('editor');
    const answers = [
      await buy(one.user, free.problemIds[0] ?? 0, free.threadId),
      await buy(one.user, free.problemIds[0] ?? 0),
      await buy(paid.user, ids[0], threadId),
      await buy(editor, ids[0], threadId),
    ];
    expect(answers.map(({ body }) => body)).toEqual(answers.map(() => ({ status: 'ok', energy: numbers.energy.max })));
  });

  it('[C-049] fifty purchases of one problem at the same moment cost as much as one', async () => {
    const { threadId, ids } = await closedThread([3]);
    const one = await child();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => patiently(() => buy(one.user, ids[0], threadId))),
    );
    const energy = numbers.energy.max - numbers.energy.problem;
    expect(answers.map(({ body }) => body)).toEqual(answers.map(() => ({ status: 'ok', energy })));
    expect(await energyOf(one.user)).toBe(energy);
  });

  it('[C-070] a drop of energy is told of again once it has been enough, even if nobody looked meanwhile', async () => {
    const { threadId, ids } = await closedThread([2]);
    const { user } = await child();
    const due = async () => (await user.call(calls.getCommonProfile)).body.commonProfile?.delayedNotifications;
    const hold = (value: number) =>
      sql()`update profile set energy_value = ${value}, energy_at = ${platform().clock.now()} where user_id = ${user.userId}`;
    await hold(3);
    expect(await due()).toEqual(['lowEnergy']);
    await user.call(calls.seeLowEnergyPopup);
    expect(await due()).toEqual([]);
    await hold(numbers.lowEnergyReset);
    await buy(user, ids[0], threadId);
    expect(await due()).toEqual(['lowEnergy']);
  });

  it('a bought problem that breaks returns its energy once, and a closed one does not', async () => {
    const { threadId, ids } = await closedThread([2, 2], { isSequential: false });
    const one = await child();
    for (const id of ids) await buy(one.user, id, threadId);
    await one.choose(ids[0], ['two'], { threadId });
    await sql()`update problem set is_deleted = true where id = any(${ids})`;
    await platform().runDue();
    await platform().runDue();
    expect(await energyOf(one.user)).toBe(numbers.energy.max - numbers.energy.problem);
    await sql()`update problem set is_deleted = false where id = any(${ids})`;
    expect((await one.open(ids[1] ?? 0, { threadId })) as unknown).toMatchObject({ code: 'forbidden' });
    expect((await buy(one.user, ids[1] ?? 0, threadId)).body.energy).toBe(
      numbers.energy.max - 2 * numbers.energy.problem,
    );
  });
});
