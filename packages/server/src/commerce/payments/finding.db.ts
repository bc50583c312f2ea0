import type { FindingKind, FindingMove } from '@logikit/contract';
import type { Tx } from '../../kernel/database/index.ts';
import type { Rows, Slice } from '../../kernel/http/index.ts';
import type { PaymentFacts } from './gateway.ts';

interface Details {
  /** What has come instead. */
  readonly amount: { readonly told: Pick<PaymentFacts, 'amount' | 'currency'> };
  /** What should have gone back, and the try that failed. */
  readonly refund: { readonly online: number; readonly attempt: number };
  /** How it goes on is with the dispute; what had been lost was won by an appeal. */
  readonly dispute: { readonly amount: number; readonly isAppealed: boolean };
}

/** What does not fit, of a payment that the reference names. */
type Finding = {
  [Kind in FindingKind]: { readonly kind: Kind; readonly reference: string; readonly detail: Details[Kind] };
}[FindingKind];

/** For a person of ours to look at. Said twice it is one; said otherwise after it was closed it is open again. */
export async function insertFinding(tx: Tx, one: Finding & { readonly at: Date }): Promise<void> {
  const { kind, reference, detail, at } = one;
  await tx`
    insert into billing_finding (kind, reference, detail, found_at)
    values (${kind}, ${reference}, ${tx.json(detail)}, ${at})
    on conflict (kind, reference) do update
    set detail = excluded.detail, found_at = excluded.found_at, closed_at = null, move = null
    where billing_finding.closed_at is not null and billing_finding.detail <> excluded.detail`;
}

export type FindingRow = Finding & {
  readonly id: number;
  readonly foundAt: Date;
  /** How it was closed; null: it is open. */
  readonly move: FindingMove | null;
};

const columns = (tx: Tx) => tx`id, kind, reference, detail, found_at as "foundAt", move`;

/** The open ones, the oldest first; or the closed ones, the last closed first. */
export async function selectFindings(tx: Tx, isClosed: boolean, { limit, offset }: Slice): Promise<Rows<FindingRow>> {
  const wanted = isClosed ? tx`closed_at is not null` : tx`closed_at is null`;
  const order = isClosed ? tx`closed_at desc, id desc` : tx`found_at, id`;
  const rows = await tx<FindingRow[]>`
    select ${columns(tx)} from billing_finding where ${wanted} order by ${order} limit ${limit} offset ${offset}`;
  const [count] = await tx<{ total: number }[]>`select count(*)::int as total from billing_finding where ${wanted}`;
  return { rows, total: count?.total ?? 0 };
}

/** Closes an open one; null: there is none. */
export async function closeFinding(
  tx: Tx,
  id: number,
  { move, at }: { readonly move: FindingMove; readonly at: Date },
): Promise<FindingRow | null> {
  const [row] = await tx<FindingRow[]>`
    update billing_finding set closed_at = ${at}, move = ${move} where id = ${id} and closed_at is null
    returning ${columns(tx)}`;
  return row ?? null;
}
