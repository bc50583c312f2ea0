import type { Tx } from '../../../kernel/database/index.ts';
import { insertLedger } from './ledger.db.ts';
import { changeProfile, type ProfileRow } from './profile.ts';

export interface StarMove {
  /** Below zero: taken. */
  readonly amount: number;
  readonly reason: string;
  readonly now: Date;
}

/** Moves the spendable stars of a locked profile. Stars earned ever stay what they are (rule D-072). */
export async function moveStars(tx: Tx, profile: ProfileRow, { amount, reason, now }: StarMove): Promise<ProfileRow> {
  const [changed] = await Promise.all([
    changeProfile(tx, profile, { starsOnBalance: profile.starsOnBalance + amount }),
    insertLedger(tx, profile.userId, { entries: [{ currency: 'stars', amount, reason }], now }),
  ]);
  return changed;
}
