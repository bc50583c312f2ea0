import { calls, type Model, numbers } from '@logikit/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { eachDatabase, type TestUser } from '../../testing/platform.ts';
import { ratedCrowd } from '../../testing/rated-crowd.ts';
import { inMoscow, ratedPeople, type RatedPerson } from '../../testing/rated-people.ts';
import { drawnNickname, nicknameNumber } from '../profiles/index.ts';

const { leastPeople, rows: pageRows, search } = numbers.rating;

eachDatabase('the search of a board', (platform) => {
  const { adult, problems, close, save } = ratedPeople(platform);
  const crowd = ratedCrowd(platform);
  const inEnglish = { headers: { locale: 'en' } };
  const find = (user: TestUser, body: Model<'SearchBody'>, locale = 'en') =>
    user.call(calls.searchRating, { body }, { headers: { locale } });
  const idsFor = async (user: TestUser, text: string, locale = 'en') =>
    (await find(user, { text }, locale)).body.cards.map(({ userId }) => userId);
  const nameOf = ({ userId }: TestUser, locale = 'en') => drawnNickname(userId, locale);
  const called = (user: TestUser, name: string) => platform().sql`
    update profile set display_name = ${name}, rating_name = ${name} where user_id = ${user.userId}`;
  const searchers = (count: number) => Promise.all(Array.from({ length: count }, () => adult()));

  describe('for people', () => {
    let reader: RatedPerson;
    let stranger: RatedPerson;
    let hidden: RatedPerson;

    beforeAll(async () => {
      [reader, stranger, hidden] = [await adult(), await adult(), await adult({ agree: false })];
      for (const one of [stranger, hidden]) {
        await called(one, 'Canary Nightingale');
        await close(one, await problems(2));
      }
    });

    it('[C-093] finds by a part of the shown name, whatever its case, its accents and its language', async () => {
      const english = nameOf(stranger);
      for (const text of [english, english.toUpperCase(), `  ${english.slice(1, -1)}  `])
        expect([text, await idsFor(reader, text)]).toEqual([text, expect.arrayContaining([stranger.userId])]);
      const plain = nameOf(stranger, 'cs').normalize('NFD').replace(/\p{M}/gu, '');
      expect(await idsFor(reader, plain, 'cs')).toContain(stranger.userId);
      const card = (await find(reader, { text: english })).body.cards.find(({ userId }) => userId === stranger.userId);
      expect(card).toMatchObject({ displayName: english, points: 6, page: 1, isMe: false });
      expect((await find(reader, { text: english, tab: 'all-time' })).body.cards).toContainEqual(card);
    });

    it('[C-093] looks for no name that the reader would not see, and finds nobody who is not on the board', async () => {
      expect(await idsFor(reader, 'Nightingale')).toEqual([]);
      expect(await idsFor(reader, nameOf(hidden))).not.toContain(hidden.userId);
      expect(await idsFor(reader, '%%%')).toEqual([]);
    });

    it('[C-093] finds a friend by the name that they have chosen, and not by the drawn one', async () => {
      const { code } = (await stranger.call(calls.getFriendCode)).body;
      const friend = await adult();
      expect((await friend.call(calls.addFriendByCode, { body: { code } })).status).toBe(200);
      expect(await idsFor(friend, 'nightin')).toEqual([stranger.userId]);
      expect(await idsFor(friend, nameOf(stranger))).not.toContain(stranger.userId);
    });

    it('[C-093] tells the place and the page that one stands on, in the order of the board', async () => {
      const ids = await crowd.people(pageRows + 30);
      const at = platform().clock.now().toISOString();
      // The first has the most; all of them stand before everybody else of this file.
      await crowd.close(ids.flatMap((userId, index) => Array.from({ length: 100 - index }, () => ({ userId, at }))));
      const last = ids.at(-1) ?? 0;
      const { cards } = (await find(reader, { text: drawnNickname(last, 'en') })).body;
      expect(cards.find(({ userId }) => userId === last)).toMatchObject({ place: pageRows + 30, page: 2 });
      expect(cards.map(({ place }) => place)).toEqual(cards.map(({ place }) => place).toSorted((a, b) => a - b));
      const page = await reader.call(calls.getRatingTop, { query: { page: 2 } }, inEnglish);
      expect(page.body.data.map(({ userId }) => userId)).toContain(last);
      // Whoever types a word that many bear gets so many, the best first.
      const [word = ''] = drawnNickname(ids[0] ?? 0, 'en').split(' ');
      const many = (await find(reader, { text: word })).body.cards;
      expect(many.length).toBeLessThanOrEqual(search.rows);
      expect(many[0]?.userId).toBe(ids[0]);
    });

    it.each(['', 'ab', ' a  ', '´´´´'])('refuses %j, which is too short', async (text) => {
      const refused = await find(reader, { text });
      expect([refused.status, refused.code]).toEqual([422, 'invalidFields']);
      expect(refused.body).toMatchObject({ fields: { text: expect.anything() as unknown } });
    });

    it('lets one person ask so often in a minute', async () => {
      const [one] = await searchers(1);
      const codes = [];
      for (let at = 0; at <= search.perMinute; at += 1) codes.push((await find(one ?? reader, { text: 'fox' })).code);
      expect(codes.lastIndexOf(null)).toBe(search.perMinute - 1);
      expect(codes.at(-1)).toBe('tooManyRequests');
    });
  });

  it('counts nicknames in the database as it draws them', async () => {
    const rows = await platform().sql<{ id: number; number: number }[]>`
      select id, drawn_nickname(id) as number from generate_series(1, 2000) as n (id)
      union all select 2147483647, drawn_nickname(2147483647)`;
    expect(rows.map(({ id, number }) => [id, number])).toEqual(rows.map(({ id }) => [id, nicknameNumber(id)]));
  });

  it('[C-094] finds a school by the beginning of its name, once enough people are shown there', async () => {
    const schools = async (user: TestUser, text: string) =>
      (await user.call(calls.searchInstitution, { query: { text } })).body.institutions.map(({ name }) => name);
    const pupils = await searchers(leastPeople);
    const [first, ...others] = pupils;
    if (!first) throw new Error('Nobody is there.');
    const ids = await problems(1);
    const join = async (pupil: TestUser) => {
      await save(pupil, inMoscow);
      await save(pupil, { type: 12, institutionType: 2, institutionOther: 'Łódź Academy' });
      await close(pupil, ids);
    };
    const [stranger] = await searchers(1);
    await join(first);
    expect(await schools(first, 'lodz')).toEqual(['Łódź Academy']);
    for (const one of others) {
      expect(await schools(stranger ?? first, 'lodz ac')).toEqual([]);
      await join(one);
    }
    expect(await schools(stranger ?? first, 'lodz ac')).toEqual(['Łódź Academy']);
    expect(await schools(stranger ?? first, 'academy')).toEqual([]);
    const refused = await first.call(calls.searchInstitution, { query: { text: 'l' } });
    expect(refused.code).toBe('invalidFields');
  });
});
