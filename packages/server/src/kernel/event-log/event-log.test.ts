import { expect, it } from 'vitest';
import { type Diary, openConsumers, openDiary, tell, upTo } from '../../testing/diary.ts';
import { eachDatabase } from '../../testing/platform.ts';
import type { Tx } from '../database/database.ts';
import { createLog } from '../log/log.ts';
import type { Consumer } from './event-log.ts';
import { endLongTransactions, selectHolder } from './lag.db.ts';
import { createWatch } from './watching.ts';
import { adoptLog, appendEvent, dropOldDays, makeDays } from './event-log.db.ts';

eachDatabase('the log of events', (platform) => {
  it('tells each event once, in order, also when several processes read and one ends in between', async () => {
    const { sql } = platform();
    const diary = await openDiary(sql);
    const first = await openConsumers(platform(), diary);
    const second = await openConsumers(platform(), diary);
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
    await (await openConsumers(platform(), diary)).close();
    await tell(sql, diary.kind, 2);
    const again = await openConsumers(platform(), diary);
    await again.settled();
    expect(await diary.heard()).toEqual([2]);
    await again.close();
  });

  it('makes its days ahead and drops those that everybody has passed, and no other', async () => {
    const { sql } = platform();
    const diary = await openDiary(sql);
    await sql.unsafe(`create table if not exists event_log_20200101 partition of event_log
      for values from ('2020-01-01 00:00+00') to ('2020-01-02 00:00+00')`);
    await (await openConsumers(platform(), diary)).close();
    await sql`insert into event_log (kind, facts, created_at) values (${diary.kind}, '{"n": 1}', '2020-01-01 12:00+00')`;
    const days = async (): Promise<string[]> =>
      (
        await sql<{ name: string }[]>`select relname as name from pg_class where relname like 'event\_log\_2%'
        and relkind = 'r' order by 1`
      ).map(({ name }) => name);
    await dropOldDays(sql, 3, [diary.name]);
    expect(await days()).toContain('event_log_20200101');
    const consumers = await openConsumers(platform(), diary);
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
    const consumers = await openConsumers(platform(), diary);
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
    const consumers = await openConsumers(platform(), diary);
    await tell(sql, diary.kind, 1);
    await platform().settled();
    await consumers.settled();
    await consumers.close();
    await sql`update event_log set xid = '900000000000000'`;
    await sql`update event_cursor set xid = '900000000000000'`;
    await adoptLog(sql);
    const again = await openConsumers(platform(), diary);
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
    const two = await Promise.all([openConsumers(platform(), diary), openConsumers(platform(), diary)]);
    await sql.begin((tx) => diary.write(tx, 4));
    await Promise.all(two.map((one) => one.settled()));
    await Promise.all(two.map((one) => one.close()));
    const again = await openConsumers(platform(), diary);
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
    const consumers = await openConsumers(platform(), diary);
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
    await expect(openConsumers(platform(), fault)).rejects.toThrow('no');
    const consumers = await openConsumers(platform(), diary);
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
    const consumers = await openConsumers(platform(), diary);
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
    const consumers = await openConsumers(platform(), diary);
    const lines: string[] = [];
    const names = [diary.name];
    const watchLog = createLog({ quiet: true, pretty: false, faultsTo: { write: (line: string) => lines.push(line) } });
    const watch = createWatch({ sql, log: watchLog, names });
    const slow = await sql.reserve();
    await slow`begin`;
    const [held] = await slow<{ pid: number }[]>`select pg_backend_pid() as pid, pg_current_xact_id()`;
    await sql`
      insert into event_log (kind, facts, created_at) values (${diary.kind}, '{"n": 1}', now() - interval '40 seconds')`;
    // Other tests write in this cluster as well: the holder is whoever began first.
    await expect.poll(async () => (await selectHolder(sql))?.pid).toBe(held?.pid);
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
