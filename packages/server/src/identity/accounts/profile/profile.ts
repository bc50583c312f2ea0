import { isWithLife } from '@logikit/contract';
import type { Tx } from '../../../kernel/database/index.ts';
import { isTimeZone } from '../../../kernel/clock/index.ts';
import { ApiError } from '../../../kernel/errors/index.ts';
import {
  type ProfileMoves,
  type ProfileRow,
  selectProfile,
  selectProfileForUpdate,
  updateInterface,
  updateProfile,
} from './profile.db.ts';

export type { LearnerJson, ProfileMoves, ProfileRow } from './profile.db.ts';
export { learnerSql, moveLearnersSql, selectProfiles } from './profile.db.ts';

/** Reads a profile without locking it. */
export function readProfile(tx: Tx, userId: number): Promise<ProfileRow> {
  return selectProfile(tx, userId);
}

/**
 * Locks a person's profile until the transaction ends. Call it first in whatever moves progress: a progress row that
 * does not exist yet cannot be locked, so the profile stands for all of the person's rows.
 */
export function lockProfile(tx: Tx, userId: number): Promise<ProfileRow> {
  return selectProfileForUpdate(tx, userId);
}

/** Writes what has moved on a locked profile and returns the profile as it is now. */
export async function changeProfile(tx: Tx, locked: ProfileRow, moves: Partial<ProfileMoves>): Promise<ProfileRow> {
  const changed = { ...locked, ...moves };
  await updateProfile(tx, locked.userId, changed);
  return changed;
}

/** Keeps the language, the theme and the zone that somebody has; what is left out stays. */
export async function saveInterface(
  tx: Tx,
  userId: number,
  chosen: { readonly locale?: string; readonly isLightTheme?: boolean; readonly timeZone?: string },
): Promise<void> {
  const { locale = null, isLightTheme = null, timeZone = null } = chosen;
  if (timeZone !== null && !isTimeZone(timeZone))
    throw new ApiError('invalidFields', { fields: { time_zone: ['invalid'] } });
  await updateInterface(tx, userId, { locale, isLightTheme, timeZone });
}

/** True when a wrong answer costs this person a life (rule D-051). */
export function hasLife(profile: Pick<ProfileRow, 'courseTl' | 'perms' | 'payStatus'>): boolean {
  return isWithLife({
    targetLesson: profile.courseTl,
    isQuizEditor: profile.perms.includes('quizEditor'),
    isUnlimited: isPaid(profile),
  });
}

/** A subscriber; the days of grace count as paid until the status changes to expired (rule D-092). */
export function isPaid(profile: Pick<ProfileRow, 'payStatus'>): boolean {
  return profile.payStatus === 2;
}
