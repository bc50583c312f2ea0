import { calls, numbers } from '@logikit/contract';
import { expect, it } from 'vitest';
import { oneDatabase, type TestUser } from '../../testing/platform.ts';
import { exerciseOf, solve } from '../../testing/test-exercise.ts';
import { wrongContent } from '../../testing/test-solver.ts';

const params = { a: 3 } as const;
const query = { exerciseBlockNumber: numbers.placement.block, complexity: numbers.placement.tier } as const;
const TOTAL = numbers.placement.problems;

oneDatabase('a placement', (platform) => {
  const sql = () => platform().sql;
  const adult = () => platform().anonymous({ targetLesson: 3 });
  const on = async (user: TestUser) => (await user.call(calls.continuePlacement, { params })).body;
  const lifeOf = async ({ userId }: TestUser) =>
    (await sql()<{ value: number }[]>`select life_value as value from profile where user_id = ${userId}`)[0]?.value;
  const drawnFor = ({ userId }: TestUser) => sql()<{ family: string; complexity: number; isDrawn: boolean }[]>`
    select p.family, p.complexity, p.is_drawn as "isDrawn"
    from exercise_block e cross join unnest(e.problem_ids) with ordinality as at (id, place) join problem p on p.id = at.id
    where e.user_id = ${userId} order by at.place`;

  /** Wrongly wherever a wrong answer can be told from here. */
  async function fail(user: TestUser, problemId: number): Promise<boolean> {
    const seen = (await user.call(calls.getProblem, { params: { id: problemId }, query })).body;
    const content = await wrongContent(sql(), { userId: user.userId, problemId }, seen);
    if (content === null) {
      await solve(sql(), user, { problemId, query });
      return false;
    }
    const { body } = await user.call(calls.submitPassing, { params: { problemId }, query, body: { content } });
    expect(body).toMatchObject({ isCorrect: false, isFinal: true });
    return true;
  }

  /** Walks to the end; how many were answered wrongly. */
  async function failAll(user: TestUser): Promise<number> {
    let failed = 0;
    for (let done = 0; done < TOTAL; done += 1) if (await fail(user, (await on(user)).problemId ?? 0)) failed += 1;
    return failed;
  }

  it('asks eight fresh problems of different families, harder and harder for whoever solves them, and leads far ahead', async () => {
    const user = await adult();
    expect((await user.call(calls.getPlacement, { params })).body).toEqual({
      total: TOTAL,
      done: 0,
      solved: 0,
      problemId: null,
      place: null,
    });
    for (let done = 0; done < TOTAL; done += 1) {
      const { problemId, ...rest } = await on(user);
      expect(rest).toEqual({ total: TOTAL, done, solved: done, place: null });
      expect((await on(user)).problemId).toBe(problemId);
      const { body } = await solve(sql(), user, { problemId: problemId ?? 0, query });
      expect(body).toMatchObject({ isCorrect: true, isFinal: true, stars: 3 });
    }
    const placed = await on(user);
    expect(placed).toMatchObject({ done: TOTAL, solved: TOTAL, problemId: null });
    expect(placed.place?.number).toBeGreaterThan(15);
    const { body: thread } = await user.call(calls.getThread, { params: { id: placed.place?.threadId ?? 0 } });
    expect(thread.type).toBe('chapter');
    expect((await user.call(calls.getPlacement, { params })).body).toEqual(placed);
    const drawn = await drawnFor(user);
    expect(new Set(drawn.map(({ family }) => family)).size).toBe(TOTAL);
    expect(drawn.every(({ isDrawn }) => isDrawn)).toBe(true);
    expect(drawn.at(-1)?.complexity).toBe(5);
    expect(drawn[0]?.complexity).toBeLessThan(4);
  });

  it('leads whoever solves little to the first chapter, and takes no life', async () => {
    // Everybody draws other problems: of some draws too few can be answered wrongly from here, then somebody else comes.
    let user = await adult();
    const lives = await lifeOf(user);
    let failed = await failAll(user);
    for (let people = 1; people < 10 && failed <= TOTAL / 2; people += 1) {
      user = await adult();
      failed = await failAll(user);
    }
    expect(failed).toBeGreaterThan(TOTAL / 2);
    expect((await on(user)).place?.number).toBeLessThan(4);
    expect(await lifeOf(user)).toBe(lives);
  });

  it('is no block that anybody practises: no list shows it, no one else may open its problems', async () => {
    const [user, other] = [await adult(), await adult()];
    const { problemId } = await on(user);
    const { body } = await exerciseOf(user, 3, 3).get();
    expect(body.blocks.map(({ number }) => number)).toEqual([1, 2, 3]);
    const open = (who: TestUser) => who.call(calls.getProblem, { params: { id: problemId ?? 0 }, query });
    expect((await open(user)).status).toBe(200);
    expect((await open(other)).status).toBe(404);
  });
});
