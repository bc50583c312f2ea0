import { calls } from '@logikit/contract';
import { describe, expect, it } from 'vitest';
import { oneDatabase, type TestUser } from '../../../testing/platform.ts';
import { about, schoolOf } from '../../../testing/test-school.ts';

oneDatabase('school', (platform) => {
  const { account, teacher, classOf, room, guest, consentEmailTo, agreeByLetter, hold } = schoolOf(platform);

  describe('becoming a teacher', () => {
    it('[R-067] permissions change within the same session, and its pages open at once', async () => {
      const one = await account('adult');
      expect((await one.call(calls.listClasses)).status).toBe(403);
      expect((await one.call(calls.convertTeacher, { body: about })).status).toBe(200);
      const { commonProfile } = (await one.call(calls.getCommonProfile)).body;
      expect(commonProfile).toMatchObject({ who: 'teacher', perms: ['card', 'teacher'] });
      expect((await one.call(calls.listClasses)).body).toEqual({ data: [] });
    });

    it('keeps the permissions that somebody has, and may be said anew', async () => {
      const editor = await platform().login('editor');
      await editor.call(calls.convertTeacher, { body: about });
      await editor.call(calls.convertTeacher, { body: { ...about, school: 'Lyceum' } });
      expect((await editor.call(calls.getCommonProfile)).body.commonProfile?.perms).toEqual([
        'card',
        'quizEditor',
        'teacher',
      ]);
    });

    it('no child becomes one: not a pupil, not somebody without an account, not somebody young, not a held card', async () => {
      const young = await account('adult', { birthYear: platform().clock.now().getUTCFullYear() - 12 });
      const held = await account('adult');
      await hold(await account('parent'), held);
      for (const one of [await account('pupil'), await platform().anonymous(), young, held])
        expect((await one.call(calls.convertTeacher, { body: about })).status).toBe(403);
    });

    it('[V-010] only the permission teacher opens classes, assignments and materials, only card the list of pupils', async () => {
      const pupil = await platform().login('child');
      const parent = await platform().login('parent');
      const statuses = async (one: TestUser) => [
        (await one.call(calls.listClasses)).status,
        (await one.call(calls.listAssignments, { query: { classId: 1 } })).status,
        (await one.call(calls.listMyPupils)).status,
      ];
      expect(await statuses(pupil)).toEqual([403, 403, 403]);
      expect(await statuses(parent)).toEqual([403, 403, 200]);
      expect(await statuses(await teacher())).toEqual([200, 404, 200]);
    });

    it.each(['come to https://evil.example', 'evil.com', '<b>x</b>', 'a@b.org', '  '])(
      'refuses %j as a name that would stand in letters',
      async (name) => {
        const refused = await (await account('teacher')).call(calls.convertTeacher, { body: { ...about, name } });
        expect([refused.status, refused.code]).toEqual([422, 'invalidFields']);
      },
    );
  });

  describe('codes', () => {
    it('is shown once as XXXXX-XXXXX and kept hashed', async () => {
      const by = await teacher();
      const { class: one, code } = await classOf(by);
      expect(code.code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
      expect(code.usesLeft).toBe(40);
      expect(JSON.stringify(await room(by, one.id))).not.toContain(code.code);
      const rows = await platform().sql`select * from class_code where class_id = ${one.id}`;
      expect(JSON.stringify(rows)).not.toContain(code.code.replace('-', ''));
    });

    it('[R-085] a guest joins with a name, however the code is typed; a wrong code says so', async () => {
      const by = await teacher();
      const { class: one, code } = await classOf(by);
      await guest(` ${code.code.toLowerCase().replace('-', ' ')}`, 'Mia');
      expect((await room(by, one.id)).pupils).toEqual([
        {
          userId: expect.any(Number) as number,
          name: 'Mia',
          state: 'waiting',
          solvedThisWeek: null,
          starsThisWeek: null,
          lastDay: null,
        },
      ]);
      const wrong = await platform().call(calls.joinByTeacherCode, { body: { code: 'AAAAA-AAAAA', name: 'Tom' } });
      expect([wrong.status, wrong.code]).toEqual([422, 'wrongTeacherCode']);
      expect((await room(by, one.id)).class.code?.usesLeft).toBe(39);
    });

    it('[C-150] an account joins, or lets an own card join, and nobody else’s; a wrong code is an error', async () => {
      const by = await teacher();
      const { class: one, code } = await classOf(by);
      const [parent, pupil, stranger] = [await account('parent'), await account('pupil'), await account('pupil')];
      await hold(parent, pupil);
      const enter = (who: TestUser, cardId: number, teacherCode = code.code) =>
        who.call(calls.enterTeacherCode, { body: { cardId, teacherCode } });
      expect((await enter(parent, pupil.userId, '00000-00000')).code).toBe('wrongTeacherCode');
      expect((await enter(parent, stranger.userId)).status).toBe(403);
      expect((await enter(parent, pupil.userId)).status).toBe(200);
      expect((await enter(stranger, stranger.userId)).status).toBe(200);
      expect((await enter(stranger, stranger.userId)).status).toBe(200);
      expect((await room(by, one.id)).class).toMatchObject({ pupils: 0, waiting: 2, code: { usesLeft: 38 } });
    });

    it('ends after 14 days, after 40 pupils, when it is closed, when another is made, and with its class', async () => {
      const by = await teacher();
      const refused = async (code: string) =>
        (await platform().call(calls.joinByTeacherCode, { body: { code, name: 'Tom' } })).code;
      const { class: one, code: first } = await classOf(by);
      const second = (await by.call(calls.renewClassCode, { params: { id: one.id } })).body;
      expect(await refused(first.code)).toBe('wrongTeacherCode');
      await guest(second.code);
      await by.call(calls.closeClassCode, { params: { id: one.id } });
      expect(await refused(second.code)).toBe('wrongTeacherCode');
      const third = (await by.call(calls.renewClassCode, { params: { id: one.id } })).body;
      await platform().sql`update class_code set uses_left = 1 where class_id = ${one.id}`;
      await guest(third.code);
      expect(await refused(third.code)).toBe('wrongTeacherCode');
      const fourth = (await by.call(calls.renewClassCode, { params: { id: one.id } })).body;
      await platform().sql`update class_code set ends_at = ${platform().clock.now()} where class_id = ${one.id}`;
      expect(await refused(fourth.code)).toBe('wrongTeacherCode');
      const fifth = (await by.call(calls.renewClassCode, { params: { id: one.id } })).body;
      await by.call(calls.closeClass, { params: { id: one.id } });
      expect(await refused(fifth.code)).toBe('wrongTeacherCode');
      expect((await by.call(calls.getClass, { params: { id: one.id } })).status).toBe(404);
    });

    it('five wrong tries lock a person out for a quarter of an hour', async () => {
      const pupil = await account('pupil');
      const enter = () =>
        pupil.call(calls.enterTeacherCode, { body: { cardId: pupil.userId, teacherCode: 'ZZZZZ-ZZZZZ' } });
      const codes: (string | null)[] = [];
      for (let at = 0; at < 6; at += 1) codes.push((await enter()).code);
      expect(codes).toEqual([...Array<string>(5).fill('wrongTeacherCode'), 'tooManyRequests']);
    });

    it('somebody with an account does not lose it by the guests’ door', async () => {
      const { code } = await classOf(await teacher());
      const child = await account('pupil');
      expect((await child.call(calls.joinByTeacherCode, { body: { code: code.code, name: 'Mia' } })).status).toBe(403);
    });
  });

  describe('consent', () => {
    it('[R-065] a parent is told by letter and in the cabinet who the teacher is; only then is there something to see', async () => {
      const by = await teacher();
      const { class: one, code } = await classOf(by);
      const [parent, pupil] = [await account('parent'), await account('pupil')];
      await hold(parent, pupil);
      await pupil.call(calls.enterTeacherCode, { body: { cardId: pupil.userId, teacherCode: code.code } });
      const report = () => by.call(calls.getPupilReport, { params: { id: pupil.userId }, query: { period: 'week' } });
      expect([(await report()).status, (await by.call(calls.listMyPupils)).body.data]).toEqual([403, []]);
      expect((await room(by, one.id)).pupils).toMatchObject([{ name: '', state: 'waiting' }]);

      expect(
        (await pupil.call(calls.answerConsent, { body: { classId: one.id, userId: pupil.userId, agrees: true } }))
          .status,
      ).toBe(403);
      const [place] = (await parent.call(calls.listClassPlaces)).body.data;
      expect(place).toMatchObject({
        className: '2 A',
        teacher: { name: 'Anna Petrova', school: 'School № 5', subject: 'Maths' },
        state: 'waiting',
        agreesHere: true,
      });
      const email = (await parent.call(calls.getCommonProfile)).body.commonProfile?.email ?? '';
      expect((await consentEmailTo(email)).text).toContain('Anna Petrova');
      await parent.call(calls.answerConsent, { body: { classId: one.id, userId: pupil.userId, agrees: true } });
      expect((await report()).body).toMatchObject({ userId: pupil.userId, relation: 'teacher' });
      expect((await by.call(calls.listMyPupils)).body.data).toMatchObject([
        { userId: pupil.userId, relation: 'teacher' },
      ]);
    });

    it.each(['leaves', 'is removed', 'loses the class'])(
      'a pupil who %s is out of sight with the next request',
      async (how) => {
        const by = await teacher();
        const { class: one, code } = await classOf(by);
        const pupil = await guest(code.code);
        expect((await agreeByLetter(pupil, one.id)).body.state).toBe('joined');
        const report = async () =>
          (await by.call(calls.getPupilReport, { params: { id: pupil.userId }, query: { period: 'week' } })).status;
        expect(await report()).toBe(200);
        if (how === 'leaves')
          await pupil.call(calls.answerConsent, { body: { classId: one.id, userId: pupil.userId, agrees: false } });
        else if (how === 'is removed')
          await by.call(calls.removeFromClass, { params: { id: one.id, userId: pupil.userId } });
        else await by.call(calls.closeClass, { params: { id: one.id } });
        expect(await report()).toBe(403);
        expect((await by.call(calls.listMyPupils)).body.data).toEqual([]);
      },
    );

    it('a letter’s link tells what it asks, does nothing by itself, and a refusal takes the place away', async () => {
      const by = await teacher();
      const { class: one, code } = await classOf(by);
      const pupil = await guest(code.code, 'Tom');
      const email = 'mum-of-tom@example.org';
      const bad = await pupil.call(calls.askParent, { body: { classId: one.id, email: 'nobody' } });
      expect(bad.code).toBe('invalidEmailError');
      await pupil.call(calls.askParent, { body: { classId: one.id, email } });
      const { token, text } = await consentEmailTo(email);
      expect(text).toContain('Tom');
      const look = await platform().call(calls.answerConsentLink, { body: { token } });
      expect(look.body).toMatchObject({ state: 'waiting', pupilName: 'Tom', teacher: { name: 'Anna Petrova' } });
      expect((await platform().call(calls.answerConsentLink, { body: { token, agrees: false } })).body.state).toBe(
        'left',
      );
      expect((await room(by, one.id)).pupils).toEqual([]);
      expect((await platform().call(calls.answerConsentLink, { body: { token } })).status).toBe(404);
    });

    it('a grown-up agrees alone, a pupil does not', async () => {
      const by = await teacher();
      const { class: one, code } = await classOf(by);
      for (const [who, status] of [
        ['adult', 200],
        ['pupil', 403],
      ] as const) {
        const pupil = await account(who);
        const userId = pupil.userId;
        await pupil.call(calls.enterTeacherCode, { body: { cardId: userId, teacherCode: code.code } });
        expect(
          (await pupil.call(calls.answerConsent, { body: { classId: one.id, userId, agrees: true } })).status,
        ).toBe(status);
      }
    });

    it('a teacher sees and changes nothing of another’s class', async () => {
      const { class: one, code } = await classOf(await teacher());
      const pupil = await guest(code.code);
      await agreeByLetter(pupil, one.id);
      const other = await teacher();
      const params = { id: one.id };
      const statuses = [
        await other.call(calls.getClass, { params }),
        await other.call(calls.changeClass, { params, body: { name: 'x', targetLesson: 1 } }),
        await other.call(calls.closeClass, { params }),
        await other.call(calls.renewClassCode, { params }),
        await other.call(calls.removeFromClass, { params: { ...params, userId: pupil.userId } }),
        await other.call(calls.listAssignments, { query: { classId: one.id } }),
      ].map(({ status }) => status);
      expect(new Set(statuses)).toEqual(new Set([404]));
      expect(
        (await other.call(calls.getPupilReport, { params: { id: pupil.userId }, query: { period: 'all' } })).status,
      ).toBe(403);
    });
  });
});
