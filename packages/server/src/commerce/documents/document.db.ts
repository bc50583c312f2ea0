import type { Currency, Minor, Model } from '@logikit/contract';
import type { Tx } from '../../kernel/database/index.ts';

export type DocumentKind = Model<'PaymentState'>['documents'][number];

export interface Seller {
  readonly name: string;
  readonly address: string;
  /** Under which it pays taxes; empty: it has none. */
  readonly taxNumber: string;
}

/** Everything that stands on it. */
export interface DocumentFacts {
  readonly seller: Seller;
  readonly locale: string;
  readonly currency: Currency;
  readonly lines: readonly { readonly title: string; readonly amount: Minor }[];
  readonly amount: Minor;
  /** What of it the payer had with us. */
  readonly fromBalance: Minor;
  /** What of the amount is value added tax; null: none is shown. */
  readonly tax: { readonly basisPoints: number; readonly amount: Minor } | null;
  /** The number of the payment. */
  readonly order: string;
  /** Of a credit note: the receipt that it is for; null: there is none. */
  readonly receipt: string | null;
}

export interface DocumentRow {
  readonly kind: DocumentKind;
  readonly number: string;
  readonly facts: DocumentFacts;
  readonly issuedAt: Date;
}

export async function upsertSeller(tx: Tx, { name, address, taxNumber }: Seller): Promise<void> {
  await tx`
    insert into seller (id, name, address, tax_number) values (1, ${name}, ${address}, ${taxNumber})
    on conflict (id) do update set name = excluded.name, address = excluded.address, tax_number = excluded.tax_number`;
}

export async function selectSeller(tx: Tx): Promise<Seller> {
  const [row] = await tx<Seller[]>`select name, address, tax_number as "taxNumber" from seller`;
  return row ?? { name: '', address: '', taxNumber: '' };
}

/** The next number of the year. Whoever asks holds it: others wait until the transaction ends. */
export async function takeNumber(
  tx: Tx,
  { kind, year }: { readonly kind: DocumentKind; readonly year: number },
): Promise<number> {
  const [row] = await tx<{ last: number }[]>`
    insert into document_counter (year, kind, last) values (${year}, ${kind}, 1)
    on conflict (year, kind) do update set last = document_counter.last + 1 returning last`;
  return row?.last ?? 0; // `returning` tells of the row that is written
}

interface NewDocument extends DocumentRow {
  readonly userId: number;
  readonly paymentId: number;
}

export async function insertDocument(tx: Tx, one: NewDocument): Promise<void> {
  await tx`
    insert into document (kind, number, user_id, payment_id, facts, issued_at)
    values (${one.kind}, ${one.number}, ${one.userId}, ${one.paymentId}, ${tx.json(one.facts as never)}, ${one.issuedAt})`;
}

export async function selectDocument(
  tx: Tx,
  { paymentId, kind }: { readonly paymentId: number; readonly kind: DocumentKind },
): Promise<DocumentRow | null> {
  const [row] = await tx<DocumentRow[]>`
    select kind, number, facts, issued_at as "issuedAt" from document where payment_id = ${paymentId} and kind = ${kind}`;
  return row ?? null;
}

/** Which there are of these payments. */
export async function selectKinds(
  tx: Tx,
  paymentIds: readonly number[],
): Promise<ReadonlyMap<number, readonly DocumentKind[]>> {
  const rows = await tx<{ paymentId: number; kinds: DocumentKind[] }[]>`
    select payment_id as "paymentId", array_agg(kind order by id) as kinds
    from document where payment_id = any(${[...paymentIds]}::int[]) group by payment_id`;
  return new Map(rows.map(({ paymentId, kinds }) => [paymentId, kinds]));
}

export async function moveDocuments(
  tx: Tx,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  await tx`update document set user_id = ${to} where user_id = ${from}`;
}
