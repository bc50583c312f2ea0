import { expect, it } from 'vitest';
import { numberDraft, writeThread } from '../../testing/test-course.ts';
import { oneDatabase } from '../../testing/platform.ts';

oneDatabase('the road that a thread keeps', (platform) => {
  const sql = () => platform().sql;
  /** Every thread: the road that it keeps, and the one that its blocks make. */
  const roads = async () => {
    const kept = await sql()`
      select id, road_problems as problems, road_blocks as blocks from thread order by id`;
    const made = await sql()`
      select t.id, coalesce(array_agg(p.id order by b.position, b.id, q.position) filter (where p.id is not null), '{}')
          as problems,
        coalesce(array_agg(b.id order by b.position, b.id, q.position) filter (where p.id is not null), '{}') as blocks
      from thread t left join block b on b.thread_id = t.id left join block_problem q on q.block_id = b.id
      left join problem p on p.id = q.problem_id and p.is_enabled and not p.is_deleted
      group by t.id order by t.id`;
    return { kept: [...kept], made: [...made] };
  };

  it('is the one that its blocks make, from the seed on and after every change', async () => {
    const problems = [numberDraft('1'), numberDraft('2'), numberDraft('3')];
    const { threadId, blockIds, problemIds } = await writeThread(sql(), [{ problems }, { problems }]);
    const other = await writeThread(sql(), [{ problems }]);
    const [first = 0, second = 0] = blockIds;
    const [one = 0, two = 0, three = 0] = problemIds;
    const changes = [
      () => sql()`update problem set is_enabled = false where id = ${one}`,
      () => sql()`update problem set is_deleted = true where id in (${two}, ${three})`,
      () => sql()`update problem set is_enabled = true, is_deleted = false where id in (${one}, ${two})`,
      () => sql()`update block set position = 9 where id = ${first}`,
      () => sql()`update block_problem set position = position + 10 where problem_id = ${one}`,
      () => sql()`delete from block_problem where block_id = ${second} and position = 1`,
      () => sql()`insert into block_problem (block_id, position, problem_id) values (${second}, 50, ${one})`,
      () => sql()`update block set thread_id = ${other.threadId} where id = ${second}`,
    ];
    const before = await roads();
    expect(before.kept).toEqual(before.made);
    expect(before.kept.find(({ id }) => id === threadId)?.['problems']).toEqual(problemIds);
    let last = JSON.stringify(before.kept);
    for (const change of changes) {
      await change();
      const { kept, made } = await roads();
      expect(kept).toEqual(made);
      expect(JSON.stringify(kept)).not.toBe(last);
      last = JSON.stringify(kept);
    }
  });
});
