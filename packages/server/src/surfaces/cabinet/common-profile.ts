import { type CallOutput, type calls, type Model, numbers, writeAccrual } from '@logikit/contract';
import type { Tx } from '../../kernel/database/index.ts';
import { audioOf, selectKin } from '../../identity/households/index.ts';
import {
  dueNotifications,
  hasLife,
  isCheckDue,
  isPaid,
  isSeparated,
  pendingEmail,
  type ProfileRow,
  readProfile,
  selectNetworks,
  selectPageMetas,
  selectUser,
  takePopup,
  type UserRow,
} from '../../identity/accounts/index.ts';
import { canTakeTrial } from '../../learning/trial/index.ts';

type CommonProfile = Model<'CommonProfile'>;

const NO_POPUP: CommonProfile['globalPopup'] = {
  registered: false,
  firstSaveProgress: false,
  forceEmailCheck: false,
  saveProgress: false,
  bonusTrial: false,
  newLevel: false,
  firstLogicBoughtGoal: false,
  trialStartedGoal: false,
  firstWebSubStartGoal: false,
  balanceSuppliedGoal: false,
  socialNetworkIsAttached: false,
};

/** The flags of the popup, those that are down named too. */
export function shownPopup(flags: Readonly<Record<string, boolean>>): CommonProfile['globalPopup'] {
  return { ...NO_POPUP, ...flags };
}

/** All that the cabinet starts with. Flags of the popup are told once and then fall (entity E-025). */
export async function commonProfile(
  tx: Tx,
  userId: number,
  now: Date,
): Promise<CallOutput<typeof calls.getCommonProfile>> {
  const user = await selectUser(tx, userId);
  const profile = await readProfile(tx, userId);
  const flags = Object.keys(profile.globalPopup).length > 0 ? await takePopup(tx, userId) : {};
  const { ownerId, pupilIds } = await selectKin(tx, userId);
  const forceEmailCheck = await isCheckDue(tx, userId, now);
  return {
    commonProfile: {
      ...personPart(user, profile),
      email: user.email ?? (await pendingEmail(tx, userId, now)),
      cardId: ownerId === null ? null : userId,
      hasPupils: pupilIds.length > 0,
      socialNetworks: (await selectNetworks(tx, userId)).map((name) => ({ name })),
      ...learningPart(profile),
      ...payPart(profile),
      pageMetas: await selectPageMetas(tx, user.tenantId, profile.locale),
      audio: await audioOf(tx, userId),
      delayedNotifications: await dueNotifications(tx, profile, now),
      canGetAdditionalTrial: await canTakeTrial(tx, { profile, tenantId: user.tenantId, now }),
      globalPopup: shownPopup({ forceEmailCheck, ...flags }),
    },
  };
}

function personPart(user: UserRow, profile: ProfileRow) {
  const username = user.username ?? user.email ?? `guest${user.id}`;
  return {
    userId: user.id,
    username,
    anonymous: user.anonymous,
    who: profile.who,
    displayName: profile.displayName ?? profile.firstName ?? user.username ?? '',
    ratingName: profile.ratingName,
    names: { first: profile.firstName, last: profile.lastName },
    avatar: profile.avatar,
    avatarBorderUrl: profile.avatarBorderUrl,
    locale: profile.locale as CommonProfile['locale'], // written from the contract's locale only
    role: user.role,
    perms: [...user.perms] as CommonProfile['perms'], // written from the contract's permissions only
  };
}

function learningPart(profile: ProfileRow) {
  return {
    targetLessons: [...profile.targetLessons] as CommonProfile['targetLessons'], // checked by the database and the contract
    courseTL: profile.courseTl,
    goal: [...profile.goal],
    gradeId: profile.gradeId,
    stars: profile.stars,
    starsOnBalance: profile.starsOnBalance,
    completedProblems: profile.completedProblems,
    allCompletedProblems: profile.allCompletedProblems,
    level: profile.level,
    life: writeAccrual({ value: profile.lifeValue, lastAccrual: profile.lifeAt.getTime() }, numbers.life),
    energy: writeAccrual({ value: profile.energyValue, lastAccrual: profile.energyAt.getTime() }, numbers.energy),
    withLife: hasLife(profile),
    isLocaleChosen: profile.isLocaleChosen,
    isThemeChosen: profile.isLightTheme !== null,
    isLightTheme: profile.isLightTheme ?? true,
    withSeparatedZones: isSeparated(profile),
  };
}

function payPart(profile: ProfileRow) {
  const payed = isPaid(profile);
  return {
    payStatus: profile.payStatus,
    billingType: profile.billingType as CommonProfile['billingType'], // written from the contract's list only
    logic: { payed, freemium: !payed },
    offline: false,
  };
}
