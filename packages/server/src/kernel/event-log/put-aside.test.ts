import { isAttack } from '@logikit/contract/testing';
import { expect, it, vi } from 'vitest';
import { openConsumers, openDiary, tell, tellMany, upTo } from '../../testing/diary.ts';
import { eachDatabase } from '../../testing/platform.ts';
import type { Tx } from '../database/database.ts';

eachDatabase('an event that cannot be borne', (platform) => {
  it('puts an event aside that cannot be borne, loses none beside it and writes nothing of the failed tries', async () => {
    const { sql } = platform();
    const diary = await openDiary(sql, (n) => {
      if (n === 7) throw new Error('seven');
    });
    const consumers = await openConsumers(platform(), diary);
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
    const consumers = await openConsumers(platform(), {
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
    const heardIn = async (tx: Tx): Promise<number> => {
      const [row] = await tx<{ heard: number }[]>`select count(*) as heard from ${tx(diary.name)}`;
      return row?.heard ?? 0;
    };
    const consumers = await openConsumers(platform(), {
      ...diary,
      handle: async (tx, events) => {
        const numbers = events.map(({ facts }) => (facts as { n: number }).n);
        for (const n of isFaulty ? numbers.filter((n) => n in heardBefore) : []) {
          heardBefore[n]?.push(await heardIn(tx));
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
      await vi.waitFor(async () => expect(await heardIn(sql)).toBe(wanted), { timeout: 60_000, interval: 20 });
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
      // In its batch, where the poisoned one came first; alone; and when all others were through.
      expect([2, 3]).toContain(told.length);
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
    const consumers = await openConsumers(platform(), diary);
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
    const consumers = await openConsumers(platform(), diary);
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
    const consumers = await openConsumers(platform(), {
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
});
