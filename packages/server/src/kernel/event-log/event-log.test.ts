import { randomUUID } from 'node:crypto';
import { isAttack } from '@logikit/contract/testing';
import { expect, it, vi } from 'vitest';
import { eachDatabase, type TestPlatform } from '../../testing/platform.ts';
import type { Sql, Tx } from '../database/database.ts';
import { createLog } from '../log/log.ts';
import { startConsumers } from './consumers.ts';
import type { Consumer } from './event-log.ts';
import { endLongTransactions } from './lag.db.ts';
import { createWatch } from './watching.ts';
import { adoptLog, appendEvent, dropOldDays, makeDays } from './event-log.db.ts';

const log = createLog({ quiet: true, pretty: false });

/** A consumer that writes what it hears into a table of its own, in the order in which it hears it. */
async function openDiary(sql: Sql, bear: (n: number) => void = () => undefined): Promise<Consumer & Diary> {
  const name = `diary_${randomUUID().replaceAll('-', '')}`;
  const kind = `kind ${name}`;
  await sql.unsafe(`create table ${name} (at serial primary key, n int not null)`);
  return {
    name,
    kinds: [kind],
    restMs: 1,
    kind,
    heard: async () => (await sql<{ n: number }[]>`select n from ${sql(name)} order by at`).map(({ n }) => n),
    handle: async (tx, events) => {
      for (const { facts } of events) {
        const { n } = facts as { n: number };
        await tx`insert into ${tx(name)} (n) values (${n})`;
        bear(n);
      }
    },
  };
}

interface Diary {
  readonly kind: string;
  heard(): Promise<number[]>;
}

const open = (platform: TestPlatform, ...consumers: Consumer[]) =>
  startConsumers({ database: { sql: platform.sql, kind: platform.databaseKind }, log, consumers });

const upTo = (count: number): number[] => Array.from({ length: count }, (_, n) => n);

const tellMany = (tx: Tx, kind: string, count: number) => tx`
  insert into event_log (kind, facts) select ${kind}, jsonb_build_object('n', n) from generate_series(0, ${count - 1}::int) n`;

const tell = (sql: Tx, kind: string, n: number) => appendEvent(sql, { kind, userId: null, facts: { n } });

