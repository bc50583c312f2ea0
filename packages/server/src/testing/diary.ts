import { randomUUID } from 'node:crypto';
import type { Sql, Tx } from '../kernel/database/database.ts';
import { startConsumers } from '../kernel/event-log/consumers.ts';
import { appendEvent } from '../kernel/event-log/event-log.db.ts';
import type { Consumer } from '../kernel/event-log/event-log.ts';
import { createLog } from '../kernel/log/log.ts';
import type { TestPlatform } from './platform.ts';

const log = createLog({ quiet: true, pretty: false });

/** A consumer that writes what it hears into a table of its own, in the order in which it hears it. */
export async function openDiary(sql: Sql, bear: (n: number) => void = () => undefined): Promise<Consumer & Diary> {
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

export interface Diary {
  readonly kind: string;
  heard(): Promise<number[]>;
}

export const openConsumers = (platform: TestPlatform, ...consumers: Consumer[]) =>
  startConsumers({ database: { sql: platform.sql, kind: platform.databaseKind }, log, consumers });

export const upTo = (count: number): number[] => Array.from({ length: count }, (_, n) => n);

export const tellMany = (tx: Tx, kind: string, count: number) => tx`
  insert into event_log (kind, facts) select ${kind}, jsonb_build_object('n', n) from generate_series(0, ${count - 1}::int) n`;

export const tell = (sql: Tx, kind: string, n: number) => appendEvent(sql, { kind, userId: null, facts: { n } });
