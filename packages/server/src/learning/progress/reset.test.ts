import { calls } from '@logikit/contract';
import { expect, it } from 'vitest';
import { oneDatabase } from '../../testing/platform.ts';
import { draftOf, writeThread } from '../../testing/test-course.ts';
import { learnerOf } from '../../testing/test-learner.ts';

const DAY = 86_400_000;

oneDatabase('resetting progress', (platform) => {
  const begun = async () => {
    const drafts = [draftOf(['two']), draftOf(['two'])];
    const thread = await writeThread(platform().sql, [{ problems: drafts }]);
    const other = await writeThread(platform().sql, [{ problems: [draftOf(['two'])] }]);
    const user = await platform().anonymous({ targetLesson: 2 });
    const child = learnerOf(user);
    const counters = async () => {
      const { commonProfile: profile } = (await user.call(calls.getCommonProfile, {})).body;
      return [profile?.stars, profile?.starsOnBalance, profile?.completedProblems, profile?.allCompletedProblems];
    };
    const progress = async (id: number) =>
      (await user.call(calls.getThreadProgress, { params: { id } })).body.progress.closed;
    const reset = () => user.call(calls.resetCourseProgress, { body: { courseId: thread.courseId } });
    for (const problemId of thread.problemIds) await child.choose(problemId, ['two'], { threadId: thread.threadId });
    await child.choose(other.problemIds[0] ?? 0, ['two'], { threadId: other.threadId });
    return { thread, other, user, child, counters, progress, reset };
  };

  it('[C-060] a course begins anew: its rows are put away, and what they had earned goes with them', async () => {
    const { thread, other, user, child, counters, progress, reset } = await begun();
    expect(await counters()).toEqual([9, 9, 3, 3]);
    expect((await reset()).body).toEqual({ status: 'ok' });
    expect([await progress(thread.threadId), await progress(other.threadId)]).toEqual([0, 1]);
    expect(await counters()).toEqual([3, 3, 1, 1]);
    const stats = (await user.call(calls.getPassingStats, {})).body;
    expect(stats).toMatchObject({ closedProblems: 1, stars: 3 });
    expect((await user.call(calls.listSolvedProblems, { query: {} })).body.meta.total).toBe(1);
    const [rows] = await platform().sql<{ kept: number; balance: number }[]>`
      select (select count(*) from progress where user_id = ${user.userId} and context like 'archived:%') as kept,
        (select sum(amount) from ledger where user_id = ${user.userId} and currency = 'stars') as balance`;
    expect(rows).toEqual({ kept: 2, balance: 3 });
    const again = await child.choose(thread.problemIds[0] ?? 0, ['two'], { threadId: thread.threadId });
    expect(again.body).toMatchObject({ isReplay: false, stars: 3 });
    expect(await counters()).toEqual([6, 6, 2, 2]);
  });

  it('[C-060] not twice within thirty days, and not more than three times a year', async () => {
    const { user, reset } = await begun();
    const refresh = async () => (await user.call(calls.getUserToken)).body.token;
    let token = user.token;
    const resetNow = () => platform().call(calls.resetCourseProgress, { body: {} }, { token });
    const wait = async (days: number) => {
      await platform().sql`
        update progress_reset set reset_at = reset_at - make_interval(days => ${days}) where user_id = ${user.userId}`;
      token = await refresh();
    };
    expect((await reset()).status).toBe(200);
    const soon = await reset();
    expect([soon.status, soon.code]).toEqual([409, 'resetNotAllowed']);
    await wait(29);
    expect((await resetNow()).code).toBe('resetNotAllowed');
    await wait(1);
    expect((await resetNow()).status).toBe(200);
    await wait(31);
    expect((await resetNow()).status).toBe(200);
    await wait(31);
    expect((await resetNow()).code).toBe('resetNotAllowed');
    await wait(300);
    expect((await resetNow()).status).toBe(200);
  });

  it('[C-060] a refusal says when it is possible again, and an unknown course is 404', async () => {
    const { user, reset } = await begun();
    const unknown = await user.call(calls.resetCourseProgress, { body: { courseId: 2_000_000 } });
    expect(unknown.status).toBe(404);
    await reset();
    const refused = await reset();
    const { data } = refused.body as unknown as { data: { nextProgressResetDate: string } };
    const wait = Date.parse(`${data.nextProgressResetDate.replace(' ', 'T')}Z`) - platform().clock.now().getTime();
    expect(wait / DAY).toBe(30);
  });
});
