import { expect, it } from 'vitest';
import { oneDatabase } from '../../testing/platform.ts';
import { deleteInBatches } from './retention.ts';

oneDatabase('retention', (platform) => {
  it('deletes all that is old in several short statements, and nothing that is not', async () => {
    const { sql } = platform();
    await sql`create table kept_for_a_day (at date not null)`;
    await sql`insert into kept_for_a_day select '2020-01-01' from generate_series(1, 4500)`;
    await sql`insert into kept_for_a_day values ('2030-01-01')`;
    const deleted: number[] = [];
    await deleteInBatches(async (limit) => {
      const { count } = await sql`
        delete from kept_for_a_day where ctid = any(array(
          select ctid from kept_for_a_day where at < '2025-01-01' limit ${limit}))`;
      deleted.push(count);
      return { count };
    });
    expect(deleted).toEqual([2000, 2000, 500]);
    expect(await sql`select at::text from kept_for_a_day`).toEqual([{ at: '2030-01-01' }]);
  });
});
