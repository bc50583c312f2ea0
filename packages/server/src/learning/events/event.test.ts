import { calls } from '@logikit/contract';
import { contests } from '@logikit/problems';
import { expect, it } from 'vitest';
import { oneDatabase, type TestUser } from '../../testing/platform.ts';
import { learnerOf } from '../../testing/test-learner.ts';
import { type TestTimes, writeEvent } from '../../testing/test-event.ts';

const english = { headers: { locale: 'en' } };
const HOUR = 3_600_000;

oneDatabase('events', (platform) => {
  const at = (milliseconds: number) => new Date(platform().clock.now().getTime() + milliseconds);
  const running = (changes: Partial<TestTimes> = {}) => ({ startsAt: at(-HOUR), endsAt: at(HOUR), ...changes });
  const look = (user: TestUser, id: number, solving?: number) =>
    user.call(calls.getEvent, { params: { id }, query: solving === undefined ? {} : { solving } }, english);

  it('[C-050] paginate=0 gives the plain full list: what is running, then what comes, then what is over', async () => {
    const child = await platform().anonymous();
    const { status, body } = await child.call(calls.listEvents, { query: { paginate: 0 } }, english);
    expect(status).toBe(200);
    expect(body.meta).toMatchObject({ currentPage: 1, lastPage: 1, total: body.data.length });
    const states = body.data.map(({ state }) => state);
    expect(new Set(states)).toEqual(new Set(['running', 'coming', 'finished']));
    const order = ['running', 'coming', 'finished'];
    expect(states).toEqual(states.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)));
    expect(new Set(body.data.map(({ targetLesson }) => targetLesson))).toEqual(new Set([1, 2, 3]));
    expect(body.data.every(({ translations }) => (translations.en?.title ?? '') !== '')).toBe(true);
  });

  it('every edition of the seeded events has its own problems, which nobody can open elsewhere', async () => {
    const rows = await platform().sql<{ slug: string; problems: number; reserved: number; shared: number }[]>`
      select t.slug, count(*) as problems, count(*) filter (where p.is_reserved) as reserved,
        count(*) filter (where (select count(*) from block_problem o where o.problem_id = p.id) > 1) as shared
      from thread t join course c on c.id = t.course_id and c.kind = 'event' join block b on b.thread_id = t.id
      join block_problem bp on bp.block_id = b.id join problem p on p.id = bp.problem_id
      where t.slug not like 'test-%' group by t.slug`;
    const editions = contests().reduce((sum, { threads }) => sum + threads.length, 1);
    expect(rows).toHaveLength(editions);
    for (const { slug, problems, reserved, shared } of rows) {
      const size = slug.startsWith('olympiad') ? 12 : slug.startsWith('tournament') ? 10 : 8;
      expect([problems, reserved, shared], slug).toEqual([size, size, 0]);
    }
  });

  it('[C-051] without solving there is a summary; solving=1 begins the one attempt, by the server’s clock', async () => {
    const { eventId, problemIds } = await writeEvent(platform().sql, 2, running({ minutes: 10 }));
    const child = await platform().anonymous();
    const before = await look(child, eventId);
    expect(before.body).toMatchObject({ state: 'running', attempt: null, result: null, shareLink: null });
    const begun = await look(child, eventId, 1);
    const attempt = begun.body.attempt;
    expect(attempt).toMatchObject({ isOver: false, answered: 0, stars: 0 });
    expect(attempt?.problems.map(({ id, isFinal }) => [id, isFinal])).toEqual(problemIds.map((id) => [id, false]));
    const seconds = (Date.parse(`${attempt?.endsAt ?? ''}Z`) - Date.parse(`${attempt?.startedAt ?? ''}Z`)) / 1000;
    expect(seconds).toBe(600);
    platform().clock.advance(60_000);
    const again = await look(child, eventId, 1);
    expect([again.body.attempt?.startedAt, again.body.attempt?.endsAt]).toEqual([attempt?.startedAt, attempt?.endsAt]);
  });

  it('[C-051] nobody begins before the start or after the end, and an unknown event is 404', async () => {
    const { sql } = platform();
    const coming = await writeEvent(sql, 1, { startsAt: at(HOUR), endsAt: at(2 * HOUR) });
    const over = await writeEvent(sql, 1, { startsAt: at(-2 * HOUR), endsAt: at(-HOUR) });
    const child = await platform().anonymous();
    expect((await look(child, coming.eventId, 1)).code).toBe('notAvailable');
    expect((await look(child, over.eventId, 1)).code).toBe('eventFinished');
    expect((await look(child, over.eventId)).body).toMatchObject({ state: 'finished', attempt: null, result: null });
    expect((await look(child, 999_999)).status).toBe(404);
  });

  it('an attempt that begins late ends with the event', async () => {
    const { eventId } = await writeEvent(platform().sql, 1, running({ endsAt: at(60_000), minutes: 40 }));
    const child = await platform().anonymous();
    const { body } = await look(child, eventId, 1);
    expect(body.attempt?.endsAt).toBe(body.test.to);
  });

  it('[C-052] the landing page opens by number and by name, without a token', async () => {
    const child = await platform().anonymous();
    const { data } = (await child.call(calls.listEvents, { query: { paginate: 0 } }, english)).body;
    const event = data.find(({ url }) => url.startsWith('olympiad'));
    const landing = (id: string) => platform().call(calls.getEventLanding, { params: { id } }, english);
    const byName = await landing(event?.url ?? '');
    expect(byName.status).toBe(200);
    expect(byName.body).toMatchObject({ id: event?.id, slug: event?.url });
    expect(byName.body.slides.map(({ slide }) => slide)).toEqual(['about', 'rules', 'after']);
    expect(byName.body.slides.every(({ translations }) => (translations.en?.text ?? '') !== '')).toBe(true);
    expect((await landing(String(event?.id ?? 0))).body).toEqual(byName.body);
    expect((await landing('no-such-event')).status).toBe(404);
    expect((await landing('9'.repeat(20))).status).toBe(404);
  });

  it('[C-053] the active event is the running one of the own target lessons that ends first, or null', async () => {
    const child = await platform().login('child');
    const { eventId } = await writeEvent(platform().sql, 1, running({ endsAt: at(30_000) }));
    const active = async () => (await child.call(calls.getActiveEvent, {}, english)).body.event;
    expect(await active()).toMatchObject({ id: eventId, state: 'running', targetLesson: 2 });
    platform().clock.advance(30_000);
    expect((await active())?.id).not.toBe(eventId);
    await platform().sql`update event set is_enabled = false where target_lesson = 2`;
    expect(await active()).toBeNull();
    await platform().sql`update event set is_enabled = true where target_lesson = 2`;
  });

  it('[E-017] answers count once, without lives and hints, and the result lists them in the order of the problems', async () => {
    const { eventId, problemIds } = await writeEvent(platform().sql, 3, running());
    const [first = 0, second = 0, third = 0] = problemIds;
    const child = learnerOf(await platform().login('child'));
    const profile = async () => (await child.user.call(calls.getCommonProfile, {})).body.commonProfile;
    const lives = (await profile())?.life?.value;
    expect((await child.send(first, { selectedVariants: ['x'] }, { eventId })).code).toBe('notAvailable');
    expect((await look(child.user, eventId, 1)).status).toBe(200);

    const right = await child.choose(third, ['two'], { eventId });
    expect(right.body).toMatchObject({ isCorrect: true, isFinal: true, stars: 3, life: null, closed: null });
    const wrong = await child.choose(first, ['one'], { eventId });
    expect(wrong.body).toMatchObject({ isCorrect: false, isFinal: true, stars: 0, triesLeft: 0, closed: null });
    expect((await child.choose(first, ['two'], { eventId })).code).toBe('alreadyTaken');
    const hint = { params: { problemId: second }, query: { eventId } };
    expect((await child.user.call(calls.takeHint, hint)).code).toBe('hintsNotAllowed');
    expect((await profile())?.life?.value).toBe(lives);
    expect((await look(child.user, eventId)).body).toMatchObject({ result: null, attempt: { answered: 2, stars: 3 } });

    platform().clock.advance(30_000);
    await child.choose(second, ['two'], { eventId });
    const { body } = await look(child.user, eventId);
    expect(body.attempt).toMatchObject({ isOver: true, answered: 3, stars: 6 });
    expect(body.result).toMatchObject({ place: 1, participants: 1, stars: 6, maxStars: 9, seconds: 30 });
    expect(body.result?.passings.map(({ problemId, isCorrect }) => [problemId, isCorrect])).toEqual([
      [first, false],
      [second, true],
      [third, true],
    ]);
  });

  it('solutions stay closed until the event is over, for those who have answered as well', async () => {
    const { eventId, problemIds } = await writeEvent(platform().sql, 2, running({ endsAt: at(600_000) }));
    const [problemId = 0] = problemIds;
    const child = learnerOf(await platform().anonymous());
    await look(child.user, eventId, 1);
    const { body: passing } = await child.choose(problemId, ['one'], { eventId });
    const read = () =>
      child.user.call(calls.getPassing, { params: { problemId, passingId: passing.id }, query: { eventId } }, english);
    expect((await child.open(problemId, { eventId })).solution).toBeNull();
    expect((await read()).body).toMatchObject({ isFinal: true, closed: null });
    platform().clock.advance(600_000);
    expect((await child.open(problemId, { eventId })).solution).toMatchObject({ rightVariants: [/./] });
    expect((await read()).body.closed).not.toBeNull();
  });

  it('a problem of an event opens in it only, and only to those who have begun', async () => {
    const { eventId, threadId, blockIds, problemIds } = await writeEvent(platform().sql, 1, running());
    const [id = 0] = problemIds;
    const child = await platform().anonymous();
    const open = async (query: object) => (await child.call(calls.getProblem, { params: { id }, query })).code;
    expect(await open({})).toBe('notFound');
    expect(await open({ threadId })).toBe('notFound');
    expect(await open({ blockId: blockIds[0] ?? 0 })).toBe('notFound');
    expect(await open({ eventId })).toBe('notAvailable');
    expect((await child.call(calls.getThread, { params: { id: threadId } })).status).toBe(404);
    await look(child, eventId, 1);
    expect(await open({ eventId })).toBeNull();
    const editor = await platform().login('editor');
    expect((await editor.call(calls.getProblem, { params: { id }, query: {} })).status).toBe(200);
  });

  it('an answer that was on its way counts for five seconds after the end, and no longer', async () => {
    const { eventId, problemIds } = await writeEvent(platform().sql, 2, running({ minutes: 1 }));
    const child = learnerOf(await platform().anonymous());
    await look(child.user, eventId, 1);
    const [first = 0, second = 0] = problemIds;
    const variants = await Promise.all([first, second].map((id) => child.ids(id, ['two'], { eventId })));
    platform().clock.advance(65_000);
    const inTime = await child.send(first, { selectedVariants: variants[0] ?? [] }, { eventId });
    expect(inTime.body.isCorrect).toBe(true);
    platform().clock.advance(1000);
    const late = await child.send(second, { selectedVariants: variants[1] ?? [] }, { eventId });
    expect([late.status, late.code]).toEqual([409, 'eventFinished']);
    expect((await look(child.user, eventId)).body.result).toMatchObject({ stars: 3, maxStars: 6 });
  });

  it('the place follows the stars, then the time; equal ones share it', async () => {
    const { eventId, problemIds } = await writeEvent(platform().sql, 2, running());
    const [first = 0, second = 0] = problemIds;
    const solve = async (keys: readonly (readonly string[])[], seconds: number): Promise<TestUser> => {
      const child = learnerOf(await platform().anonymous());
      await look(child.user, eventId, 1);
      platform().clock.advance(seconds * 1000);
      await child.choose(first, keys[0] ?? [], { eventId });
      await child.choose(second, keys[1] ?? [], { eventId });
      return child.user;
    };
    const all = [['two'], ['two']];
    const users = [
      await solve(all, 20),
      await solve([['two'], ['one']], 5),
      await solve(all, 10),
      await solve(all, 10),
    ];
    const idle = await platform().anonymous();
    await look(idle, eventId, 1);
    const results = await Promise.all(users.map(async (user) => (await look(user, eventId)).body.result));
    expect(results.map((result) => result?.place)).toEqual([3, 4, 1, 1]);
    expect(results.map((result) => result?.participants)).toEqual([4, 4, 4, 4]);
    expect((await idle.call(calls.finishEvent, { params: { id: eventId } })).body).toMatchObject({
      attempt: { isOver: true },
      result: { place: null, stars: 0, passings: [] },
    });
  });

  it('an attempt that was handed in takes no more answers', async () => {
    const { eventId, problemIds } = await writeEvent(platform().sql, 2, running());
    const child = learnerOf(await platform().anonymous());
    await look(child.user, eventId, 1);
    await child.choose(problemIds[0] ?? 0, ['two'], { eventId });
    const finished = await child.user.call(calls.finishEvent, { params: { id: eventId } }, english);
    expect(finished.body).toMatchObject({ attempt: { isOver: true }, result: { stars: 3, passings: [{ stars: 3 }] } });
    expect((await child.choose(problemIds[1] ?? 0, ['two'], { eventId })).code).toBe('eventFinished');
    const stranger = await platform().anonymous();
    expect((await stranger.call(calls.finishEvent, { params: { id: eventId } })).status).toBe(404);
  });

  it('[E-017] a shared link opens the result without a name, until it is taken back', async () => {
    const { eventId, problemIds, url } = await writeEvent(platform().sql, 1, running());
    const child = learnerOf(await platform().login('child'));
    const path = { params: { id: eventId } };
    await look(child.user, eventId, 1);
    expect((await child.user.call(calls.shareEvent, path)).code).toBe('notAvailable');
    await child.choose(problemIds[0] ?? 0, ['two'], { eventId });
    const { shareLink } = (await child.user.call(calls.shareEvent, path, english)).body;
    expect(shareLink).toMatch(/^http.+\/2\.0\/en\/event\/shared\/[\w-]{22}$/);
    expect((await child.user.call(calls.shareEvent, path, english)).body.shareLink).toBe(shareLink);
    const open = () => {
      const token = (shareLink ?? '').slice(-22);
      return platform().call(calls.getSharedEventResult, { params: { token } }, english);
    };
    const shared = await open();
    expect(shared.body).toMatchObject({ url, stars: 3, maxStars: 3, place: 1, participants: 1, problems: 1 });
    expect(JSON.stringify(shared.body)).not.toMatch(/child|user/i);
    expect((await child.user.call(calls.unshareEvent, path)).body.shareLink).toBeNull();
    expect((await open()).status).toBe(404);
  });

  it('there is one attempt over all tenants, and its answers belong to one', async () => {
    await platform().sql`insert into tenant (slug, name) values ('club', 'Club') on conflict do nothing`;
    const { eventId } = await writeEvent(platform().sql, 1, running());
    const child = await platform().anonymous();
    await look(child, eventId, 1);
    const elsewhere = await child.call(
      calls.getEvent,
      { params: { id: eventId }, query: { solving: 1 } },
      { tenant: 'club' },
    );
    expect(elsewhere.status).toBe(404);
    expect((await look(child, eventId)).body.attempt).not.toBeNull();
  });

  it('the calendar goes on by itself, and does so twice without harm', async () => {
    const child = await platform().anonymous();
    const urls = async () =>
      (await child.call(calls.listEvents, { query: { paginate: 0 } })).body.data.map(({ url }) => url);
    const before = await urls();
    platform().clock.advance(7 * 24 * HOUR);
    await platform().runDue();
    await platform().runDue();
    const fresh = await platform().anonymous();
    const { data } = (await fresh.call(calls.listEvents, { query: { paginate: 0 } })).body;
    expect(data.filter(({ url }) => !before.includes(url)).length).toBe(3);
    expect(data.some(({ state, targetLesson }) => state === 'running' && targetLesson === 2)).toBe(true);
  });
});
