// Printed from the contract by `pnpm api`; the compiler holds the two together.

import type { Accrual } from './passing.ts';

export interface AnonymousStart {
  readonly key?: string;
  /** In a frame of ours: origin of the page around it, as the browser names it */
  readonly parent?: Parent;
  readonly targetLesson?: 1 | 2 | 3 | 4 | 5;
  readonly locale?: 'ru' | 'en' | 'uk' | 'cs' | 'de' | 'pl' | 'tr' | 'pt-br' | 'es-mx';
  readonly puzzle?: {
    /** As `data.puzzle` told it */
    readonly challenge: string;
    /** sha256(challenge:nonce) begins with `bits` zero bits */
    readonly nonce: string;
  };
  /** Code of whoever invited */
  readonly referral?: string;
  /** Code of the partner whose page this was */
  readonly partner?: string;
}

export interface AudioSettings {
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
}

export interface CommonProfile {
  readonly userId: number;
  readonly username: string;
  readonly email: string | null;
  readonly anonymous: boolean;
  readonly who: 'pupil' | 'parent' | 'teacher' | 'adult';
  readonly targetLessons: (1 | 2 | 3 | 4 | 5)[];
  readonly courseTL: 1 | 2 | 3 | 4 | 5;
  readonly goal: number[];
  readonly gradeId: number | null;
  readonly stars: number;
  readonly starsOnBalance: number;
  readonly completedProblems: number;
  readonly allCompletedProblems: number;
  readonly level: number;
  readonly displayName: string;
  readonly ratingName: string | null;
  readonly names: {
    readonly first: string | null;
    readonly last: string | null;
  };
  readonly avatar: string | null;
  readonly avatarBorderUrl: string | null;
  readonly socialNetworks: {
    readonly name: string;
  }[];
  readonly locale: 'ru' | 'en' | 'uk' | 'cs' | 'de' | 'pl' | 'tr' | 'pt-br' | 'es-mx';
  readonly role: 'user' | 'editor';
  readonly perms: ('quizEditor' | 'card' | 'onlineTeacher' | 'teacher')[];
  /** none 0, trial 1, paid 2, expired 3 (rule D-092) */
  readonly payStatus: number;
  readonly billingType:
    'assist' | 'erip' | 'logic' | 'yandex' | 'yandexv3' | 'avangate' | 'xsolla' | 'xsolla_sub' | null;
  readonly cardId: number | null;
  /** Holds the card of somebody */
  readonly hasPupils: boolean;
  readonly life: Accrual;
  readonly energy: Accrual;
  readonly withLife: boolean;
  readonly logic: {
    readonly payed: boolean;
    readonly freemium: boolean;
  };
  readonly canGetAdditionalTrial: boolean;
  readonly pageMetas: PageMeta[];
  readonly delayedNotifications: string[];
  /** False of a default: then the language of the page stays (row V-007) */
  readonly isLocaleChosen: boolean;
  /** False of a default: then the look follows the device, and is light for preschool (rule D-187) */
  readonly isThemeChosen: boolean;
  readonly isLightTheme: boolean;
  readonly withSeparatedZones: boolean;
  readonly offline: boolean;
  readonly audio: AudioSettings | null;
  readonly globalPopup: GlobalPopup;
}

export interface CommonProfileAnswer {
  readonly commonProfile: CommonProfile | null;
}

export interface Credentials {
  /** User name or e-mail */
  readonly username: string;
  readonly password: string;
  readonly keep?: 'account' | 'anonymous';
}

export interface GlobalPopup {
  readonly registered: boolean;
  readonly firstSaveProgress: boolean;
  readonly forceEmailCheck: boolean;
  readonly saveProgress: boolean;
  readonly bonusTrial: boolean;
  readonly newLevel: boolean;
  readonly firstLogicBoughtGoal: boolean;
  readonly trialStartedGoal: boolean;
  readonly firstWebSubStartGoal: boolean;
  readonly balanceSuppliedGoal: boolean;
  readonly socialNetworkIsAttached: boolean;
}

export interface Interface {
  readonly locale?: 'ru' | 'en' | 'uk' | 'cs' | 'de' | 'pl' | 'tr' | 'pt-br' | 'es-mx';
  readonly isLightTheme?: boolean;
  /** IANA name, such as 'Europe/Warsaw': goals follow its days */
  readonly timeZone?: string;
}

export interface NewPassword {
  /** From the letter, good once */
  readonly token: string;
  readonly password: string;
}

export interface PageMeta {
  readonly uri: string;
  readonly isRegexp: boolean;
  readonly title: string;
}

/** In a frame of ours: origin of the page around it, as the browser names it */
export type Parent = string;

export interface Passkey {
  readonly id: string;
  readonly device: string | null;
  /** UTC, 'YYYY-MM-DD HH:mm:ss' */
  readonly createdAt: string;
  readonly usedAt: string | null;
}

export interface PasskeyCredential {
  /** JSON as the browser gives it */
  readonly credential: string;
}

