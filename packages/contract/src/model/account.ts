import { Type } from '@sinclair/typebox';
import { Count, Id, Locale, nullable, object, oneOf, StatusOk, TargetLessonId, Timestamp } from './basics.ts';
import { Accrual } from './passing.ts';

export const whos = ['pupil', 'parent', 'teacher', 'adult'] as const;
export const permissions = ['quizEditor', 'card', 'onlineTeacher', 'teacher'] as const;
export const billingTypes = [
  'assist',
  'erip',
  'logic',
  'yandex',
  'yandexv3',
  'avangate',
  'xsolla',
  'xsolla_sub',
] as const;

export const GlobalPopup = object({
  registered: Type.Boolean(),
  firstSaveProgress: Type.Boolean(),
  forceEmailCheck: Type.Boolean(),
  saveProgress: Type.Boolean(),
  bonusTrial: Type.Boolean(),
  newLevel: Type.Boolean(),
  firstLogicBoughtGoal: Type.Boolean(),
  trialStartedGoal: Type.Boolean(),
  firstWebSubStartGoal: Type.Boolean(),
  balanceSuppliedGoal: Type.Boolean(),
  socialNetworkIsAttached: Type.Boolean(),
});

export const PageMeta = object({ uri: Type.String(), isRegexp: Type.Boolean(), title: Type.String() });

export const CommonProfile = object({
  userId: Id,
  username: Type.String(),
  email: nullable(Type.String()),
  anonymous: Type.Boolean(),
  who: oneOf(whos),
  targetLessons: Type.Array(TargetLessonId),
  courseTL: TargetLessonId,
  goal: Type.Array(Count),
  gradeId: nullable(Count),
  stars: Count,
  starsOnBalance: Count,
  completedProblems: Count,
  allCompletedProblems: Count,
  level: Count,
  displayName: Type.String(),
  ratingName: nullable(Type.String()),
  names: object({ first: nullable(Type.String()), last: nullable(Type.String()) }),
  avatar: nullable(Type.String()),
  avatarBorderUrl: nullable(Type.String()),
  socialNetworks: Type.Array(object({ name: Type.String() })),
  locale: Locale,
  role: oneOf(['user', 'editor'] as const),
  perms: Type.Array(oneOf(permissions)),
  payStatus: Type.Integer({ minimum: 0, maximum: 3, description: 'none 0, trial 1, paid 2, expired 3 (rule D-092)' }),
  billingType: nullable(oneOf(billingTypes)),
  cardId: nullable(Id),
  life: Accrual,
  energy: Accrual,
  withLife: Type.Boolean(),
  logic: object({ payed: Type.Boolean(), freemium: Type.Boolean() }),
  canGetAdditionalTrial: Type.Boolean(),
  pageMetas: Type.Array(PageMeta),
  delayedNotifications: Type.Array(Type.String()),
  isLightTheme: Type.Boolean(),
  withSeparatedZones: Type.Boolean(),
  offline: Type.Boolean(),
  globalPopup: GlobalPopup,
});

export const CommonProfileAnswer = object({ commonProfile: nullable(CommonProfile) });

/** type=jwt and exactly one credential (rule D-161); without one, the refresh cookie is the credential. */
export const TokenQuery = object({
  type: oneOf(['jwt'] as const),
  'a-token': Type.Optional(Type.String()),
  pc: Type.Optional(Type.String()),
  'external-sub-token': Type.Optional(Type.String()),
  mtstoken: Type.Optional(Type.String()),
});

export const TokenAnswer = object({
  token: Type.String({ description: 'JWT with uid, exp, iat, role, tenant, aud, typ' }),
});

export const Parent = Type.Optional(
  Type.String({
    maxLength: 260,
    description: 'In a frame of ours: origin of the page around it, as the browser names it',
  }),
);

/** The safe way to the same tokens: the credential travels in the body (decision 0003). */
export const TokenRequest = object({
  externalSubToken: Type.Optional(Type.String({ maxLength: 4096 })),
  refreshToken: Type.Optional(Type.String({ maxLength: 512 })),
  webviewCode: Type.Optional(Type.String({ maxLength: 80, description: 'From the app around our page' })),
  key: Type.Optional(Type.String({ maxLength: 80, description: 'Publishable key of the partner (pk_…)' })),
  parent: Parent,
});

/** What an app hands to a page of ours in its webview, which exchanges it for a session. */
export const WebviewCode = object({
  code: Type.String({ description: 'Good once' }),
  seconds: Type.Integer({ description: 'For how long it is good' }),
});

/** `refreshToken` is null where the refresh cookie carries it. */
export const Session = object({
  status: StatusOk.properties.status,
  userId: Id,
  token: Type.String(),
  refreshToken: nullable(Type.String()),
});

/** Starts an anonymous learner. `key` is the partner's publishable key when it happens on a partner's page. */
export const AnonymousStart = object({
  key: Type.Optional(Type.String({ maxLength: 80 })),
  parent: Parent,
  targetLesson: Type.Optional(TargetLessonId),
  locale: Type.Optional(Locale),
});

export const Credentials = object({
  username: Type.String({ minLength: 1, maxLength: 254, description: 'User name or e-mail' }),
  password: Type.String({ minLength: 1, maxLength: 200 }),
  keep: Type.Optional(oneOf(['account', 'anonymous'] as const)),
});

export const Registration = object({
  email: Type.Optional(Type.String({ maxLength: 254 })),
  username: Type.Optional(Type.String({ minLength: 3, maxLength: 30 })),
  password: Type.String({ minLength: 8, maxLength: 200 }),
  who: oneOf(whos),
  targetLessons: Type.Array(TargetLessonId, { minItems: 1, maxItems: 5 }),
  goal: Type.Optional(Type.Array(Count, { maxItems: 10 })),
  type: Type.Optional(Count),
  birthYear: Type.Optional(Type.Integer({ minimum: 1900, maximum: 2100 })),
  locale: Type.Optional(Locale),
});

/** How the learner wants the interface; what is left out stays as it is. */
export const Interface = object({
  locale: Type.Optional(Locale),
  isLightTheme: Type.Optional(Type.Boolean()),
  timeZone: Type.Optional(
    Type.String({
      minLength: 3,
      maxLength: 64,
      description: "IANA name, such as 'Europe/Warsaw': goals follow its days",
    }),
  ),
});

export const ServerTime = object({ serverTime: Timestamp });
