import type { Model } from '@logikit/contract';
import { timestampOf } from '../../kernel/clock/index.ts';
import type { Tx } from '../../kernel/database/index.ts';
import { personalTables } from './data-map.ts';
import { selectPupilIds, selectRowsOf } from './person-data.db.ts';

/** Everything that is kept about somebody and the pupils whose cards they hold. */
export async function personalData(tx: Tx, userId: number, now: Date): Promise<Model<'PersonalData'>> {
  const people = [];
  for (const id of [userId, ...(await selectPupilIds(tx, userId))]) {
    people.push({ userId: id, tables: await tablesOf(tx, id) });
  }
  return { createdAt: timestampOf(now), people };
}

async function tablesOf(tx: Tx, userId: number): Promise<Model<'PersonalData'>['people'][number]['tables']> {
  const tables = [];
  for (const table of Object.keys(personalTables)) {
    const rows = await selectRowsOf(tx, userId, table);
    // As the wire carries it: moments become text.
    if (rows.length > 0) tables.push({ table, rows: JSON.parse(JSON.stringify(rows)) as unknown[] });
  }
  return tables;
}
