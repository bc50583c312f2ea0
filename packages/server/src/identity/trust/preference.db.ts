import type { Tx } from '../../kernel/database/index.ts';

export async function selectAllowed(tx: Tx, userId: number): Promise<ReadonlySet<string>> {
  const rows = await tx<{ id: string }[]>`select id from preference where user_id = ${userId} and is_allowed`;
  return new Set(rows.map(({ id }) => id));
}

export async function upsertPreference(
  tx: Tx,
  userId: number,
  { id, isAllowed, now }: { readonly id: string; readonly isAllowed: boolean; readonly now: Date },
): Promise<void> {
  await tx`
    insert into preference (user_id, id, is_allowed, changed_at) values (${userId}, ${id}, ${isAllowed}, ${now})
    on conflict (user_id, id) do update set is_allowed = excluded.is_allowed, changed_at = excluded.changed_at`;
}

export async function deletePreferences(tx: Tx, userId: number): Promise<void> {
  await tx`delete from preference where user_id = ${userId}`;
}

/** Who keeps an account has said what is allowed; what the other one said is forgotten. */
export async function movePreferences(tx: Tx, { from }: { readonly from: number }): Promise<void> {
  await deletePreferences(tx, from);
}
