import type { Tx } from '../database/database.ts';

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
