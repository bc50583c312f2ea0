import type { Tx } from '../database/database.ts';

export interface CreditEntry {
  readonly currency: 'energy' | 'stars';
  readonly amount: number;
  readonly reason: 'accrual' | 'dailyAward' | 'box' | 'card' | 'duplicate';
}

export async function insertEntries(
  tx: Tx,
  { userId, now }: { readonly userId: number; readonly now: Date },
  entries: readonly CreditEntry[],
): Promise<void> {
  if (entries.length === 0) return;
  await tx`
    insert into ledger (user_id, currency, amount, reason, created_at)
    select ${userId}, entry.currency, entry.amount, entry.reason, ${now}
    from jsonb_to_recordset(${tx.json(entries as never)}) as entry (currency text, amount int, reason text)`;
}