eachDatabase('the log of events', (platform) => {
  it('tells each event once, in order, also when several processes read and one ends in between', async () => {
    const { sql } = platform();
    const diary = await openDiary(sql);
    const first = await open(platform(), diary);
    const second = await open(platform(), diary);
    for (let n = 0; n < 60; n += 1) {
      await tell(sql, diary.kind, n);
      (n % 2 === 0 ? first : second).wake();
      if (n === 30) await first.close();
    }
    await second.settled();
    expect(await diary.heard()).toEqual(upTo(60));
    await second.close();
  });

  it('a new consumer begins at the end; one that was away goes on where it was', async () => {
    const { sql } = platform();
    const diary = await openDiary(sql);
    await tell(sql, diary.kind, 1);
    await (await open(platform(), diary)).close();
    await tell(sql, diary.kind, 2);
    const again = await open(platform(), diary);
    await again.settled();
    expect(await diary.heard()).toEqual([2]);
    await again.close();
  });

  it('puts an event aside that cannot be borne, loses none beside it and writes nothing of the failed tries', async () => {
    const { sql } = platform();
    const diary = await openDiary(sql, (n) => {
      if (n === 7) throw new Error('seven');
    });
    const consumers = await open(platform(), diary);
    for (let n = 0; n < 20; n += 1) await tell(sql, diary.kind, n);
    await consumers.settled({ mayPutAside: true });
    expect(await diary.heard()).toEqual(upTo(20).filter((n) => n !== 7));
    const failures = await sql<{ n: number; error: string }[]>`
      select (facts ->> 'n')::int as n, error from event_failure where consumer = ${diary.name}`;
    expect([...failures]).toEqual([{ n: 7, error: 'Error: seven' }]);
    await consumers.close();
  });

  it('puts an event aside whatever the fault: its batch is told one by one', async () => {
    const { sql } = platform();
    const faults = ['57014', '55P03', '40P01', '53200'];
    const batches: number[] = [];
    const diary = await openDiary(sql);
    const { handle } = diary;
    const consumers = await open(platform(), {
      ...diary,
      handle: async (tx, events) => {
        batches.push(events.length);
        await handle(tx, events);
        const faulty = events.map(({ facts }) => faults[(facts as { n: number }).n - 10]).find(Boolean);
        if (faulty) await tx.unsafe(`do $$ begin raise exception using errcode = '${faulty}'; end $$`);
      },
    });
    await sql.begin((tx) => tellMany(tx, diary.kind, 40));
    await consumers.settled({ mayPutAside: true });
    expect(await diary.heard()).toEqual(upTo(40).filter((n) => n < 10 || n > 13));
    const failures = await sql<{ n: number }[]>`
      select (facts ->> 'n')::int as n from event_failure where consumer = ${diary.name} order by n`;
    expect(failures.map(({ n }) => n)).toEqual([10, 11, 12, 13]);
    expect(batches).toEqual([40, ...Array<number>(44).fill(1)]);
    await consumers.close();
  });

  it('tells a poisoned and a slow event again when all others have been heard, and both when the cause is gone', async () => {
    const { sql, databaseKind } = platform();
    const count = isAttack ? 10_000 : 600;
    const [poisoned, slow] = [count * 0.3, count * 0.7];
    const diary = await openDiary(sql);
    let isFaulty = false;
    /** How many had been heard when it was told. */
    const heardBefore: Record<number, number[]> = { [poisoned]: [], [slow]: [] };
    const consumers = await open(platform(), {
      ...diary,
      handle: async (tx, events) => {
        const numbers = events.map(({ facts }) => (facts as { n: number }).n);
        for (const n of isFaulty ? numbers.filter((n) => n in heardBefore) : []) {
          const [row] = await tx<{ heard: number }[]>`select count(*) as heard from ${tx(diary.name)}`;
          heardBefore[n]?.push(row?.heard ?? 0);
          if (n === poisoned) throw new Error('poisoned');
          // NOTE: the embedded database knows no time limit.
          if (databaseKind === 'embedded') throw Object.assign(new Error('slow'), { code: '57014' });
          await tx`select pg_sleep(4)`;
        }
        await tx`insert into ${tx(diary.name)} (n) select unnest(${numbers}::int[])`;
      },
    });
    const tellAll = async (): Promise<number> => {
      const since = performance.now();
      await sql.begin((tx) => tellMany(tx, diary.kind, count));
      consumers.wake();
      const wanted = isFaulty ? 2 * count - 2 : count;
      await vi.waitFor(async () => expect(await diary.heard()).toHaveLength(wanted), { timeout: 60_000, interval: 20 });
      return performance.now() - since;
    };
    const alone = await tellAll();
    isFaulty = true;
    const beside = await tellAll();
    if (isAttack)
      console.log(`${databaseKind}: ${count} events in ${alone.toFixed(0)} ms, beside a poisoned and a slow one
        in ${beside.toFixed(0)} ms: ${(beside / alone).toFixed(1)} times, ${(beside - alone).toFixed(0)} ms later`);
    await consumers.settled({ mayPutAside: true });
    for (const told of Object.values(heardBefore)) {
      expect(told).toHaveLength(3);
      expect(told.at(-1)).toBe(2 * count - 2);
    }
    isFaulty = false;
    await sql`update event_failure set next_try_at = now() where consumer = ${diary.name}`;
    await consumers.replay();
    expect((await diary.heard()).slice(2 * count - 2)).toEqual([poisoned, slow]);
    expect(await sql`select 1 from event_failure where consumer = ${diary.name}`).toHaveLength(0);
    await consumers.close();
  });

  it('a test hears of an event that was put aside, once, and other tests do not', async () => {
    const { sql } = platform();
    const diary = await openDiary(sql, () => {
      throw new Error('never');
    });
    const consumers = await open(platform(), diary);
    await tell(sql, diary.kind, 1);
    await expect(consumers.settled()).rejects.toThrow(`${diary.name} could not bear event`);
    await consumers.settled();
    await consumers.close();
  });

  it('tells again what was put aside, also when its day is gone, later and later until it is borne', async () => {
    const { sql } = platform();
    let isFaulty = true;
    const diary = await openDiary(sql, (n) => {
      if (isFaulty && n === 2) throw new Error('two');
    });
    const consumers = await open(platform(), diary);
    for (let n = 1; n <= 3; n += 1) await tell(sql, diary.kind, n);
    await consumers.settled({ mayPutAside: true });
    await sql`delete from event_log where kind = ${diary.kind}`;
    const waiting = async (): Promise<readonly { tries: number; minutes: number }[]> => sql`
      select tries, round(extract(epoch from next_try_at - now()) / 60) as minutes from event_failure
      where consumer = ${diary.name}`;
    const replayNow = async (): Promise<void> => {
      await sql`update event_failure set next_try_at = now() where consumer = ${diary.name}`;
      await consumers.replay();
    };
    expect([...(await waiting())]).toEqual([{ tries: 1, minutes: 1 }]);
    await consumers.replay();
    expect(await diary.heard()).toEqual([1, 3]);
    await replayNow();
    expect([...(await waiting())]).toEqual([{ tries: 2, minutes: 2 }]);
    isFaulty = false;
    await replayNow();
    expect(await diary.heard()).toEqual([1, 3, 2]);
    expect(await waiting()).toHaveLength(0);
    await consumers.close();
  });

  it('waits for a database that is away, and puts nothing aside', async () => {
    const { sql } = platform();
    const diary = await openDiary(sql);
    const { handle } = diary;
    let cuts = ['57P01', '08006', '57P03', '08003'];
    const consumers = await open(platform(), {
      ...diary,
      handle: async (tx, events) => {
        const [code, ...later] = cuts;
        cuts = later;
        if (code) throw Object.assign(new Error('cut'), { code });
        await handle(tx, events);
      },
    });
    await tell(sql, diary.kind, 1);
    await consumers.settled();
    expect(await diary.heard()).toEqual([1]);
    expect(await sql`select 1 from event_failure where consumer = ${diary.name}`).toHaveLength(0);
    await consumers.close();
  });

  it('makes its days ahead and drops those that everybody has passed, and no other', async () => {
    const { sql } = platform();
    const diary = await openDiary(sql);
    await sql.unsafe(`create table if not exists event_log_20200101 partition of event_log
      for values from ('2020-01-01 00:00+00') to ('2020-01-02 00:00+00')`);
    await (await open(platform(), diary)).close();
    await sql`insert into event_log (kind, facts, created_at) values (${diary.kind}, '{"n": 1}', '2020-01-01 12:00+00')`;
    const days = async (): Promise<string[]> =>
      (
        await sql<{ name: string }[]>`select relname as name from pg_class where relname like 'event\_log\_2%'
        and relkind = 'r' order by 1`
      ).map(({ name }) => name);
    await dropOldDays(sql, 3, [diary.name]);
    expect(await days()).toContain('event_log_20200101');
    const consumers = await open(platform(), diary);
    await consumers.settled();
    await dropOldDays(sql, 3, [diary.name]);
    expect(await days()).not.toContain('event_log_20200101');
    await makeDays(sql, 20);
    expect((await days()).length).toBeGreaterThanOrEqual(21);
    await consumers.close();
  });

  it('keeps an event whose day is missing, tells it, and moves it to its day when that is made', async () => {
    const { sql } = platform();
    const diary = await openDiary(sql);
    const consumers = await open(platform(), diary);
    const days = await sql<{ name: string }[]>`
      select relname as name from pg_class where relname like 'event\_log\_2%' and relkind = 'r'`;
    for (const { name } of days) await sql`drop table ${sql(name)}`;
    await tell(sql, diary.kind, 1);
    await consumers.settled();
    expect(await diary.heard()).toEqual([1]);
    await sql`insert into event_log (kind, facts, created_at) values (${diary.kind}, '{"n": 2}', now() - interval '1 day')`;
    await Promise.all([consumers.turnDays(), makeDays(sql, 20)]);
    await consumers.settled();
    expect(await diary.heard()).toEqual([1, 2]);
    const where = await sql<{ isAtHome: boolean }[]>`
      select 'event_log_' || to_char(created_at at time zone 'UTC', 'YYYYMMDD') = tableoid::regclass::text as "isAtHome"
      from event_log where kind = ${diary.kind}`;
    expect([...where]).toEqual([{ isAtHome: true }, { isAtHome: true }]);
    await tell(sql, diary.kind, 3);
    await consumers.settled();
    expect(await diary.heard()).toEqual([1, 2, 3]);
    await consumers.close();
  });

  it('goes on with a log that was restored from a cluster whose transactions had higher numbers', async () => {
    const { sql } = platform();
    const diary = await openDiary(sql);
    const consumers = await open(platform(), diary);
    await tell(sql, diary.kind, 1);
    await platform().settled();
    await consumers.settled();
    await consumers.close();
    await sql`update event_log set xid = '900000000000000'`;
    await sql`update event_cursor set xid = '900000000000000'`;
    await adoptLog(sql);
    const again = await open(platform(), diary);
    await tell(sql, diary.kind, 2);
    await again.settled();
    expect(await diary.heard()).toEqual([1, 2]);
    await again.close();
  });
});

