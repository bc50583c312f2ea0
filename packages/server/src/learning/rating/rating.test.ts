import { calls } from '@logikit/contract';
import { expect, it } from 'vitest';
import { createLog } from '../../kernel/log/log.ts';
import { startConsumers } from '../../kernel/event-log/consumers.ts';
import { eachDatabase, type TestUser } from '../../testing/platform.ts';
import { ratedPeople } from '../../testing/rated-people.ts';
import { ratingConsumer } from './rating-consumer.ts';
import { isSeason, seasonOf, spanOf } from './season.ts';

const DAY = 24 * 3_600_000;

eachDatabase('points of the rating', (platform) => {
  const { adult, problems, close } = ratedPeople(platform);
  const sql = () => platform().sql;
  const pointsOf = async ({ userId }: TestUser) => [
    ...(await sql()<{ problemId: number; points: number; mistakes: number; season: number }[]>`
      select problem_id as "problemId", points, mistakes, season from rating_point where user_id = ${userId}
      order by at, problem_id`),
  ];
  const sumsOf = async ({ userId }: TestUser) => [
    ...(await sql()<{ season: number; points: number; mistakes: number }[]>`
      select season, points, mistakes from rating where user_id = ${userId} order by season`),
  ];

  it('the first closing of a problem counts, once for ever: neither a replay nor a reset pays again', async () => {
    const user = await adult();
    const season = seasonOf(platform().clock.now());
    const [one = 0, two = 0] = await problems(2);
    await close(user, [one], 2);
    await close(user, [two], 3);
    expect(await pointsOf(user)).toEqual([
      { problemId: one, points: 2, mistakes: 1, season },
      { problemId: two, points: 3, mistakes: 0, season },
    ]);
    await close(user, [two]);
    await user.call(calls.resetCourseProgress, { body: {} });
    await close(user, [one, two]);
    expect(await sumsOf(user)).toEqual([
      { season: 0, points: 5, mistakes: 1 },
      { season, points: 5, mistakes: 1 },
    ]);
  });

  it('a day of the learner has 300 points, a new month a new sum, and all time them all', async () => {
    const user = await adult();
    const [one = 0, two = 0, three = 0, four = 0] = await problems(4);
    await close(user, [one]);
    await sql()`
      update rating_point set points = 298 where user_id = ${user.userId} and problem_id = ${one}`;
    await sql()`update rating set points = 298 where user_id = ${user.userId}`;
    await close(user, [two]);
    await close(user, [three]);
    expect((await pointsOf(user)).map(({ points }) => points).toSorted((a, b) => a - b)).toEqual([0, 2, 298]);
    const first = seasonOf(platform().clock.now());
    platform().clock.advance(31 * DAY);
    const late = await user.again();
    await close(late, [four]);
    const sums = await sumsOf(user);
    expect(sums.map(({ season, points }) => [season, points])).toEqual([
      [0, 303],
      [first, 300],
      [seasonOf(platform().clock.now()), 3],
    ]);
  });

  it('preschoolers and editors have none', async () => {
    const child = await platform().anonymous({ targetLesson: 4 });
    const editor = await platform().login('editor');
    await close(child, await problems(1, 4));
    await close(editor, await problems(1));
    expect([await pointsOf(child), await pointsOf(editor)]).toEqual([[], []]);
  });

  it('a rating that is new has the points of one that was there from the start', async () => {
    const people = [await adult(), await adult({ agree: false })];
    const ids = await problems(3);
    for (const user of people) {
      await close(user, ids.slice(0, 1), 3);
      await close(user, ids.slice(1, 2), 1);
      await close(user, ids.slice(0, 1));
    }
    const userIds = people.map(({ userId }) => userId);
    const all = async (): Promise<unknown> => [
      [
        ...(await sql()`select * from rating_point where user_id = any(${userIds}::int[]) order by user_id, problem_id`),
      ],
      [...(await sql()`select * from rating where user_id = any(${userIds}::int[]) order by user_id, season`)],
    ];
    const before = await all();
    await sql()`delete from rating_point`;
    await sql()`delete from rating`;
    await sql()`delete from event_cursor where consumer = 'rating'`;
    const open = () =>
      startConsumers({
        database: { sql: sql(), kind: platform().databaseKind },
        log: createLog({ quiet: true, pretty: false }),
        consumers: [ratingConsumer(platform().clock)],
      });
    const two = await Promise.all([open(), open()]);
    await Promise.all(two.map((one) => one.settled()));
    await Promise.all(two.map((one) => one.close()));
    await platform().settled();
    expect(await all()).toEqual(before);
    await close(people[0] as TestUser, ids.slice(2));
    expect(await pointsOf(people[0] as TestUser)).toHaveLength(3);
  });

  it('the points of an anonymous learner come with the account, once', async () => {
    const { userId, ...child } = await platform().anonymous({ targetLesson: 2 });
    await close({ userId, ...child }, await problems(1, 2));
    expect(await sumsOf({ userId, ...child })).toHaveLength(2);
    const body = { username: `kept-${userId}`, password: 'kit and the fox', who: 'pupil', targetLessons: [2] } as const;
    const account = (await child.call(calls.register, { body: { ...body, targetLessons: [2] } })).body;
    await platform().settled();
    expect((await sumsOf({ userId: account.userId, ...child })).map(({ points }) => points)).toEqual([3, 3]);
  });
});

it('[C-105] a season is a month of its zone, from the first second to the last', () => {
  expect(seasonOf(new Date('2026-08-31T20:59:59Z'))).toBe(202608);
  expect(seasonOf(new Date('2026-08-31T21:00:00Z'))).toBe(202609);
  expect(spanOf(202612)).toEqual({
    startsAt: new Date('2026-11-30T21:00:00Z'),
    endsAt: new Date('2026-12-31T20:59:59Z'),
  });
  const now = new Date('2026-09-15T00:00:00Z');
  expect([202609, 202610, 202613, 202600, 1].map((season) => isSeason(season, now))).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});
