import { type Model, numbers } from '@logikit/contract';
import { lockProfile, type ProfileRow } from '../accounts/index.ts';
import type { Tx } from '../../kernel/database/index.ts';
import { ApiError } from '../../kernel/errors/index.ts';
import { selectAllowed, upsertPreference } from './preference.db.ts';

/** Everything that needs a yes of its own (rule D-098); each is off until somebody says yes. */
const preferenceIds = ['analytics', 'marketing-email', 'third-parties'] as const;

interface Asked {
  readonly tx: Tx;
  readonly userId: number;
  readonly now: Date;
}

type Preference = Model<'Preference'>;

export async function readPreferences({ tx, userId }: Asked): Promise<Model<'Preferences'>> {
  const allowed = await selectAllowed(tx, userId);
  return { data: preferenceIds.map((id) => ({ id, isAllowed: allowed.has(id) })) };
}

export async function readPreference(asked: Asked, id: string): Promise<Preference> {
  const found = (await readPreferences(asked)).data.find((preference) => preference.id === id);
  if (!found) throw new ApiError('notFound');
  return found;
}

export async function savePreference(asked: Asked, wished: Preference): Promise<Preference> {
  if (!isKnown(wished.id)) throw new ApiError('notFound');
  await save(asked, [wished]);
  return wished;
}

/** Saves those that are named; the others stay. */
export async function savePreferences(asked: Asked, wished: readonly Preference[]): Promise<Model<'Preferences'>> {
  if (!wished.every(({ id }) => isKnown(id)))
    throw new ApiError('invalidFields', { fields: { preferences: ['unknown'] } });
  await save(asked, wished);
  return readPreferences(asked);
}

/** Keeps what a grown-up has decided, for themselves or for a child; who may decide has been asked before. */
export function keepPreference({ tx, userId, now }: Asked, { id, isAllowed }: Preference): Promise<void> {
  return upsertPreference(tx, userId, { id, isAllowed, now });
}

/** Whether this person's steps may be counted. */
export async function allowsAnalytics(tx: Tx, userId: number): Promise<boolean> {
  return (await selectAllowed(tx, userId)).has('analytics');
}

/** Whether what this person has earned may be shown to others than us. */
export async function allowsThirdParties(tx: Tx, userId: number): Promise<boolean> {
  return (await selectAllowed(tx, userId)).has('third-parties');
}

async function save({ tx, userId, now }: Asked, wished: readonly Preference[]): Promise<void> {
  const profile = await lockProfile(tx, userId);
  // A child can take a yes back and cannot give one: that is for a parent.
  if (wished.some(({ isAllowed }) => isAllowed) && isChild(profile, now)) throw new ApiError('forbidden');
  for (const { id, isAllowed } of wished) await upsertPreference(tx, userId, { id, isAllowed, now });
}

/** Only the year of birth is known, so somebody who may still be too young is a child. */
function isChild({ birthYear, who }: ProfileRow, now: Date): boolean {
  if (birthYear === null) return who === 'pupil';
  return now.getUTCFullYear() - birthYear <= numbers.consentAge;
}

function isKnown(id: string): boolean {
  return preferenceIds.some((known) => known === id);
}
