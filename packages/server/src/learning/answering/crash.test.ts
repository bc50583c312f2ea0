import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAttack, isThorough } from '@logikit/contract/testing';
import { describe, expect, it } from 'vitest';
import { createTestDatabase, postgresAnswers } from '../../testing/databases.ts';
import { type PlatformProcess, startProcess } from '../../testing/process.ts';

const LEARNERS = 20;
/** Each learner's; and the process is killed each time when so many more are acknowledged. */
const [ANSWERS, KILL_AFTER] = isAttack ? [501, 20] : isThorough ? [101, 20] : [10, 50];
const KILLS = (LEARNERS * ANSWERS) / KILL_AFTER - 1;
/** For what will never come: a start takes seconds. */
const LIMIT_MS = 900_000 + KILLS * 20_000;

interface Submission {
  readonly token: string;
  readonly problemId: number;
  readonly key: string;
  readonly variant: string;
}

interface Acknowledged {
  readonly submission: Submission;
  readonly text: string;
}

/** As a client does it: the same key until there is an answer. Waits for the process, not for a time. */
async function submitUntilAnswered(platform: PlatformProcess, submission: Submission): Promise<Acknowledged> {
  for (;;) {
    try {
      const response = await post(platform, submission);
      if (response.status === 200) return { submission, text: await response.text() };
      const text = await response.text();
      if (response.status < 500 && !text.includes('requestInFlight')) throw new Error(`${response.status} ${text}`);
    } catch (error) {
      if (!(error instanceof TypeError)) throw error; // fetch throws a TypeError when the connection breaks
      await platform.ready().catch(() => undefined);
    }
  }
}

function post(platform: PlatformProcess, { token, problemId, key, variant }: Submission): Promise<Response> {
  return fetch(`${platform.url}/service/training/api/problem/${problemId}/passing`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': key, 'content-type': 'application/json' },
    body: JSON.stringify({
      content: { selected_variants: [variant], graphic_state: null, auto_validate_string: null },
    }),
  });
}

async function get<T>(platform: PlatformProcess, token: string, path: string): Promise<T> {
  const response = await fetch(`${platform.url}${path}`, { headers: { authorization: `Bearer ${token}` } });
  return (await response.json()) as T;
}

interface Opened {
  readonly id: number;
  readonly variants: readonly { readonly id: string }[];
}

/** A learner without life limit on a partner's page, with choice problems of the junior course. */
async function plan(platform: PlatformProcess): Promise<readonly Submission[]> {
  const started = await fetch(`${platform.url}/auth/anonymous.json`, {
    method: 'POST',
    headers: {
      'idempotency-key': randomUUID(),
      'content-type': 'application/json',
      origin: 'http://localhost:8099',
    },
    body: JSON.stringify({ key: 'pk_demo', target_lesson: 4 }),
  });
  const { token } = (await started.json()) as { token: string };
  const road = await get<{ problems: readonly { id: number }[] }>(platform, token, '/service/training/api/thread/1');
  const opened = await Promise.all(
    road.problems.map(({ id }) => get<Opened>(platform, token, `/service/training/api/problem/${id}`)),
  );
  const choices = opened.filter(({ variants }) => variants.length > 0);
  return Array.from({ length: ANSWERS }, (_, index) => {
    const problem = choices[index % choices.length];
    return { token, problemId: problem?.id ?? 0, key: randomUUID(), variant: problem?.variants[index % 2]?.id ?? '' };
  });
}

async function survives(env: Readonly<Record<string, string>>): Promise<void> {
  const platform = await startProcess(env);
  try {
    const plans = await Promise.all(Array.from({ length: LEARNERS }, () => plan(platform)));
    const crashes: Promise<void>[] = [];
    let acknowledged = 0;
    const submitAll = async (submissions: readonly Submission[]): Promise<Acknowledged[]> => {
      const answers: Acknowledged[] = [];
      for (const submission of submissions) {
        answers.push(await submitUntilAnswered(platform, submission));
        acknowledged += 1;
        if (acknowledged % KILL_AFTER === 0 && acknowledged < LEARNERS * ANSWERS) crashes.push(platform.crash());
      }
      return answers;
    };
    const answers = (await Promise.all(plans.map(submitAll))).flat();
    await Promise.all(crashes);
    expect(crashes.length).toBe(KILLS);
    expect(answers.length).toBe(LEARNERS * ANSWERS);

    for (const submissions of plans) {
      const [{ token }] = submissions as [Submission];
      const { data } = await get<{ data: { id: number }[] }>(
        platform,
        token,
        '/service/training/api/passing?paginate=0',
      );
      const told = answers
        .filter(({ submission }) => submission.token === token)
        .map(({ text }) => (JSON.parse(text) as { id: number }).id);
      expect(data.map(({ id }) => id).sort((a, b) => a - b)).toEqual(told.sort((a, b) => a - b));
      const stats = await get<{ passings: number }>(platform, token, '/service/training/api/passing/stats');
      expect(stats.passings).toBe(ANSWERS);
    }
    for (const { submission, text } of answers.slice(0, 20)) {
      expect(await (await post(platform, submission)).text()).toBe(text);
    }
  } finally {
    await platform.close();
  }
}

const hasPostgres = await postgresAnswers();

describe(`kill -9, ${KILLS} times during ${LEARNERS * ANSWERS} answers with retries`, () => {
  it(
    'stores every acknowledged answer once and loses none, on the embedded database',
    async () => {
      const data = mkdtempSync(join(tmpdir(), 'logikit-crash-'));
      try {
        await survives({ LOGIKIT_DATA: data, DATABASE_URL: '' });
      } finally {
        rmSync(data, { recursive: true, force: true });
      }
    },
    LIMIT_MS,
  );

  it.runIf(hasPostgres)(
    `stores every acknowledged answer once and loses none, on PostgreSQL${hasPostgres ? '' : ' (none listens here)'}`,
    async () => {
      const database = await createTestDatabase();
      try {
        await survives({ DATABASE_URL: database.url });
      } finally {
        await database.drop();
      }
    },
    LIMIT_MS,
  );
});
