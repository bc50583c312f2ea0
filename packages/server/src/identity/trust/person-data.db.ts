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
