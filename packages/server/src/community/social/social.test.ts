import { calls } from '@logikit/contract';
import { expect, it } from 'vitest';
import { oneDatabase, type TestUser } from '../../testing/platform.ts';
import { learnerOf } from '../../testing/test-learner.ts';
import { rightContent } from '../../testing/test-solver.ts';
import { draftOf, writeThread } from '../../testing/test-course.ts';
import { drawnFace, drawnNickname } from '../profiles/nickname.ts';

const english = { headers: { locale: 'en' } };

oneDatabase('social', (platform) => {
  let made = 0;
  /** A saved account. */
  const account = async (who: 'pupil' | 'adult' = 'pupil'): Promise<TestUser> => {
    const username = `social-${(made += 1)}`;
    const body = { username, password: 'long enough', who, targetLessons: [2 as const] };
    const { body: session } = await platform().call(calls.register, { body });
    return {
      userId: session.userId,
      token: session.token,
      call: (call, input, extras) => platform().call(call, input, { token: session.token, ...extras }),
    };
  };
  const close = (user: TestUser) =>
    platform().sql`update "user" set closed_at = ${platform().clock.now()} where id = ${user.userId}`;
  const classOf = async (...pupils: readonly TestUser[]) => {
    const { sql, clock } = platform();
    const teacher = await platform().login('teacher');
    const [row] = await sql<{ id: number }[]>`insert into class (teacher_id, name, target_lesson, created_at)
      values (${teacher.userId}, '2 B', 2, ${clock.now()}) returning id`;
    for (const { userId } of pupils)
      await sql`insert into class_pupil (class_id, user_id, asked_at, consented_at)
        values (${row?.id ?? 0}, ${userId}, ${clock.now()}, ${clock.now()})`;
    return { id: row?.id ?? 0, teacher };
  };
  const like = (by: TestUser, likeableId: number) => by.call(calls.like, { body: { likeableId } });
  const befriend = (by: TestUser, friendId: number) => by.call(calls.addFriend, { body: { friendId } });
  const codeOf = async (user: TestUser) => (await user.call(calls.getFriendCode)).body.code;
  const use = (by: TestUser, code: string) => by.call(calls.addFriendByCode, { body: { code } });
  const friendsOf = async (user: TestUser) => (await user.call(calls.listFriends)).body;
  const card = (by: TestUser, id: number) => by.call(calls.getProfileCard, { params: { id } }, english);

  it('[C-063] [C-131] a batch has up to 50 ids; unknown, closed and repeated ones are left out', async () => {
    const [reader, one, two, gone] = [await account(), await account(), await account(), await account()];
    await close(gone);
    const ids = [two.userId, one.userId, one.userId, gone.userId, 2_000_000_000].join(',');
    const { body } = await reader.call(calls.listUsers, { query: { ids } }, english);
    expect(body.users.map(({ userId }) => userId)).toEqual([one.userId, two.userId]);
    expect(body.users[0]).toEqual({
      userId: one.userId,
      displayName: drawnNickname(one.userId, 'en'),
      avatar: expect.stringMatching(/^\/avatars\/animal-\d+-\d\.svg$/) as string,
      avatarBorderUrl: null,
      level: 1,
      isOnline: false,
    });
    const profiles = await reader.call(calls.listProfiles, { query: { ids } }, english);
    expect(profiles.body.data).toEqual(body.users);
    const fifty = Array.from({ length: 51 }, (_, index) => index + 1);
    expect((await reader.call(calls.listUsers, { query: { ids: fifty.slice(1).join(',') } })).status).toBe(200);
    expect((await reader.call(calls.listUsers, { query: { ids: fifty.join(',') } })).status).toBe(400);
    expect((await platform().call(calls.listUsers, { query: { ids } })).status).toBe(401);
  });

  it('a stranger reads no name that anybody has chosen; friends do, while it is safe', async () => {
    const [reader, other] = [await account(), await account()];
    const rename = (name: string) =>
      platform().sql`update profile set display_name = ${name}, first_name = 'Anna' where user_id = ${other.userId}`;
    const nameFor = async (user: TestUser) => (await card(user, other.userId)).body.profile.displayName;
    await rename('Comet');
    const drawn = drawnNickname(other.userId, 'en');
    expect([await nameFor(reader), await nameFor(other)]).toEqual([drawn, 'Comet']);
    await use(reader, await codeOf(other));
    expect(await nameFor(reader)).toBe('Comet');
    for (const name of ['comet@mail.ru', 'call 5551234', 'shit', 'Anna']) {
      await rename(name);
      expect([name, await nameFor(reader)]).toEqual([name, drawn]);
    }
  });

  it('[C-132] [C-133] a like is counted once, however often it is sent, and can be taken back', async () => {
    const [one, two, liked] = [await account(), await account(), await account()];
    const [first, second] = [await like(one, liked.userId), await like(one, liked.userId)];
    expect([first.status, second.body]).toEqual([200, first.body]);
    await like(two, liked.userId);
    expect((await card(one, liked.userId)).body).toMatchObject({ likes: 2, likeId: first.body.id });
    const unlike = (by: TestUser) => by.call(calls.unlike, { params: { id: first.body.id } });
    expect([(await unlike(two)).status, (await unlike(one)).status, (await unlike(one)).status]).toEqual([
      404, 200, 404,
    ]);
    expect((await card(one, liked.userId)).body).toMatchObject({ likes: 1, likeId: null });
  });

  it('[C-132] nobody likes themselves, somebody unknown or a closed account, and an anonymous learner nobody', async () => {
    const [one, gone, nobody] = [await account(), await account(), await platform().anonymous()];
    await close(gone);
    expect((await like(one, one.userId)).code).toBe('notAvailable');
    expect([(await like(one, 2_000_000_000)).status, (await like(one, gone.userId)).status]).toEqual([404, 404]);
    expect((await like(nobody, one.userId)).code).toBe('notAvailable');
    expect((await friendsOf(nobody)).ids).toEqual([]);
  });

  it('[C-134] [C-135] [E-049] whoever is told a friend code becomes a friend at once, on both sides', async () => {
    const [one, two] = [await account(), await account()];
    const code = await codeOf(one);
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
    expect(await codeOf(one)).toBe(code);
    const added = await use(two, ` ${code.toLowerCase().replace('-', ' ')} `);
    expect(added.body).toMatchObject({ friendId: one.userId, isMutual: true });
    expect([await friendsOf(one), await friendsOf(two)]).toEqual([
      { ids: [two.userId], asking: [] },
      { ids: [one.userId], asking: [] },
    ]);
    expect((await use(two, code)).code).toBe('alreadyTaken');
    expect((await use(one, code)).code).toBe('notAvailable');
    expect((await use(one, 'AAAAA-AAAAA')).code).toBe('wrongFriendCode');
    const renewed = (await one.call(calls.renewFriendCode)).body.code;
    expect(renewed).not.toBe(code);
    expect((await use(await account(), code)).code).toBe('wrongFriendCode');
  });

  it('[C-135] a classmate is asked and has to agree; self and duplicate are refused', async () => {
    const [one, two] = [await account(), await account()];
    await classOf(one, two);
    expect((await befriend(one, two.userId)).body).toMatchObject({ friendId: two.userId, isMutual: false });
    expect([(await befriend(one, two.userId)).code, (await befriend(one, one.userId)).code]).toEqual([
      'alreadyTaken',
      'notAvailable',
    ]);
    expect([await friendsOf(one), await friendsOf(two)]).toEqual([
      { ids: [], asking: [] },
      { ids: [], asking: [one.userId] },
    ]);
    expect((await card(two, one.userId)).body).toMatchObject({ friendship: 'asking', canBeFriend: true });
    expect((await befriend(two, one.userId)).body.isMutual).toBe(true);
    expect((await friendsOf(one)).ids).toEqual([two.userId]);
  });

  it('[C-135] S-24 classmates are those of an open class whose parents have agreed, and nobody else', async () => {
    const [one, mate, silent, gone, stranger] = [
      await account(),
      await account(),
      await account(),
      await account(),
      await account(),
    ];
    const { id, teacher } = await classOf(one, mate, silent, gone);
    await close(gone);
    const { sql } = platform();
    await sql`update class_pupil set consented_at = null where class_id = ${id} and user_id = ${silent.userId}`;
    const matesOf = async (user: TestUser) =>
      (await user.call(calls.listClassmates, {}, english)).body.data.map(({ userId }) => userId);
    expect(await matesOf(one)).toEqual([mate.userId]);
    for (const other of [silent, stranger, teacher]) expect(await matesOf(other)).toEqual([]);
    const { data } = (await one.call(calls.listClassmates, {}, english)).body;
    expect(data[0]).toMatchObject({
      displayName: drawnNickname(mate.userId, 'en'),
      avatar: drawnFace(mate.userId),
      isOnline: false,
    });
    await sql`update class set closed_at = ${platform().clock.now()} where id = ${id}`;
    expect(await matesOf(one)).toEqual([]);
  });

  it('[C-135] a stranger, somebody unknown, a closed account and a pupil without consent answer alike', async () => {
    const [one, stranger, gone, mate] = [await account(), await account(), await account(), await account()];
    const { id } = await classOf(one, gone, mate);
    await close(gone);
    await platform()
      .sql`update class_pupil set consented_at = null where class_id = ${id} and user_id = ${mate.userId}`;
    const answers = await Promise.all(
      [stranger.userId, 2_000_000_000, gone.userId, mate.userId].map((other) => befriend(one, other)),
    );
    expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(404);
  });

  it('[C-136] a friend is removed on both sides', async () => {
    const [one, two] = [await account(), await account()];
    await use(two, await codeOf(one));
    const remove = (by: TestUser, id: number) => by.call(calls.removeFriend, { params: { id } });
    expect([(await remove(one, two.userId)).status, (await remove(one, two.userId)).status]).toEqual([200, 404]);
    expect([await friendsOf(one), await friendsOf(two)]).toEqual([
      { ids: [], asking: [] },
      { ids: [], asking: [] },
    ]);
  });

  it('S-16 sixty changes an hour are heard, the next one waits; wrong codes end after twenty', async () => {
    const [busy, guesser, other] = [await account(), await account(), await account()];
    const statuses: number[] = [];
    for (let count = 0; count < 61; count += 1) statuses.push((await like(busy, other.userId)).status);
    expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([60, 429]);
    const guesses: number[] = [];
    for (let count = 0; count < 21; count += 1) guesses.push((await use(guesser, 'AAAAA-AAAAB')).status);
    expect([guesses.filter((status) => status === 422).length, guesses.at(-1)]).toEqual([20, 429]);
  });

  it('[C-068] [C-069] best results and the state by problems are what was really solved', async () => {
    const { sql } = platform();
    const { threadId, problemIds } = await writeThread(sql, [
      { problems: [draftOf(['two']), draftOf(['one'])] },
      { problems: [draftOf(['one'])] },
    ]);
    const user = await platform().anonymous();
    const learner = learnerOf(user);
    const results = async () => (await user.call(calls.getBestResults)).body.theBestResults;
    const state = async () => (await user.call(calls.getLogicState)).body.problems;
    expect([await results(), await state()]).toEqual([[], []]);
    for (const problemId of problemIds) {
      expect(await results()).toEqual([]);
      platform().clock.advance(60_000);
      await learner.send(problemId, await rightContent(sql, { userId: user.userId, problemId }), { threadId });
    }
    expect(await results()).toMatchObject([
      { threadId, stars: problemIds.length * 3, maxStars: problemIds.length * 3 },
    ]);
    expect(await state()).toEqual(
      problemIds.toSorted((a, b) => a - b).map((problemId) => ({ problemId, stars: 3, isFinal: true, count: 1 })),
    );
  });
});