eachDatabase('a consumer that is new', (platform) => {
  /** A diary that finds what was before in a table beside the log, where each number is written with its event. */
  async function openBackfilled(): Promise<Consumer & Diary & Source> {
    const { sql } = platform();
    const diary = await openDiary(sql);
    const table = `source_${diary.name}`;
    await sql.unsafe(`create table ${table} (n int not null)`);
    return {
      ...diary,
      write: async (tx, n) => {
        await tx`insert into ${tx(table)} values (${n})`;
        await tell(tx, diary.kind, n);
      },
      backfill: async (tx, unheard) => {
        await tx`
          insert into ${tx(diary.name)} (n) select n from ${tx(table)} where n not in (
            select (facts ->> 'n')::int from ${unheard} as u where kind = ${diary.kind})`;
      },
    };
  }
  interface Source {
    write(tx: Tx, n: number): Promise<void>;
  }
  const sorted = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other);

  it('makes up for what was before, once, also when several processes start at once, and goes on from there', async () => {
    const { sql } = platform();
    const diary = await openBackfilled();
    for (const n of [1, 2, 3]) await sql.begin((tx) => diary.write(tx, n));
    const two = await Promise.all([open(platform(), diary), open(platform(), diary)]);
    await sql.begin((tx) => diary.write(tx, 4));
    await Promise.all(two.map((one) => one.settled()));
    await Promise.all(two.map((one) => one.close()));
    const again = await open(platform(), diary);
    await again.settled();
    expect(sorted(await diary.heard())).toEqual([1, 2, 3, 4]);
    await again.close();
  });

  it('has the rows of one that was there from the start, whatever is written while it comes', async () => {
    const { sql, databaseKind } = platform();
    if (databaseKind === 'embedded') return; // one connection: nobody writes meanwhile
    const diary = await openBackfilled();
    await sql.begin((tx) => diary.write(tx, 1));
    const slow = await sql.reserve();
    await slow`begin`;
    await diary.write(slow, 2);
    // Seen already, and beyond the horizon that the slow one holds.
    await sql.begin((tx) => diary.write(tx, 3));
    const writing = Array.from({ length: 30 }, (_, n) => sql.begin((tx) => diary.write(tx, n + 10)));
    const consumers = await open(platform(), diary);
    await Promise.all(writing);
    await slow`commit`;
    slow.release();
    await consumers.settled();
    expect(sorted(await diary.heard())).toEqual([1, 2, 3, ...Array.from({ length: 30 }, (_, n) => n + 10)]);
    await consumers.close();
  });

  it('is not there when what was before could not be made up for, and makes it at the next start', async () => {
    const { sql } = platform();
    const diary = await openBackfilled();
    await sql.begin((tx) => diary.write(tx, 1));
    const fault = { ...diary, backfill: () => Promise.reject(new Error('no')) };
    await expect(open(platform(), fault)).rejects.toThrow('no');
    const consumers = await open(platform(), diary);
    await consumers.settled();
    expect(await diary.heard()).toEqual([1]);
    await consumers.close();
  });
});

