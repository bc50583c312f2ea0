import { numbers } from '@logikit/contract';
import { randomUUID } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { eachDatabase, type TestPlatform } from '../../testing/platform.ts';
import { testClock } from '../../testing/test-clock.ts';
import { createLog } from '../log/log.ts';
import { defineJob, type Outcome, type PolledWorker } from './job.ts';
import { enqueue } from './job.db.ts';
import { startJobs } from './jobs.ts';

interface Parcel {
  readonly n: number;
}

const log = createLog({ quiet: true, pretty: false });
const NEVER_MS = 3_600_000;

/** A kind of its own, and processes that do its jobs when they are told to. */
function openKind(platform: TestPlatform) {
  const { sql } = platform;
  const clock = testClock();
  const kind = defineJob<Parcel>(`parcel ${randomUUID()}`);
  const base = { kind, pollMs: NEVER_MS, atOnce: 3, freshSeconds: 86_400 };
  const process = (work: Partial<PolledWorker<Parcel>>) =>
    startJobs({
      sql,
      clock,
      log,
      workers: [{ ...base, ...work } as PolledWorker<Parcel>],
      hourly: [],
      scheduleMs: null,
    });
  return {
    clock,
    process,
    ask: (n: number, key?: string) =>
      enqueue(sql, kind, { userId: null, recipient: null, payload: { n }, at: clock.now(), ...(key && { key }) }),
    rows: async () =>
      (
        await sql`select (payload->>'n')::int as n, tries, done_at is not null as done, failure from job
          where kind = ${kind.name} order by id`
      ).map((row) => ({ ...row })),
  };
}

