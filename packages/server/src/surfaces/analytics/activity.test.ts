import { calls } from '@logikit/contract';
import { expect, it } from 'vitest';
import { oneDatabase } from '../../testing/platform.ts';

oneDatabase('activity', (platform) => {
  const sent = (
    duration: number,
    durationsByType: Record<string, number>,
    more: { id?: string; isTotal?: boolean } = {},
  ) => ({
    body: { id: more.id ?? null, duration, durationsByType, isDiffDuration: !more.isTotal },
  });
  const rowOf = async (userId: number) => {
    const [row] = await platform().sql<{ duration: number; parts: Record<string, number> }[]>`
      select duration, durations_by_type as parts from activity where user_id = ${userId}`;
    return row;
  };

  it('[E-022] the row is the sum of what was sent', async () => {
    const learner = await platform().anonymous();
    const first = await learner.call(calls.sendActivity, sent(30, { problem: 20, theory: 10 }));
    expect(first.body.state).toBe('ok');
    platform().clock.advance(30_000);
    await learner.call(calls.sendActivity, sent(30, { problem: 30 }, { id: first.body.id }));
    platform().clock.advance(15_000);
    await learner.call(calls.sendActivity, sent(75, { problem: 60, theory: 15 }, { id: first.body.id, isTotal: true }));
    expect(await rowOf(learner.userId)).toEqual({ duration: 75, parts: { problem: 60, theory: 15 } });
  });

  it('never counts more than the wall clock has passed, and shares the cut among the parts', async () => {
    const learner = await platform().anonymous();
    const { body } = await learner.call(calls.sendActivity, sent(0, {}));
    platform().clock.advance(10_000);
    await learner.call(calls.sendActivity, sent(1000, { problem: 750, game: 250, made_up: 500 }, { id: body.id }));
    expect(await rowOf(learner.userId)).toEqual({ duration: 10, parts: { problem: 7.5, game: 2.5 } });
  });

  it('a visit after a long silence, or of somebody else, is stale and counts nothing', async () => {
    const learner = await platform().anonymous();
    const other = await platform().anonymous();
    const { body } = await learner.call(calls.sendActivity, sent(5, { problem: 5 }));
    expect((await other.call(calls.sendActivity, sent(5, {}, { id: body.id }))).body.state).toBe('stale');
    platform().clock.advance(1_500_000);
    const { body: fresh } = await learner.call(calls.getUserToken);
    platform().clock.advance(901_000);
    const late = await learner.call(calls.sendActivity, sent(5, {}, { id: body.id }), { token: fresh.token });
    expect(late.body).toEqual({ id: body.id, state: 'stale' });
    expect(await rowOf(learner.userId)).toEqual({ duration: 5, parts: { problem: 5 } });
  });
});
