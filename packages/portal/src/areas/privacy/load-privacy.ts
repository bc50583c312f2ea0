import type { Model } from '@logikit/sdk';
import { client } from '../../client/client.ts';

interface Person {
  readonly name: string | null;
  readonly consents: Model<'Consents'>;
  /** Null for oneself. */
  readonly seen: Model<'SeenPupil'> | null;
}

export interface PrivacyData {
  readonly me: Model<'CommonProfile'>;
  readonly profile: Model<'Profile'>;
  readonly zone: Model<'ParentZone'>;
  /** Oneself first, then the pupils whose cards one holds. `name` is null for oneself. */
  readonly people: readonly Person[];
}

export async function loadPrivacy(me: Model<'CommonProfile'>): Promise<PrivacyData> {
  const { family, rating, trust, users } = client();
  const [loaded, zone, profile, own, seen] = await Promise.all([
    family.getFamily(),
    family.getParentZone(),
    users.getProfile(),
    trust.getConsents(),
    rating.getSeenPupils(),
  ]);
  const pupils = await Promise.all(
    (loaded.isOwner ? loaded.pupils : []).map(async ({ cardId, displayName }) => ({
      name: displayName,
      consents: await trust.getConsents({ query: { cardId } }),
      seen: seen.data.find(({ userId }) => userId === cardId) ?? null,
    })),
  );
  return { me, profile, zone, people: [{ name: null, consents: own, seen: null }, ...pupils] };
}
