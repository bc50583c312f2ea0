import { accrue, changeAccrual, numbers, writeAccrual } from '@logikit/contract';
import { changeProfile, type ProfileRow } from '../accounts/profile.ts';
import type { Tx } from '../database/database.ts';
import type { Emit } from '../http/route.ts';
import { type CreditEntry, insertEntries } from './ledger.db.ts';

/** Whose balance moves, in which transaction. The profile is locked. */
export interface Purse {
  readonly tx: Tx;
  readonly emit: Emit;
  readonly profile: ProfileRow;
  readonly now: Date;
}

/** Gives energy; a gift may exceed the maximum. What accrued since is entered too, so that the ledger's sum stays true. */
export async function giveEnergy(
  { tx, emit, profile, now }: Purse,
  gift: { readonly amount: number; readonly reason: CreditEntry['reason'] },
): Promise<ProfileRow> {
  const before = { value: profile.energyValue, lastAccrual: profile.energyAt.getTime() };
  const settled = accrue(before, numbers.energy, now.getTime());
  const after = changeAccrual(before, numbers.energy, { amount: gift.amount, now: now.getTime() });
  const entries: readonly CreditEntry[] = [
    { currency: 'energy', amount: settled.value - before.value, reason: 'accrual' },
    { currency: 'energy', ...gift },
  ];
  const [changed] = await Promise.all([
    changeProfile(tx, profile, { energyValue: after.value, energyAt: new Date(after.lastAccrual) }),
    insertEntries(
      tx,
      { userId: profile.userId, now },
      entries.filter(({ amount }) => amount !== 0),
    ),
    emit(`user.${profile.userId}`, { name: 'energyChanged', ...writeAccrual(after, numbers.energy) }),
  ]);
  return changed;
}

/** Moves the spendable stars; below zero takes. Stars earned ever stay what they are (rule D-072). */
export async function moveStars(
  { tx, profile, now }: Purse,
  move: { readonly amount: number; readonly reason: CreditEntry['reason'] },
): Promise<ProfileRow> {
  const [changed] = await Promise.all([
    changeProfile(tx, profile, { starsOnBalance: profile.starsOnBalance + move.amount }),
    insertEntries(tx, { userId: profile.userId, now }, [{ currency: 'stars', ...move }]),
  ]);
  return changed;
}
