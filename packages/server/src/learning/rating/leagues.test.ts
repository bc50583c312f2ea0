import { leagues, numbers } from '@logikit/contract';
import { beforeEach, expect, it } from 'vitest';
import { ANSWER } from '../progress/index.ts';
import { eachDatabase } from '../../testing/platform.ts';
import { type CrowdClosing, ratedCrowd } from '../../testing/rated-crowd.ts';
import { testClock, type TestClock } from '../../testing/test-clock.ts';
import { holdGroups } from './group.db.ts';
import { deletePoints, movePoints } from './rating.db.ts';
import { deleteResults, moveResults } from './result.db.ts';
import { seasonOf } from './season.ts';
import { turnLeagues } from './settling.ts';

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 24 * 3_600_000];
const START = '2026-09-10T09:00:00Z';
const SEASON = 202609;
/** Twelve hours after the season's end. */
const SETTLED = Date.parse('2026-10-01T08:59:59Z');

eachDatabase('leagues', (platform) => {
  const { people, close, agree, clear } = ratedCrowd(platform);
  const sql = () => platform().sql;
  let clock: TestClock;
  const turn = (more: { readonly consumer?: string; readonly isClosed?: () => boolean } = {}) =>
    turnLeagues({ sql: sql(), clock, isClosed: () => false, consumer: 'rating', ...more });
  const goTo = (moment: number) => clock.advance(moment - clock.now().getTime());
  const atMinute = (minute: number) => new Date(clock.now().getTime() + minute * MINUTE).toISOString();
  const closeOnce = (ids: readonly number[], stars = 3) =>
    close(ids.map((userId, index) => ({ userId, stars, at: atMinute(index * 5) })));
  const sizes = async () =>
    (await sql()`select audience, league, size from league_group order by id`).map((row) =>
      Object.values(row).join(' '),
    );
  const groupOf = async () =>
    new Map(
      (
        await sql()<{ userId: number; groupId: number | null }[]>`
          select user_id as "userId", group_id as "groupId" from rating where season = ${SEASON}`
      ).map(({ userId, groupId }) => [userId, groupId]),
    );
  const resultRows = async () => [
    ...(await sql()<{ userId: number; place: number; points: number; before: string; after: string }[]>`
      select user_id as "userId", place, points, league_before as before, league_after as after
      from season_result where season = ${SEASON} order by user_id`),
  ];
  const leagueBefore = (ids: readonly number[], league: string) => sql()`
    with made as (insert into league_group (season, audience, league, opened_at, settled_at)
      values (202608, 'adult', ${league}, ${START}, ${START}) returning id)
    insert into season_result (user_id, season, group_id, place, points, league_before, league_after)
    select n.id, 202608, made.id, 1, 1, ${league}, ${league} from made, unnest(${[...ids]}::int[]) as n (id)`;
  const settledBefore = () => sql()`insert into season_settlement values (202608, ${START})`;

  beforeEach(async () => {
    clock = testClock(START);
    await clear();
    await settledBefore();
  });

  it('[D-233] fill to 50 by who came first, and take people for three days', async () => {
    const first = await people(110);
    await closeOnce(first.toReversed());
    const juniors = await people(3, { courseTl: 2 });
    await closeOnce(juniors);
    await turn();
    const { groupSize } = numbers.rating;
    expect((await sizes()).toSorted()).toEqual([
      'adult paper 10',
      'adult paper 50',
      'adult paper 50',
      'junior paper 3',
    ]);
    const groups = await groupOf();
    const firstGroups = first.toReversed().map((id) => groups.get(id));
    expect(new Set(firstGroups.slice(0, groupSize)).size).toBe(1);
    expect(firstGroups[0]).toBeLessThan(firstGroups[groupSize] ?? 0);
    const late = await people(5);
    clock.advance(3 * DAY - 1);
    await closeOnce(late);
    await turn();
    expect((await groupOf()).get(late[0] ?? 0)).toBe(firstGroups.at(-1));
    const later = await people(2);
    clock.advance(1);
    await closeOnce(later);
    await turn();
    expect((await sizes()).filter((one) => one.startsWith('adult')).toSorted()).toEqual([
      'adult paper 15',
      'adult paper 2',
      'adult paper 50',
      'adult paper 50',
    ]);
    // Another turn moves nobody.
    const before = await groupOf();
    await turn();
    expect(await groupOf()).toEqual(before);
  });

  it('[D-233] many first points and several processes: nobody is in none, every group but the youngest is full', async () => {
    const all = await people(330);
    const parts = [0, 1, 2].map((part) => all.slice(part * 110, part * 110 + 110));
    await Promise.all(parts.flatMap((part) => [closeOnce(part), turn(), turn()]));
    await turn();
    expect([...(await groupOf()).values()].filter((one) => one === null)).toEqual([]);
    const counts = await sql()<{ size: number; count: number }[]>`
      select g.size, count(r.user_id)::int as count from league_group g left join rating r on r.group_id = g.id
      group by g.id order by g.id`;
    expect(counts.map(({ size, count }) => [size, count])).toEqual(
      [50, 50, 50, 50, 50, 50, 30].map((one) => [one, one]),
    );
  });

  it('[D-233] [D-237] one process at a time gives groups and settles; another does not wait for it', async () => {
    // The embedded database has one connection, so nobody could hold them there.
    if (platform().databaseKind === 'embedded') return;
    const whileHeld = () =>
      sql().begin(async (tx) => {
        await holdGroups(tx);
        await turn();
      });
    await closeOnce(await people(2));
    await whileHeld();
    expect(await sizes()).toEqual([]);
    await turn();
    expect(await sizes()).toEqual(['adult paper 2']);
    goTo(SETTLED);
    await whileHeld();
    expect(await resultRows()).toEqual([]);
    await turn();
    expect(await resultRows()).toHaveLength(2);
  });

  it('[D-234] whoever takes no part is in no group, and has their own again when they come back', async () => {
    const [in1 = 0, in2 = 0, out = 0] = await people(3);
    await agree([out], false);
    await closeOnce([in1, in2, out]);
    await turn();
    const group = (await groupOf()).get(in1);
    expect([(await groupOf()).get(in2), (await groupOf()).get(out)]).toEqual([group, null]);
    await agree([in2], false);
    const more = await people(1);
    clock.advance(4 * DAY);
    await closeOnce(more);
    await turn();
    await agree([in2], true);
    await turn();
    expect((await groupOf()).get(in2)).toBe(group);
    await agree([in2], false);
    goTo(SETTLED);
    await turn();
    expect((await resultRows()).map(({ userId }) => userId)).toEqual([in1, ...more]);
  });

  it('[D-111] [D-230] [D-237] a season ends as its rows say: place, order, league and winners', async () => {
    const all = await people(150);
    const league = (index: number) => leagues[index % 3 === 0 ? 0 : index % 3 === 1 ? 4 : 5];
    for (const one of ['gold', 'diamond'])
      await leagueBefore(
        all.filter((_, index) => league(index) === one),
        one,
      );
    const closings: CrowdClosing[] = [];
    for (const [index, userId] of all.entries())
      for (let one = 0; one <= (index * 7) % 5; one += 1)
        closings.push({
          userId,
          stars: 1 + ((index + one) % 3),
          mistakes: (index * 3) % 4,
          at: atMinute(index * 9 + one),
        });
    await close(closings);
    await turn();
    goTo(SETTLED);
    await turn();
    const results = await resultRows();
    expect(results).toEqual(await oracle());
    expect(new Set(results.map(({ before, after }) => `${before} ${after}`)).size).toBe(7);
    const [best] = await sql()<{ userId: number }[]>`
      select user_id as "userId" from rating_point where season = ${SEASON} group by user_id
      order by sum(points) desc, sum(mistakes), max(at), user_id limit 1`;
    const winners =
      await sql()`select user_id as id, position from season_winner where season = ${SEASON} order by position`;
    expect(winners.map(({ position }) => position as number)).toEqual([1, 2, 3]);
    expect(winners[0]).toMatchObject({ id: best?.userId });
  });

  /** From points and groups alone. Minutes of one step do not decide. */
  const oracle = async () => [
    ...(await sql()`
      with sums as (
        select p.user_id, sum(p.points) as points, sum(p.mistakes) as mistakes,
          floor(extract(epoch from max(p.at) - '2026-08-31T00:00:00Z'::timestamptz) / 240) as step
        from rating_point p where p.season = ${SEASON} group by 1
      ), ordered as (
        select s.*, g.league, count(*) over (partition by g.id) as size,
          rank() over (partition by g.id order by s.points desc) as place,
          row_number() over (partition by g.id order by s.points desc, s.mistakes, s.step, s.user_id desc) as before
        from sums s join rating r on r.user_id = s.user_id and r.season = ${SEASON} join league_group g on g.id = r.group_id
      )
      select user_id as "userId", place::int, points::int, league as before, case
        when before <= case when size < 20 then ceil(size / 5.0) else 10 end then
          case league when 'paper' then 'wood' when 'gold' then 'diamond' else league end
        when size >= 20 and before > size - 10 then case league when 'gold' then 'silver' when 'diamond' then 'gold' else league end
        else league end as after
      from ordered order by user_id`),
  ];

  it('[D-110] [D-237] a season waits twelve hours, and for points that are not given yet; the next one for it', async () => {
    const [early = 0, late = 0, next = 0] = await people(3);
    await closeOnce([early]);
    await turn();
    goTo(SETTLED - 1);
    await closeOnce([next]);
    await turn();
    expect([await resultRows(), (await sizes()).length]).toEqual([[], 1]);
    // A consumer that has not heard the last answer of the season.
    const consumer = `late ${Date.now()}`;
    await sql()`insert into event_cursor (consumer, xid, id) select ${consumer}, pg_snapshot_xmin(pg_current_snapshot()), 0`;
    const facts = (at: string) => sql()`
      insert into event_log (kind, user_id, facts) values (${ANSWER}, ${late}, ${sql().json({ at, unread: true })})`;
    await sql()`delete from event_cursor where consumer = 'rating'`;
    await facts('2026-09-30T20:59:59Z');
    goTo(SETTLED + 3 * HOUR);
    await turn({ consumer });
    expect(await resultRows()).toEqual([]);
    await close([{ userId: late, at: '2026-09-30T20:59:59Z' }]);
    await sql()`
      update event_cursor set (xid, id) = (select xid, id from event_log order by xid desc, id desc limit 1)
      where consumer = ${consumer}`;
    await facts('2026-09-30T21:00:00Z');
    await turn({ consumer });
    expect((await resultRows()).map(({ userId }) => userId)).toEqual([early, late]);
    await turn({ consumer });
    const [row] =
      await sql()`select g.season from rating r join league_group g on g.id = r.group_id where r.user_id = ${next}`;
    expect(row).toEqual({ season: seasonOf(clock.now()) });
    await sql()`delete from event_cursor where consumer = ${consumer}`;
    await sql()`delete from event_log where user_id = ${late}`;
  });

  it('[D-237] settling that is killed goes on, in however many processes, and gives one result each', async () => {
    const all = await people(170);
    await closeOnce(all);
    await turn();
    goTo(SETTLED);
    const before = await sql()`select user_id, points, group_id from rating where season = ${SEASON} order by 1`;
    let groups = 0;
    const kill = () => {
      groups += 1;
      if (groups > 3) throw new Error('killed');
      return false;
    };
    await expect(turn({ isClosed: kill })).rejects.toThrow('killed');
    const some = await resultRows();
    expect([some.length > 0, some.length < all.length]).toEqual([true, true]);
    expect(await sql()`select 1 from season_settlement where season = ${SEASON}`).toHaveLength(0);
    await Promise.all([turn(), turn(), turn()]);
    await turn();
    const results = await resultRows();
    expect(results.map(({ userId }) => userId)).toEqual([...all]);
    expect(results.filter(({ userId }) => some.some((one) => one.userId === userId))).toEqual(some);
    expect(await sql()`select user_id, points, group_id from rating where season = ${SEASON} order by 1`).toEqual(
      before,
    );
    expect(await sql()`select 1 from season_winner where season = ${SEASON}`).toHaveLength(3);
    // What comes later changes nothing.
    await close([{ userId: all[169] ?? 0, at: START }]);
    await turn();
    expect(await resultRows()).toEqual(results);
  });

  it('a new month begins where the last one has led, and a month without anybody is passed over', async () => {
    const all = await people(2);
    await closeOnce(all);
    await turn();
    goTo(SETTLED);
    await turn();
    goTo(Date.parse('2026-12-05T00:00:00Z'));
    await closeOnce(all);
    await turn();
    const rows = await sql()`
      select r.user_id as id, g.league from rating r join league_group g on g.id = r.group_id where r.season = 202612 order by 1`;
    // The earlier of two with equal points stands first, and the first fifth of two is one.
    expect(rows.map(({ league }) => league as string)).toEqual(['wood', 'paper']);
  });

  it('a group, results and a place in the hall of fame go with an account, and go when a person is erased', async () => {
    const [from = 0, to = 0, other = 0] = await people(3);
    await closeOnce([from, other]);
    await turn();
    const group = (await groupOf()).get(from);
    const move = { from, to };
    await sql().begin(async (tx) => {
      await movePoints(tx, move);
      await moveResults(tx, move);
    });
    await agree([to], true);
    expect([(await groupOf()).get(to), (await groupOf()).has(from)]).toEqual([group, false]);
    goTo(SETTLED);
    await turn();
    // Who has a result keeps it.
    await leagueBefore([to], 'gold');
    await leagueBefore([other], 'silver');
    await sql().begin((tx) => moveResults(tx, { from: other, to }));
    const rows = await sql()`select user_id, season, league_before as league from season_result order by season`;
    expect(rows.map((row) => ({ ...row }))).toEqual([
      { user_id: to, season: 202608, league: 'gold' },
      { user_id: to, season: SEASON, league: 'paper' },
    ]);
    await sql().begin(async (tx) => {
      await deletePoints(tx, to);
      await deleteResults(tx, to);
    });
    expect(await sql()`select 1 from season_result`).toHaveLength(0);
    const winners = await sql()`select user_id as id from season_winner order by position`;
    expect(winners.map(({ id }) => id as number | null)).toEqual([null, null]);
  });
});
