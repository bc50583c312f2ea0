import { Type } from '@sinclair/typebox';
import { AudioSettings, GlobalPopup, billingTypes, permissions, whos } from './account.ts';
import { duties } from '../../values/duties.ts';
import { mtsSubscriptionStatuses, themes } from '../../values/statuses.ts';
import {
  anyOf,
  BirthYear,
  Count,
  Id,
  Locale,
  nullable,
  object,
  oneOf,
  SmallCount,
  TargetLessonId,
  Timestamp,
} from '../basics.ts';
import { StatusOk } from '../status.ts';

export const Profile = object({
  userId: Id,
  username: Type.String(),
  locale: Locale,
  region: object({ countryCode: nullable(Type.String()) }),
  targetLessons: Type.Array(TargetLessonId),
  theme: anyOf(themes),
  perms: Type.Array(oneOf(permissions)),
  /** What they see to as one of ours. */
  duties: Type.Array(oneOf(duties)),
  services: Type.Array(
    object({
      url: Type.String(),
      activeForUser: Type.Boolean(),
      isUnlimited: Type.Boolean(),
      expiry: nullable(Timestamp),
      isParent: Type.Boolean(),
    }),
  ),
  logic: object({ payed: Type.Boolean(), freemium: Type.Boolean() }),
  /** Paid at a partner, whose name is the type, until a day that the partner has told. */
  externalSubscription: nullable(object({ type: Type.String(), endsAt: Timestamp })),
  billingType: nullable(oneOf(billingTypes)),
  registrationDate: Timestamp,
  email: nullable(Type.String()),
  phone: nullable(Type.String()),
  who: oneOf(whos),
  gradeId: nullable(Count),
  grade: nullable(Type.String()),
  withMentor: Type.Boolean(),
  availableUsers: Type.Array(object({ userId: Id, displayName: Type.String(), avatar: nullable(Type.String()) })),
  globalPopup: GlobalPopup,
  stars: Count,
  role: oneOf(['user', 'editor'] as const),
  isOnline: Type.Boolean(),
});

/** What a stranger may see: a nickname and a drawn avatar, nothing else (security.md T01). */
export const PublicProfile = object({
  userId: Id,
  displayName: Type.String(),
  /** A drawing: the chosen one, or the animal of the drawn nickname. */
  avatar: Type.String(),
  avatarBorderUrl: nullable(Type.String()),
  level: Count,
  isOnline: Type.Boolean(),
});

export const UserList = object({ users: Type.Array(PublicProfile) });
export const IdsQuery = object({
  ids: Type.String({ pattern: '^[0-9]{1,10}(,[0-9]{1,10}){0,49}$', description: 'Up to 50 ids, comma separated' }),
});
export const ProfileList = object({ data: Type.Array(PublicProfile) });
export const UserIdBody = object({ userId: Id });
export const CardIdBody = object({ cardId: Id });
export const Switched = object({ status: StatusOk.properties.status, userId: Id });
export const ForceSave = object({ status: StatusOk.properties.status, saveProgress: Type.Boolean() });
export const Referral = object({
  info: object({ link: Type.String(), code: Type.String(), invited: Count, rewarded: Count }),
});

export const PupilSettings = object({
  id: Id,
  userId: Id,
  firstName: nullable(Type.String()),
  middleName: nullable(Type.String()),
  lastName: nullable(Type.String()),
  cityCode: nullable(Type.String()),
  cityOther: nullable(Type.String()),
  institutionType: nullable(Count),
  institutionNumber: nullable(Type.String()),
  institutionOther: nullable(Type.String()),
  avatarId: nullable(Id),
  avatarBorderId: nullable(Id),
  avatarFile: nullable(Type.String()),
  level: Count,
  isAllowedToResetProgress: Type.Boolean(),
  maxResetProgressCount: Count,
  takenResetProgressCount: Count,
  nextProgressResetDate: nullable(Timestamp),
  cityName: nullable(Type.String({ description: 'Of `cityCode`, as it is written there' })),
  username: nullable(Type.String()),
  countryCode: nullable(Type.String()),
  ratingAgreed: Type.Boolean(),
  showsCity: Type.Boolean(),
  showsInstitution: Type.Boolean(),
  audio: nullable(AudioSettings),
});

export const MultiSettings = object({ pupils: Type.Array(PupilSettings) });

const name = Type.String({ maxLength: 80 });

/**
 * `type` says which of the other fields are read (rule D-196). An unknown type answers 422. What is wrong with a field is
 * told by the verdict, so that people read it beside the field.
 */
