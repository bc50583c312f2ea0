import type { JSONValue } from 'postgres';
import type { Sql, Tx } from '../database/database.ts';

export interface OutboxRow {
  readonly id: number;
  readonly topic: string;
  readonly payload: unknown;
}

export async function insertOutbox(tx: Tx, topic: string, payload: JSONValue): Promise<void> {
  await tx`insert into outbox (topic, payload) values (${topic}, ${tx.json(payload)})`;
}

/** Hands up to `count` rows to `publish` and deletes them after it succeeded. Two processes never take the same row. */
export async function takeOutbox(sql: Sql, count: number, publish: (row: OutboxRow) => Promise<void>): Promise<number> {
  return sql.begin(async (tx) => {
    const rows = await tx<OutboxRow[]>`
      select id, topic, payload from outbox order by id limit ${count} for update skip locked`;
    for (const row of rows) await publish(row);
    if (rows.length > 0) await tx`delete from outbox where id in ${tx(rows.map((row) => row.id))}`;
    return rows.length;
  });
}
