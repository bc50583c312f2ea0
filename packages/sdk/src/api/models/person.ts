// Printed from the contract by `pnpm api`; the compiler holds the two together.

import type { AudioSettings, GlobalPopup } from './account.ts';

export interface AvatarChosen {
  readonly avatar: string | null;
  readonly avatarBorderUrl: string | null;
}

export interface AvatarForm {
  readonly file?: unknown;
  readonly avatarId?: number;
  /** 0 takes the border off */
  readonly avatarBorderId?: number;
  readonly userId?: number;
}

export interface Avatars {
  readonly avatars: {
    readonly id: number;
    readonly url: string;
  }[];
  readonly borders: {
    readonly id: number;
    readonly url: string;
  }[];
}

export interface CardIdBody {
  readonly cardId: number;
}

export interface CitySuggestions {
  readonly cities: {
    readonly code: string;
    readonly name: string;
    readonly country: string;
  }[];
}

export interface DeviceBody {
  readonly userId: number;
  readonly platform: string;
}

export interface EmailBody {
  readonly email: string;
}

export interface EmailVerdict {
  readonly isValid: boolean;
  readonly error: string | null;
}

export interface ForceSave {
  readonly status: 'ok';
  readonly saveProgress: boolean;
}

export interface Friend {
  readonly id: number;
  readonly friendId: number;
  /** False: the other side has to agree first */
  readonly isMutual: boolean;
}

export interface FriendBody {
  readonly friendId: number;
}

export interface FriendCode {
  readonly code: string;
}

export interface FriendCodeBody {
  readonly code: string;
}

export interface Friends {
  readonly ids: number[];
  /** Who asks to be a friend and waits for an answer */
  readonly asking: number[];
}

export interface IdsQuery {
  /** Up to 50 ids, comma separated */
  readonly ids: string;
}

export interface InstitutionSuggestions {
  readonly institutions: {
    readonly name: string;
  }[];
}

export interface Like {
  readonly id: number;
  readonly likeableId: number;
}

export interface LikeBody {
  readonly likeableId: number;
}

export interface MtsSubscriptions {
  readonly subscriptions: {
    readonly id: number;
    readonly status: 0 | 1;
    readonly endsAt: string | null;
  }[];
}

export interface MultiSettings {
  readonly pupils: PupilSettings[];
}

export interface NoticeBody {
  readonly notice: string;
}

export interface PlaceQuery {
  readonly text: string;
  /** Whose cities come first */
  readonly country?: string;
}

export interface Profile {
  readonly userId: number;
  readonly username: string;
  readonly locale: 'ru' | 'en' | 'uk' | 'cs' | 'de' | 'pl' | 'tr' | 'pt-br' | 'es-mx';
  readonly region: {
    readonly countryCode: string | null;
  };
  readonly targetLessons: (1 | 2 | 3 | 4 | 5)[];
  readonly theme: 0 | 1;
  readonly perms: ('quizEditor' | 'card' | 'onlineTeacher' | 'teacher')[];
  readonly duties: ('certificates' | 'orders' | 'offers' | 'findings')[];
  readonly services: {
    readonly url: string;
    readonly activeForUser: boolean;
    readonly isUnlimited: boolean;
    readonly expiry: string | null;
    readonly isParent: boolean;
  }[];
  readonly logic: {
    readonly payed: boolean;
    readonly freemium: boolean;
  };
  readonly externalSubscription: {
    readonly type: string;
    /** UTC, 'YYYY-MM-DD HH:mm:ss' */
    readonly endsAt: string;
  } | null;
  readonly billingType:
    'assist' | 'erip' | 'logic' | 'yandex' | 'yandexv3' | 'avangate' | 'xsolla' | 'xsolla_sub' | null;
  /** UTC, 'YYYY-MM-DD HH:mm:ss' */
  readonly registrationDate: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly who: 'pupil' | 'parent' | 'teacher' | 'adult';
  readonly gradeId: number | null;
  readonly grade: string | null;
  readonly withMentor: boolean;
  readonly availableUsers: {
    readonly userId: number;
    readonly displayName: string;
    readonly avatar: string | null;
  }[];
  readonly globalPopup: GlobalPopup;
  readonly stars: number;
  readonly role: 'user' | 'editor';
  readonly isOnline: boolean;
}

export interface ProfileCard {
  readonly profile: PublicProfile;
  readonly likes: number;
  readonly likeId: number | null;
  readonly friendship: 'none' | 'asked' | 'asking' | 'friends';
  /** A classmate, or somebody who has asked */
  readonly canBeFriend: boolean;
}

export interface ProfileList {
  readonly data: PublicProfile[];
}

export interface PublicProfile {
  readonly userId: number;
  readonly displayName: string;
  readonly avatar: string;
  readonly avatarBorderUrl: string | null;
  readonly level: number;
  readonly isOnline: boolean;
}