export const SettingsBody = object({
  type: Type.Integer({ minimum: 0, maximum: 99 }),
  cardId: Type.Optional(Id),
  agree: Type.Optional(Type.Boolean()),
  firstName: Type.Optional(nullable(name)),
  middleName: Type.Optional(nullable(name)),
  lastName: Type.Optional(nullable(name)),
  avatarId: Type.Optional(nullable(Id)),
  avatarBorderId: Type.Optional(nullable(Id)),
  email: Type.Optional(Type.String({ maxLength: 400 })),
  birthYear: Type.Optional(BirthYear),
  phone: Type.Optional(nullable(Type.String({ maxLength: 40 }))),
  old: Type.Optional(Type.String({ maxLength: 200 })),
  new: Type.Optional(Type.String({ maxLength: 200 })),
  cityCode: Type.Optional(nullable(Type.String({ maxLength: 20 }))),
  cityOther: Type.Optional(nullable(name)),
  institutionType: Type.Optional(nullable(SmallCount)),
  institutionNumber: Type.Optional(nullable(Type.String({ maxLength: 20 }))),
  institutionOther: Type.Optional(nullable(name)),
  username: Type.Optional(Type.String({ maxLength: 80 })),
  audio: Type.Optional(AudioSettings),
  countryCode: Type.Optional(Type.String({ maxLength: 8 })),
});

export const SettingsVerdict = object({
  status: oneOf(['ok', 'error'] as const),
  fields: Type.Record(Type.String(), Type.Array(Type.String())),
});

/** What was typed into a combobox of cities or institutions. */
export const PlaceQuery = object({
  text: Type.String({ minLength: 2, maxLength: 60 }),
  country: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$', description: 'Whose cities come first' })),
});
export const CitySuggestions = object({
  cities: Type.Array(object({ code: Type.String(), name: Type.String(), country: Type.String() })),
});
export const InstitutionSuggestions = object({ institutions: Type.Array(object({ name: Type.String() })) });

export const NoticeBody = object({ notice: Type.String({ maxLength: 60 }) });
export const TeacherCodeBody = object({ cardId: Id, teacherCode: Type.String({ maxLength: 20 }) });
export const EmailBody = object({ email: Type.String({ maxLength: 400 }) });
export const EmailVerdict = object({ isValid: Type.Boolean(), error: nullable(Type.String()) });
export const DeviceBody = object({ userId: Id, platform: Type.String({ maxLength: 40 }) });
/** `hour` is in the learner's own zone (rule D-195); left out, it stays as it is. */
export const Scheduler = object({
  hour: Type.Optional(Type.Integer({ minimum: 17, maximum: 20 })),
  days: Type.Array(Type.Integer({ minimum: 1, maximum: 7 }), { maxItems: 7, uniqueItems: true }),
  status: oneOf([0, 1] as const),
});
/** Whether somebody has asked for a letter about the week of their children, and where it would go. */
export const WeeklyLetter = object({
  isOn: Type.Boolean(),
  email: nullable(Type.String({ description: 'Null: none is known' })),
  isConfirmed: Type.Boolean({ description: 'False: no letter comes before the link of the one that asks is opened' }),
});
export const WeeklyLetterWish = object({ isOn: Type.Boolean() });
/** What stands behind the "#" of the link that ends the letters. */
export const WeeklyLetterStop = object({ key: Type.String({ minLength: 32, maxLength: 32 }) });
export const MtsSubscriptions = object({
  subscriptions: Type.Array(
    object({
      id: Id,
      status: anyOf(mtsSubscriptionStatuses),
      /** Until when it is paid; null: until the partner says that it is over. */
      endsAt: nullable(Timestamp),
    }),
  ),
});

export const LikeBody = object({ likeableId: Id });
export const Like = object({ id: Id, likeableId: Id });
export const FriendBody = object({ friendId: Id });
export const Friends = object({
  ids: Type.Array(Id),
  asking: Type.Array(Id, { description: 'Who asks to be a friend and waits for an answer' }),
});
export const Friend = object({
  id: Id,
  friendId: Id,
  isMutual: Type.Boolean({ description: 'False: the other side has to agree first' }),
});
/** Told by its owner to people they know: knowing it is the consent to be a friend. */
export const FriendCode = object({ code: Type.String() });
export const FriendCodeBody = object({ code: Type.String({ minLength: 1, maxLength: 40 }) });

/** A public profile with what the caller has to do with it. */
export const ProfileCard = object({
  profile: PublicProfile,
  likes: Count,
  likeId: nullable(Id),
  friendship: oneOf(['none', 'asked', 'asking', 'friends'] as const),
  canBeFriend: Type.Boolean({ description: 'A classmate, or somebody who has asked' }),
});
export const Avatars = object({
  avatars: Type.Array(object({ id: Id, url: Type.String() })),
  borders: Type.Array(object({ id: Id, url: Type.String() })),
});
export const AvatarForm = object({
  file: Type.Optional(Type.Unsafe<unknown>({ type: 'string', format: 'binary' })),
  avatarId: Type.Optional(Id),
  avatarBorderId: Type.Optional(Type.Integer({ ...Id, minimum: 0, description: '0 takes the border off' })),
  userId: Type.Optional(Id),
});
export const AvatarChosen = object({ avatar: nullable(Type.String()), avatarBorderUrl: nullable(Type.String()) });
