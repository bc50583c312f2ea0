import { calls } from '@logikit/contract';
import { describe, expect, it } from 'vitest';
import { about, schoolOf } from '../../../testing/test-school.ts';
import { lettersOf, pagesOf } from '../../../testing/pdf.ts';
import { addChild, newParent } from '../../../testing/test-family.ts';
import { CANARY, draftOf, numberDraft, writeThread } from '../../../testing/test-course.ts';
import { oneDatabase, type TestUser } from '../../../testing/platform.ts';

/** A file as its reader gets it. */
async function fetched(url: string, user: TestUser, locale = 'en') {
  const response = await fetch(url, { headers: { authorization: `Bearer ${user.token}`, locale } });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, type: response.headers.get('content-type'), bytes, pages: pagesOf(bytes) };
}

oneDatabase('papers', (platform) => {
  const sheet = (query: string, user: TestUser, locale?: string) =>
    fetched(`${platform().url}/school/api/worksheet?${query}`, user, locale);

  describe('worksheets', () => {
    it.each(['ru', 'en', 'uk', 'cs', 'de', 'pl', 'tr', 'pt-br', 'es-mx'])(
      'a chapter is printed in %s, with the answers on pages of their own',
      async (locale) => {
        const teacher = await platform().login('teacher');
        const plain = await sheet('threadId=1&count=4&withAnswers=false', teacher, locale);
        const keyed = await sheet('threadId=1&count=4&withAnswers=true', teacher, locale);
        expect([plain.status, plain.type, plain.bytes.subarray(0, 5).toString()]).toEqual([
          200,
          'application/pdf',
          '%PDF-',
        ]);
        expect(keyed.pages).toBeGreaterThan(plain.pages);
        expect(lettersOf(plain.bytes).length).toBeGreaterThan(10);
      },
    );

    it('Cyrillic and Turkish letters are there, not boxes', async () => {
      const teacher = await platform().login('teacher');
      const [ru, tr] = [
        await sheet('threadId=1&count=2&withAnswers=true', teacher, 'ru'),
        await fetched(`${platform().url}/school/api/material/letter`, teacher, 'tr'),
      ];
      for (const letter of 'Имя') expect(lettersOf(ru.bytes)).toContain(letter);
      for (const letter of 'ıışğöü') expect(lettersOf(tr.bytes)).toContain(letter);
    });

    it('practice of every tier and single answers of every kind can be printed', async () => {
      const teacher = await platform().login('teacher');
      // A class of every target lesson, each with the pupil of the one that there is.
      for (const targetLesson of [1, 3, 4, 5])
        await platform().sql`
          with made as (
            insert into class (teacher_id, name, target_lesson, created_at)
            values (${teacher.userId}, 'Practice', ${targetLesson}, now()) returning id)
          insert into class_pupil (class_id, user_id, asked_at, consented_at)
          select made.id, p.user_id, now(), now() from made, class_pupil p join class c on c.id = p.class_id
          where c.teacher_id = ${teacher.userId} and c.target_lesson = 2`;
      const { threadId } = await writeThread(platform().sql, [{ problems: [draftOf(['two']), numberDraft('12')] }]);
      expect((await sheet(`threadId=${threadId}&withAnswers=true`, teacher)).status).toBe(200);
      for (const [lesson, tier] of [
        [4, 1],
        [5, 1],
        [1, 2],
        [2, 3],
        [3, 2],
      ])
        expect((await sheet(`targetLesson=${lesson}&tier=${tier}&count=3&withAnswers=true`, teacher)).status).toBe(200);
      expect((await sheet('targetLesson=4&tier=3&withAnswers=true', teacher)).status).toBe(404);
      expect((await sheet('threadId=999999&withAnswers=true', teacher)).status).toBe(404);
      expect((await sheet('threadId=1&count=500&withAnswers=true', teacher)).status).toBe(400);
    });

    it('[V-010] a learner never gets a sheet, a material or a key; a sheet without a key holds nothing secret', async () => {
      const { threadId } = await writeThread(platform().sql, [{ problems: [draftOf(['two'])] }]);
      for (const one of [await platform().login('child'), await platform().anonymous()]) {
        expect((await sheet(`threadId=${threadId}&withAnswers=false`, one)).status).toBe(403);
        expect((await one.call(calls.listMaterials)).status).toBe(403);
        expect((await fetched(`${platform().url}/school/api/material/sheet-${threadId}`, one)).status).toBe(403);
      }
      const parent = await platform().login('parent');
      const plain = await sheet(`threadId=${threadId}&withAnswers=false`, parent);
      expect(plain.status).toBe(200);
      // No word of the secret half is drawn, so its letters are not even in the file's alphabet.
      const rare = Array.from(CANARY).filter((letter) => 'zq'.includes(letter));
      for (const letter of rare) expect(lettersOf(plain.bytes)).not.toContain(letter);
      expect((await parent.call(calls.listMaterials)).status).toBe(403);
    });
  });

  describe('keys', () => {
    const { account, classOf, guest, agreeByLetter } = schoolOf(platform);
    const keyed = async (one: TestUser, query: string) =>
      (await sheet(`${query}&count=2&withAnswers=true`, one)).status;
    const material = async (one: TestUser, threadId: number) =>
      (await fetched(`${platform().url}/school/api/material/sheet-${threadId}`, one)).status;
    const confirmEmail = ({ userId }: TestUser) =>
      platform().sql`update "user" set email_confirmed_at = now() where id = ${userId}`;
    const threads = () =>
      platform().sql<{ id: number; isTrial: boolean; lesson: number }[]>`
        select t.id, t.is_trial as "isTrial", c.target_lesson as lesson from thread t join course c on c.id = t.course_id
        where t.is_enabled and t.type in ('chapter', 'side') order by t.id`;
    /** A chapter that is paid, or free, of a target lesson. */
    const chapter = async (lesson: number, isTrial: boolean) =>
      (await threads()).find((one) => one.lesson === lesson && one.isTrial === isTrial)?.id ?? 0;
    /** An adult who has said to be a teacher, by two calls. */
    const selfMade = async () => {
      const one = await account('adult');
      expect((await one.call(calls.convertTeacher, { body: about })).status).toBe(200);
      return one;
    };
    const join = async (pupil: TestUser, code: string, classId: number) => {
      await pupil.call(calls.enterTeacherCode, { body: { cardId: pupil.userId, teacherCode: code } });
      await agreeByLetter(pupil, classId);
    };

    it('[D-311] whoever has only said to be a teacher prints no key, of no thread, and gets no material with one', async () => {
      const one = await selfMade();
      await confirmEmail(one);
      await classOf(one);
      const all = await threads();
      expect(all.length).toBeGreaterThan(90);
      for (const { id } of all) expect([id, await material(one, id)]).toEqual([id, 403]);
      for (const query of [`threadId=${await chapter(2, true)}`, 'targetLesson=2&tier=1'])
        expect(await keyed(one, query)).toBe(403);
      expect((await sheet(`threadId=1&count=2&withAnswers=false`, one)).status).toBe(200);
      expect((await fetched(`${platform().url}/school/api/material/letter`, one)).status).toBe(200);
    });

    it('[V-010] [D-311] a parent prints sheets, and no key', async () => {
      const parent = await newParent(platform());
      await addChild(parent);
      expect((await sheet('threadId=1&count=2&withAnswers=false', parent)).status).toBe(200);
      const url = `${platform().url}/school/api/worksheet?threadId=1&count=2&withAnswers=true`;
      const refused = await fetch(url, { headers: { authorization: `Bearer ${parent.token}` } });
      expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'noAnswerKey' }]);
    });

    /** Problems that a pupil has solved, so many on each of so many days. */
    const solve = ({ userId }: TestUser, days: number, each: number) =>
      platform().sql`
        insert into progress (user_id, tenant_id, problem_id, is_final, is_solved, closed_at, updated_at)
        select ${userId}, 1, id, true, true, at, at from (
          select id, now() - (row_number() over (order by id) % ${days}::int) * interval '1 day' as at
          from problem order by id limit ${days * each}) as solved`;
    const assign = (by: TestUser, classId: number, task: { readonly threadId?: number; readonly tier?: 1 | 2 | 3 }) =>
      by.call(calls.createAssignment, {
        body: {
          classId,
          note: '',
          dueOn: platform().clock.now().toISOString().slice(0, 10),
          userIds: null,
          task: {
            kind: task.tier === undefined ? 'thread' : 'exercise',
            threadId: task.threadId ?? null,
            blockId: null,
            problemIds: [],
            tier: task.tier ?? null,
            count: task.tier === undefined ? null : 10,
          },
        },
      });
    /** A teacher by their own word with a confirmed e-mail, and a class with a pupil of another account. */
    const withPupil = async () => {
      const one = await selfMade();
      await confirmEmail(one);
      const { class: room, code } = await classOf(one);
      const pupil = await account('pupil');
      await join(pupil, code.code, room.id);
      return { one, room, pupil };
    };

    it('[D-311] a second account of one’s own that solves nothing, or all in one day, makes no teacher', async () => {
      const { one, room, pupil } = await withPupil();
      const paid = await chapter(2, false);
      await assign(one, room.id, { threadId: paid });
      const statuses = async () => [await keyed(one, `threadId=${await chapter(2, true)}`), await material(one, paid)];
      expect(await statuses()).toEqual([403, 403]);
      await solve(pupil, 1, 30);
      expect(await statuses()).toEqual([403, 403]);
      await platform().sql`update progress set closed_at = now() - interval '1 day'
        where user_id = ${pupil.userId} and problem_id = (select min(problem_id) from progress where user_id = ${pupil.userId})`;
      expect(await statuses()).toEqual([200, 200]);
    });

    it('[D-311] without an editor’s word there is a key only of what the class was given to do', async () => {
      const { one, room, pupil } = await withPupil();
      await solve(pupil, 2, 5);
      const paid = (await threads()).filter(({ lesson, isTrial }) => lesson === 2 && !isTrial);
      const [first, second] = paid.map(({ id }) => id);
      expect((await assign(one, room.id, { threadId: first ?? 0 })).status).toBe(200);
      expect([await material(one, first ?? 0), await material(one, second ?? 0)]).toEqual([200, 403]);
      expect(await keyed(one, 'targetLesson=2&tier=1')).toBe(403);
      expect((await assign(one, room.id, { tier: 1 })).status).toBe(200);
      expect([await keyed(one, 'targetLesson=2&tier=1'), await keyed(one, 'targetLesson=2&tier=2')]).toEqual([
        200, 403,
      ]);
    });

    it('[D-311] ten keys a day and no more, the same chapter again among them; the next day there are others', async () => {
      const { one, room, pupil } = await withPupil();
      await solve(pupil, 2, 5);
      const ids = (await threads()).filter(({ lesson }) => lesson === 2).map(({ id }) => id);
      for (const threadId of ids) expect((await assign(one, room.id, { threadId })).status).toBe(200);
      const printed = [];
      for (const id of ids) printed.push(await material(one, id));
      expect(printed.filter((status) => status === 200)).toHaveLength(10);
      expect(new Set(printed.slice(10))).toEqual(new Set([403]));
      expect(await material(one, ids[0] ?? 0)).toBe(200);
      const refused = await one.call(calls.getMaterial, { params: { id: `sheet-${ids[10] ?? 0}` } });
      expect(refused.code).toBe('answerKeysSpent');
      await platform().sql`update teacher set key_day = key_day - 1 where user_id = ${one.userId}`;
      expect(await material(one, ids[10] ?? 0)).toBe(200);
    });

    it('[D-311] a fresh parent or teacher prints no paid chapter, not even without answers', async () => {
      const parent = await newParent(platform());
      const child = await addChild(parent);
      const paid = await chapter(2, false);
      const plain = async (one: TestUser) => (await sheet(`threadId=${paid}&count=2&withAnswers=false`, one)).status;
      expect([await plain(parent), await plain(await selfMade())]).toEqual([403, 403]);
      await platform().sql`update profile set pay_status = 2 where user_id = ${child}`;
      expect(await plain(parent)).toBe(200);
    });

    it('[D-311] with a confirmed e-mail and a pupil at work there are keys of free chapters and of what the class does', async () => {
      const one = await selfMade();
      const { class: room, code } = await classOf(one);
      const pupil = await account('pupil');
      await join(pupil, code.code, room.id);
      await solve(pupil, 2, 5);
      await assign(one, room.id, { threadId: await chapter(2, false) });
      await assign(one, room.id, { tier: 1 });
      expect(await keyed(one, `threadId=${await chapter(2, true)}`)).toBe(403);
      await confirmEmail(one);
      for (const id of [await chapter(2, true), await chapter(2, false), await chapter(1, true)])
        expect([await keyed(one, `threadId=${id}`), await material(one, id)]).toEqual([200, 200]);
      const foreign = await chapter(1, false);
      expect([await keyed(one, `threadId=${foreign}`), await material(one, foreign)]).toEqual([403, 403]);
      expect(await keyed(one, 'targetLesson=2&tier=1')).toBe(200);
      expect(await keyed(one, 'targetLesson=1&tier=1')).toBe(403);
      await one.call(calls.closeClass, { params: { id: room.id } });
      expect(await keyed(one, `threadId=${await chapter(2, true)}`)).toBe(403);
    });

    it('[D-311] neither a child of one’s own, nor a guest, nor a pupil whose parent has not agreed makes a teacher', async () => {
      const one = await selfMade();
      await confirmEmail(one);
      const { class: room, code } = await classOf(one);
      const cardId = await addChild(one);
      await one.call(calls.enterTeacherCode, { body: { cardId, teacherCode: code.code } });
      await one.call(calls.answerConsent, { body: { classId: room.id, userId: cardId, agrees: true } });
      await agreeByLetter(await guest(code.code), room.id);
      const asked = await account('pupil');
      await asked.call(calls.enterTeacherCode, { body: { cardId: asked.userId, teacherCode: code.code } });
      expect(await keyed(one, `threadId=${await chapter(2, true)}`)).toBe(403);
    });

    it('[D-311] an editor’s word makes a teacher, and takes it back', async () => {
      const one = await selfMade();
      const { email } = (await one.call(calls.getCommonProfile)).body.commonProfile ?? {};
      const editor = await platform().login('editor');
      const say = (isConfirmed: boolean, whom = email ?? '') =>
        editor.call(calls.confirmTeacher, { body: { email: whom, isConfirmed } });
      const { class: room, code } = await classOf(one);
      const free = await chapter(2, true);
      expect(await keyed(one, `threadId=${free}`)).toBe(403);
      expect((await say(true)).status).toBe(200);
      expect([await keyed(one, `threadId=${free}`), await keyed(one, `threadId=${await chapter(2, false)}`)]).toEqual([
        200, 403,
      ]);
      // Guests who came by a code are a class, too, where an editor knows the teacher.
      await agreeByLetter(await guest(code.code), room.id);
      expect(await keyed(one, `threadId=${await chapter(2, false)}`)).toBe(200);
      await say(false);
      expect(await keyed(one, `threadId=${free}`)).toBe(403);
      expect((await say(true, 'nobody@example.org')).status).toBe(404);
      expect((await one.call(calls.confirmTeacher, { body: { email: email ?? '', isConfirmed: true } })).status).toBe(
        403,
      );
    });
  });

  it('[R-066] materials are listed with an icon by their extension, and each can be downloaded', async () => {
    const teacher = await platform().login('teacher');
    const { data } = (await teacher.call(calls.listMaterials, {}, { headers: { locale: 'en' } })).body;
    expect(data.slice(0, 2)).toMatchObject([
      { id: 'letter', title: 'A letter to parents', fileName: 'logikit-letter.pdf', icon: 'pdf' },
      { id: 'guide', icon: 'pdf' },
    ]);
    expect(new Set(data.map(({ targetLesson }) => targetLesson))).toEqual(new Set([null, 4, 5, 1, 2, 3]));
    const own = data.find(({ targetLesson }) => targetLesson === 2);
    for (const { id } of [data[0], data[1], own].filter((one) => one !== undefined)) {
      const file = await fetched(`${platform().url}/school/api/material/${id}`, teacher);
      expect([file.status, file.type]).toEqual([200, 'application/pdf']);
    }
    expect((await fetched(`${platform().url}/school/api/material/sheet-999999`, teacher)).status).toBe(404);
  });

  it('[R-062] tariffs have prices in the reader’s currency or an asked one, and a school can ask for an offer', async () => {
    const teacher = await platform().login('teacher');
    const inRussian = await teacher.call(calls.listSchoolTariffs, { query: {} }, { headers: { locale: 'ru' } });
    expect(inRussian.body.currency).toBe('RUB');
    const { body } = await teacher.call(calls.listSchoolTariffs, { query: { currency: 'TRY' } });
    expect(body.data.map(({ id, amount }) => [id, amount === null])).toEqual([
      ['class', false],
      ['grade', false],
      ['school', true],
    ]);
    const lead = {
      tariff: 'school',
      name: 'Anna',
      email: 'anna@example.org',
      school: 'School № 5',
      message: '',
    } as const;
    expect((await teacher.call(calls.askForTariff, { body: lead })).status).toBe(200);
    const wrong = await teacher.call(calls.askForTariff, { body: { ...lead, email: 'nobody' } });
    expect(wrong.code).toBe('invalidEmailError');
    expect(await platform().sql`select name from lead`).toHaveLength(1);
  });
});
