import { randomUUID } from 'node:crypto';
import { calls, type Model, numbers } from '@logikit/contract';
import { expect, it } from 'vitest';
import { draftOf, writeThread } from '../../testing/test-course.ts';
import { learnerOf } from '../../testing/test-learner.ts';
import { eachDatabase, type TestUser } from '../../testing/platform.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

eachDatabase('awards', (platform) => {
  const sql = () => platform().sql;
  const problems = async (count: number, targetLesson: 2 | 4 = 2) =>
    (
      await writeThread(
        sql(),
        [{ problems: Array.from({ length: count }, () => draftOf(['two'], { targetLesson })) }],
        { targetLesson },
      )
    ).problemIds;
  const solve = async (user: TestUser, ids: readonly number[]) => {
    for (const id of ids) await learnerOf(user).choose(id, ['two']);
  };
  const asUser = (session: { readonly userId: number; readonly token: string }): TestUser => ({
    userId: session.userId,
    token: session.token,
    call: (call, input, extras) => platform().call(call, input, { token: session.token, ...extras }),
  });
  const account = async (name: string) => {
    const credentials = { username: `${name}-${randomUUID().slice(0, 8)}`, password: 'a long password' };
    const body = { ...credentials, who: 'pupil' as const, targetLessons: [2 as const] };
    return { user: asUser((await platform().call(calls.register, { body })).body), credentials };
  };
  /** Time passes, and the learner signs in again: tokens do not live for days. */
  const later = async ({ credentials }: Awaited<ReturnType<typeof account>>, ms: number): Promise<TestUser> => {
    platform().clock.advance(ms);
    return asUser((await platform().call(calls.authenticate, { body: credentials })).body);
  };
  const energyOf = async (user: TestUser) =>
    (await user.call(calls.getCommonProfile)).body.commonProfile?.energy.value ?? 0;
  const giveStars = async (user: TestUser, stars: number) => {
    await sql()`update profile set stars = stars + ${stars}, stars_on_balance = stars_on_balance + ${stars}
      where user_id = ${user.userId}`;
    await sql()`insert into ledger (user_id, currency, amount, reason, created_at)
      values (${user.userId}, 'stars', ${stars}, 'test', now())`;
  };
  /** Balances that differ from what the ledger adds up to. */
  const wrongBalances = async (users: readonly TestUser[]) => {
    const rows = await sql()`
      select p.user_id from profile p where p.user_id = any(${users.map(({ userId }) => userId)}) and (
        p.stars_on_balance <> coalesce((select sum(amount) from ledger l where l.user_id = p.user_id and currency = 'stars'), 0)
        or p.energy_value <> ${numbers.energy.max} + coalesce(
          (select sum(amount) from ledger l where l.user_id = p.user_id and currency = 'energy'), 0))`;
    return [...rows];
  };
  const award = async (user: TestUser) => (await user.call(calls.getDailyAwardState)).body;
  const statesOf = async (user: TestUser, query: Partial<Model<'GoalStateQuery'>> = {}) => {
    const today = platform().clock.now().toISOString().slice(0, 10);
    return (await user.call(calls.getDailyGoalStates, { query: { from: today, to: today, ...query } })).body;
  };
  const unopened = async (user: TestUser) => (await user.call(calls.listBoxNotifications)).body.data;
  const giveBoxes = async (user: TestUser, boxIds: readonly number[]) => {
    for (const [at, boxId] of boxIds.entries()) {
      await sql()`insert into user_box (user_id, box_id, source, created_at)
        values (${user.userId}, ${boxId}, ${`test:${at}`}, now())`;
    }
    return unopened(user);
  };
  const open = (user: TestUser, userBoxId: number) => user.call(calls.openBox, { params: { userBoxId } });

  it('[C-119] [C-120] [C-121] [C-122] [E-039] [K-087] the daily award: taken once per 82 800 s, told, and seen', async () => {
    const owner = await account('daily');
    let child = owner.user;
    const list = (await child.call(calls.listDailyAwards)).body.data;
    expect(list.map(({ kind, amount }) => (kind === 'box' ? kind : amount))).toEqual([2, 2, 3, 3, 4, 4, 'box']);
    expect(await award(child)).toEqual({
      id: child.userId,
      isAvailableToAccrue: true,
      streakDay: 0,
      updatedAt: null,
      cycleDay: 1,
      isSeen: true,
      isFrozen: false,
    });
    const [first, second] = await Promise.all([child.call(calls.accrueDailyAward), child.call(calls.accrueDailyAward)]);
    expect([first.status, second.status].sort()).toEqual([200, 409]);
    expect([first.code, second.code]).toContain('alreadyTaken');
    expect(await award(child)).toMatchObject({ isAvailableToAccrue: false, streakDay: 1, cycleDay: 1, isSeen: false });
    expect(await energyOf(child)).toBe(numbers.energy.max + 2);
    const seen = await child.call(calls.seeDailyAward, { params: { id: child.userId } });
    expect(seen.body.isSeen).toBe(true);
    expect((await child.call(calls.seeDailyAward, { params: { id: child.userId + 1 } })).code).toBe('notFound');

    child = await later(owner, numbers.dailyAwardSeconds * 1000 - 1000);
    expect((await child.call(calls.accrueDailyAward)).code).toBe('alreadyTaken');
    platform().clock.advance(1000);
    expect((await child.call(calls.accrueDailyAward)).body).toMatchObject({ streakDay: 2, cycleDay: 2, isSeen: false });
    expect(await wrongBalances([child])).toEqual([]);
  });

  it('[E-039] the seventh day is a box, one missed day is forgiven, two end the streak', async () => {
    const owner = await account('streak');
    let child = owner.user;
    for (let day = 1; day <= 7; day += 1) {
      expect((await child.call(calls.accrueDailyAward)).body).toMatchObject({ streakDay: day, cycleDay: day });
      child = await later(owner, DAY);
    }
    expect(await unopened(child)).toHaveLength(1);
    child = await later(owner, DAY);
    expect(await award(child)).toMatchObject({ streakDay: 7, cycleDay: 1, isFrozen: true });
    expect((await child.call(calls.accrueDailyAward)).body).toMatchObject({
      streakDay: 8,
      cycleDay: 1,
      isFrozen: true,
    });
    child = await later(owner, 2 * DAY);
    expect(await award(child)).toMatchObject({ streakDay: 0, isAvailableToAccrue: true, isFrozen: false });
    expect((await child.call(calls.accrueDailyAward)).body.streakDay).toBe(1);
    expect(await wrongBalances([child])).toEqual([]);
  });

  it('[C-125] [C-126] [E-040] goals move as problems are solved, and each that is reached gives one box', async () => {
    const child = await platform().anonymous({ targetLesson: 4 });
    const goals = (await child.call(calls.listDailyGoals, { query: {} })).body.data;
    expect(new Set(goals.map(({ type }) => type))).toEqual(
      new Set(['problems', 'stars', 'noMistakes', 'minutes', 'theory', 'days']),
    );
    const wished = (await child.call(calls.listDailyGoals, { query: { types: 'stars,week' } })).body.data;
    expect(wished).toEqual([]);
    expect((await child.call(calls.listDailyGoals, { query: { types: 'stars,problems' } })).body.data).toHaveLength(6);
    expect((await child.call(calls.listDailyGoals, { query: { types: 'luck' } })).code).toBe('invalidFields');

    const before = (await statesOf(child)).data;
    expect(before.map(({ validFor }) => validFor)).toEqual(['day', 'day', 'day', 'week', 'week']);
    expect(before.every(({ isAchieved, userBox, userId }) => !isAchieved && !userBox && userId === child.userId)).toBe(
      true,
    );

    await solve(child, await problems(5, 4));
    const after = await statesOf(child, { withStreak: 1 });
    const currentOf = (type: string, validFor = 'day') =>
      after.data.find((state) => state.validFor === validFor && state.conditions[0]?.type === type)?.conditions[0];
    expect(currentOf('problems', 'week')).toEqual({ type: 'problems', target: 30, current: 5 });
    expect(currentOf('days', 'week')).toEqual({ type: 'days', target: 5, current: 1 });
    const drawn = after.data.filter(({ validFor }) => validFor === 'day');
    for (const state of drawn) {
      const [condition] = state.conditions;
      const isReached = ['problems', 'stars', 'noMistakes'].includes(condition?.type ?? '');
      expect([state.isAchieved, state.userBox?.status ?? null]).toEqual(isReached ? [true, 0] : [false, null]);
      expect(condition?.current).toBe(isReached ? condition?.target : 0);
    }
    const reached = drawn.filter(({ isAchieved }) => isAchieved).length;
    expect(reached).toBeGreaterThan(0);
    expect([after.streak, after.longest]).toEqual([1, 1]);
    expect(await unopened(child)).toHaveLength(reached);
    await solve(child, await problems(2, 4));
    expect(await unopened(child)).toHaveLength(reached);
    expect(Object.keys(await statesOf(child))).toEqual(['data']);
  });

  it('[E-040] the goals of theory and minutes count what was read and how long', async () => {
    const child = await platform().anonymous();
    const { theoryId, problemIds } = await writeThread(sql(), [{ problems: [draftOf(['two'])] }]);
    await child.call(calls.getTheory, { params: { id: theoryId } });
    expect([...(await sql()`select 1 from learning_day where user_id = ${child.userId}`)]).toEqual([]);
    await child.call(calls.tellTheoryRead, { body: { theoryId } });
    await child.call(calls.tellTheoryRead, { body: { problemId: problemIds[0] ?? 0 } });
    expect((await child.call(calls.tellTheoryRead, { body: {} })).code).toBe('notFound');
    const { body } = await child.call(calls.sendActivity, {
      body: { id: null, duration: 30, durationsByType: { problem: 20, shop: 10 }, isDiffDuration: true },
    });
    for (let send = 0; send < 20; send += 1) {
      platform().clock.advance(30_000);
      await child.call(calls.sendActivity, {
        body: { id: body.id, duration: 30, durationsByType: { problem: 30 }, isDiffDuration: true },
      });
    }
    const [day] = await sql()`select theories, seconds from learning_day where user_id = ${child.userId}`;
    expect(day).toEqual({ theories: 1, seconds: 620 });
    const today = (await statesOf(child)).data.filter(({ validFor }) => validFor === 'day');
    for (const { conditions, isAchieved } of today) {
      expect(isAchieved).toBe(['minutes', 'theory'].includes(conditions[0]?.type ?? ''));
    }
  });

  it('[K-088] weekly goals span Monday to Sunday of the learner’s own zone', async () => {
    const owner = await account('zone');
    let child = owner.user;
    expect((await child.call(calls.saveInterface, { body: { timeZone: 'Mars/Base' } })).code).toBe('invalidFields');
    await child.call(calls.saveInterface, { body: { timeZone: 'Asia/Tokyo' } });
    // To a Sunday, 14:30 UTC: half past eleven at night in Tokyo.
    const now = platform().clock.now();
    const sunday = new Date(now);
    sunday.setUTCDate(sunday.getUTCDate() + ((7 - sunday.getUTCDay()) % 7) + 7);
    sunday.setUTCHours(14, 30, 0, 0);
    child = await later(owner, sunday.getTime() - now.getTime());
    const [one = 0, two = 0] = await problems(2);
    await solve(child, [one]);
    child = await later(owner, HOUR);
    await solve(child, [two]);
    const dayAt = (days: number) => new Date(sunday.getTime() + days * DAY).toISOString().slice(0, 10);
    const { data } = (
      await child.call(calls.getDailyGoalStates, { query: { from: dayAt(-6), to: dayAt(7), types: 'problems,week' } })
    ).body;
    const weeks = data.map(({ date, conditions }) => [date, conditions[0]?.current]);
    expect(weeks).toEqual([
      [dayAt(-6), 1],
      [dayAt(1), 1],
    ]);
    expect((await child.call(calls.getDailyGoalStates, { query: { from: dayAt(1), to: dayAt(0) } })).code).toBe(
      'invalidFields',
    );
    expect((await child.call(calls.getDailyGoalStates, { query: { from: '2026-02-30', to: '2026-03-01' } })).code).toBe(
      'invalidFields',
    );
    expect((await child.call(calls.getDailyGoalStates, { query: { from: '2020-01-01', to: '2026-03-01' } })).code).toBe(
      'invalidFields',
    );
  });

  it('[C-123] [C-124] [E-041] [S-030] a box is opened once, however many ask at once', async () => {
    const child = await platform().anonymous();
    const other = await platform().anonymous();
    const odds = (await child.call(calls.listBoxes)).body;
    expect(odds.data.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['energy', 2],
      ['energy', 3],
      ['energy', 4],
      ['energy', 5],
      ['card', 1],
    ]);
    const [energy, card] = await giveBoxes(child, [4, 5]);
    if (!energy || !card) throw new Error('Two boxes were given');
    expect(energy).toEqual({
      id: energy.id,
      status: 0,
      boxId: 4,
      box: { id: 4, kind: 'energy', amount: 5 },
      card: null,
      starsBack: 0,
    });
    expect((await open(other, energy.id)).code).toBe('notFound');
    const answers = await Promise.all(Array.from({ length: 6 }, () => open(child, energy.id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(answers[0]?.body).toEqual({ ...energy, status: 1 });
    expect(await energyOf(child)).toBe(numbers.energy.max + 5);
    expect((await open(child, card.id)).body.card).toMatchObject({ id: 1, isOpened: true });
    expect(await unopened(child)).toEqual([]);
    expect(await wrongBalances([child, other])).toEqual([]);
  });

  it('[C-124] a box with a card that everybody has already gives five stars back', async () => {
    const child = await platform().anonymous();
    await sql()`insert into collection_card (user_id, card_id, opened_at)
      select ${child.userId}, id, now() from generate_series(1, 24) as id`;
    const [box] = await giveBoxes(child, [5]);
    expect((await open(child, box?.id ?? 0)).body).toMatchObject({ card: null, starsBack: 5, status: 1 });
    expect((await open(child, box?.id ?? 0)).body).toMatchObject({ card: null, starsBack: 5, status: 1 });
    const profile = (await child.call(calls.getCommonProfile)).body.commonProfile;
    expect([profile?.starsOnBalance, profile?.stars]).toEqual([5, 0]);
    expect(await wrongBalances([child])).toEqual([]);
  });

  it('[C-139] [C-140] [C-141] achievements follow real counters and are looked at one by one or all', async () => {
    const child = await platform().anonymous();
    const list = async () => (await child.call(calls.listAchievements)).body.achievements;
    const start = await list();
    expect(start).toHaveLength(24);
    expect(start.every(({ progress, achievedAt, isLooked }) => progress === 0 && !achievedAt && !isLooked)).toBe(true);
    const ids = await problems(10);
    await learnerOf(child).choose(ids[0] ?? 0, ['one']);
    await solve(child, ids);
    const { theoryId } = await writeThread(sql(), []);
    await child.call(calls.tellTheoryRead, { body: { theoryId } });
    const after = await list();
    const of = (group: string, level = 1) => after.find((one) => one.group === group && one.level === level);
    expect(of('problems')).toMatchObject({ progress: 10, target: 10 });
    expect(of('problems', 2)).toMatchObject({ progress: 10, target: 100, achievedAt: null });
    expect(of('stars')).toMatchObject({ progress: 29, target: 30, achievedAt: null });
    expect(of('perfect')).toMatchObject({ progress: 9, achievedAt: null });
    expect(of('comeback')).toMatchObject({ progress: 1, achievedAt: null });
    expect(of('days')).toMatchObject({ progress: 1 });
    const got = after.filter(({ achievedAt }) => achievedAt !== null);
    expect(got.map(({ group }) => group)).toEqual(['problems', 'theory']);
    expect((await child.call(calls.lookAchievement, { params: { id: got[0]?.id ?? 0 } })).body).toEqual({
      status: 'ok',
    });
    expect((await list()).filter(({ isLooked }) => isLooked).map(({ group }) => group)).toEqual(['problems']);
    expect((await child.call(calls.lookAchievement, { params: { id: 999 } })).code).toBe('notFound');
    await child.call(calls.lookAchievements);
    expect((await list()).filter(({ isLooked }) => isLooked)).toHaveLength(2);
  });

  it('[C-084] a card opens once and its stars are taken once, however many ask at once', async () => {
    const child = await platform().anonymous();
    const openOne = (id: number) => child.call(calls.openCard, { params: { id } });
    expect(await openOne(3)).toMatchObject({ status: 409, code: 'notAvailable' });
    await giveStars(child, 50);
    const answers = await Promise.all(Array.from({ length: 6 }, () => openOne(3)));
    expect(answers.map(({ body }) => body.starsOnBalance)).toEqual([30, 30, 30, 30, 30, 30]);
    expect((await openOne(99)).code).toBe('notFound');
    const rush = await Promise.all([4, 5, 6].map(openOne));
    expect(rush.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const { cards, starsOnBalance } = (await child.call(calls.listCards)).body;
    expect([cards.length, cards.filter(({ isOpened }) => isOpened).length, starsOnBalance]).toEqual([24, 2, 10]);
    expect(await wrongBalances([child])).toEqual([]);
  });

  it('[C-085] [E-028] the situational card: just bought and heard once, then an offer that fits, or none', async () => {
    const child = await platform().anonymous();
    const card = async () => (await child.call(calls.getSituationalCard)).body.card;
    expect(await card()).toBeNull();
    await giveStars(child, 40);
    expect(await card()).toMatchObject({ code: 'windmill', justBought: false, isOpened: false, sound: 'pick-up' });
    expect(await card()).toMatchObject({ code: 'windmill', sound: null });
    await child.call(calls.openCard, { params: { id: 1 } });
    const tabs = await Promise.all([card(), card()]);
    expect(tabs.filter((one) => one?.justBought)).toEqual([expect.objectContaining({ id: 1, sound: 'star' })]);
    const { threadId, problemIds } = await writeThread(sql(), [{ problems: [draftOf(['two'])] }]);
    await sql()`update thread set content = jsonb_set(content, '{view,roadImage}', '"space"') where id = ${threadId}`;
    await learnerOf(child).choose(problemIds[0] ?? 0, ['one'], { threadId });
    expect(await card()).toMatchObject({ group: 'space', code: 'rocket', justBought: false });
    await child.call(calls.openCard, { params: { id: 21 } });
    expect(await card()).toMatchObject({ code: 'rocket', justBought: true });
    expect(await card()).toBeNull();
  });

  it('what an anonymous learner has won goes along to the account, and its balances stay true', async () => {
    const guest = await platform().anonymous();
    await guest.call(calls.accrueDailyAward);
    await solve(guest, await problems(10));
    await giveStars(guest, 40);
    await guest.call(calls.openCard, { params: { id: 2 } });
    const boxes = await unopened(guest);
    expect(boxes.length).toBeGreaterThan(0);
    const { user: home, credentials } = await account('home');
    await home.call(calls.accrueDailyAward);
    await guest.call(calls.authenticate, { body: credentials });
    expect(await unopened(home)).toEqual(boxes);
    expect((await home.call(calls.listCards)).body.cards.find(({ id }) => id === 2)?.isOpened).toBe(true);
    const achieved = (await home.call(calls.listAchievements)).body.achievements.filter((one) => one.achievedAt);
    expect(achieved.map(({ group }) => group)).toContain('problems');
    expect(await award(home)).toMatchObject({ isAvailableToAccrue: false, streakDay: 1 });
    expect(await wrongBalances([home, guest])).toEqual([]);
    const left = await sql()`
      select 1 from learning_day where user_id = ${guest.userId} union all
      select 1 from user_box where user_id = ${guest.userId} union all
      select 1 from daily_award where user_id = ${guest.userId} union all
      select 1 from achievement where user_id = ${guest.userId} union all
      select 1 from ledger where user_id = ${guest.userId}`;
    expect([...left]).toEqual([]);
  });

  it('at the 14th problem a saved learner without a subscription hears that the trial is over, once', async () => {
    const flagsAfter = async (user: TestUser, payStatus: number) => {
      const [id = 0] = await problems(1);
      await user.call(calls.getCommonProfile);
      await sql()`update profile set all_completed_problems = 13, pay_status = ${payStatus} where user_id = ${user.userId}`;
      await learnerOf(user).choose(id, ['two']);
      const told = (await user.call(calls.getCommonProfile)).body.commonProfile?.globalPopup;
      const again = (await user.call(calls.getCommonProfile)).body.commonProfile?.globalPopup;
      return [told?.saveProgress, told?.bonusTrial, again?.saveProgress || again?.bonusTrial];
    };
    const saved = async () => {
      const user = await platform().anonymous();
      await sql()`update "user" set anonymous = false, username = ${`saved-${user.userId}`} where id = ${user.userId}`;
      return user;
    };
    expect(await flagsAfter(await platform().anonymous(), 0)).toEqual([true, false, false]);
    expect(await flagsAfter(await saved(), 0)).toEqual([false, true, false]);
    expect(await flagsAfter(await saved(), 2)).toEqual([false, false, false]);
  });
});
