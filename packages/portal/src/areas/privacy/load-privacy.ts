import type { Model } from '@logikit/sdk';
import { client } from '../../client/client.ts';

export interface PrivacyData {
  readonly me: Model<'CommonProfile'>;
  readonly profile: Model<'Profile'>;
  readonly zone: Model<'ParentZone'>;
  /** Oneself first, then the pupils whose cards one holds. `name` is null for oneself. */
  readonly people: readonly { readonly name: string | null; readonly consents: Model<'Consents'> }[];
}

export async function loadPrivacy(me: Model<'CommonProfile'>): Promise<PrivacyData> {
  const { family, trust, users } = client();
  const [loaded, zone, profile, own] = await Promise.all([
    family.getFamily(),
    family.getParentZone(),
    users.getProfile(),
    trust.getConsents(),
  ]);
  const pupils = await Promise.all(
    (loaded.isOwner ? loaded.pupils : []).map(async ({ cardId, displayName }) => ({
      name: displayName,
      consents: await trust.getConsents({ query: { cardId } }),
    })),
  );
  return { me, profile, zone, people: [{ name: null, consents: own }, ...pupils] };
}
