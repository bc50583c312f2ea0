import type { Sql } from '../../database/index.ts';

/** Limits keep addresses of the network and ids only for as long as they count. */
export async function deleteSpentLimits(sql: Sql): Promise<void> {
  await sql`delete from rate_limit where expire < extract(epoch from now()) * 1000`;
}
