import type { Currency } from '@logikit/contract';
import type { Tx } from '../../kernel/database/index.ts';

export interface PostingLine {
  /** `gateway:{adapter}`, `disputes:{adapter}`, `losses:{adapter}`, `balance:{user}`, `held:{payment}` or `revenue:{category}`. */
  readonly account: string;
  /** Minor units: what comes to the account is above zero, what it owes or has earned below. */
  readonly amount: number;
}

interface Posting {
  readonly kind: string;
  /** Names it within its kind: written twice it is one. */
  readonly source: string;
  readonly currency: Currency;
  readonly lines: readonly PostingLine[];
  readonly at: Date;
}

/** Lines that sum to nothing; those of nothing are left out. False: it is written already. */
export async function insertPosting(tx: Tx, { kind, source, currency, lines, at }: Posting): Promise<boolean> {
  const written = lines
    .filter((one) => one.amount !== 0)
    .map(({ account, amount }, position) => ({ position, account, amount }));
  const [row] = await tx`
    with written as (
      insert into posting (kind, source, at) values (${kind}, ${source}, ${at})
      on conflict (kind, source) do nothing returning id
    ), lines as (
      insert into posting_line (posting_id, position, account, currency, amount)
      select w.id, l.position, l.account, ${currency}, l.amount
      from written w
        cross join jsonb_to_recordset(${tx.json(written)}::jsonb) as l(position smallint, account text, amount bigint)
    )
    select from written`;
  return row !== undefined;
}

/** What is on an account, in minor units. */
export async function selectSum(tx: Tx, account: string, currency: Currency): Promise<number> {
  const [row] = await tx<{ sum: number }[]>`
    select coalesce(sum(amount), 0)::int as sum from posting_line where account = ${account} and currency = ${currency}`;
  return row?.sum ?? 0;
}

/** What is on an account in each currency, where it is something. */
export async function selectSums(
  tx: Tx,
  account: string,
): Promise<readonly { readonly currency: Currency; readonly sum: number }[]> {
  return tx<{ currency: Currency; sum: number }[]>`
    select currency, sum(amount)::int as sum from posting_line where account = ${account}
    group by currency having sum(amount) <> 0 order by currency`;
}
