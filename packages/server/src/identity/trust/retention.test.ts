import { calls } from '@logikit/contract';
import { expect, it } from 'vitest';
import { draftOf, writeThread } from '../../testing/test-course.ts';
import { learnerOf } from '../../testing/test-learner.ts';
import { eachDatabase } from '../../testing/platform.ts';

const DAY_MS = 86_400_000;

eachDatabase('retention', (platform) => {
  /** Every row of a table that begins with this person. */
  const rowsOf = async (userId: number): Promise<number> => {
    const { sql } = platform();
    const tables = await sql<{ name: string }[]>`
      select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'user_id'`;
    const counts = await Promise.all(
      tables.map(
        async ({ name }) =>
          (await sql<{ count: number }[]>`select count(*) from ${sql(name)} where user_id = ${userId}`)[0]?.count ?? 0,
      ),
    );
    const [own] = await sql<{ count: number }[]>`select count(*) from "user" where id = ${userId}`;
    return counts.reduce((sum, count) => sum + count, own?.count ?? 0);
  };

  it('an anonymous learner who stays away for 90 days is forgotten everywhere, others are not', async () => {
    const { problemIds } = await writeThread(platform().sql, [{ problems: [draftOf(['two'])] }]);
    const away = await platform().anonymous();
    await learnerOf(away).choose(problemIds[0] ?? 0, ['two']);
    await away.call(calls.sendActivity, { body: { id: null, duration: 5, durationsByType: {}, isDiffDuration: true } });
    const account = await platform().login('parent');
    expect(await rowsOf(away.userId)).toBeGreaterThan(5);
    platform().clock.advance(89 * DAY_MS);
    const fresh = await platform().anonymous();
    await platform().runDue();
    expect(await rowsOf(away.userId)).toBeGreaterThan(5);
    platform().clock.advance(2 * DAY_MS);
    await platform().runDue();
    expect(await rowsOf(away.userId)).toBe(0);
    expect([(await rowsOf(fresh.userId)) > 0, (await rowsOf(account.userId)) > 0]).toEqual([true, true]);
  });

  it('an anonymous learner who merged into an account is forgotten after 30 days', async () => {
    const guest = await platform().anonymous();
    await guest.call(calls.authenticate, { body: { username: 'teacher', password: 'kit-teacher' } });
    platform().clock.advance(31 * DAY_MS);
    await platform().runDue();
    expect(await rowsOf(guest.userId)).toBe(0);
  });
});
