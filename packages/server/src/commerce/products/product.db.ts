import type { Minor } from '@logikit/contract';
import type { Tx } from '../../kernel/database/index.ts';
import type { Category, Grant, PurchaseType } from './catalogue.ts';
import type { PriceList } from './price-lists.ts';

export interface PurchaseRow {
  readonly id: number;
  readonly code: string;
  readonly category: Category;
  readonly type: PurchaseType;
  readonly period: 'month' | 'year' | null;
  readonly trialDays: number;
  readonly includes: readonly number[];
  readonly amount: Minor;
}

/** What is sold for the prices of this list, in the order of the shelves. */
export async function selectPurchases(tx: Tx, listId: number): Promise<readonly PurchaseRow[]> {
  return tx<PurchaseRow[]>`
    select p.id, p.code, p.category, p.type, p.period, p.trial_days as "trialDays", p.includes, c.amount
    from purchase p join price c on c.purchase_id = p.id and c.list_id = ${listId}
    where p.is_enabled order by p.position`;
}

/** The names of all purchases, sold or not, by their ids. */
export async function selectCodes(tx: Tx): Promise<ReadonlyMap<number, string>> {
  const rows = await tx<{ id: number; code: string }[]>`select id, code from purchase`;
  return new Map(rows.map(({ id, code }) => [id, code]));
}

/** What the buyer of a purchase gets: of a bundle, what each of its purchases gives. */
export async function selectGrants(
  tx: Tx,
  purchaseId: number,
): Promise<readonly { readonly purchaseId: number; readonly grant: Grant }[]> {
  return tx<{ purchaseId: number; grant: Grant }[]>`
    select p.id as "purchaseId", g.grant
    from purchase b join purchase p on p.id = b.id or p.id = any(b.includes)
      cross join lateral jsonb_array_elements(p.grants) with ordinality g("grant", number)
    where b.id = ${purchaseId} order by p.id, g.number`;
}

export interface SeededPurchase {
  readonly id: number;
  readonly code: string;
  readonly category: number;
  readonly type: string;
  readonly period: string | null;
  readonly trialDays: number;
  readonly includes: readonly number[];
  readonly grants: readonly Grant[];
  readonly position: number;
}

/** Those that are not among them are sold no more. */
export async function upsertPurchases(tx: Tx, purchases: readonly SeededPurchase[]): Promise<void> {
  await tx`
    insert into purchase (id, code, category, type, period, trial_days, includes, grants, position, is_enabled)
    select id, code, category, type, period, "trialDays", includes, grants, position, true
    from jsonb_to_recordset(${tx.json(purchases as never)}::jsonb) as p(id int, code text, category smallint, type text,
      period text, "trialDays" smallint, includes int[], grants jsonb, position smallint)
    on conflict (id) do update set code = excluded.code, category = excluded.category, type = excluded.type,
      period = excluded.period, trial_days = excluded.trial_days, includes = excluded.includes,
      grants = excluded.grants, position = excluded.position, is_enabled = true`;
  await tx`update purchase set is_enabled = false where not id = any(${purchases.map(({ id }) => id)}::int[])`;
}

export async function upsertPriceLists(tx: Tx, lists: readonly PriceList[]): Promise<void> {
  await tx`
    insert into price_list (id, currency, countries)
    select id, currency, countries
    from jsonb_to_recordset(${tx.json(lists as never)}::jsonb) as l(id smallint, currency text, countries text[])
    on conflict (id) do update set countries = excluded.countries`;
}

export interface SeededPrice {
  readonly listId: number;
  readonly purchaseId: number;
  readonly amount: Minor;
}

/** Those that are others than before begin another time of their history. */
export async function upsertPrices(tx: Tx, prices: readonly SeededPrice[], now: Date): Promise<void> {
  await tx`
    with changed as (
      insert into price (list_id, purchase_id, amount)
      select "listId", "purchaseId", amount
      from jsonb_to_recordset(${tx.json(prices as never)}::jsonb) as p("listId" smallint, "purchaseId" int, amount int)
      on conflict (list_id, purchase_id) do update set amount = excluded.amount where price.amount <> excluded.amount
      returning list_id, purchase_id, amount
    )
    insert into price_history (list_id, purchase_id, since, amount)
    select list_id, purchase_id, ${now}, amount from changed
    on conflict (list_id, purchase_id, since) do update set amount = excluded.amount`;
}

/** As if the prices of now had always stood: for the shop of the demo. */
export async function backdatePrices(tx: Tx): Promise<void> {
  await tx`
    update price_history h set since = '2020-01-01' where not exists (
      select from price_history o
      where o.list_id = h.list_id and o.purchase_id = h.purchase_id and o.since < h.since)`;
}

interface PriceTime {
  /** Names the answer. */
  readonly index: number;
  readonly purchaseId: number;
  readonly from: Date;
  readonly until: Date;
  /** A discount that does not count. */
  readonly exceptId: number;
}