eachDatabase('jobs', (platform) => {
  it('are delivered once, by however many processes, and kept as done', async () => {
    const { ask, process, rows } = openKind(platform());
    for (let n = 0; n < 10; n += 1) await ask(n);
    const delivered: number[] = [];
    const deliver = async ({ payload }: { payload: Parcel }): Promise<Outcome> => {
      delivered.push(payload.n);
      return { status: 'done' };
    };
    const [one, other] = [process({ deliver }), process({ deliver })];
    await Promise.all([one.runDue(), other.runDue()]);
    expect(delivered.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 10 }, (_, n) => n));
    expect(await rows()).toEqual(delivered.map((_, n) => ({ n, tries: 1, done: true, failure: null })));
    await Promise.all([one.close(), other.close()]);
  });

  it('that fail wait longer each time, and are among the dead letters in the end', async () => {
    const { ask, process, rows, clock } = openKind(platform());
    await ask(1);
    const tries: number[] = [];
    const worker = process({
      freshSeconds: 10 * 86_400,
      deliver: async () => {
        tries.push(clock.now().getTime());
        if (tries.length % 2 === 0) throw new RangeError('somebody@example.org');
        return { status: 'later', because: 'busy' };
      },
    });
    for (let minute = 0; minute < 36 * 60; minute += 1) {
      if (minute < 25 || minute % 4 === 1) await worker.runDue();
      clock.advance(60_000);
    }
    const pauses = tries.slice(1).map((at, index) => Math.round((at - (tries[index] ?? 0)) / 60_000));
    expect(pauses).toEqual([1, 4, 16, 64, 256].slice(0, numbers.jobs.mostTries - 1));
    expect(await rows()).toEqual([
      { n: 1, tries: numbers.jobs.mostTries, done: false, failure: 'given up: RangeError' },
    ]);
    await worker.close();
  });

  it('of a process that died are done by another when its claim has run out, not before', async () => {
    const { ask, process, rows, clock } = openKind(platform());
    await ask(1);
    const dead = process({ deliver: () => new Promise<never>(() => undefined) });
    void dead.runDue();
    await expect.poll(rows).toMatchObject([{ tries: 1 }]);
    const delivered: number[] = [];
    const heir = process({
      deliver: async ({ tries }) => {
        delivered.push(tries);
        return { status: 'done' };
      },
    });
    await heir.runDue();
    expect(delivered).toEqual([]);
    clock.advance(numbers.jobs.leaseSeconds * 1000);
    await heir.runDue();
    expect(delivered).toEqual([2]);
    await heir.close();
  });

  it('that write go with what they write: a failing one has written nothing, a slow one never twice', async () => {
    const { ask, process, rows, clock } = openKind(platform());
    await ask(1);
    const { sql } = platform();
    const table = `parcels_${randomUUID().replaceAll('-', '')}`;
    await sql.unsafe(`create table ${table} (n int not null)`);
    let isFailing = true;
    let meanwhile = async (): Promise<void> => undefined;
    const worker = process({
      write: async (tx, { payload }) => {
        await tx`insert into ${tx(table)} (n) values (${payload.n})`;
        if (isFailing) throw new Error('no');
        await meanwhile();
      },
    });
    await worker.runDue();
    expect([await sql`select 1 from ${sql(table)}`.then((found) => found.length), await rows()]).toEqual([
      0,
      [{ n: 1, tries: 1, done: false, failure: null }],
    ]);
    isFailing = false;
    clock.advance(60_000);
    // Whoever claims it while we are at it finds it gone.
    const slow = process({ write: async () => expect.unreachable() });
    let second = Promise.resolve();
    meanwhile = async () => {
      clock.advance(numbers.jobs.leaseSeconds * 1000);
      second = slow.runDue();
    };
    await worker.runDue();
    await second;
    expect([await sql`select 1 from ${sql(table)}`.then((found) => found.length), await rows()]).toEqual([1, []]);
    await sql.unsafe(`drop table ${table}`);
    await Promise.all([worker.close(), slow.close()]);
  });

  it('that came too late are given up without a try, and one key is one job', async () => {
    const { ask, process, rows, clock } = openKind(platform());
    await ask(1, 'once');
    await ask(2, 'once');
    clock.advance(86_400_000);
    const worker = process({ deliver: async () => expect.unreachable() });
    await worker.runDue();
    expect(await rows()).toEqual([{ n: 1, tries: 0, done: false, failure: 'too late' }]);
    clock.advance(numbers.jobs.keptDays * 86_400_000);
    await worker.runDue();
    expect(await rows()).toEqual([]);
    await worker.close();
  });

  it('of the hour are done once each hour by one process; a failing one is tried again and stops no other', async () => {
    const { sql } = platform();
    const clock = testClock();
    const [name, failing] = [`task ${randomUUID()}`, `failing ${randomUUID()}`];
    const runs: string[] = [];
    const hourly = [
      { name: failing, run: () => Promise.reject(new Error(`no ${runs.push(failing)}`)) },
      { name, run: async () => void runs.push(name) },
    ];
    const plan = { sql, clock, log, workers: [], hourly, scheduleMs: 10 };
    const processes = [startJobs(plan), startJobs(plan)];
    const ran = (one: string) => runs.filter((run) => run === one).length;
    await expect.poll(() => [ran(failing), ran(name)]).toEqual([1, 1]);
    clock.advance(60_000);
    await expect.poll(() => ran(failing)).toBe(2);
    clock.advance(3_600_000);
    await expect.poll(() => ran(name)).toBe(2);
    await Promise.all(processes.map((one) => one.close()));
  });

  it('of a round are done by each process as often as they say, and end when it does', async () => {
    const { sql } = platform();
    let [turns, isEnding] = [0, false];
    const round = {
      name: 'turns',
      everyMs: 5,
      run: async (isClosed: () => boolean) => {
        turns += 1;
        if (turns === 1) throw new Error('no');
        if (turns === 3) await vi.waitUntil(() => (isEnding = isClosed()));
      },
    };
    const plan = { sql, clock: testClock(), log, workers: [], hourly: [], rounds: [round] };
    const process = startJobs({ ...plan, scheduleMs: NEVER_MS });
    await expect.poll(() => turns).toBe(3);
    await process.close();
    expect([turns, isEnding]).toEqual([3, true]);
    const still = startJobs({ ...plan, scheduleMs: null });
    await still.runDue();
    expect(turns).toBe(4);
    await still.close();
  });
});
