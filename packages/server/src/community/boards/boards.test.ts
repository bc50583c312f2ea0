import { calls, type Model, numbers } from '@logikit/contract';
import { expect, it } from 'vitest';
import { CONSENT_TEXT } from '../../identity/trust/consent.ts';
import { eachDatabase, type TestUser } from '../../testing/platform.ts';
import { inMoscow, ratedPeople } from '../../testing/rated-people.ts';
import { addChild, newParent, openGate, switchTo } from '../../testing/test-family.ts';
import { drawnNickname } from '../profiles/index.ts';

eachDatabase('boards of the rating', (platform) => {
  const { adult, problems, close, save } = ratedPeople(platform);
  const english = { headers: { locale: 'en' } };
  const top = async (user: TestUser, query: Model<'TopQuery'> = {}) =>
    (await user.call(calls.getRatingTop, { query }, english)).body;
  const placesOf = ({ data }: Model<'RatingPage'>, people: readonly TestUser[]) =>
    data
      .filter(({ userId }) => people.some((one) => one.userId === userId))
      .map(({ userId, place, points }) => [people.findIndex((one) => one.userId === userId), place, points]);
  const info = async (user: TestUser) => (await user.call(calls.getUserRatingInfo)).body.userRatingInfo;

  it('[C-091] [C-086] [C-088] [C-099] [C-102] by points; equal points share a place, fewer mistakes stand first', async () => {
    const ids = await problems(3);
    const people = [await adult(), await adult(), await adult()] as const;
    const [slow, sure, best] = people;
    const before = (await top(best)).total;
    // 3 points each: one of them by three problems.
    await close(slow, ids, 1);
    await close(sure, ids.slice(0, 1));
    await close(best, ids.slice(0, 2));
    const board = await top(best);
    const base = (placesOf(board, people)[0]?.[1] ?? 0) - 1;
    expect(placesOf(board, people)).toEqual([
      [2, base + 1, 6],
      [1, base + 2, 3],
      [0, base + 2, 3],
    ]);
    expect(board).toMatchObject({ page: 1, lastPage: 1, total: before + 3, missing: [] });
    expect(board.me).toEqual(board.data.find(({ userId }) => userId === best.userId));
    expect(board.me).toMatchObject({ isMe: true, league: 'paper', level: 1 });
    expect(board.data.filter(({ isMe }) => isMe)).toHaveLength(1);
    expect(await info(slow)).toEqual({ place: base + 2, points: 3, league: 'paper', isInRating: true });
    const positions = (await slow.call(calls.getRatingPositions, {}, english)).body.positions;
    expect(placesOf({ ...board, data: positions }, people)).toEqual(placesOf(board, people));
    const found = (await slow.call(calls.findMe)).body;
    expect(found).toEqual({ page: 1, place: base + 2 });
    expect((await slow.call(calls.findMeByPost)).body).toEqual(found);
    expect(placesOf(await top(best, { tab: 'all-time' }), people)).toEqual(placesOf(board, people));
  });

  it('[C-087] [C-089] [C-092] strangers read the drawn nickname, and find nobody who is not seen', async () => {
    const [reader, seen, hidden] = [await adult(), await adult(), await adult({ agree: false })];
    await platform().sql`
      update profile set display_name = 'Anna Canary', first_name = 'Anna', rating_name = 'Canary'
      where user_id = any(${[seen.userId, hidden.userId]}::int[])`;
    const ids = await problems(1);
    for (const one of [seen, hidden]) await close(one, ids);
    const nickname = drawnNickname(seen.userId, 'en');
    const board = await top(reader);
    expect(board.data.find(({ userId }) => userId === seen.userId)?.displayName).toBe(nickname);
    expect(board.data.some(({ userId }) => userId === hidden.userId)).toBe(false);
    expect((await seen.call(calls.getRatingPersonalInfo, {}, english)).body.personalInfo.displayName).toBe(nickname);
    const users = await reader.call(
      calls.getRatingUsers,
      { body: { userIds: [seen.userId, hidden.userId, 2_000_000_000] } },
      english,
    );
    expect(users.body.users.map(({ userId, displayName }) => [userId, displayName])).toEqual([[seen.userId, nickname]]);
    const profile = (userId: number) => reader.call(calls.getRatingProfile, { body: { userId } }, english);
    const card = (await profile(seen.userId)).body;
    expect([card.profile.displayName, card.points, card.place]).toEqual([nickname, 3, expect.any(Number)]);
    const refused = await profile(hidden.userId);
    expect([refused.status, refused.body]).toEqual([404, (await profile(2_000_000_000)).body]);
    expect(JSON.stringify([board, users.body, card])).not.toMatch(/Canary|Anna/);
  });

  it('[C-090] [K-122] true only after the switch; without it the board is read, with where one would stand', async () => {
    const [user, other] = [await adult({ agree: false }), await adult()];
    const isIn = async () => (await user.call(calls.isInRating)).body.isInRating;
    const ids = await problems(2);
    await close(user, ids);
    await close(other, ids.slice(0, 1));
    expect(await isIn()).toBe(false);
    const without = await top(user);
    expect(without.missing).toEqual(['agreement']);
    expect(without.me).toMatchObject({ userId: user.userId, points: 6, isMe: true });
    expect(without.data.some(({ isMe }) => isMe)).toBe(false);
    expect(without.data.some(({ userId }) => userId === other.userId)).toBe(true);
    expect(await info(user)).toMatchObject({ place: null, points: 6, isInRating: false });
    expect((await user.call(calls.findMe)).body).toEqual({ page: null, place: null });
    await save(user, { type: 1, agree: true });
    expect(await isIn()).toBe(true);
    expect((await top(user)).data.some(({ isMe }) => isMe)).toBe(true);
    const anonymous = await platform().anonymous({ targetLesson: 4 });
    expect((await top(anonymous)).missing).toEqual(['account', 'preschool', 'agreement', 'parent', 'points']);
  });

  it('a child stands there by the grown-up who holds the card, until a consent is taken back: at once', async () => {
    const parent = await newParent(platform());
    await openGate(parent);
    const cardId = await addChild(parent);
    const child = await switchTo(platform(), parent, cardId);
    const again = await platform().login(parent.email, parent.password);
    await close(child, await problems(1, 2));
    expect((await top(child)).missing).toEqual(['agreement']);
    await openGate(again);
    await save(again, { type: 1, cardId, agree: true });
    const sees = async () => (await top(child)).data.some(({ userId }) => userId === cardId);
    expect(await sees()).toBe(true);
    expect((await top(await adult())).data.some(({ userId }) => userId === cardId)).toBe(false);
    const decide = (isGiven: boolean) =>
      again.call(calls.decideConsent, {
        body: { cardId, purpose: 'publicRating', isGiven, textVersion: CONSENT_TEXT },
      });
    await decide(false);
    // The board's rows may still name the child: nobody has waited for them.
    await platform().sql`update rating set is_shown = true where user_id = ${cardId}`;
    expect([await sees(), (await top(child)).missing]).toEqual([false, ['parent']]);
    await decide(true);
    await platform().settled();
    expect(await sees()).toBe(true);
  });

  it('a child without a grown-up is nowhere, whatever the switch says', async () => {
    const body = { username: `lone-${Date.now()}`, password: 'kit and the fox', who: 'pupil' as const };
    const { token, userId } = (await platform().call(calls.register, { body: { ...body, targetLessons: [2] } })).body;
    const child: TestUser = {
      userId,
      token,
      call: (call, input, more) => platform().call(call, input, { token, ...more }),
    };
    await close(child, await problems(1, 2));
    await platform().sql`insert into setting (user_id, rating_agreed) values (${userId}, true)
      on conflict (user_id) do update set rating_agreed = true`;
    const board = await top(child);
    expect([board.missing, board.data.some(({ isMe }) => isMe)]).toEqual([['parent'], false]);
  });

  it('[C-097] [C-098] [K-127] [K-128] a city and a school show people from ten on, to their own alone', async () => {
    const school = { type: 12, institutionType: 1, institutionNumber: '57' };
    const ids = await problems(1);
    const { leastPeople } = numbers.rating;
    const people: TestUser[] = [];
    for (let one = 0; one < leastPeople - 1; one += 1) {
      const user = await adult();
      await save(user, inMoscow);
      await save(user, school);
      await close(user, ids);
      people.push(user);
    }
    const [first] = people as [TestUser];
    for (const tab of ['city', 'school'] as const)
      expect(await top(first, { tab })).toMatchObject({ data: [], total: 0, me: null, missing: ['people'] });
    expect((await first.call(calls.findMyCity)).body).toEqual({ page: null, place: null });
    const last = await adult();
    await close(last, ids);
    expect((await top(last, { tab: 'city' })).missing).toEqual(['city']);
    expect((await top(last, { tab: 'school' })).missing).toEqual(['school']);
    await save(last, inMoscow);
    await save(last, { ...school, institutionNumber: ' 57 ' });
    for (const tab of ['city', 'school'] as const) {
      const board = await top(first, { tab });
      expect([board.data.length, board.total, board.missing]).toEqual([leastPeople, leastPeople, []]);
      expect(board.me?.place).toBe(1);
    }
    for (const call of [calls.findMyCity, calls.findMySchool])
      expect((await first.call(call)).body).toEqual({ page: 1, place: 1 });
    expect((await top(await adult(), { tab: 'city' })).data).toEqual([]);
    await save(last, { type: 11 });
    expect((await top(first, { tab: 'city' })).missing).toEqual(['people']);
  });

  it('among friends stand those who are friends, and oneself', async () => {
    const [user, friend, other] = [await adult(), await adult(), await adult()];
    const ids = await problems(2);
    for (const one of [user, friend, other]) await close(one, ids.slice(0, 1));
    await close(friend, ids.slice(1));
    const { code } = (await friend.call(calls.getFriendCode)).body;
    await user.call(calls.addFriendByCode, { body: { code } });
    const board = await top(user, { tab: 'friends' });
    expect(placesOf(board, [user, friend, other])).toEqual([
      [1, 1, 6],
      [0, 2, 3],
    ]);
    expect(board.total).toBe(2);
  });

  it('[C-100] [C-104] [C-105] how many are rated, the rules and the season', async () => {
    const user = await adult();
    await close(user, await problems(1));
    const { totalCount } = (await user.call(calls.getRatingTotalCount)).body;
    const next = await adult();
    await close(next, await problems(1));
    expect((await user.call(calls.getRatingTotalCount)).body.totalCount).toBe(totalCount + 1);
    expect((await user.call(calls.getRatingSettings)).body).toMatchObject({ groupSize: 50, promoted: 10, demoted: 10 });
    expect((await user.call(calls.getRatingSeason)).body).toEqual({
      season: { id: 202609, startsAt: '2026-08-31 21:00:00', endsAt: '2026-09-30 20:59:59' },
      classes: [],
      seasons: { notViewedSeason: null, result: null },
    });
    expect((await user.call(calls.getRatingTop, { query: { season: 202610 } })).code).toBe('notFound');
    expect(await top(user, { season: 202608 })).toMatchObject({ data: [], total: 0, missing: ['points'] });
  });

  it('[C-095] [C-096] cities by codes, schools by ids: one’s own, and those that ten are shown in', async () => {
    const user = await adult();
    const codes = { codes: [inMoscow.cityCode, 'nowhere'] };
    expect((await user.call(calls.getRatingCities, { body: codes })).body.cities).toEqual([
      { code: inMoscow.cityCode, name: 'Москва' },
    ]);
    await save(user, inMoscow);
    await save(user, { type: 12, institutionOther: 'School of the Canary' });
    await close(user, await problems(1));
    const [row] = await platform().sql<
      { id: number }[]
    >`select id from institution where other = 'School of the Canary'`;
    const body = { ids: [row?.id ?? 0] };
    expect((await user.call(calls.getRatingInstitutions, { body })).body.institutions).toEqual([
      { ...row, name: 'School of the Canary', type: null, cityCode: inMoscow.cityCode },
    ]);
    expect((await (await adult()).call(calls.getRatingInstitutions, { body })).body.institutions).toEqual([]);
  });
});
