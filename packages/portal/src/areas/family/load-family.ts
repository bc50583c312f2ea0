import { ApiError, type Model } from '@logikit/sdk';
import { client } from '../../client/client.ts';

export interface FamilyData {
  readonly me: Model<'CommonProfile'>;
  readonly family: Model<'Family'>;
  readonly zone: Model<'ParentZone'>;
}

/** Who asks, who belongs to them, and whether the gate is open. */
export async function loadFamily(me: Model<'CommonProfile'>): Promise<FamilyData> {
  const { family, profile } = client();
  const [loaded, zone] = await Promise.all([family.getFamily(), family.getParentZone()]);
  // The tabs follow the first child who comes and the last who goes.
  const hasPupils = loaded.pupils.length > 0;
  if (loaded.isOwner && me.hasPupils !== hasPupils) profile.patch({ hasPupils });
  return { me, family: loaded, zone };
}

export interface FamilyWeek extends FamilyData {
  /** The owner of the cards, behind the open gate. */
  readonly isManaged: boolean;
  /** The week of each child; empty for who does not manage them, and for a school of cards. */
  readonly weeks: readonly Model<'PupilReport'>[];
  /** Whether the week is told by e-mail, too; null for who does not manage children, and where it is not known. */
  readonly letter: Model<'WeeklyLetter'> | null;
}

/** A family has few children; who holds more cards has a page of pupils. */
const WEEKS = 5;

export async function loadFamilyWeek(me: Model<'CommonProfile'>): Promise<FamilyWeek> {
  const data = await loadFamily(me);
  const { pupils, isOwner } = data.family;
  const isManaged = isOwner && data.zone.isOpen;
  const shown = isManaged && pupils.length <= WEEKS ? pupils : [];
  const [letter, ...weeks] = await Promise.all([
    shown.length > 0 ? weeklyLetter() : null,
    ...shown.map(({ cardId }) => weekOf(cardId)),
  ]);
  return { ...data, isManaged, letter, weeks: weeks.filter((week) => week !== null) };
}

/** An extra: without an answer the page does without it. */
async function weeklyLetter(): Promise<Model<'WeeklyLetter'> | null> {
  try {
    return await client().settings.getWeeklyLetter();
  } catch (error) {
    client().log('Whether the week is told by e-mail is not known', error);
    return null;
  }
}

/** Null of a child who was taken off meanwhile, here or on another device: the others stay on the page. */
async function weekOf(cardId: number): Promise<Model<'PupilReport'> | null> {
  try {
    return await client().school.getPupilReport({ params: { id: cardId }, query: { period: 'week' } });
  } catch (error) {
    if (error instanceof ApiError && (error.status === 403 || error.status === 404)) return null;
    throw error;
  }
}

export interface SettingsData extends FamilyData {
  readonly settings: readonly Model<'PupilSettings'>[];
  readonly avatars: Model<'Avatars'>;
  readonly profile: Model<'Profile'>;
  readonly schedule: Model<'Scheduler'>;
  readonly mts: Model<'MtsSubscriptions'>['subscriptions'];
}

export async function loadSettings(me: Model<'CommonProfile'>): Promise<SettingsData> {
  const data = await loadFamily(me);
  const { settings, shop, social, users } = client();
  const [{ pupils }, avatars, profile, schedule, { subscriptions }] = await Promise.all([
    settings.getMultiSettings(),
    social.listAvatars(),
    users.getProfile(),
    settings.getScheduler(),
    shop.listMtsSubscriptions(),
  ]);
  return { ...data, settings: pupils, avatars, profile, schedule, mts: subscriptions };
}
