import { numbers, valueAt } from '@logikit/contract';
import type { Tx } from '../../../kernel/database/index.ts';
import { isPaid, type ProfileRow } from './profile.ts';
import { addNotification, dropPopup, removeNotification } from './profile.db.ts';

/** Kept among the delayed notifications until the energy has been enough again; never told. */
const SEEN = 'lowEnergySeen';

/**
 * What waits to be told. The low-energy notice is due once per drop: after it was seen, not before the energy has been
 * enough for a block again (rule D-061).
 */
export async function dueNotifications(tx: Tx, profile: ProfileRow, now: Date): Promise<string[]> {
  const others = profile.delayedNotifications.filter((name) => name !== SEEN);
  const wasSeen = others.length < profile.delayedNotifications.length;
  const stored = { value: profile.energyValue, lastAccrual: profile.energyAt.getTime() };
  const isLow = valueAt(stored, numbers.energy, now.getTime()) < numbers.lowEnergyReset;
  if (!isLow && wasSeen) await removeNotification(tx, profile.userId, SEEN);
  return isLow && !wasSeen && !isPaid(profile) ? [...others, 'lowEnergy'] : others;
}

/** The popup was shown: not again before the next drop. */
export function seeLowEnergy(tx: Tx, userId: number): Promise<void> {
  return addNotification(tx, userId, SEEN);
}

/** The energy is enough for a block: the next drop is told of again, even if nobody looked meanwhile. */
export async function forgetLowEnergy(tx: Tx, { userId, delayedNotifications }: ProfileRow): Promise<void> {
  if (delayedNotifications.includes(SEEN)) await removeNotification(tx, userId, SEEN);
}

/** A popup was shown without its flag, because the page knew sooner: the flag is not told any more. */
export function lookNotice(tx: Tx, userId: number, notice: string): Promise<void> {
  return dropPopup(tx, userId, notice);
}

/** Told as long as it holds: the platform insists on an address (C-071), and its window has no way around. */
const MUST_SAVE = 'forceSave';

export function insistOnSaving(tx: Tx, userId: number): Promise<void> {
  return addNotification(tx, userId, MUST_SAVE);
}

export function insistNoMore(tx: Tx, userId: number): Promise<void> {
  return removeNotification(tx, userId, MUST_SAVE);
}
