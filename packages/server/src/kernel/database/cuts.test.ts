import { randomUUID } from 'node:crypto';
import { calls } from '@logikit/contract';
import { isAttack } from '@logikit/contract/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, testServer } from '../../testing/databases.ts';
import { nothing } from '../../testing/test-course.ts';
import { type Answer, callerOf } from '../../testing/caller.ts';
import { hasPostgres, startTestPlatform, type TestPlatform, type TestUser } from '../../testing/platform.ts';
import { defaultConfig } from '../config/config.ts';
import { createLog } from '../log/log.ts';
import { connectPostgres, type Database, openDatabase, type Sql, type Tx } from './database.ts';

/** How often the connections are cut, in each of the two tests under load. */
const CUTS = isAttack ? 100 : 50;

/** Ends the connections of this database from outside, as an operator or a failover does. Returns how many. */
async function cut(admin: Sql, database: string): Promise<number> {
  const ended = await admin`
    select pg_terminate_backend(pid) from pg_stat_activity where datname = ${database} and pid <> pg_backend_pid()`;
  return ended.length;
}

async function databaseOf(sql: Sql): Promise<string> {
  const [row] = await sql<{ name: string }[]>`select current_database() as name`;
  return row?.name ?? '';
}

const log = createLog({ quiet: true, pretty: false });
const open = (databaseUrl: string): Promise<Database> => openDatabase({ ...defaultConfig, databaseUrl }, log);

/** Asks until it is done, as whoever waits for the database does. */
async function untilDone<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch {
    return untilDone(work);
  }
}

/** Names what is skipped. */
const unless = hasPostgres ? '' : ' (no PostgreSQL listens here)';

describe.runIf(hasPostgres)(`a connection that is cut${unless}`, () => {
  let home: Awaited<ReturnType<typeof createTestDatabase>>;
  let admin: Sql;
  let database: Database;
  let name: string;
  beforeAll(async () => {
    home = await createTestDatabase();
    admin = connectPostgres(testServer);
    database = await open(home.url);
    name = await databaseOf(database.sql);
    await database.sql`create table written (word text, step int)`;
  });
  afterAll(async () => {
    await database.close();
    await admin.end({ timeout: 5 });
    await home.drop();
  });

  it('ends its transaction, which does not go on outside of any on a connection that is opened anew', async () => {
    const { sql } = database;
    const late: unknown[] = [];
    const background: Promise<void>[] = [];
    const write = async (tx: Tx): Promise<void> => {
      await tx`insert into written values ('half', 1)`;
      await cut(admin, name);
      // The pool takes the same connections for others before the transaction says its next word.
      await Promise.all(Array.from({ length: 16 }, () => untilDone(async () => sql`select pg_sleep(0.01)`)));
      for (let step = 2; step < 5; step += 1) {
        await tx`insert into written values ('half', ${step})`.catch((error: unknown) => late.push(error));
      }
    };
    const change = sql.begin((tx) => {
      const work = write(tx);
      background.push(work);
      return work;
    });
    await expect(change).rejects.toMatchObject({ code: 'CONNECTION_CLOSED' });
    await Promise.all(background);
    expect(late).toHaveLength(3);
    expect(await sql`select * from written where word = 'half'`).toEqual([]);
    expect(await Promise.all(Array.from({ length: 32 }, async () => sql`select 1 as one`))).toHaveLength(32);
  });

  it(`${CUTS} times under load: what was acknowledged is there once, what failed may be done again`, async () => {
    const { sql } = database;
    let left = CUTS;
    const acknowledged: string[] = [];
    const tried = new Set<string>();
    const writer = async (): Promise<void> => {
      while (left > 0) {
        const word = randomUUID();
        tried.add(word);
        const work = sql.begin(async (tx) => {
          await tx`insert into written values (${word}, 1)`;
          await tx`insert into written values (${word}, 2), (${'x'.repeat(2000)}, 0)`;
        });
        await work.then(
          () => acknowledged.push(word),
          (error: unknown) => expect((error as { code?: string }).code).toMatch(/^(CONNECTION_|ECONN|EPIPE|57P0)/),
        );
      }
    };
    const cutter = async (): Promise<void> => {
      for (; left > 0; left -= 1) {
        const before = acknowledged.length;
        while (acknowledged.length < before + 20) await new Promise((resolve) => setImmediate(resolve));
        await cut(admin, name);
      }
    };
    await Promise.all([cutter(), ...Array.from({ length: 24 }, writer)]);
    const rows = await sql<{ word: string; steps: number[] }[]>`
      select word, array_agg(step order by step) as steps from written where step > 0 group by word`;
    expect(rows.every(({ steps }) => steps.join() === '1,2')).toBe(true);
    const there = new Set(rows.map(({ word }) => word));
    expect(acknowledged.filter((word) => !there.has(word))).toEqual([]);
    expect([...there].filter((word) => !tried.has(word))).toEqual([]);
  });
});

