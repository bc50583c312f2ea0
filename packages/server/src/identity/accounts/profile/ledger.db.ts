import type { Tx } from '../../../kernel/database/index.ts';

/** A change of a balance. */
export interface LedgerEntry {
  readonly currency: 'life' | 'energy' | 'stars';
  readonly amount: number;
  readonly reason: string;
}

export async function insertLedger(
  tx: Tx,
  userId: number,
  { entries, now }: { readonly entries: readonly LedgerEntry[]; readonly now: Date },
): Promise<void> {
  await tx`
    insert into ledger (user_id, currency, amount, reason, created_at)
    select ${userId}, entry.currency, entry.amount, entry.reason, ${now}
    from jsonb_to_recordset(${tx.json(entries as never)}) as entry (currency text, amount int, reason text)`;
}

/** Gives the entries of stars to `to`. Lives and energy stay each person's own, and so do their entries. */
export async function moveLedger(tx: Tx, { from, to }: { readonly from: number; readonly to: number }): Promise<void> {
  await tx`update ledger set user_id = ${to} where user_id = ${from} and currency = 'stars'`;
}

export async function deleteLedger(tx: Tx, userId: number): Promise<void> {
  await tx`delete from ledger where user_id = ${userId}`;
}

/** Enters what answers of a batch `n` with passings `passed` have moved. */
export const insertEntriesSql = `
  insert into ledger (user_id, currency, amount, reason, passing_id, created_at)
    select n.user_id, entry.currency, entry.amount, entry.reason, passed.id, n.now
    from n join passed using (user_id),
      jsonb_to_recordset(n.entries) as entry (currency text, amount int, reason text)`;