export interface PasskeyList {
  readonly passkeys: Passkey[];
  readonly mayAdd: boolean;
}

export interface PasskeyLogin {
  /** JSON as the browser gives it */
  readonly credential: string;
  readonly keep?: 'account' | 'anonymous';
}

export interface PasskeyOptions {
  /** JSON as the browser takes it */
  readonly options: string;
}

export interface PasskeyPath {
  readonly id: string;
}

export interface PuzzleSolution {
  /** As `data.puzzle` told it */
  readonly challenge: string;
  /** sha256(challenge:nonce) begins with `bits` zero bits */
  readonly nonce: string;
}

export interface RecoveryRequest {
  readonly email: string;
}

export interface Registration {
  readonly email?: string;
  readonly username?: string;
  readonly password: string;
  readonly who: 'pupil' | 'parent' | 'teacher' | 'adult';
  readonly targetLessons: (1 | 2 | 3 | 4 | 5)[];
  readonly goal?: number[];
  readonly type?: number;
  readonly birthYear?: number;
  readonly locale?: 'ru' | 'en' | 'uk' | 'cs' | 'de' | 'pl' | 'tr' | 'pt-br' | 'es-mx';
  readonly puzzle?: {
    /** As `data.puzzle` told it */
    readonly challenge: string;
    /** sha256(challenge:nonce) begins with `bits` zero bits */
    readonly nonce: string;
  };
  readonly child?: {
    readonly name: string;
    readonly targetLesson: 1 | 2 | 3 | 4 | 5;
    readonly gradeId?: number | null;
  };
  /** Code of whoever invited */
  readonly referral?: string;
  /** Code of the partner whose page this was */
  readonly partner?: string;
}

export interface ServerTime {
  /** UTC, 'YYYY-MM-DD HH:mm:ss' */
  readonly serverTime: string;
}

export interface Session {
  readonly status: 'ok';
  readonly userId: number;
  readonly token: string;
  readonly refreshToken: string | null;
}

export interface SessionList {
  readonly sessions: SessionPlace[];
}

export interface SessionPath {
  readonly id: string;
}

export interface SessionPlace {
  readonly id: string;
  readonly device: string | null;
  readonly page: string | null;
  /** UTC, 'YYYY-MM-DD HH:mm:ss' */
  readonly startedAt: string;
  /** UTC, 'YYYY-MM-DD HH:mm:ss' */
  readonly seenAt: string;
  readonly isCurrent: boolean;
}

export interface SocialLogin {
  readonly code: string;
  readonly verifier: string;
  readonly keep?: 'account' | 'anonymous';
  /** Code of whoever invited */
  readonly referral?: string;
  /** Code of the partner whose page this was */
  readonly partner?: string;
}

export interface TokenAnswer {
  /** JWT with uid, exp, iat, role, tenant, aud, typ */
  readonly token: string;
}

export interface TokenQuery {
  readonly type: 'jwt';
  readonly 'a-token'?: string;
  readonly pc?: string;
  readonly 'external-sub-token'?: string;
  readonly mtstoken?: string;
}

export interface TokenRequest {
  readonly externalSubToken?: string;
  readonly refreshToken?: string;
  /** From the app around our page */
  readonly webviewCode?: string;
  /** Publishable key of the partner (pk_…) */
  readonly key?: string;
  /** In a frame of ours: origin of the page around it, as the browser names it */
  readonly parent?: Parent;
}

export interface WebviewCode {
  /** Good once */
  readonly code: string;
  /** For how long it is good */
  readonly seconds: number;
}

/** The shapes above by name. */
export interface AccountModels {
  readonly AnonymousStart: AnonymousStart;
  readonly AudioSettings: AudioSettings;
  readonly CommonProfile: CommonProfile;
  readonly CommonProfileAnswer: CommonProfileAnswer;
  readonly Credentials: Credentials;
  readonly GlobalPopup: GlobalPopup;
  readonly Interface: Interface;
  readonly NewPassword: NewPassword;
  readonly PageMeta: PageMeta;
  readonly Parent: Parent;
  readonly Passkey: Passkey;
  readonly PasskeyCredential: PasskeyCredential;
  readonly PasskeyList: PasskeyList;
  readonly PasskeyLogin: PasskeyLogin;
  readonly PasskeyOptions: PasskeyOptions;
  readonly PasskeyPath: PasskeyPath;
  readonly PuzzleSolution: PuzzleSolution;
  readonly RecoveryRequest: RecoveryRequest;
  readonly Registration: Registration;
  readonly ServerTime: ServerTime;
  readonly Session: Session;
  readonly SessionList: SessionList;
  readonly SessionPath: SessionPath;
  readonly SessionPlace: SessionPlace;
  readonly SocialLogin: SocialLogin;
  readonly TokenAnswer: TokenAnswer;
  readonly TokenQuery: TokenQuery;
  readonly TokenRequest: TokenRequest;
  readonly WebviewCode: WebviewCode;
}
