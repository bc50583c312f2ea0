import type { Model } from '@logikit/sdk';
import { client } from '../../client/client.ts';

export interface FamilyData {
  readonly me: Model<'CommonProfile'>;
  readonly family: Model<'Family'>;
  readonly zone: Model<'ParentZone'>;
}

/** Who asks, who belongs to them, and whether the gate is open. */
export async function loadFamily(me: Model<'CommonProfile'>): Promise<FamilyData> {
  const { family } = client();
  const [loaded, zone] = await Promise.all([family.getFamily(), family.getParentZone()]);
  return { me, family: loaded, zone };
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
