import type { Sql, Tx } from '../../../kernel/database/index.ts';

export interface DemoPayment {
  readonly reference: string;
  /** The token of whoever asks for the money. */
  readonly key: string;
  readonly amount: number;
  readonly currency: string;
  readonly locale: string;
  readonly successUrl: string;
  readonly failureUrl: string;
  /** `asked`: the bank waits for its owner's answer. */
  readonly status: 'open' | 'asked' | 'paid' | 'declined' | 'canceled';
  readonly card: string | null;
  /** The card shall be kept. */
  readonly savesCard: boolean;
  /** Under which it is kept. */
  readonly method: string | null;
  /** What its owner's bank says against it, and since when. */
  readonly dispute: 'open' | 'won' | 'lost' | null;
  readonly disputedAt: Date | null;
}

const columns = (tx: Tx) => tx`
  reference, key, amount, currency, locale, success_url as "successUrl", failure_url as "failureUrl", status, card,
  saves_card as "savesCard", method, dispute, disputed_at as "disputedAt"`;

/** Asked again under the same key it is the same payment. */
export async function insertDemoPayment(
  sql: Sql,
  one: Omit<DemoPayment, 'status' | 'card' | 'method' | 'dispute' | 'disputedAt'> & { readonly at: Date },
): Promise<DemoPayment> {
  await sql`
    insert into demo_payment (reference, key, amount, currency, locale, success_url, failure_url, status, saves_card,
      created_at)
    values (${one.reference}, ${one.key}, ${one.amount}, ${one.currency}, ${one.locale}, ${one.successUrl},
      ${one.failureUrl}, 'open', ${one.savesCard}, ${one.at})
    on conflict (key) do nothing`;
  const [row] = await sql<DemoPayment[]>`select ${columns(sql)} from demo_payment where key = ${one.key}`;
  return row as DemoPayment; // it was there, or it is now
}

export async function selectDemoPayment(
  tx: Tx,
  by: { readonly reference: string } | { readonly key: string },
): Promise<DemoPayment | null> {
  const [row] = await tx<DemoPayment[]>`
    select ${columns(tx)} from demo_payment
    where ${'reference' in by ? tx`reference = ${by.reference}` : tx`key = ${by.key}`}`;
  return row ?? null;
}

/** False: it has another status already. A payment that is declined may be tried with another card. */
export async function updateDemoPayment(
  tx: Tx,
  {
    reference,
    from,
    to,
    card,
  }: {
    readonly reference: string;
    readonly from: readonly DemoPayment['status'][];
    readonly to: DemoPayment['status'];
    readonly card: string | null;
  },
): Promise<boolean> {
  const { count } = await tx`
    update demo_payment set status = ${to}, card = coalesce(${card}, card)
    where reference = ${reference} and status = any(${[...from]}::text[])`;
  return count === 1;
}

/** Keeps the card of a payment under a name. */
export async function saveDemoCard(
  tx: Tx,
  { reference, method, card }: { readonly reference: string; readonly method: string; readonly card: string },
): Promise<void> {
  await tx`insert into demo_method (reference, card) values (${method}, ${card})`;
  await tx`update demo_payment set method = ${method} where reference = ${reference}`;
}

/** Null: no such card is kept. */
export async function selectDemoCard(tx: Tx, method: string): Promise<string | null> {
  const [row] = await tx<{ card: string }[]>`select card from demo_method where reference = ${method}`;
  return row?.card ?? null;
}

/** Gives back what has not been given back; once is enough. */
export async function updateRefunded(
  tx: Tx,
  { key, amount }: { readonly key: string; readonly amount: number },
): Promise<void> {
  await tx`
    update demo_payment set refunded = ${amount}
    where key = ${key} and status = 'paid' and refunded = 0 and amount >= ${amount}`;
}

/** Its owner's bank asks for it back. */
export async function disputeDemoPayment(tx: Tx, reference: string, at: Date): Promise<void> {
  await tx`
    update demo_payment set dispute = 'open', disputed_at = ${at} where reference = ${reference} and dispute is null`;
}

/** False: there is nothing to decide. */
export async function decideDemoDispute(tx: Tx, reference: string, to: 'won' | 'lost'): Promise<boolean> {
  const { count } = await tx`
    update demo_payment set dispute = ${to} where reference = ${reference} and dispute = 'open'`;
  return count === 1;
}

export interface DemoNotice {
  readonly id: number;
  readonly key: string;
  readonly status: string;
  readonly isForged: boolean;
  readonly name: string;
  readonly tries: number;
}

export async function insertDemoNotice(
  tx: Tx,
  one: Pick<DemoNotice, 'status' | 'isForged' | 'name'> & { readonly reference: string; readonly at: Date },
): Promise<void> {
  await tx`
    insert into demo_notice (reference, status, is_forged, name, due_at)
    values (${one.reference}, ${one.status}, ${one.isForged}, ${one.name}, ${one.at})`;
}

/** Takes those that are due; nobody else gets them before `until`. */
export async function claimDemoNotices(
  sql: Sql,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<readonly DemoNotice[]> {
  const rows = await sql<DemoNotice[]>`
    update demo_notice n set due_at = ${until}, tries = tries + 1 from demo_payment p
    where p.reference = n.reference and n.id in (
      select id from demo_notice where due_at <= ${now} order by id limit 20 for update skip locked)
    returning n.id, p.key, n.status, n.is_forged as "isForged", n.name, n.tries`;
  return rows.toSorted((a, b) => a.id - b.id);
}

export async function deleteDemoNotice(sql: Sql, id: number): Promise<void> {
  await sql`delete from demo_notice where id = ${id}`;
}

/** The secret between this house and whoever it takes money for: made once, the same in every process. */
export async function readDemoSecret(sql: Sql, fresh: string): Promise<string> {
  await sql`insert into demo_gateway (id, secret) values (1, ${fresh}) on conflict do nothing`;
  const [row] = await sql<{ secret: string }[]>`select secret from demo_gateway where id = 1`;
  return row?.secret ?? fresh;
}
