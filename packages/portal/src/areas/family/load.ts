import type { Model } from '@logikit/sdk';
import type { ClientLoaderFunctionArgs } from 'react-router';
import { client } from '../../client.ts';
import { requireProfile } from '../../shell/guards.ts';
import { localeOf } from '../../words/locales.ts';
import { loadWords } from '../../words/words.ts';

export interface FamilyData {
  readonly me: Model<'CommonProfile'>;
  readonly family: Model<'Family'>;
  readonly zone: Model<'ParentZone'>;
}

/** Who asks, who belongs to them, and whether the gate is open. */
export async function loadFamily(arrival: ClientLoaderFunctionArgs): Promise<FamilyData> {
  const me = await requireProfile(arrival);
  const { family } = client();
  const [loaded, zone] = await Promise.all([
    family.getFamily(),
    family.getParentZone(),
    loadWords(localeOf(new URL(arrival.request.url).pathname), ['family', 'access', 'privacy']),
  ]);
  return { me, family: loaded, zone };
}

export interface SettingsData extends FamilyData {
  readonly settings: readonly Model<'PupilSettings'>[];
  readonly avatars: Model<'Avatars'>;
  readonly profile: Model<'Profile'>;
  readonly schedule: Model<'Scheduler'>;
  readonly mts: Model<'MtsSubscriptions'>['subscriptions'];
}

export async function loadSettings(arrival: ClientLoaderFunctionArgs): Promise<SettingsData> {
  const data = await loadFamily(arrival);
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
