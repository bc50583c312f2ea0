import { calls, type Model, numbers } from '@logikit/contract';
import { beforeEach, expect, it } from 'vitest';
import { CONSENT_TEXT } from '../../identity/trust/consent.ts';
import { eachDatabase, type TestUser } from '../../testing/platform.ts';
import { ratedCrowd } from '../../testing/rated-crowd.ts';
import { ratedPeople } from '../../testing/rated-people.ts';
import { addChild, newParent, openGate, switchTo } from '../../testing/test-family.ts';
import { listen } from '../../testing/test-listener.ts';
import { drawnNickname } from '../profiles/index.ts';

const DAY = 24 * 3_600_000;

eachDatabase('the calls of leagues', (platform) => {
  const { adult, problems, close, save } = ratedPeople(platform);
  const crowd = ratedCrowd(platform);
  const english = { headers: { locale: 'en' } };
  const group = async (user: TestUser) => (await user.call(calls.getRatingCards, {}, english)).body;
  const hall = async (user: TestUser, query: Model<'HallOfFameQuery'> = {}) =>
    (await user.call(calls.getHallOfFame, { query }, english)).body;
  const seasons = async (user: TestUser) => (await user.call(calls.getRatingSeason)).body.seasons;
  const now = () => platform().clock.now().getTime();
  const at = () => new Date(now()).toISOString();
  /** Noon of the first day of the next month, when the last one is settled. */
  const endSeason = async () => {
    const date = new Date(now());
    platform().clock.advance(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1, 12) - now());
    await platform().runDue();
  };

  beforeEach(() => crowd.clear());

  it('[C-101] [C-106] [D-233] a group gathers, then shows its cards in order, who moves up and the days left', async () => {
    const ids = await problems(3);
    const [me, best, hidden] = [await adult(), await adult(), await adult({ agree: false })];
    expect(await group(me)).toMatchObject({ state: 'out', missing: ['points'], league: 'paper', cards: [], size: 0 });
    await close(me, ids.slice(0, 1));
    await close(best, ids);
    await close(hidden, ids);
    expect(await group(me)).toMatchObject({ state: 'gathering', missing: [], cards: [] });
    await platform().runDue();
    const mine = await group(me);
    const ends = Date.parse(`${mine.endsAt.replace(' ', 'T')}Z`);
    expect(mine).toMatchObject({ state: 'open', missing: [], league: 'paper', size: 2, promoted: 1, demoted: 0 });
    expect(mine.daysLeft).toBe(Math.ceil((ends + 1000 - now()) / DAY));
    expect(mine.cards.map(({ userId, place, points, league, isMe }) => [userId, place, points, league, isMe])).toEqual([
      [best.userId, 1, 9, 'paper', false],
      [me.userId, 2, 3, 'paper', true],
    ]);
    expect(mine.cards[0]?.displayName).toBe(drawnNickname(best.userId, 'en'));
    const { info } = (await me.call(calls.getRatingCardsInfo, {}, english)).body;
    expect(info.toSorted((a, b) => b.stars - a.stars)).toEqual([
      { userId: best.userId, displayName: drawnNickname(best.userId, 'en'), stars: 9 },
      { userId: me.userId, displayName: drawnNickname(me.userId, 'en'), stars: 3 },
    ]);
    expect(await group(hidden)).toMatchObject({ state: 'out', missing: ['agreement'], cards: [] });
    expect((await hidden.call(calls.getRatingCardsInfo)).body.info).toEqual([]);
  });

  it('[D-234] who stops taking part is out of the group at once, and sees nobody of it', async () => {
    const ids = await problems(1);
    const [me, other] = [await adult(), await adult()];
    for (const one of [me, other]) await close(one, ids);
    await platform().runDue();
    expect((await group(me)).cards).toHaveLength(2);
    await other.call(calls.saveSettings, { body: { type: 1, agree: false } });
    // Nobody has followed it yet.
    await platform().sql`update rating set is_shown = true where user_id = ${other.userId}`;
    expect(await group(me)).toMatchObject({ size: 1, cards: [{ userId: me.userId, place: 1 }] });
    expect(await group(other)).toMatchObject({ state: 'out', missing: ['agreement'], cards: [] });
  });

  it('[D-234] a child stands in a group of juniors, as long as a grown-up lets it', async () => {
    const parent = await newParent(platform());
    await openGate(parent);
    const cardId = await addChild(parent);
    const child = await switchTo(platform(), parent, cardId);
    const again = await platform().login(parent.email, parent.password);
    await openGate(again);
    await save(again, { type: 1, cardId, agree: true });
    await close(child, await problems(1, 2));
    const [other = 0] = await crowd.people(1, { courseTl: 2 });
    await crowd.close([{ userId: other, at: at() }]);
    await platform().runDue();
    const stand = await group(child);
    expect(stand.cards.map(({ userId }) => userId).toSorted()).toEqual([cardId, other].toSorted());
    expect((await group(await adult())).cards).toEqual([]);
    const body = { cardId, purpose: 'publicRating' as const, isGiven: false, textVersion: CONSENT_TEXT };
    await again.call(calls.decideConsent, { body });
    expect(await group(child)).toMatchObject({ state: 'out', missing: ['parent'], cards: [] });
  });

  it('[C-105] [C-107] [D-110] the reward of a season is new until it is looked at, once, on every device', async () => {
    const user = await adult();
    await close(user, await problems(1));
    await platform().runDue();
    expect(await seasons(user)).toEqual({ notViewedSeason: null, result: null });
    const season = (await user.call(calls.getRatingSeason)).body.season?.id ?? 0;
    await endSeason();
    const here = await user.again();
    const result = { season, place: 1, points: 3, leagueBefore: 'paper', leagueAfter: 'wood' };
    expect(await seasons(here)).toEqual({ notViewedSeason: season, result });
    const hear = await listen(platform().url, here);
    for (let time = 0; time < 2; time += 1) {
      expect((await here.call(calls.lookSeasonReward)).body).toEqual({ status: 'ok' });
      await platform().settled();
      expect(await seasons(here)).toEqual({ notViewedSeason: null, result: null });
    }
    await platform().emit(`user.${here.userId}`, { name: 'messagesChanged', unread: 7 });
    expect([await hear(), await hear()]).toEqual([{ name: 'ratingChanged' }, { name: 'messagesChanged', unread: 7 }]);
    // What was looked at is still there, and the league is true everywhere.
    expect((await group(here)).league).toBe('wood');
    await close(here, await problems(1));
    await platform().runDue();
    expect(await group(here)).toMatchObject({ state: 'open', league: 'wood', cards: [{ league: 'wood' }] });
    expect((await here.call(calls.getUserRatingInfo)).body.userRatingInfo).toMatchObject({ league: 'wood' });
    const leagueOn = async (query: Model<'TopQuery'>) =>
      (await here.call(calls.getRatingTop, { query })).body.data.map(({ league }) => league);
    expect([await leagueOn({}), await leagueOn({ tab: 'all-time' }), await leagueOn({ season })]).toEqual([
      ['wood'],
      ['wood'],
      ['paper'],
    ]);
  });

  it('[C-103] [D-115] the best three of each audience for ever; whoever takes no part any more has no name', async () => {
    const reader = await adult();
    const adults = await crowd.people(5);
    const juniors = await crowd.people(1, { courseTl: 2 });
    // The first two have the same.
    const stars = [3, 3, 2, 1, 1];
    await crowd.close([
      ...adults.map((userId, index) => ({ userId, stars: stars[index] ?? 0, mistakes: index, at: at() })),
      ...juniors.map((userId) => ({ userId, at: at() })),
    ]);
    expect(await hall(reader)).toEqual({ hallOfFame: [], page: 1, lastPage: 1 });
    await endSeason();
    const again = await reader.again();
    const [place1 = 0, place2 = 0, place3 = 0] = adults;
    const winnersOf = async () =>
      (await hall(again)).hallOfFame.flatMap(({ winners }) =>
        winners.map(({ audience, place, points, userId, displayName }) => [
          audience,
          place,
          points,
          userId,
          displayName,
        ]),
      );
    const line = (audience: string, place: number, points: number, id: number) =>
      [audience, place, points, id, drawnNickname(id, 'en')] as const;
    expect(await winnersOf()).toEqual([
      line('junior', 1, 3, juniors[0] ?? 0),
      line('adult', 1, 3, place1),
      line('adult', 1, 3, place2),
      line('adult', 3, 2, place3),
    ]);
    await platform().sql`update setting set rating_agreed = false where user_id = ${place1}`;
    expect((await winnersOf())[1]).toEqual(['adult', 1, 3, null, null]);
    expect((await hall(again)).hallOfFame[0]?.winners[1]).toMatchObject({ avatar: null, level: null, isMe: false });
    await platform().sql`delete from "user" where id = ${place2}`;
    expect((await winnersOf())[2]).toEqual(['adult', 1, 3, null, null]);
  });

  it('[C-103] the hall of fame comes in pages of seasons, the last first', async () => {
    const reader = await adult();
    const { hallSeasons } = numbers.rating;
    const all = Array.from({ length: hallSeasons + 1 }, (_, index) => (2001 + index) * 100 + 1);
    for (const season of all)
      await platform().sql`
        insert into season_winner (season, audience, position, user_id, points, league)
        values (${season}, 'adult', 1, ${reader.userId}, 3, 'paper')`;
    const [first, second] = [await hall(reader), await hall(reader, { page: 2 })];
    expect([first.page, first.lastPage, second.page, second.lastPage]).toEqual([1, 2, 2, 2]);
    expect([...first.hallOfFame, ...second.hallOfFame].map(({ season }) => season.id)).toEqual(all.toReversed());
    expect([first.hallOfFame.length, second.hallOfFame[0]?.winners]).toMatchObject([
      hallSeasons,
      [{ isMe: true, userId: reader.userId }],
    ]);
    expect((await hall(reader, { page: 3 })).hallOfFame).toEqual([]);
  });
});
