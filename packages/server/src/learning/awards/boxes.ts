import { boxAt, boxes, boxStatuses, type Model } from '@logikit/contract';
import { isPaid, lockProfile, moveEnergy } from '../../identity/accounts/index.ts';
import type { Tx } from '../../kernel/database/index.ts';
import { ApiError } from '../../kernel/errors/index.ts';
import {
  countBoxes,
  insertBox,
  selectBoxes,
  selectOptionalBox,
  selectUnopenedBoxes,
  updateBox,
  type UserBoxRow,
} from './boxes.db.ts';
import { grantAchievements } from './achievements.ts';
import { giveCard, type Receiver } from './give-card.ts';
import { cardOf } from './card-view.ts';
import type { AwardRequest } from './award-request.ts';

type UserBox = Model<'UserBox'>;

/** Gives the next box to whoever's profile is locked; the same source never gives two. Null: it has given one already. */
export async function giveBox({ tx, profile, now }: Receiver, source: string): Promise<number | null> {
  const place = (await countBoxes(tx, profile.userId)) + 1;
  return insertBox(tx, profile.userId, { boxId: boxAt(place, isPaid(profile)).id, source, now });
}

export async function readUnopened(tx: Tx, userId: number): Promise<Model<'UserBoxes'>> {
  return { data: (await selectUnopenedBoxes(tx, userId)).map(toUserBox) };
}

export async function readBoxes(tx: Tx, userId: number, ids: readonly number[]): Promise<ReadonlyMap<number, UserBox>> {
  if (ids.length === 0) return new Map();
  return new Map((await selectBoxes(tx, userId, ids)).map((row) => [row.id, toUserBox(row)]));
}

/** Opens a box and credits what is in it; a second time it only tells again (rule D-082). */
export async function openBox({ tx, emit, userId, now }: AwardRequest, id: number): Promise<UserBox> {
  const profile = await lockProfile(tx, userId);
  const row = await selectOptionalBox(tx, userId, id);
  if (!row) throw new ApiError('notFound');
  if (row.openedAt) return toUserBox(row);
  const { kind, amount } = boxOf(row);
  // The box itself celebrates the card.
  const found =
    kind === 'card' ? await giveCard({ tx, profile, now }, { isShown: true }) : { cardId: null, starsBack: 0 };
  if (kind === 'energy') await moveEnergy(tx, profile, { amount, reason: 'box', now, emit });
  const opened = { ...row, ...found, openedAt: now };
  await updateBox(tx, userId, opened);
  if (found.cardId !== null) await grantAchievements(tx, new Map([[userId, now]]));
  return toUserBox(opened);
}

function boxOf({ boxId }: UserBoxRow): Model<'Box'> {
  const box = boxes.find(({ id }) => id === boxId);
  if (!box) throw new Error(`There is no box ${boxId}`);
  return box;
}

function toUserBox(row: UserBoxRow): UserBox {
  return {
    id: row.id,
    status: row.openedAt ? boxStatuses.opened : boxStatuses.unopened,
    boxId: row.boxId,
    box: boxOf(row),
    card: row.cardId === null ? null : cardOf(row.cardId, { isOpened: true }),
    starsBack: row.starsBack,
  };
}
