import type { Model } from '@logikit/sdk';
import { client } from '../../client/client.ts';

export interface Person {
  readonly isOwn: boolean;
  /** Empty where somebody has none. */
  readonly name: string;
  readonly face: { readonly avatar: string | null; readonly border: string | null };
  /** What a pupil learns; null for oneself. */
  readonly course: Model<'FamilyPupil'>['targetLesson'] | null;
  readonly consents: Model<'Consents'>;
  /** Null for oneself. */
  readonly seen: Model<'SeenPupil'> | null;
}

export interface PrivacyData {
  readonly me: Model<'CommonProfile'>;
  readonly profile: Model<'Profile'>;
  readonly zone: Model<'ParentZone'>;
  /** Oneself first, then the pupils whose cards one holds. */
  readonly people: readonly [Person, ...Person[]];
}

export async function loadPrivacy(me: Model<'CommonProfile'>): Promise<PrivacyData> {
  const { family, rating, trust, users } = client();
  const [loaded, zone, profile, consents, seen] = await Promise.all([
    family.getFamily(),
    family.getParentZone(),
    users.getProfile(),
    trust.getConsents(),
    rating.getSeenPupils(),
  ]);
  const own: Person = {
    isOwn: true,
    name: me.displayName,
    face: { avatar: me.avatar, border: me.avatarBorderUrl },
    course: null,
    consents,
    seen: null,
  };
  const pupils = await Promise.all(
    (loaded.isOwner ? loaded.pupils : []).map(
      async ({ cardId, displayName, avatar, avatarBorderUrl, targetLesson }): Promise<Person> => ({
        isOwn: false,
        name: displayName,
        face: { avatar, border: avatarBorderUrl },
        course: targetLesson,
        consents: await trust.getConsents({ query: { cardId } }),
        seen: seen.data.find(({ userId }) => userId === cardId) ?? null,
      }),
    ),
  );
  return { me, profile, zone, people: [own, ...pupils] };
}
