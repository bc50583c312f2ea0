import type { Tx } from '../../kernel/database/index.ts';
import { type PersonalTable, personalTables } from './data-map.ts';

/** What a person gets to see of a table. */
export async function selectRowsOf(tx: Tx, userId: number, table: string): Promise<readonly object[]> {
  const entry = personalTables[table];
  if (!entry || entry.shown.length === 0) return [];
  return tx`select ${tx([...entry.shown])} from ${tx(table)} where ${mine(tx, userId, entry)}`.execute();
}

function mine(tx: Tx, userId: number, { find }: PersonalTable) {
  if ('email' in find)
    return tx`lower(${tx(find.email)}) = (select lower(email) from "user" where id = ${userId} and email_confirmed_at is not null)`;
  if ('of' in find) return tx`${tx(find.column)} in (select id from ${tx(find.of)} where ${tx(find.by)} = ${userId})`;
  // One column for most; two where a row stands between people.
  const [first = 'user_id', second = first] = find.by;
  return tx`${tx(first)} = ${userId} or ${tx(second)} = ${userId}`;
}

/** Own pupils whose accounts are open. */
export async function selectPupilIds(tx: Tx, ownerId: number): Promise<readonly number[]> {
  const rows = await tx<{ id: number }[]>`
    select u.id from card c join "user" u on u.id = c.user_id
    where c.owner_id = ${ownerId} and u.closed_at is null order by u.id`;
  return rows.map(({ id }) => id);
}

export async function selectOptionalEmail(tx: Tx, userId: number): Promise<string | null> {
  const [row] = await tx<{ email: string | null }[]>`select email from "user" where id = ${userId}`;
  return row?.email ?? null;
}

/** What carries a person's name or address without belonging to their row. */
export async function deleteTraces(tx: Tx, userId: number): Promise<void> {
  await tx`delete from school_lead l using "user" u where u.id = ${userId} and lower(l.email) = lower(u.email)`;
  await tx`delete from social_code c using social_identity i
    where i.user_id = ${userId} and c.issuer = i.issuer and c.subject = i.subject`;
  await tx`delete from idempotency where scope = ${`user ${userId}`}`;
}

/** Limits keep addresses of the network and ids only for as long as they count. */
export async function deleteSpentLimits(tx: Tx): Promise<void> {
  await tx`delete from rate_limit where expire < extract(epoch from now()) * 1000`;
}
