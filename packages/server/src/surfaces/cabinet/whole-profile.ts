import { type Model, themes } from '@logikit/contract';
import { isPaid, type ProfileRow, readAccount, readProfile } from '../../identity/accounts/index.ts';
import { selectLogic } from '../../identity/entitlements/index.ts';
import { shownPopup } from './common-profile.ts';
import { timestampOf } from '../../kernel/clock/index.ts';
import type { Tx } from '../../kernel/database/index.ts';
import type { User } from '../../kernel/http/index.ts';
import { selectExternal } from '../partners/index.ts';
import { readFamily, readPhone, selectHasTeacher } from '../../identity/households/index.ts';

type Profile = Model<'Profile'>;

/** Everything about the signed-in person (entity E-042). Unlike the common profile it takes no flag down. */
export async function wholeProfile(tx: Tx, user: User, now: Date): Promise<Profile> {
  const account = await readAccount(tx, user.id);
  const profile = await readProfile(tx, user.id);
  const { pupils } = await readFamily(tx, user);
  const payed = isPaid(profile);
  const external = await selectExternal(tx, { userId: user.id, now });
  return {
    userId: user.id,
    username: account.username ?? account.email ?? `guest${user.id}`,
    locale: profile.locale as Profile['locale'], // written from the contract's locales only
    region: { countryCode: profile.countryCode },
    targetLessons: [...profile.targetLessons] as Profile['targetLessons'], // checked by the database and the contract
    theme: (profile.isLightTheme ?? true) ? themes.light : themes.laboratory,
    perms: [...user.perms] as Profile['perms'], // written from the contract's permissions only
    duties: [...user.duties] as Profile['duties'], // written from the contract's duties only
    services: servicesOf(profile, { now, logic: await selectLogic(tx, { userIds: [user.id], now }) }),
    logic: { payed, freemium: !payed },
    externalSubscription: external && { type: external.type, endsAt: timestampOf(external.endsAt) },
    billingType: profile.billingType as Profile['billingType'], // written from the contract's list only
    registrationDate: timestampOf(profile.registeredAt),
    email: account.email,
    phone: await readPhone(tx, user.id),
    who: profile.who,
    gradeId: profile.gradeId,
    grade: profile.gradeId === null ? null : String(profile.gradeId),
    withMentor: await selectHasTeacher(tx, user.id),
    availableUsers: pupils
      .filter(({ cardId }) => cardId !== user.id)
      .map(({ cardId, displayName, avatar }) => ({ userId: cardId, displayName, avatar })),
    globalPopup: shownPopup(profile.globalPopup),
    stars: profile.stars,
    role: user.role,
    isOnline: true,
  };
}

interface Open {
  readonly now: Date;
  readonly logic: Awaited<ReturnType<typeof selectLogic>>;
}

/** What is open to this learner beside the free part: the chapter that was lent, and all courses, until when they are. */
function servicesOf({ who, additionalTrial: lent, ...profile }: ProfileRow, { now, logic }: Open): Profile['services'] {
  const courses = logic[0]?.endsAt ?? null;
  return [
    ...(isPaid(profile) ? [service('logic', { endsAt: courses, isParent: who === 'parent' })] : []),
    ...(lent && lent.endsAt > now ? [service('additional-trial', { endsAt: lent.endsAt, isParent: false })] : []),
  ];
}

const service = (url: string, { endsAt, isParent }: { readonly endsAt: Date | null; readonly isParent: boolean }) => ({
  url,
  activeForUser: true,
  isUnlimited: endsAt === null,
  expiry: endsAt && timestampOf(endsAt),
  isParent,
});
