import type { Tx } from '../../kernel/database/index.ts';

export interface CardRow {
  readonly cardId: number;
  readonly openedAt: Date;
  /** When its opening was celebrated. */
  readonly shownAt: Date | null;
}

export async function selectCards(tx: Tx, userId: number): Promise<readonly CardRow[]> {
  return tx<CardRow[]>`
    select card_id as "cardId", opened_at as "openedAt", shown_at as "shownAt"
    from collection_card where user_id = ${userId} order by card_id`;
}

export async function insertCard(tx: Tx, userId: number, card: CardRow): Promise<void> {
  await tx`
    insert into collection_card (user_id, card_id, opened_at, shown_at)
    values (${userId}, ${card.cardId}, ${card.openedAt}, ${card.shownAt})`;
}

/** The card that was opened last and not celebrated yet, taken in the same statement: of two tabs one celebrates. */
export async function takeUnshownCard(tx: Tx, userId: number, now: Date): Promise<number | null> {
  const [row] = await tx<{ cardId: number }[]>`
    update collection_card set shown_at = ${now}
    where user_id = ${userId} and card_id = (
      select card_id from collection_card where user_id = ${userId} and shown_at is null
      order by opened_at desc, card_id limit 1 for update)
    returning card_id as "cardId"`;
  return row?.cardId ?? null;
}

/** True the first time that this card is offered. */
export async function insertOffer(tx: Tx, userId: number, cardId: number): Promise<boolean> {
  const { count } = await tx`
    insert into card_offer (user_id, card_id) values (${userId}, ${cardId}) on conflict do nothing`;
  return count === 1;
}

/** The landscape of the chapter that was practised last. */
export async function selectLastMotif(tx: Tx, userId: number): Promise<string | null> {
  const [row] = await tx<{ motif: string | null }[]>`
    select t.content #>> '{view,roadImage}' as motif
    from progress p join thread t on t.id = p.thread_id
    where p.user_id = ${userId} order by p.updated_at desc limit 1`;
  return row?.motif ?? null;
}
