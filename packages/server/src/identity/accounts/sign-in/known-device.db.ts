import { isCalled } from '../user.db.ts';
import { deleteInBatches, type Sql, type Tx } from '../../../kernel/database/index.ts';

/** By user name or e-mail, whatever the case, as signing in finds the account. */
export async function selectIsKnownDevice(tx: Tx, name: string, hash: string): Promise<boolean> {
  const [row] = await tx<{ isKnown: boolean }[]>`
    select exists (select from known_device d join "user" u on u.id = d.user_id
      where d.hash = ${hash} and ${isCalled(tx, name)}) as "isKnown"`;
  return row?.isKnown ?? false;
}

export async function upsertKnownDevice(
  tx: Tx,
  { userId, hash, at }: { readonly userId: number; readonly hash: string; readonly at: Date },
): Promise<void> {
  await tx`insert into known_device (user_id, hash, seen_at) values (${userId}, ${hash}, ${at})
    on conflict (user_id, hash) do update set seen_at = excluded.seen_at`;
}

export async function deleteKnownDevices(tx: Tx, userId: number): Promise<void> {
  await tx`delete from known_device where user_id = ${userId}`;
}

export function deleteKnownDevicesBefore(sql: Sql, moment: Date): Promise<void> {
  return deleteInBatches(
    (limit) => sql`
      delete from known_device where ctid = any(array(
        select ctid from known_device where seen_at < ${moment} limit ${limit}))`,
  );
}
