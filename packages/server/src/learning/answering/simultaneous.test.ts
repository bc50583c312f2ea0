import { randomUUID } from 'node:crypto';
import { calls, numbers } from '@logikit/contract';
import { expect, it } from 'vitest';
import { eachDatabase } from '../../testing/platform.ts';
import { draftOf, nothing, writeThread } from '../../testing/test-course.ts';
import { learnerOf } from '../../testing/test-learner.ts';

const LEARNERS = 40;
const ROUNDS = 4;

eachDatabase('simultaneous answers', (platform) => {
  it('of one learner are decided one after the other: no star is wrong', async () => {
    const learners = await Promise.all(
      Array.from({ length: LEARNERS }, async () => learnerOf(await platform().anonymous())),
    );
    const wrong: unknown[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const [problemId = 0] = (await writeThread(platform().sql, [{ problems: [draftOf(['two'])] }])).problemIds;
      await Promise.all(
        learners.map(async (child) => {
          const [one = '', two = ''] = await child.ids(problemId, ['one', 'two']);
          const answers = await Promise.all([one, two].map((id) => child.send(problemId, { selectedVariants: [id] })));
          const [slip, hit] = answers.map(({ body }) => body);
          const { progress } = await child.open(problemId);
          // Whichever came first: the slip before the hit costs a star, after it is a replay and costs nothing.
          const expected = slip?.isReplay ? { stars: 3, amountOfMistakes: 0 } : { stars: 2, amountOfMistakes: 1 };
          const right = { ...expected, count: 2, isFinal: true, correctCount: 1 };
          if (JSON.stringify(sorted(progress)) !== JSON.stringify(sorted(right)) || hit?.stars !== expected.stars)
            wrong.push({ progress, slip, hit });
        }),
      );
    }
    expect(wrong).toEqual([]);
    const { sql } = platform();
    const users = learners.map(({ user }) => user.userId);
    const off = await sql`
      select p.user_id from profile p where p.user_id = any(${users})
        and (p.stars <> (select sum(stars) from progress q where q.user_id = p.user_id)
          or p.stars_on_balance <> (select sum(amount) from ledger l where l.user_id = p.user_id and currency = 'stars')
          or p.completed_problems <> ${ROUNDS}
          or p.life_value <> ${numbers.life.max} + coalesce(
            (select sum(amount) from ledger l where l.user_id = p.user_id and currency = 'life'), 0))`;
    expect([...off]).toEqual([]);
  });

  it('[C-021] the same key sent ten times is one answer, told ten times', async () => {
    const [problemId = 0] = (await writeThread(platform().sql, [{ problems: [draftOf(['two'])] }])).problemIds;
    const child = learnerOf(await platform().anonymous());
    const [one = ''] = await child.ids(problemId, ['one']);
    const key = randomUUID();
    const body = { content: { ...nothing, selectedVariants: [one] } };
    const send = () => child.user.call(calls.submitPassing, { params: { problemId }, query: {}, body }, { key });
    const atOnce = await Promise.all(Array.from({ length: 5 }, send));
    const later = [await send(), await send(), await send(), await send(), await send()];
    const told = [...atOnce, ...later].filter(({ status }) => status === 200);
    // A copy may be told to wait while the first is under way; the sdk then asks again with the same key.
    expect([...atOnce, ...later].every(({ status, code }) => status === 200 || code === 'requestInFlight')).toBe(true);
    expect(told.length).toBeGreaterThanOrEqual(6);
    expect(new Set(told.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
    expect((await child.open(problemId)).progress).toMatchObject({ count: 1, amountOfMistakes: 1 });
    const life = await platform().sql<
      { value: number }[]
    >`select life_value as value from profile where user_id = ${child.user.userId}`;
    expect(life[0]?.value).toBe(numbers.life.max - 1);
    const other = await child.user.call(
      calls.submitPassing,
      { params: { problemId }, query: {}, body: { content: { ...nothing, selectedVariants: ['x'] } } },
      { key },
    );
    expect(other.code).toBe('idempotencyMismatch');
  });

  it('[C-021] an answer is told again as long as a client may keep it, also when its event is gone', async () => {
    const { sql, runDue } = platform();
    const [problemId = 0] = (await writeThread(sql, [{ problems: [draftOf(['two'])] }])).problemIds;
    const child = learnerOf(await platform().anonymous());
    const [one = ''] = await child.ids(problemId, ['one']);
    const key = randomUUID();
    const body = { content: { ...nothing, selectedVariants: [one] } };
    const send = () => child.user.call(calls.submitPassing, { params: { problemId }, query: {}, body }, { key });
    const age = async (hours: number): Promise<void> => {
      await sql`update idempotency set created_at = created_at - make_interval(hours => ${hours})`;
      await runDue();
    };
    const first = await send();
    await sql`delete from event_log where user_id = ${child.user.userId}`;
    const {
      id,
      problemId: of,
      isCorrect,
      isFinal,
      stars,
      amountOfMistakes,
      solution,
      createdAt,
      progress,
    } = first.body;
    const told = { id, problemId: of, isCorrect, isFinal, stars, amountOfMistakes, solution, createdAt, progress };
    expect((await send()).body).toMatchObject(told);
    await age(numbers.answerKeyDays * 24 - 1);
    const late = await send();
    expect([late.status, late.headers.get('idempotency-replayed')]).toEqual([200, 'true']);
    expect(late.body).toMatchObject(told);
    await age(2);
    expect(await sql`select 1 from idempotency where passing_id = ${id}`).toHaveLength(0);
  });
});

function sorted(value: unknown): unknown {
  return value && Object.entries(value).sort(([a], [b]) => a.localeCompare(b));
}
