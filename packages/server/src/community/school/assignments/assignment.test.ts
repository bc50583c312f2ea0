import { type CallInput, calls } from '@logikit/contract';
import { describe, expect, it } from 'vitest';
import { draftOf, writeThread } from '../../../testing/test-course.ts';
import { learnerOf } from '../../../testing/test-learner.ts';
import { oneDatabase, type TestUser } from '../../../testing/platform.ts';
import { schoolOf } from '../../../testing/test-school.ts';

oneDatabase('assignments', (platform) => {
  const { account, teacher, classOf, room, guest, agreeByLetter, hold } = schoolOf(platform);

  describe('assignments', () => {
    const due = () => new Date(platform().clock.now().getTime() + 7 * 86_400_000).toISOString().slice(0, 10);
    const setUp = async () => {
      const by = await teacher();
      const { class: one, code } = await classOf(by);
      const thread = await writeThread(platform().sql, [
        { problems: [draftOf(['two']), draftOf(['two'])] },
        { problems: [draftOf(['two']), draftOf(['two'])] },
      ]);
      const pupil = await guest(code.code);
      await agreeByLetter(pupil, one.id);
      const set = (task: Partial<CallInput<typeof calls.createAssignment>['body']['task']>, more: object = {}) =>
        by.call(calls.createAssignment, {
          body: {
            classId: one.id,
            note: 'Take your time',
            dueOn: due(),
            userIds: null,
            task: {
              kind: 'thread',
              threadId: thread.threadId,
              blockId: null,
              problemIds: [],
              tier: null,
              count: null,
              ...task,
            },
            ...more,
          },
        });
      return { by, one, code, thread, pupil, set };
    };

    it('tells a teacher what is not over in any class, the nearest day first, and nobody else’s', async () => {
      const { by, one, thread, set } = await setUp();
      const { class: other } = await classOf(by);
      const [soon, late] = [2, 5].map((days) =>
        new Date(platform().clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10),
      );
      const task = { kind: 'thread', threadId: thread.threadId } as const;
      await set(task, { dueOn: late });
      await set(task, { classId: other.id, dueOn: soon });
      const open = async () => (await by.call(calls.listAssignments, { query: {} })).body.data;
      expect(await open()).toMatchObject([
        { classId: other.id, dueOn: soon, pupils: [] },
        { classId: one.id, dueOn: late, pupils: [{ done: 0 }] },
      ]);
      await platform().sql`update assignment set due_on = due_on - 30 where class_id = ${other.id}`;
      expect(await open()).toMatchObject([{ classId: one.id }]);
      expect((await (await teacher()).call(calls.listAssignments, { query: {} })).body.data).toEqual([]);
    });

    it('tells a teacher who is how sure in which kind of puzzle, and nothing of whoever waits for a parent', async () => {
      const { by, one, code, thread, pupil } = await setUp();
      await guest(code.code);
      const skills = async () => (await by.call(calls.getClass, { params: { id: one.id } })).body.skills;
      expect(await skills()).toEqual({ kinds: [], rows: [{ userId: pupil.userId, levels: [] }] });
      const { sql } = platform();
      await sql`update problem set family = 'series', family_version = 1, seed = id::text, mode = 'single'
        where id = any(${thread.problemIds.slice(0, 3)})`;
      const learner = learnerOf(pupil);
      for (const id of thread.problemIds.slice(0, 3)) await learner.choose(id, ['two'], { threadId: thread.threadId });
      const level = async (skill: number) => {
        await sql`insert into learner_skill (user_id, family, skill, answers) values (${pupil.userId}, 'series', ${skill}, 3)
          on conflict (user_id, family) do update set skill = excluded.skill`;
        return (await skills()).rows;
      };
      expect((await skills()).kinds).toMatchObject([
        { family: 'series', title: expect.stringMatching(/\p{L}/u) as string },
      ]);
      expect(await level(1)).toEqual([{ userId: pupil.userId, levels: ['strong'] }]);
      expect(await level(-1)).toEqual([{ userId: pupil.userId, levels: ['growing'] }]);
      expect(await level(0)).toEqual([{ userId: pupil.userId, levels: ['steady'] }]);
    });

    it('[V-010] a class gets a block to solve; what is really solved is counted, for the pupil and for the teacher', async () => {
      const { by, one, thread, pupil, set } = await setUp();
      const blockId = thread.blockIds[1] ?? 0;
      expect((await set({ kind: 'block', blockId })).body).toMatchObject({
        total: 2,
        pupils: [{ userId: pupil.userId, done: 0 }],
      });
      const [own] = (await pupil.call(calls.listMyAssignments)).body.data;
      const third = thread.problemIds[2] ?? 0;
      expect(own).toMatchObject({ className: '2 A', teacherName: 'Anna Petrova', done: 0, total: 2, isLate: false });
      expect(own?.next).toEqual({ threadId: thread.threadId, problemId: third });
      // Its turn on the road has not come, but the teacher has set it.
      expect((await learnerOf(pupil).choose(third, ['two'], { threadId: thread.threadId })).status).toBe(200);
      expect((await pupil.call(calls.listMyAssignments)).body.data).toMatchObject([{ done: 1, total: 2 }]);
      expect((await by.call(calls.listAssignments, { query: { classId: one.id } })).body.data).toMatchObject([
        { pupils: [{ userId: pupil.userId, done: 1 }] },
      ]);
    });

    it('takes no lives inside an assignment, and takes them beside it (rule D-051)', async () => {
      const { thread, pupil, set } = await setUp();
      const {
        threadId,
        problemIds: [first = 0, second = 0],
      } = thread;
      await set({ kind: 'problems', problemIds: [second] });
      const lives = async () => (await pupil.call(calls.getCommonProfile)).body.commonProfile?.life.value;
      const before = await lives();
      await learnerOf(pupil).choose(second, ['one'], { threadId });
      expect(await lives()).toBe(before);
      await learnerOf(pupil).choose(first, ['one'], { threadId });
      expect(await lives()).toBe((before ?? 0) - 1);
    });

    it('an exercise counts what was solved in its tier since it was set', async () => {
      const { pupil, set } = await setUp();
      expect((await set({ kind: 'exercise', threadId: null, tier: 1, count: 10 })).body).toMatchObject({ total: 10 });
      const [own] = (await pupil.call(calls.listMyAssignments)).body.data;
      expect(own).toMatchObject({ kind: 'exercise', tier: 1, targetLesson: 2, done: 0, next: null });
    });

    it('some pupils only, an honest day only, and what exists only', async () => {
      const { code, pupil, set, thread } = await setUp();
      const other = await guest(code.code, 'Tom');
      await set({}, { userIds: [pupil.userId] });
      expect((await other.call(calls.listMyAssignments)).body.data).toEqual([]);
      const refusals = [
        await set({}, { userIds: [999_999] }),
        await set({}, { dueOn: '2020-01-01' }),
        await set({}, { dueOn: '2026-02-31' }),
        await set({ threadId: 999_999 }),
        await set({ kind: 'problems', problemIds: [999_999] }),
        await set({ kind: 'block', blockId: thread.blockIds[0] ?? 0, threadId: 1 }),
        await set({ kind: 'exercise', threadId: null, tier: null, count: 10 }),
      ].map(({ code: refused }) => refused);
      expect(refusals).toEqual(['notFound', ...Array<string>(6).fill('invalidFields')]);
    });

    it('a picture of the class shows pupils by chapters, and nobody who waits, not even as a difference', async () => {
      const { by, one, code, thread, pupil } = await setUp();
      await learnerOf(pupil).choose(thread.problemIds[0] ?? 0, ['two'], { threadId: thread.threadId });
      const column = async () => {
        const { progress } = await room(by, one.id);
        const at = progress.topics.findIndex(({ threadId }) => threadId === thread.threadId);
        return {
          rows: progress.rows.map(({ userId, closed }) => [userId, closed[at]]),
          together: progress.together?.[at] ?? null,
        };
      };
      expect(await column()).toEqual({ rows: [[pupil.userId, 1]], together: 0.25 });
      for (const name of ['A', 'B', 'C', 'D']) await guest(code.code, name);
      expect(await column()).toEqual({ rows: [[pupil.userId, 1]], together: null });
      await guest(code.code, 'E');
      expect((await column()).together).toBeCloseTo(0.25 / 6);
    });
  });

  it('[C-036] a teacher completes a block of an own pupil, twice alike; another teacher and a parent may not', async () => {
    const by = await teacher();
    const { class: one, code } = await classOf(by);
    const pupil = await guest(code.code);
    const force = (who: TestUser) =>
      who.call(calls.forceCompleteExercise, { params: { a: 2, b: 1, c: 1 }, query: { userId: pupil.userId } });
    expect((await force(by)).status).toBe(403);
    await agreeByLetter(pupil, one.id);
    expect((await force(await teacher())).status).toBe(403);
    expect((await force(await platform().login('parent'))).status).toBe(403);
    const [first, again] = [await force(by), await force(by)];
    expect([first.status, again.status]).toEqual([200, 200]);
    expect([first.body.isCompleted, again.body]).toEqual([true, first.body]);
    const mine = await by.call(calls.getExercise, { params: { a: 2, b: 1 } });
    expect(mine.body.blocks[0]?.isCompleted).toBe(false);
  });

  it('[C-036] the report lists the practice that has begun to whoever may complete it: a teacher, not a parent', async () => {
    const [by, parent] = [await teacher(), await account('parent')];
    const begun = { targetLesson: 2, tier: 1, number: 1, closed: 0, total: 10 } as const;
    const begin = async (owner: TestUser) => {
      const pupil = await account('pupil');
      await hold(owner, pupil);
      await pupil.call(calls.getExerciseProgress, { params: { a: 2, b: 1, c: 1 } });
      return pupil;
    };
    const report = async (reader: TestUser, { userId }: TestUser) =>
      (await reader.call(calls.getPupilReport, { params: { id: userId }, query: { period: 'week' } })).body;
    // The teacher's own card: a pupil without an account.
    const pupil = await begin(by);
    expect(await report(by, pupil)).toMatchObject({ relation: 'owner', openBlocks: [begun] });
    const params = { a: 2, b: 1, c: 1 } as const;
    const force = (who: TestUser, { userId }: TestUser) =>
      who.call(calls.forceCompleteExercise, { params, query: { userId } });
    expect((await force(by, pupil)).body).toMatchObject({ number: 1, isCompleted: true, stars: 0 });
    expect((await report(by, pupil)).openBlocks).toEqual([]);

    const child = await begin(parent);
    expect((await report(parent, child)).openBlocks).toEqual([]);
    expect((await force(parent, child)).status).toBe(403);
    const { class: one, code } = await classOf(by);
    await parent.call(calls.enterTeacherCode, { body: { cardId: child.userId, teacherCode: code.code } });
    await parent.call(calls.answerConsent, { body: { classId: one.id, userId: child.userId, agrees: true } });
    expect(await report(by, child)).toMatchObject({ relation: 'teacher', openBlocks: [begun] });
  });
});
