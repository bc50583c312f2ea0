import { calls } from '@logikit/contract';
import { courses } from '@logikit/problems';
import { expect, it } from 'vitest';
import { createLog } from '../../kernel/log/log.ts';
import { oneDatabase } from '../../testing/platform.ts';
import { selectBody } from '../../content/catalog/problem.db.ts';
import { seedCourses } from '../../content/seeding/seed.ts';
import { draftOf, writeThread } from '../../testing/test-course.ts';
import { learnerOf } from '../../testing/test-learner.ts';

const inEnglish = { headers: { locale: 'en' } };

oneDatabase('courses', (platform) => {
  const learner = async () => learnerOf(await platform().anonymous());

  it('the seeded courses are there: one for each target lesson, and three beside, with trial threads and theory', async () => {
    const child = await learner();
    const { data } = (await child.user.call(calls.listCourses, { query: {} }, inEnglish)).body;
    expect(data.slice(0, 8).map(({ targetLesson }) => targetLesson)).toEqual([2, 3, 4, 5, 1, 2, 1, 2]);
    for (const course of data.slice(0, 5)) {
      const query = { courseId: course.id, paginate: 0 };
      const threads = (await child.user.call(calls.listThreads, { query }, inEnglish)).body.data;
      expect(threads.length).toBeGreaterThanOrEqual(5);
      expect(threads.map(({ type }) => type)).toEqual(
        threads.map((_, at) => (at + 1 < threads.length ? 'chapter' : 'quiz')),
      );
      const chapters = threads.slice(0, -1);
      expect(chapters.map(({ isTrial }) => isTrial)).toEqual(chapters.map((_, index) => index < 2));
      expect(threads.every(({ translations }) => (translations.en?.title ?? '') !== '')).toBe(true);
      const articles = (await child.user.call(calls.listTheories, { query: { targetLesson: course.targetLesson } }))
        .body;
      expect(articles.meta.total).toBeGreaterThan(3);
    }
  });

  it('[C-045] every seeded problem opens with all of its fields, in either language, and without its answer', async () => {
    const child = await learner();
    // Somebody who has paid, and whose grown-up has opened the roads.
    await platform().sql`update profile set pay_status = 2, lock_scheme = 'open' where user_id = ${child.user.userId}`;
    const rows = await platform().sql<
      { id: number }[]
    >`select id from problem where seed is not null and not is_reserved and id % 23 = 0 order by id`;
    expect(rows.length).toBeGreaterThan(9);
    for (const { id } of rows) {
      for (const locale of ['ru', 'en'] as const) {
        const { status, body } = await child.user.call(
          calls.getProblem,
          { params: { id }, query: {} },
          { headers: { locale } },
        );
        expect(status).toBe(200);
        expect(body.translations[locale]).toMatchObject({
          title: /./,
          question: /./,
          alt: expect.any(String) as string,
        });
        expect(body.narrations[locale]).toMatch(/./);
        expect([body.solution, body.progress]).toEqual([null, null]);
        const answers =
          body.variants.length > 0 || body.graphic !== null || body.variantSettings.isAutoValidatingString;
        expect(answers).toBe(true);
      }
    }
  });

  it('seeding again changes nothing, and an editor’s work survives a new catalogue', async () => {
    const { sql } = platform();
    const log = createLog({ quiet: true, pretty: false });
    const count = async () =>
      (
        await sql<{ rows: number }[]>`
      select (select count(*) from problem) + (select count(*) from thread) + (select count(*) from block_problem) as rows`
      )[0]?.rows;
    const [before, [first]] = [
      await count(),
      await sql<{ id: number }[]>`select id from problem where seed is not null order by id limit 1`,
    ];
    await seedCourses(sql, log);
    expect(await count()).toBe(before);
    await selectBody(sql, first?.id ?? 0);
    await sql`update problem set content = jsonb_set(content, '{emoji}', '"🦊"'), edited_at = now() where id = ${first?.id ?? 0}`;
    await sql`update seeding set fingerprint = 'older'`;
    await seedCourses(sql, log);
    expect(await count()).toBe(before);
    const [kept] = await sql<
      { emoji: string }[]
    >`select content ->> 'emoji' as emoji from problem where id = ${first?.id ?? 0}`;
    expect(kept?.emoji).toBe('🦊');
  });

  it('seeding again takes away the blocks and switches off the threads that are written no longer', async () => {
    const { sql } = platform();
    const [thread] = await sql<{ id: number; course_id: number }[]>`
      select id, course_id from thread where slug = 'junior-patterns'`;
    const [block] = await sql<{ id: number }[]>`
      insert into block (slug, thread_id, position, content)
      select 'junior/once', thread_id, 90, content from block where thread_id = ${thread?.id ?? 0} limit 1 returning id`;
    await sql`
      insert into block_problem (block_id, position, problem_id)
      select ${block?.id ?? 0}, 1, min(id) from problem where seed is not null`;
    const [old] = await sql<{ id: number }[]>`
      insert into thread (slug, course_id, position, type, content)
      select 'junior-once', course_id, 90, type, content from thread where id = ${thread?.id ?? 0} returning id`;
    const road = async () =>
      (await sql<{ road: number[] }[]>`select road_problems as road from thread where id = ${thread?.id ?? 0}`)[0]
        ?.road;
    const longer = await road();
    await sql`update seeding set fingerprint = 'older'`;
    await seedCourses(sql, createLog({ quiet: true, pretty: false }));
    expect(await sql`select id from block where id = ${block?.id ?? 0}`).toEqual([]);
    expect(await road()).toEqual(longer?.slice(0, -1));
    expect(
      await sql`select slug from thread where id in ${sql([thread?.id ?? 0, old?.id ?? 0])} and is_enabled`,
    ).toEqual([{ slug: 'junior-patterns' }]);
    await sql`delete from thread where id = ${old?.id ?? 0}`;
  });

  it('[C-054] enabled courses are listed with every field, and can be asked for by target lesson', async () => {
    const { courseId } = await writeThread(platform().sql, [], { targetLesson: 5 });
    await platform().sql`update course set is_enabled = false where slug = 'school-ready'`;
    const hidden = await writeThread(platform().sql, [], { targetLesson: 5 });
    await platform().sql`update course set is_enabled = false where id = ${hidden.courseId}`;
    const child = await learner();
    const { data } = (await child.user.call(calls.listCourses, { query: { targetLesson: 5 } }, inEnglish)).body;
    await platform().sql`update course set is_enabled = true where slug = 'school-ready'`;
    expect(data).toEqual([
      {
        id: courseId,
        name: expect.any(String) as string,
        targetLesson: 5,
        isEnabled: true,
        isNew: false,
        isMixedCourse: false,
        preview: null,
        background: null,
        mobileBackground: null,
        purchaseBackground: null,
        courseImage: null,
        icon: null,
        purchases: [],
        translations: { en: { title: 'Test', description: 'Test' } },
        color: null,
        category: null,
        view: { motif: 'meadow', isCompact: false },
      },
    ]);
  });

  it('[E-007] a thread has every field, keeps its place in the course, and opens without paying when it is a trial', async () => {
    const child = await learner();
    for (const course of courses().filter(({ kind }) => kind !== 'event')) {
      const query = { targetLesson: course.lesson, paginate: 0 };
      const { data } = (await child.user.call(calls.listThreads, { query }, inEnglish)).body;
      const listed = data.filter(({ technicalName }) =>
        course.threads.some((thread) => thread.technicalName === technicalName),
      );
      expect(listed.map(({ technicalName }) => technicalName)).toEqual(
        course.threads.map((thread) => thread.technicalName),
      );
      const paths = listed.map(({ id }) => ({ params: { id } }));
      const roads = await Promise.all(paths.map((path) => child.user.call(calls.getThread, path, inEnglish)));
      for (const [place, { body }] of roads.entries()) {
        const written = course.threads[place];
        expect(body).toMatchObject({
          isTrial: written?.isTrial,
          isEnabled: true,
          type: course.kind === 'logic' ? 'chapter' : 'side',
          targetLessonId: course.lesson,
          topics: written?.topics,
          translations: { en: { title: written?.titles.en, description: written?.descriptions.en } },
          settings: { isSequential: true },
          view: { roadImage: written?.motif },
        });
        expect(body.problems.length).toBe(written?.blocks.reduce((sum, { problems }) => sum + problems.length, 0));
        const isOpen = body.problems.some(({ state }) => state !== 'locked');
        expect(isOpen).toBe(written?.isTrial);
      }
    }
  });

  it('[C-057] the course last worked in follows the answers', async () => {
    const [here, there] = [
      await writeThread(platform().sql, [{ problems: [draftOf(['two'])] }]),
      await writeThread(platform().sql, [{ problems: [draftOf(['two'])] }]),
    ];
    const child = await learner();
    const last = async () => (await child.user.call(calls.getLastInProgress, {})).body;
    expect(await last()).toEqual({ course: null, thread: null });
    for (const { courseId, threadId, problemIds } of [here, there]) {
      await child.choose(problemIds[0] ?? 0, ['one'], { threadId });
      expect(await last()).toMatchObject({ course: { id: courseId }, thread: { id: threadId } });
      platform().clock.advance(1000);
    }
  });

  it('[C-058] progress of the logic courses is the sum of their threads', async () => {
    const { courseId, threadId, problemIds } = await writeThread(platform().sql, [
      { problems: [draftOf(['two']), draftOf(['two'])] },
    ]);
    const child = await learner();
    await child.choose(problemIds[0] ?? 0, ['two'], { threadId });
    const { courses } = (await child.user.call(calls.getLogicProgress, {})).body;
    const progress = { problems: 2, closed: 1, correct: 1, stars: 3, maxStars: 6, isCompleted: false };
    expect(courses.find((course) => course.courseId === courseId)).toEqual({
      courseId,
      progress,
      threads: [{ threadId, progress }],
    });
    const sums = courses.map((course) => [
      course.progress.problems,
      course.threads.reduce((sum, { progress: { problems } }) => sum + problems, 0),
    ]);
    expect(sums.every(([whole, parts]) => whole === parts)).toBe(true);
    const side = await child.user.call(calls.getSideCourseProgress, {});
    const closed = side.body.courses.map(({ progress }) => progress.closed);
    expect(closed).toEqual([0, 0, 0]);
  });

  it('[V-041] answers in one tenant are nothing to another, and an unknown tenant is 404', async () => {
    await platform().sql`insert into tenant (slug, name) values ('school', 'School') on conflict do nothing`;
    const { threadId, problemIds } = await writeThread(platform().sql, [{ problems: [draftOf(['two'])] }]);
    const child = await learner();
    await child.choose(problemIds[0] ?? 0, ['two'], { threadId });
    const progressIn = async (tenant?: string) =>
      child.user.call(calls.getThreadProgress, { params: { id: threadId } }, tenant === undefined ? {} : { tenant });
    expect((await progressIn()).body.progress.closed).toBe(1);
    const elsewhere = await progressIn('school');
    expect(elsewhere.body.progress.closed).toBe(0);
    const nowhere = await progressIn('nowhere');
    expect([nowhere.status, nowhere.code]).toEqual([404, 'unknownTenant']);
  });
});
