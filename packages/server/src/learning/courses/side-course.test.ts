import { calls } from '@logikit/contract';
import { expect, it } from 'vitest';
import { oneDatabase } from '../../testing/platform.ts';
import { draftOf, writeThread } from '../../testing/test-course.ts';
import { learnerOf } from '../../testing/test-learner.ts';

const english = { headers: { locale: 'en' } };

oneDatabase('courses beside the road', (platform) => {
  it('[C-055] the categories of a target lesson are its side courses, of the own lesson when none is named', async () => {
    const child = await platform().login('child');
    const names = async (query: { targetLesson?: 1 | 2 | 3 }) =>
      (await child.call(calls.listCategories, { query }, english)).body.data.map(({ name }) => name);
    expect(await names({ targetLesson: 2 })).toEqual(['maths-facts', 'coding']);
    expect(await names({})).toEqual(['maths-facts', 'coding']);
    expect(await names({ targetLesson: 1 })).toEqual(['spatial']);
    await platform().sql`update course set is_enabled = false where slug = 'coding'`;
    expect(await names({})).toEqual(['maths-facts']);
    await platform().sql`update course set is_enabled = true where slug = 'coding'`;
  });

  it('[C-056] a landing page opens by number and by name, without a token, and has a slide for each question', async () => {
    const child = await platform().anonymous();
    const { data } = (await child.call(calls.listCourses, { query: {} }, english)).body;
    for (const { id, name, translations } of data.slice(0, 8)) {
      const { status, body } = await platform().call(calls.getCourseLanding, { params: { id: name } }, english);
      expect(status).toBe(200);
      expect(body).toMatchObject({ id, slug: name });
      expect(body.slides.map(({ slide }) => slide)).toEqual(['about', 'inside', 'road']);
      expect(body.slides[0]?.translations.en?.title).toBe(translations.en?.title);
      for (const slide of body.slides)
        expect(slide.translations.en).toMatchObject({ title: /./, text: /./, action: /./ });
      expect(body.slides[1]?.image).not.toBeNull();
      const byNumber = await platform().call(calls.getCourseLanding, { params: { id: String(id) } }, english);
      expect(byNumber.body).toEqual(body);
    }
    const events = await platform().call(calls.getCourseLanding, { params: { id: 'olympiad' } });
    expect([events.status, events.code]).toEqual([404, 'notFound']);
  });

  it('[C-059] every side course has its progress, the sum of its threads', async () => {
    const child = await platform().login('child');
    const progress = async () => (await child.call(calls.getSideCourseProgress, {})).body.courses;
    const [course] = await progress();
    const threadId = course?.threads[0]?.threadId ?? 0;
    const road = (await child.call(calls.getThread, { params: { id: threadId } })).body.problems;
    await platform().sql`
      insert into progress (user_id, tenant_id, problem_id, thread_id, stars, is_final, is_solved, updated_at)
      values (${child.userId}, 1, ${road[0]?.id ?? 0}, ${threadId}, 3, true, true, now())`;
    const courses = await progress();
    expect(courses).toHaveLength(3);
    expect(courses[0]?.progress).toMatchObject({ closed: 1, correct: 1, stars: 3, isCompleted: false });
    expect(courses[0]?.threads[0]?.progress).toMatchObject({ closed: 1, stars: 3 });
    expect(courses[1]?.progress.closed).toBe(0);
    for (const { progress: whole, threads } of courses)
      expect(threads.reduce((sum, thread) => sum + thread.progress.problems, 0)).toBe(whole.problems);
  });

  it('[C-061] an editor clears what is kept of courses, and the next answer is fresh; nobody else may', async () => {
    const { courseId } = await writeThread(platform().sql, []);
    const title = async () => {
      const { body } = await platform().call(calls.getCourseLanding, { params: { id: String(courseId) } }, english);
      return body.slides[0]?.translations.en?.title;
    };
    const clear = { body: { targetLesson: 2 } } as const;
    expect(await title()).toBe('Test');
    await platform().sql`
      update course set content = jsonb_set(content, '{translations,en,title}', '"Fresh"') where id = ${courseId}`;
    expect(await title()).toBe('Test');
    expect((await (await platform().anonymous()).call(calls.clearCourseCache, clear)).status).toBe(403);
    expect(await title()).toBe('Test');
    const editor = await platform().login('editor');
    expect((await editor.call(calls.clearCourseCache, clear)).body).toEqual({ status: 'ok' });
    expect(await title()).toBe('Fresh');
  });

  it('[C-062] the goals of the side courses are told without a token', async () => {
    const { status, body } = await platform().call(calls.listSideCourseGoals, {});
    expect(status).toBe(200);
    expect(body.data.map(({ targetProblems, reward }) => [targetProblems, reward])).toEqual([
      [45, 'stars'],
      [45, 'stars'],
      [45, 'stars'],
    ]);
  });

  it('[E-005] every field of a course reaches its reader, and a disabled course reaches nobody', async () => {
    const { courseId } = await writeThread(platform().sql, [{ problems: [draftOf(['two'])] }]);
    const child = await platform().login('child');
    const picture = { view: [0, 0, 10, 10], art: [['circle', { r: 4 }]] };
    const fields = {
      preview: picture,
      background: 'harbour',
      mobileBackground: 'peaks',
      purchaseBackground: 'space',
      courseImage: picture,
      isNew: true,
      isMixedCourse: true,
      icon: 'gear',
      color: '#4DB8FF',
      category: 3,
      view: { motif: 'desert', isCompact: true },
    };
    await platform().sql`update course set content = content || ${platform().sql.json(fields)} where id = ${courseId}`;
    await platform().sql`
      insert into course_purchase (user_id, course_id, purchase_id, bought_at)
      values (${child.userId}, ${courseId}, 7, '2026-08-30T10:20:30Z')`;
    const found = async (user = child) =>
      (await user.call(calls.listCourses, { query: {} }, english)).body.data.find(({ id }) => id === courseId);
    expect(await found()).toEqual({
      id: courseId,
      name: expect.stringMatching(/^test-/) as string,
      targetLesson: 2,
      isEnabled: true,
      translations: { en: { title: 'Test', description: 'Test' } },
      purchases: [{ id: 7, date: '2026-08-30 10:20:30' }],
      ...fields,
    });
    expect((await found(await platform().anonymous()))?.purchases).toEqual([]);
    await platform().sql`update course set is_enabled = false where id = ${courseId}`;
    expect(await found()).toBeUndefined();
    const landing = await platform().call(calls.getCourseLanding, { params: { id: String(courseId) } });
    expect(landing.status).toBe(404);
  });

  it('[E-008] the seeded courses have pictures, colours and landscapes that can be drawn', async () => {
    const child = await platform().anonymous();
    const { data } = (await child.call(calls.listCourses, { query: {} }, english)).body;
    for (const course of data.slice(0, 8)) {
      expect(course.preview, course.name).not.toBeNull();
      expect(course.color).toMatch(/^#[0-9A-F]{6}$/);
      expect([course.background, course.mobileBackground]).toEqual([course.view.motif, course.view.motif]);
    }
    const threads = (await child.call(calls.listThreads, { query: { paginate: 0 } }, english)).body.data;
    const seeded = threads.filter(({ technicalName }) => !technicalName.startsWith('test-'));
    const drawn = new Set(
      seeded.flatMap(({ view: { headerBackground, background, topRoadImage, dashboardImage, images } }) => {
        expect(images.length).toBeGreaterThan(0);
        return [headerBackground, background, topRoadImage, dashboardImage, ...images];
      }),
    );
    for (const address of drawn) {
      const response = await fetch(`${platform().url}${address}`);
      expect([response.status, response.headers.get('content-type')], String(address)).toEqual([200, 'image/svg+xml']);
      expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    }
    for (const lost of ['/roads/head-moon.svg', '/roads/..%2fkit-face.svg']) {
      expect((await fetch(`${platform().url}${lost}`)).status, lost).toBe(404);
    }
  });

  it('a quiz is answered once, shows its score, and says what to open while it is unfinished', async () => {
    const drafts = [draftOf(['two']), draftOf(['two'])];
    const { threadId, problemIds } = await writeThread(platform().sql, [{ problems: drafts }], {
      type: 'quiz',
      isSequential: false,
    });
    const [first = 0, second = 0] = problemIds;
    const child = learnerOf(await platform().anonymous());
    const result = async () =>
      (await child.user.call(calls.getThreadResult, { params: { id: threadId } }, english)).body;
    expect(await result()).toMatchObject({
      type: 'quiz',
      isFinished: false,
      nextProblemId: first,
      correct: 0,
      stars: 0,
    });
    const wrong = await child.choose(first, ['one'], { threadId });
    expect(wrong.body).toMatchObject({ isFinal: true, isCorrect: false, stars: 0 });
    expect(await result()).toMatchObject({ isFinished: false, nextProblemId: second });
    const right = await child.choose(second, ['two'], { threadId });
    expect(await result()).toMatchObject({
      isFinished: true,
      nextProblemId: null,
      correct: 1,
      stars: 3,
      maxStars: 6,
      problems: [
        { id: first, isFinal: true, isCorrect: false, stars: 0, passingId: wrong.body.id },
        { id: second, isFinal: true, isCorrect: true, stars: 3, passingId: right.body.id },
      ],
    });
    const missing = await child.user.call(calls.getThreadResult, { params: { id: 2_000_000 } });
    expect(missing.status).toBe(404);
  });

  it('every logic course ends with a quiz that is open to everybody', async () => {
    const child = learnerOf(await platform().anonymous());
    const { data } = (await child.user.call(calls.listThreads, { query: { paginate: 0 } }, english)).body;
    const quizzes = data.filter(({ type, technicalName }) => type === 'quiz' && !technicalName.startsWith('test-'));
    expect(quizzes.map(({ targetLessonId }) => targetLessonId).toSorted()).toEqual([1, 2, 3, 4, 5]);
    for (const { id, isLocked, progress } of quizzes) {
      expect([isLocked, progress.problems]).toEqual([false, 10]);
      const { problems } = (await child.user.call(calls.getThread, { params: { id } }, english)).body;
      expect(problems.map(({ state }) => state)).toEqual(['current', ...Array<string>(9).fill('open')]);
      const opened = await child.open(problems[4]?.id ?? 0, { threadId: id });
      expect(opened).toMatchObject({ hintsLeft: 0, triesLeft: 1 });
    }
  });
});
