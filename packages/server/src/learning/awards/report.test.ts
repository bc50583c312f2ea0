import { calls } from '@logikit/contract';
import { expect, it } from 'vitest';
import { draftOf, writeThread } from '../../testing/test-course.ts';
import { learnerOf } from '../../testing/test-learner.ts';
import { oneDatabase } from '../../testing/platform.ts';

oneDatabase('report', (platform) => {
  const report = async (user: { call: ReturnType<typeof platform>['call'] }, period: 'week' | 'month' | 'all') =>
    (await user.call(calls.getLearningReport, { query: { period } }, { headers: { locale: 'en' } })).body;

  it('nothing learnt is an honest nothing', async () => {
    const child = await platform().anonymous();
    const empty = await report(child, 'week');
    expect(empty).toMatchObject({
      since: null,
      step: 'day',
      strengths: [],
      totals: { minutes: 0, problems: 0, days: 0 },
    });
    expect(empty.stretches).toHaveLength(7);
    expect((await report(child, 'all')).stretches).toHaveLength(1);
  });

  it('says per day and per week what was solved, how long it took, and what comes easily', async () => {
    const child = await platform().anonymous();
    const drafts = Array.from({ length: 4 }, () => draftOf(['two']));
    const { problemIds } = await writeThread(platform().sql, [{ problems: drafts }]);
    await platform().sql`update problem set family = 'series', family_version = 1, seed = id::text, mode = 'single'
      where id = any(${problemIds})`;
    await learnerOf(child).choose(problemIds[0] ?? 0, ['one']);
    for (const id of problemIds) await learnerOf(child).choose(id, ['two']);
    await child.call(calls.sendActivity, {
      body: { id: null, duration: 50, durationsByType: { problem: 50 }, isDiffDuration: true },
    });
    const today = platform().clock.now().toISOString().slice(0, 10);
    await platform().sql`insert into learning_day (user_id, day, answers, solved, stars, seconds)
      values (${child.userId}, ${today}::date - 9, 5, 5, 12, 600)`;
    const week = await report(child, 'week');
    expect(week.stretches.at(-1)).toEqual({ from: today, minutes: 1, problems: 4, stars: 11 });
    expect(week.totals).toEqual({ minutes: 1, problems: 4, flawless: 3, stars: 11, days: 1, theories: 0 });
    expect(week.strengths).toMatchObject([{ family: 'series', problems: 4, firstTry: 0.75 }]);
    expect(week.strengths[0]?.title).toMatch(/\w/);
    // A few answers move a skill by little, and say as much by that as many answers say by more.
    const level = async (skill: number, answers: number) => {
      await platform().sql`update learner_skill set skill = ${skill}, answers = ${answers} where family = 'series'`;
      return (await report(child, 'week')).strengths[0]?.level;
    };
    expect([await level(0.05, 3), await level(0.05, 10), await level(0.07, 10)]).toEqual([
      'strong',
      'steady',
      'strong',
    ]);
    expect([await level(-0.05, 3), await level(-0.06, 3), await level(-0.08, 10)]).toEqual([
      'steady',
      'growing',
      'steady',
    ]);
    const month = await report(child, 'month');
    expect([month.stretches.length, month.totals.problems, month.totals.minutes]).toEqual([30, 9, 11]);
    const all = await report(child, 'all');
    expect(all.step).toBe('week');
    expect(all.stretches.reduce((sum, { problems }) => sum + problems, 0)).toBe(9);
  });
});
