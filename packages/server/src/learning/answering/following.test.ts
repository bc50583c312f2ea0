import { createRng } from '@logikit/problems';
import { calls } from '@logikit/contract';
import { expect, it } from 'vitest';
import { lockCursors } from '../../kernel/event-log/index.ts';
import { nothing, numberDraft, writeThread } from '../../testing/test-course.ts';
import { callerOf } from '../../testing/caller.ts';
import { startTestPlatform, type TestPlatform, type TestUser } from '../../testing/platform.ts';

const LEARNERS = 4;
const ANSWERS = 80;
const DAY_MS = 86_400_000;
const FAMILIES = ['series', 'matrix', 'latin', 'balance', null] as const;

/** Moments are those of the platform's clock, ids those of one sequence: left out where a batch gives them otherwise. */
const tables = {
  learner_ability: '*',
  learner_skill: '*',
  learner_review: '*',
  problem_difficulty: '*',
  family_difficulty: '*',
  lesson_ability: '*',
  learning_day: '*',
  reached_goal: 'user_id, day, goal_id, type, valid_for, reached_at',
  user_box: 'user_id, box_id, source, created_at',
  // A batch tells of the moment of its last answer.
  achievement: 'user_id, achievement_id',
} as const;

async function rowsOf({ sql }: TestPlatform): Promise<Readonly<Record<string, readonly string[]>>> {
  const told = Object.entries(tables).map(async ([table, columns]) => {
    const rows = await sql.unsafe<Record<string, unknown>[]>(`select ${columns} from ${table}`);
    return [table, rows.map((row) => JSON.stringify(Object.entries(row).map(rounded))).toSorted()] as const;
  });
  return Object.fromEntries(await Promise.all(told));
}

/** Sums are added in another order, which their last digits tell. */
function rounded([name, value]: readonly [string, unknown]): unknown {
  return [name, typeof value === 'number' && !Number.isInteger(value) ? Number(value.toPrecision(9)) : value];
}

/** The same story on every platform: who answers what, and how. */
function storyOf(seed: string) {
  const rng = createRng(seed);
  return Array.from({ length: ANSWERS }, () => ({
    learner: rng.int(0, LEARNERS - 1),
    problem: rng.int(0, 11),
    isRight: rng.chance(0.7),
  }));
}

async function play(
  platform: TestPlatform,
  seed: string,
  send: TestPlatform['call'],
): Promise<{ readonly statuses: readonly number[] }> {
  const { sql, clock } = platform;
  const { problemIds } = await writeThread(
    sql,
    [{ problems: Array.from({ length: 12 }, (_, at) => numberDraft('7', { complexity: at % 2 === 0 ? 2 : 4 })) }],
    { isSequential: false },
  );
  for (const [at, id] of problemIds.entries())
    await sql`update problem set family = ${FAMILIES[at % FAMILIES.length] ?? null}, mode = 'number' where id = ${id}`;
  // Two minutes before midnight: half of the answers fall on the next day.
  clock.advance(Math.ceil(clock.now().getTime() / DAY_MS) * DAY_MS - 120_000 - clock.now().getTime());
  const learners: TestUser[] = [];
  for (let at = 0; at < LEARNERS; at += 1) learners.push(await platform.anonymous({ targetLesson: 2 }));
  const statuses: number[] = [];
  for (const { learner, problem, isRight } of storyOf(seed)) {
    clock.advance(240_000 / ANSWERS);
    const { status } = await send(
      calls.submitPassing,
      {
        params: { problemId: problemIds[problem] ?? 0 },
        query: {},
        body: { content: { ...nothing, autoValidateString: isRight ? '7' : '8' } },
      },
      { token: learners[learner]?.token ?? '' },
    );
    statuses.push(status);
  }
  return { statuses };
}

/** Everything that follows happens in one batch of each consumer, because none may read before `work` is over. */
async function inOneBatch<T>({ sql, settled }: TestPlatform, work: () => Promise<T>): Promise<T> {
  const done = await sql.begin(async (tx) => {
    await tx`set local idle_in_transaction_session_timeout = 0`;
    await lockCursors(tx);
    return { value: await work() };
  });
  await settled();
  return done.value;
}

it.each(['one', 'two', 'three'])(
  'what follows answers is the same one by one and in a batch: story %s',
  async (seed) => {
    const [single, batched] = [await startTestPlatform(), await startTestPlatform()];
    const oneByOne = await play(single, seed, single.call);
    const together = await inOneBatch(batched, () => play(batched, seed, callerOf(batched.url)));
    expect(together).toEqual(oneByOne);
    expect(oneByOne.statuses.filter((status) => status === 200).length).toBeGreaterThan(ANSWERS / 2);
    const [rows, expected] = [await rowsOf(batched), await rowsOf(single)];
    expect(rows).toEqual(expected);
    expect(expected['reached_goal']?.length).toBeGreaterThan(0);
    expect(expected['achievement']?.length).toBeGreaterThan(0);
    await single.close();
    await batched.close();
  },
);