export interface PupilSettings {
  readonly id: number;
  readonly userId: number;
  readonly firstName: string | null;
  readonly middleName: string | null;
  readonly lastName: string | null;
  readonly cityCode: string | null;
  readonly cityOther: string | null;
  readonly institutionType: number | null;
  readonly institutionNumber: string | null;
  readonly institutionOther: string | null;
  readonly avatarId: number | null;
  readonly avatarBorderId: number | null;
  readonly avatarFile: string | null;
  readonly level: number;
  readonly isAllowedToResetProgress: boolean;
  readonly maxResetProgressCount: number;
  readonly takenResetProgressCount: number;
  readonly nextProgressResetDate: string | null;
  readonly cityName: string | null;
  readonly username: string | null;
  readonly countryCode: string | null;
  readonly ratingAgreed: boolean;
  readonly showsCity: boolean;
  readonly showsInstitution: boolean;
  readonly audio: AudioSettings | null;
}

export interface Referral {
  readonly info: {
    readonly link: string;
    readonly code: string;
    readonly invited: number;
    readonly rewarded: number;
  };
}

export interface Scheduler {
  readonly hour?: number;
  readonly days: number[];
  readonly status: 0 | 1;
}

export interface SettingsBody {
  readonly type: number;
  readonly cardId?: number;
  readonly agree?: boolean;
  readonly firstName?: string | null;
  readonly middleName?: string | null;
  readonly lastName?: string | null;
  readonly avatarId?: number | null;
  readonly avatarBorderId?: number | null;
  readonly email?: string;
  readonly birthYear?: number;
  readonly phone?: string | null;
  readonly old?: string;
  readonly new?: string;
  readonly cityCode?: string | null;
  readonly cityOther?: string | null;
  readonly institutionType?: number | null;
  readonly institutionNumber?: string | null;
  readonly institutionOther?: string | null;
  readonly username?: string;
  readonly audio?: {
    readonly ui: {
      readonly volume: number;
      readonly enabled: boolean;
    };
    readonly bg: {
      readonly volume: number;
      readonly enabled: boolean;
    };
    readonly narration: {
      readonly volume: number;
      readonly enabled: boolean;
    };
    readonly mentor: {
      readonly volume: number;
      readonly enabled: boolean;
    };
  };
  readonly countryCode?: string;
}

export interface SettingsVerdict {
  readonly status: 'ok' | 'error';
  readonly fields: Record<string, string[]>;
}

export interface Switched {
  readonly status: 'ok';
  readonly userId: number;
}

export interface TeacherCodeBody {
  readonly cardId: number;
  readonly teacherCode: string;
}

export interface UserIdBody {
  readonly userId: number;
}

export interface UserList {
  readonly users: PublicProfile[];
}

export interface WeeklyLetter {
  readonly isOn: boolean;
  readonly email: string | null;
  /** False: no letter comes before the link of the one that asks is opened */
  readonly isConfirmed: boolean;
}

export interface WeeklyLetterStop {
  readonly key: string;
}

export interface WeeklyLetterWish {
  readonly isOn: boolean;
}

/** The shapes above by name. */
export interface PersonModels {
  readonly AvatarChosen: AvatarChosen;
  readonly AvatarForm: AvatarForm;
  readonly Avatars: Avatars;
  readonly CardIdBody: CardIdBody;
  readonly CitySuggestions: CitySuggestions;
  readonly DeviceBody: DeviceBody;
  readonly EmailBody: EmailBody;
  readonly EmailVerdict: EmailVerdict;
  readonly ForceSave: ForceSave;
  readonly Friend: Friend;
  readonly FriendBody: FriendBody;
  readonly FriendCode: FriendCode;
  readonly FriendCodeBody: FriendCodeBody;
  readonly Friends: Friends;
  readonly IdsQuery: IdsQuery;
  readonly InstitutionSuggestions: InstitutionSuggestions;
  readonly Like: Like;
  readonly LikeBody: LikeBody;
  readonly MtsSubscriptions: MtsSubscriptions;
  readonly MultiSettings: MultiSettings;
  readonly NoticeBody: NoticeBody;
  readonly PlaceQuery: PlaceQuery;
  readonly Profile: Profile;
  readonly ProfileCard: ProfileCard;
  readonly ProfileList: ProfileList;
  readonly PublicProfile: PublicProfile;
  readonly PupilSettings: PupilSettings;
  readonly Referral: Referral;
  readonly Scheduler: Scheduler;
  readonly SettingsBody: SettingsBody;
  readonly SettingsVerdict: SettingsVerdict;
  readonly Switched: Switched;
  readonly TeacherCodeBody: TeacherCodeBody;
  readonly UserIdBody: UserIdBody;
  readonly UserList: UserList;
  readonly WeeklyLetter: WeeklyLetter;
  readonly WeeklyLetterStop: WeeklyLetterStop;
  readonly WeeklyLetterWish: WeeklyLetterWish;
}
