import type { Minor } from '@logikit/contract';
import type { Tx } from '../../kernel/database/index.ts';
import type { DisputeFacts } from './gateway.ts';

export interface DisputeRow {
  readonly paymentId: number;
  readonly status: DisputeFacts['status'];
  readonly amount: Minor;
  readonly dueAt: Date | null;
}

const columns = (tx: Tx) => tx`payment_id as "paymentId", status, amount, due_at as "dueAt"`;

/** Of these payments. */
export async function selectDisputes(tx: Tx, paymentIds: readonly number[]): Promise<readonly DisputeRow[]> {
  return tx<DisputeRow[]>`select ${columns(tx)} from dispute where payment_id = any(${[...paymentIds]})`;
}

/** As `selectDisputes`, of one; whoever else asks so waits until this transaction ends. */
export async function lockDispute(tx: Tx, paymentId: number): Promise<DisputeRow | null> {
  await tx`select from payment where id = ${paymentId} for update`;
  const [row] = await selectDisputes(tx, [paymentId]);
  return row ?? null;
}

export async function writeDispute(tx: Tx, one: DisputeRow & { readonly at: Date }): Promise<void> {
  const { paymentId, status, amount, dueAt, at } = one;
  await tx`
    insert into dispute (payment_id, status, amount, due_at, opened_at, changed_at)
    values (${paymentId}, ${status}, ${amount}, ${dueAt}, ${at}, ${at})
    on conflict (payment_id) do update
    set status = excluded.status, amount = excluded.amount, due_at = excluded.due_at, changed_at = excluded.changed_at`;
}