eachDatabase('the horizon', (platform) => {
  it('keeps back what committed before an older transaction, and skips nothing', async () => {
    const { sql, databaseKind } = platform();
    if (databaseKind === 'embedded') return; // one connection: there is no older transaction
    const diary = await openDiary(sql);
    const consumers = await open(platform(), diary);
    const slow = await sql.reserve();
    await slow`begin`;
    await appendEvent(slow, { kind: diary.kind, userId: null, facts: { n: 1 } });
    await tell(sql, diary.kind, 2);
    consumers.wake();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await diary.heard()).toEqual([]);
    await slow`commit`;
    slow.release();
    await consumers.settled();
    expect(await diary.heard()).toEqual([1, 2]);
    await consumers.close();
  });

  it('tells how late consumers are and who holds them back, and ends what of ours goes on for too long', async () => {
    const { sql, databaseKind } = platform();
    if (databaseKind === 'embedded') return; // one connection: nobody else is there
    const diary = await openDiary(sql);
    const consumers = await open(platform(), diary);
    const lines: string[] = [];
    const names = [diary.name];
    const watchLog = createLog({ quiet: true, pretty: false, faultsTo: { write: (line: string) => lines.push(line) } });
    const watch = createWatch({ sql, log: watchLog, names });
    const slow = await sql.reserve();
    await slow`begin`;
    const [held] = await slow<{ pid: number }[]>`select pg_backend_pid() as pid, pg_current_xact_id()`;
    await sql`
      insert into event_log (kind, facts, created_at) values (${diary.kind}, '{"n": 1}', now() - interval '40 seconds')`;
    const { lags } = await consumers.state();
    expect(lags[diary.name]).toBeGreaterThanOrEqual(40);
    await watch();
    await watch();
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`"pid":${held?.pid ?? 0}`);
    expect(await endLongTransactions(sql, 120)).toBe(0);
    await slow`select pg_sleep(0.6)`;
    await slow`select 1`;
    expect(await endLongTransactions(sql, 0.5)).toBe(1);
    await expect(slow`select 1`).rejects.toThrow();
    slow.release();
    await consumers.settled();
    expect((await consumers.state()).lags[diary.name]).toBe(0);
    expect(await diary.heard()).toEqual([1]);
    await consumers.close();
  });
});
