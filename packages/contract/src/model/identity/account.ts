import { Type } from '@sinclair/typebox';
import { usernameLength } from '../../values/fields.ts';
import {
  BirthYear,
  Count,
  Id,
  Locale,
  NewSecret,
  nullable,
  object,
  oneOf,
  TargetLessonId,
  Timestamp,
  SmallCount,
  text,
} from '../basics.ts';
import { StatusOk } from '../status.ts';
import { Accrual } from '../learning/passing.ts';
import { NewPupil } from './family.ts';

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

const soundGroup = object({ volume: Type.Number({ minimum: 0, maximum: 1 }), enabled: Type.Boolean() });
/** Volume and switch of each group of sounds (rule D-192). */
export const AudioSettings = object({ ui: soundGroup, bg: soundGroup, narration: soundGroup, mentor: soundGroup });

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
  hasPupils: Type.Boolean({ description: 'Holds the card of somebody' }),
  life: Accrual,
  energy: Accrual,
  withLife: Type.Boolean(),
  logic: object({ payed: Type.Boolean(), freemium: Type.Boolean() }),
  canGetAdditionalTrial: Type.Boolean(),
  pageMetas: Type.Array(PageMeta),
  delayedNotifications: Type.Array(Type.String()),
  isLocaleChosen: Type.Boolean({ description: 'False of a default: then the language of the page stays (row V-007)' }),
  isThemeChosen: Type.Boolean({
    description: 'False of a default: then the look follows the device, and is light for preschool (rule D-187)',
  }),
  isLightTheme: Type.Boolean(),
  withSeparatedZones: Type.Boolean(),
  offline: Type.Boolean(),
  /** As they were saved (settings type 14), for every device; null: never. */
  audio: nullable(AudioSettings),
  globalPopup: GlobalPopup,
});

export const CommonProfileAnswer = object({ commonProfile: nullable(CommonProfile) });

/** type=jwt and exactly one credential (rule D-161); without one, the refresh cookie is the credential. */
export const TokenQuery = object({
  type: oneOf(['jwt'] as const),
  'a-token': Type.Optional(text(400)),
  pc: Type.Optional(text(400)),
  'external-sub-token': Type.Optional(text(4000)),
  mtstoken: Type.Optional(text(400)),
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

/** Where somebody comes from; a code that nobody has is passed over. */
const Origins = {
  referral: Type.Optional(Type.String({ maxLength: 40, description: 'Code of whoever invited' })),
  partner: Type.Optional(Type.String({ maxLength: 64, description: 'Code of the partner whose page this was' })),
};

/** What was worked out for a `tooManyRequests` that brought `data.puzzle`: decision 0035 says how. */
export const PuzzleSolution = object({
  challenge: Type.String({ maxLength: 120, description: 'As `data.puzzle` told it' }),
  nonce: Type.String({ maxLength: 80, description: 'sha256(challenge:nonce) begins with `bits` zero bits' }),
});

/** Starts an anonymous learner. `key` is the partner's publishable key when it happens on a partner's page. */
export const AnonymousStart = object({
  key: Type.Optional(Type.String({ maxLength: 80 })),
  parent: Parent,
  targetLesson: Type.Optional(TargetLessonId),
  locale: Type.Optional(Locale),
  puzzle: Type.Optional(PuzzleSolution),
  ...Origins,
});

export const Credentials = object({
  username: Type.String({ minLength: 1, maxLength: 254, description: 'User name or e-mail' }),
  password: Type.String({ minLength: 1, maxLength: 200 }),
  keep: Type.Optional(oneOf(['account', 'anonymous'] as const)),
});

/** What the sign-in window of a network has brought, and what shows that this page opened it (PKCE). */
export const SocialLogin = object({
  code: Type.String({ minLength: 16, maxLength: 80 }),
  verifier: Type.String({ minLength: 43, maxLength: 128 }),
  keep: Type.Optional(oneOf(['account', 'anonymous'] as const)),
  ...Origins,
});

/** Where somebody is signed in. */
export const SessionPlace = object({
  id: Type.String(),
  device: nullable(Type.String({ description: 'Browser and system by name' })),
  page: nullable(Type.String({ description: 'Origin of the page of a partner; null: our own pages' })),
  startedAt: Timestamp,
  seenAt: Timestamp,
  isCurrent: Type.Boolean(),
});

export const SessionList = object({ sessions: Type.Array(SessionPlace) });
export const SessionPath = object({ id: Type.String({ maxLength: 36 }) });

/** The standard's own names stand in these texts of JSON; our wire would rename them. */
const CredentialText = Type.String({ minLength: 2, maxLength: 16_384, description: 'JSON as the browser gives it' });

export const PasskeyOptions = object({ options: Type.String({ description: 'JSON as the browser takes it' }) });
export const PasskeyCredential = object({ credential: CredentialText });
export const PasskeyLogin = object({
  credential: CredentialText,
  keep: Type.Optional(oneOf(['account', 'anonymous'] as const)),
});
export const Passkey = object({
  id: Type.String(),
  device: nullable(Type.String({ description: 'Browser and system in which it was made' })),
  createdAt: Timestamp,
  usedAt: nullable(Timestamp),
});
export const PasskeyList = object({ passkeys: Type.Array(Passkey), mayAdd: Type.Boolean() });
export const PasskeyPath = object({ id: Type.String({ maxLength: 200 }) });

export const RecoveryRequest = object({ email: Type.String({ maxLength: 254 }) });

export const NewPassword = object({
  token: Type.String({ minLength: 16, maxLength: 80, description: 'From the letter, good once' }),
  password: NewSecret,
});

export const Registration = object({
  email: Type.Optional(Type.String({ maxLength: 254 })),
  username: Type.Optional(Type.String({ minLength: usernameLength.least, maxLength: usernameLength.most })),
  password: NewSecret,
  who: oneOf(whos),
  targetLessons: Type.Array(TargetLessonId, { minItems: 1, maxItems: 5 }),
  goal: Type.Optional(Type.Array(SmallCount, { maxItems: 10 })),
  type: Type.Optional(SmallCount),
  birthYear: Type.Optional(BirthYear),
  locale: Type.Optional(Locale),
  puzzle: Type.Optional(PuzzleSolution),
  /** Of a parent: the first pupil of the family. A child who learns here without an account becomes it, with everything solved. */
  child: Type.Optional(NewPupil),
  ...Origins,
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
