import { numbers } from '@logikit/contract';
import { type Clock, secondsLater } from '../../../kernel/clock/index.ts';
import type { Tx } from '../../../kernel/database/index.ts';
import { type ProfileRow, readProfile } from './profile.ts';
import { ApiError } from '../../../kernel/errors/index.ts';
import type { User } from '../../../kernel/http/index.ts';
import { selectZone, type ZoneRow } from './zone.db.ts';
import { selectUser } from '../user.db.ts';

const DAY_SECONDS = 86_400;

/** Whether this account keeps the grown-ups' pages behind a gate: learners and parents do, whose devices children hold. */
export function isSeparated({ withSeparatedZones, who }: Pick<ProfileRow, 'withSeparatedZones' | 'who'>): boolean {
  return withSeparatedZones && (who === 'pupil' || who === 'parent');
}

/** A parent who has just signed in is not asked again at once; a pupil's own password says nothing about a grown-up. */
export async function zoneAtSignIn(
  tx: Tx,
  clock: Clock,
  userId: number,
): Promise<{ readonly zoneUntil: Date | null; readonly purseUntil: Date | null }> {
  const { anonymous } = await selectUser(tx, userId);
  const { who } = await readProfile(tx, userId);
  const until = anonymous || who === 'pupil' ? null : secondsLater(clock.now(), numbers.parentZone.seconds);
  return { zoneUntil: until, purseUntil: until };
}

/** Refuses what only a grown-up may do while the gate is closed: the server remembers it, not only the page. */
export async function assertParentZone(tx: Tx, user: User, now: Date): Promise<void> {
  const { until } = await selectZone(tx, user);
  if (until !== null && until > now) return;
  if (isSeparated(await readProfile(tx, user.id))) throw new ApiError('parentZoneClosed');
}

/**
 * Refuses to move money where nobody has shown to be the grown-up: a product of two numbers is not enough (rule D-313). On a
 * partner's page somebody has, or it is not them: what a partner says of a learner is no proof.
 */
export async function assertPurse(tx: Tx, user: User, now: Date): Promise<void> {
  const [zone, profile] = await Promise.all([selectZone(tx, user), readProfile(tx, user.id)]);
  if (!isPurseOpen(user, { ...zone, ...profile }, now)) throw new ApiError('parentZoneClosed');
}

/** As `assertPurse` asks, of what has been read. */
export function isPurseOpen(
  { audience }: User,
  { purseUntil, ...profile }: Pick<ZoneRow, 'purseUntil'> & Parameters<typeof isSeparated>[0],
  now: Date,
): boolean {
  return (purseUntil !== null && purseUntil > now) || (audience !== 'embed' && !isSeparated(profile));
}

/** Until when a page that this person signs in on may ask for prices: as long as the purse is open here; null: not at all. */
export async function purseForPage(tx: Tx, user: User, now: Date): Promise<Date | null> {
  if (!isSeparated(await readProfile(tx, user.id))) return secondsLater(now, numbers.refreshDays * DAY_SECONDS);
  return (await selectZone(tx, user)).purseUntil;
}