async function onPage(platform: TestPlatform, body: { key: string; targetLesson: 4 }): Promise<TestUser> {
  const headers = { origin: 'http://localhost:8099' };
  const { body: session } = await platform.call(calls.startAnonymous, { body }, { headers });
  const { userId, token } = session;
  return { userId, token, call: (one, input, extras) => platform.call(one, input, { token, ...extras }) };
}

describe.runIf(hasPostgres)(`a platform whose connections are cut${unless}`, () => {
  let platform: TestPlatform;
  let admin: Sql;
  beforeAll(async () => {
    platform = await startTestPlatform();
    admin = connectPostgres(testServer);
  });
  afterAll(async () => {
    await platform.close();
    await admin.end({ timeout: 5 });
  });

  it(`says 503 with Retry-After, loses and doubles nothing in ${CUTS} cuts, and is back at work at once`, async () => {
    const name = await databaseOf(platform.sql);
    // On a partner's page, where every problem stands alone.
    const start = { key: 'pk_demo', targetLesson: 4 as const };
    const learners = await Promise.all(Array.from({ length: 8 }, () => onPage(platform, start)));
    const [first] = learners as [TestUser];
    // Whose grown-ups have opened the roads: they take the problems in any order.
    await platform.sql`update profile set lock_scheme = 'open'`;
    const thread = await first.call(calls.getThread, { params: { id: 1 } });
    const ids = thread.body.problems.map(({ id }) => id);
    let left = CUTS;
    let answered = 0;
    const refusals = new Set<string>();
    const ask = async <C>(work: () => Promise<Answer<C>>): Promise<Answer<C>> => {
      const answer = await work();
      if (answer.status === 200) return answer;
      expect(answer.status).toBe(503);
      refusals.add(`${answer.status} ${answer.code} ${answer.headers.get('retry-after')}`);
      return ask(work);
    };
    // As a browser does: the platform's own `call` would wait for what follows, by a connection that may be cut.
    const send = callerOf(platform.url);
    const learn = async (user: TestUser): Promise<number[]> => {
      const told: number[] = [];
      for (let index = 0; left > 0; index += 1) {
        const problemId = ids[index % ids.length] ?? 0;
        const opened = await ask(() => user.call(calls.getProblem, { params: { id: problemId }, query: {} }));
        const [variant] = opened.body.variants;
        if (!variant) continue;
        const key = randomUUID();
        const body = { content: { ...nothing, selectedVariants: [variant.id] } };
        const { body: passing } = await ask(() =>
          send(calls.submitPassing, { params: { problemId }, query: {}, body }, { key, token: user.token }),
        );
        told.push(passing.id);
        answered += 1;
      }
      return told;
    };
    const cutter = async (): Promise<void> => {
      for (; left > 0; left -= 1) {
        const before = answered;
        while (answered < before + 2) await new Promise((resolve) => setImmediate(resolve));
        await cut(admin, name);
      }
    };
    const [, ...told] = await Promise.all([cutter(), ...learners.map(learn)]);
    for (const [index, user] of learners.entries()) {
      const stored = await untilDone(
        async () => platform.sql<{ id: number }[]>`
          select id from passing where user_id = ${user.userId} order by id`,
      );
      expect(stored.map(({ id }) => id)).toEqual([...(told[index] ?? [])].sort((a, b) => a - b));
    }
    expect([...refusals].filter((one) => !/^(503 unavailable|409 requestInFlight) 1$/.test(one))).toEqual([]);
    expect(refusals).toContain('503 unavailable 1');
    await cut(admin, name);
    expect((await ask(() => first.call(calls.getThread, { params: { id: 1 } }))).body.id).toBe(1);
  });
});
