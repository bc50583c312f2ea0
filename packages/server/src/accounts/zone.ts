import { numbers } from '@logikit/contract';
import { type Clock, secondsLater } from '../clock.ts';
import type { Tx } from '../database/database.ts';
import { type ProfileRow, readProfile } from './profile.ts';
import { selectUser } from './user.db.ts';

/** Whether this account keeps the grown-ups' pages behind a gate: learners and parents do, whose devices children hold. */
export function isSeparated({ withSeparatedZones, who }: Pick<ProfileRow, 'withSeparatedZones' | 'who'>): boolean {
  return withSeparatedZones && (who === 'pupil' || who === 'parent');
}

/** A parent who has just signed in is not asked again at once; a pupil's own password says nothing about a grown-up. */
export async function zoneAtSignIn(tx: Tx, clock: Clock, userId: number): Promise<Date | null> {
  const { anonymous } = await selectUser(tx, userId);
  const { who } = await readProfile(tx, userId);
  return anonymous || who === 'pupil' ? null : secondsLater(clock.now(), numbers.parentZone.seconds);
}
