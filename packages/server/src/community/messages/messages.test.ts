import { calls, type Model } from '@logikit/contract';
import { afterEach, expect, it } from 'vitest';
import { connect, hangUp } from '../../testing/test-line.ts';
import { oneDatabase, type TestUser } from '../../testing/platform.ts';

afterEach(hangUp);

oneDatabase('messages', (platform) => {
  let made = 0;
  const account = async (who: 'pupil' | 'adult' | 'parent' = 'adult', isPaid = true): Promise<TestUser> => {
    const email = `messages-${(made += 1)}@logikit.example`;
    const body = { email, password: 'long enough', who, targetLessons: [2 as const] };
    const { body: session } = await platform().call(calls.register, { body });
    if (isPaid) await platform().sql`update profile set pay_status = 2 where user_id = ${session.userId}`;
    return {
      userId: session.userId,
      token: session.token,
      call: (call, input, extras) => platform().call(call, input, { token: session.token, ...extras }),
    };
  };
  const classOf = async (...pupils: readonly TestUser[]) => {
    const { sql, clock } = platform();
    const teacher = await platform().login('teacher');
    const [row] = await sql<{ id: number }[]>`insert into class (teacher_id, name, target_lesson, created_at)
      values (${teacher.userId}, '2 B', 2, ${clock.now()}) returning id`;
    for (const { userId } of pupils)
      await sql`insert into class_pupil (class_id, user_id, asked_at, consented_at)
        values (${row?.id ?? 0}, ${userId}, ${clock.now()}, ${clock.now()})`;
    return { classId: row?.id ?? 0, teacher };
  };
  const state = async (user: TestUser, locale = 'en') =>
    (await user.call(calls.getMessagesState, {}, { headers: { locale } })).body;
  const open = (user: TestUser, body: Model<'NewMessageThread'>) => user.call(calls.openMessageThread, { body });
  const send = (user: TestUser, id: number, body: Model<'NewMessage'>) =>
    user.call(calls.sendMessage, { params: { id }, body });
  const read = (user: TestUser, id: number, query: { page?: number; perPage?: number } = {}) =>
    user.call(calls.listMessages, { params: { id }, query });
  const list = (user: TestUser, type?: Model<'MessagesState'>['types'][number]) =>
    user.call(calls.listMessageThreads, { query: type ? { type } : {} });
  const support = async (user: TestUser) => (await open(user, { type: 'support' })).body.id;

  it('[R-073] a question to support reaches the inbox, is answered by an editor, and waits until it is read', async () => {
    const [adult, editor] = [await account(), await platform().login('editor')];
    const id = await support(adult);
    expect(await support(adult)).toBe(id);
    expect((await send(adult, id, { text: '  How do I begin anew?  ' })).body).toMatchObject({
      author: 'learner',
      isMine: true,
      text: 'How do I begin anew?',
    });
    const { body: inbox } = await list(editor, 'inbox');
    expect(inbox.data[0]).toMatchObject({ id, unread: 1, person: { userId: adult.userId } });
    expect((await state(editor)).unreadOf.inbox).toBe(1);
    expect((await send(editor, id, { text: 'In the course, below.' })).body.author).toBe('support');
    expect((await state(editor)).unreadOf.inbox).toBe(0);
    expect(await state(adult)).toMatchObject({ unread: 1, unreadOf: { support: 1 } });
    const { body } = await read(adult, id);
    expect(body.data.map(({ author, isMine }) => [author, isMine])).toEqual([
      ['support', false],
      ['learner', true],
    ]);
    await adult.call(calls.readMessageThread, { params: { id } });
    expect((await state(adult)).unread).toBe(0);
  });

  it('[V-033] a freemium user reads but does not send, and hears why', async () => {
    const adult = await account('adult', false);
    const id = await support(adult);
    expect((await state(adult)).canSend).toBe(false);
    expect((await send(adult, id, { text: 'Hello' })).code).toBe('notPaid');
    expect((await read(adult, id)).status).toBe(200);
    await platform().sql`update profile set pay_status = 2 where user_id = ${adult.userId}`;
    expect((await send(adult, id, { text: 'Hello' })).status).toBe(200);
  });

  it('a child hears from the own teacher and from us alone, in phrases alone', async () => {
    const child = await account('pupil');
    const { teacher } = await classOf(child);
    expect(await state(child)).toMatchObject({ types: ['teacher', 'system'], onlyPhrases: true, isChatOffered: false });
    expect((await open(child, { type: 'support' })).status).toBe(403);
    expect((await list(child, 'support')).status).toBe(403);
    const contacts = (await state(child)).contacts;
    expect(contacts.map(({ person, isTeacher }) => [person.userId, isTeacher])).toEqual([[teacher.userId, true]]);
    const { id } = (await open(child, { type: 'teacher', userId: teacher.userId })).body;
    expect((await send(child, id, { text: 'My number is 555' })).body).toMatchObject({
      fields: { text: ['onlyPhrases'] },
    });
    expect((await send(teacher, id, { text: 'Where do you live?' })).status).toBe(422);
    expect((await send(child, id, { phrase: 'needHelp' })).body).toMatchObject({ phrase: 'needHelp', text: null });
    expect((await send(child, id, { phrase: 'wellDone' })).body).toMatchObject({ fields: { phrase: ['invalid'] } });
    expect((await send(teacher, id, { phrase: 'wellDone' })).status).toBe(200);
    expect(await state(child)).toMatchObject({ unreadOf: { teacher: 1 } });
  });

  it('[R-073] a parent reads what the child and the teacher say, also after the child has left, and nobody is told', async () => {
    const [child, parent] = [await account('pupil'), await account('parent')];
    const { sql, clock } = platform();
    await sql`insert into card (user_id, owner_id, created_at) values (${child.userId}, ${parent.userId}, ${clock.now()})`;
    const { teacher, classId } = await classOf(child);
    const watch = (user: TestUser, query: { page?: number; perPage?: number } = {}) =>
      user.call(calls.listPupilMessages, { params: { id: child.userId }, query });
    expect((await watch(parent)).body.data).toEqual([]);
    const { id } = (await open(child, { type: 'teacher', userId: teacher.userId })).body;
    await send(child, id, { phrase: 'needHelp' });
    await send(teacher, id, { phrase: 'wellDone' });
    const { data } = (await watch(parent)).body;
    expect(data.map(({ author, phrase, teacherName }) => [author, phrase, teacherName])).toEqual([
      ['teacher', 'wellDone', 'Anna Petrova'],
      ['learner', 'needHelp', 'Anna Petrova'],
    ]);
    expect((await watch(parent, { page: 2, perPage: 1 })).body).toMatchObject({
      data: [{ phrase: 'needHelp' }],
      meta: { total: 2 },
    });
    expect((await state(child)).unreadOf.teacher).toBe(1);
    // To read along is all: the parent is no side of it.
    expect([(await read(parent, id)).status, (await send(parent, id, { phrase: 'hello' })).status]).toEqual([404, 404]);
    for (const other of [teacher, child, await account('parent')]) expect((await watch(other)).status).toBe(403);
    await sql`delete from class_pupil where class_id = ${classId}`;
    expect((await watch(parent)).body.data).toHaveLength(2);
  });

  it('nobody writes to a stranger, nor to a pupil whose parent has not agreed or who has left', async () => {
    const [child, stranger] = [await account('pupil'), await account('pupil')];
    const { teacher, classId } = await classOf(child);
    const ask = (userId: number) => open(teacher, { type: 'teacher', userId });
    const { id } = (await ask(child.userId)).body;
    await send(teacher, id, { phrase: 'hello' });
    expect([(await ask(stranger.userId)).status, (await ask(2_000_000_000)).status]).toEqual([403, 403]);
    expect((await read(stranger, id)).status).toBe(404);
    await platform().sql`update class_pupil set consented_at = null where class_id = ${classId}`;
    expect([(await read(teacher, id)).status, (await send(teacher, id, { phrase: 'hello' })).status]).toEqual([
      404, 404,
    ]);
    expect((await ask(child.userId)).status).toBe(403);
    expect((await state(child)).unread).toBe(0);
  });

  it('[R-073] messages come in pages, the newest first', async () => {
    const adult = await account();
    const id = await support(adult);
    for (const text of ['one', 'two', 'three']) await send(adult, id, { text });
    const first = await read(adult, id, { perPage: 2 });
    expect(first.body.data.map(({ text }) => text)).toEqual(['three', 'two']);
    expect(first.body.meta).toMatchObject({ total: 3, lastPage: 2 });
    expect((await read(adult, id, { perPage: 2, page: 2 })).body.data.map(({ text }) => text)).toEqual(['one']);
    expect((await list(adult, 'system')).body.data).toEqual([]);
  });

  it('exactly one of words and a phrase is sent, and nothing to the platform itself', async () => {
    const [adult, other] = [await account(), await account()];
    const id = await support(adult);
    for (const body of [{}, { text: '   ' }, { text: 'a', phrase: 'hello' as const }, { phrase: 'hello' as const }])
      expect((await send(adult, id, body)).status).toBe(422);
    expect((await send(adult, id, { text: 'a'.repeat(2001) })).status).toBe(400);
    const { code } = (await adult.call(calls.getFriendCode)).body;
    await other.call(calls.addFriendByCode, { body: { code } });
    const [system] = (await list(adult, 'system')).body.data;
    expect(system?.last).toMatchObject({ author: 'system', phrase: 'friendAdded' });
    expect((await send(adult, system?.id ?? 0, { text: 'Thanks' })).status).toBe(403);
  });

  it('tells over the socket how many wait', async () => {
    const [adult, editor] = [await account(), await platform().login('editor')];
    const id = await support(adult);
    await send(adult, id, { text: 'Hello' });
    const line = connect(platform().url);
    line.send({ id: 'a', type: 'auth', payload: { token: adult.token } });
    line.send({ id: 'b', type: 'subscribe', payload: { topics: [`user.${adult.userId}`] } });
    for (let frame = 0; frame < 3; frame += 1) await line.next();
    await send(editor, id, { text: 'Hello!' });
    expect(await line.next()).toMatchObject({ payload: { name: 'messagesChanged', unread: 1 } });
    await adult.call(calls.readMessageThread, { params: { id } });
    expect(await line.next()).toMatchObject({ payload: { name: 'messagesChanged', unread: 0 } });
  });

  it('[V-039] the chat entry is there for an adult in Russian, outside Ukraine and Belarus', async () => {
    const adult = await account();
    const offered = async (countryCode: string | null, locale: string) => {
      await platform().sql`update profile set country_code = ${countryCode} where user_id = ${adult.userId}`;
      return (await state(adult, locale)).isChatOffered;
    };
    const matrix: boolean[] = [];
    for (const country of ['RU', 'UA', 'BY'])
      for (const locale of ['ru', 'en']) matrix.push(await offered(country, locale));
    expect(matrix).toEqual([true, false, false, false, false, false]);
  });
});
