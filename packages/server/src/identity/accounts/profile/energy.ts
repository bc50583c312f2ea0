import {
  accrue,
  type AccrualState,
  changeAccrual,
  nextAccrualAt,
  numbers,
  toTimestamp,
  writeAccrual,
} from '@logikit/contract';
import type { Tx } from '../../../kernel/database/index.ts';
import { ApiError } from '../../../kernel/errors/index.ts';
import type { Emit } from '../../../kernel/pubsub/index.ts';
import { insertLedger } from './ledger.db.ts';
import { forgetLowEnergy } from './notices.ts';
import { changeProfile, isPaid, type ProfileRow } from './profile.ts';

/** True for those whom nothing costs energy: subscribers, and editors at work (rules D-060, D-093). */
export function isFreeOfEnergy(profile: Pick<ProfileRow, 'payStatus' | 'perms'>): boolean {
  return isPaid(profile) || profile.perms.includes('quizEditor');
}

/** What a learner holds at this moment of server time. */
export function energyAt(profile: ProfileRow, now: Date): AccrualState {
  return accrue(storedEnergy(profile), numbers.energy, now.getTime());
}

/** When the next unit comes; null while the store is full. */
export function nextEnergyAt(profile: ProfileRow, now: Date): string | null {
  const at = nextAccrualAt(storedEnergy(profile), numbers.energy, now.getTime());
  return at === null ? null : toTimestamp(at);
}

export interface EnergyMove {
  /** Below zero: taken. */
  readonly amount: number;
  readonly reason: string;
  readonly now: Date;
  readonly emit: Emit;
}

/**
 * Gives or takes energy of a locked profile: counters, ledger, and news for the learner's other screens. Refuses with
 * `noEnergy` what the store does not hold. Returns the profile as it is now.
 */
export async function moveEnergy(tx: Tx, profile: ProfileRow, move: EnergyMove): Promise<ProfileRow> {
  const { amount, reason, now, emit } = move;
  if (amount === 0) return profile;
  const settled = energyAt(profile, now);
  if (settled.value + amount < 0) {
    throw new ApiError('noEnergy', { data: { nextAccrualAt: nextEnergyAt(profile, now), needed: -amount } });
  }
  const energy = changeAccrual(storedEnergy(profile), numbers.energy, { amount, now: now.getTime() });
  // NOTE: what accrued since is entered too, so that the sum of the ledger stays the stored value.
  const entries = [
    { currency: 'energy' as const, amount: settled.value - profile.energyValue, reason: 'accrual' },
    { currency: 'energy' as const, amount, reason },
  ].filter((entry) => entry.amount !== 0);
  const [changed] = await Promise.all([
    changeProfile(tx, profile, { energyValue: energy.value, energyAt: new Date(energy.lastAccrual) }),
    insertLedger(tx, profile.userId, { entries, now }),
    settled.value >= numbers.lowEnergyReset ? forgetLowEnergy(tx, profile) : null,
    emit(`user.${profile.userId}`, { name: 'energyChanged', ...writeAccrual(energy, numbers.energy) }),
  ]);
  return changed;
}

function storedEnergy(profile: ProfileRow): AccrualState {
  return { value: profile.energyValue, lastAccrual: profile.energyAt.getTime() };
}
