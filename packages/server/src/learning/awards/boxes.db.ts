import type { Tx } from '../../kernel/database/index.ts';

export interface UserBoxRow {
  readonly id: number;
  readonly boxId: number;
  readonly cardId: number | null;
  readonly starsBack: number;
  readonly openedAt: Date | null;
}

const columns = (tx: Tx) => tx`
  id, box_id as "boxId", card_id as "cardId", stars_back as "starsBack", opened_at as "openedAt" from user_box`;

export async function countBoxes(tx: Tx, userId: number): Promise<number> {
  const [row] = await tx<{ total: number }[]>`select count(*) as total from user_box where user_id = ${userId}`;
  return row?.total ?? 0;
}

/** Null when this source has given its box already. */
export async function insertBox(
  tx: Tx,
  userId: number,
  box: { readonly boxId: number; readonly source: string; readonly now: Date },
): Promise<number | null> {
  const [row] = await tx<{ id: number }[]>`
    insert into user_box (user_id, box_id, source, created_at) values (${userId}, ${box.boxId}, ${box.source}, ${box.now})
    on conflict (user_id, source) do nothing returning id`;
  return row?.id ?? null;
}

export async function selectOptionalBox(tx: Tx, userId: number, id: number): Promise<UserBoxRow | null> {
  const [row] = await tx<UserBoxRow[]>`select ${columns(tx)} where user_id = ${userId} and id = ${id}`;
  return row ?? null;
}

export async function selectBoxes(tx: Tx, userId: number, ids: readonly number[]): Promise<readonly UserBoxRow[]> {
  return tx<UserBoxRow[]>`select ${columns(tx)} where user_id = ${userId} and id = any(${[...ids]}::int[])`;
}

/** The oldest first. */
export async function selectUnopenedBoxes(tx: Tx, userId: number): Promise<readonly UserBoxRow[]> {
  return tx<UserBoxRow[]>`select ${columns(tx)} where user_id = ${userId} and opened_at is null order by id`;
}

export async function updateBox(
  tx: Tx,
  userId: number,
  { id, cardId, starsBack, openedAt }: UserBoxRow,
): Promise<void> {
  await tx`
    update user_box set card_id = ${cardId}, stars_back = ${starsBack}, opened_at = ${openedAt}
    where user_id = ${userId} and id = ${id}`;
}