/** The lowest that everybody could pay at such times, by index; none for one that is longer than what is known. */
export async function selectLowestPrices(
  tx: Tx,
  listId: number,
  times: readonly PriceTime[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await tx<{ index: number; lowest: number }[]>`
    select a.index, (
      select min(amount) from (
        select h.amount from price_history h
        where h.list_id = ${listId} and h.purchase_id = a."purchaseId" and h.since < a.until and not exists (
          select from price_history n
          where n.list_id = h.list_id and n.purchase_id = h.purchase_id and n.since > h.since and n.since <= a."from")
        union all
        select p.amount from discount d join discount_price p on p.discount_id = d.id
        where p.list_id = ${listId} and p.purchase_id = a."purchaseId" and d.id <> a."exceptId"
          and d.starts_at < a.until and d.finishes_at > a."from"
          and not d.is_disabled and not d.by_code and d.allow_cards = '{}'
      ) known
    ) as lowest
    from jsonb_to_recordset(${tx.json(times as never)}::jsonb) as a(index int, "purchaseId" int, "from" timestamptz,
      until timestamptz, "exceptId" int)
    where exists (
      select from price_history h
      where h.list_id = ${listId} and h.purchase_id = a."purchaseId" and h.since <= a."from")`;
  return new Map(rows.map(({ index, lowest }) => [index, lowest]));
}

export interface DiscountRow {
  readonly id: number;
  readonly type: 0 | 1 | 2 | 3 | 4;
  readonly startsAt: Date;
  readonly finishesAt: Date;
  readonly weight: number;
  readonly withPopup: boolean;
  readonly substrateColor: string | null;
  readonly allowCards: readonly number[];
  /** It is for whoever holds it: has typed its code. */
  readonly byCode: boolean;
  readonly content: DiscountContent;
  /** By purchase. */
  readonly prices: Readonly<Record<string, Minor>>;
}

type ByLocale = Readonly<Record<string, string>>;

/** Words of a discount, in as many languages as its author has written. */
export interface DiscountContent {
  readonly popupTitle?: ByLocale;
  readonly text?: ByLocale;
  /** By purchase. */
  readonly labels?: Readonly<Record<string, ByLocale>>;
}

/** Those of a list that are not over, not disabled, and not for holders of a code only that this person has not typed. */
export async function selectDiscounts(
  tx: Tx,
  { listId, userId, now }: { readonly listId: number; readonly userId: number; readonly now: Date },
): Promise<readonly DiscountRow[]> {
  return tx<DiscountRow[]>`
    select d.id, d.type, d.starts_at as "startsAt", d.finishes_at as "finishesAt",
      d.weight, d.with_popup as "withPopup", d.substrate_color as "substrateColor", d.allow_cards as "allowCards",
      d.by_code as "byCode", d.content, jsonb_object_agg(p.purchase_id, p.amount) as prices
    from discount d join discount_price p on p.discount_id = d.id and p.list_id = ${listId}
    where not d.is_disabled and d.finishes_at > ${now}
      and (not d.by_code or exists (select from discount_holder h where h.discount_id = d.id and h.user_id = ${userId}))
    group by d.id order by d.id`;
}

export async function selectDiscount(
  tx: Tx,
  id: number,
): Promise<Pick<DiscountRow, 'startsAt' | 'finishesAt' | 'content'> | null> {
  const [row] = await tx<Pick<DiscountRow, 'startsAt' | 'finishesAt' | 'content'>[]>`
    select starts_at as "startsAt", finishes_at as "finishesAt", content from discount
    where id = ${id} and not is_disabled`;
  return row ?? null;
}

/** What these are called, by id. */
export async function selectDiscountTitles(tx: Tx, ids: readonly number[]): Promise<ReadonlyMap<number, ByLocale>> {
  const rows = await tx<{ id: number; title: ByLocale | null }[]>`
    select id, content -> 'popupTitle' as title from discount where id = any(${[...ids]}::int[])`;
  return new Map(rows.map(({ id, title }) => [id, title ?? {}]));
}

export async function insertDiscountHolder(
  tx: Tx,
  holder: { readonly discountId: number; readonly userId: number },
): Promise<void> {
  await tx`
    insert into discount_holder (user_id, discount_id) values (${holder.userId}, ${holder.discountId})
    on conflict do nothing`;
}

export async function moveDiscountHolders(
  tx: Tx,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  await tx`
    insert into discount_holder (user_id, discount_id)
    select ${to}, discount_id from discount_holder where user_id = ${from} on conflict do nothing`;
  await tx`delete from discount_holder where user_id = ${from}`;
}

export type NewDiscount = Omit<DiscountRow, 'id' | 'prices' | 'allowCards'> & {
  readonly prices: readonly SeededPrice[];
};

export async function insertDiscount(tx: Tx, one: NewDiscount): Promise<number> {
  const [row] = await tx<{ id: number }[]>`
    insert into discount (type, starts_at, finishes_at, weight, with_popup, substrate_color, content, by_code)
    values (${one.type}, ${one.startsAt}, ${one.finishesAt}, ${one.weight}, ${one.withPopup}, ${one.substrateColor},
      ${tx.json(one.content as never)}, ${one.byCode})
    returning id`;
  const id = row?.id ?? 0; // `returning` tells of the row that is written
  await tx`
    insert into discount_price (discount_id, list_id, purchase_id, amount)
    select ${id}, "listId", "purchaseId", amount
    from jsonb_to_recordset(${tx.json(one.prices as never)}::jsonb) as p("listId" smallint, "purchaseId" int, amount int)`;
  return id;
}

export async function hasDiscounts(tx: Tx): Promise<boolean> {
  const [row] = await tx`select from discount limit 1`;
  return row !== undefined;
}
