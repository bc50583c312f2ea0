// Printed from the contract by `pnpm api`; the compiler holds the two together.

export interface Appearance {
  readonly paper?: string;
  readonly card?: string;
  readonly sunk?: string;
  readonly ink?: string;
  readonly 'ink-2'?: string;
  readonly edge?: string;
  readonly hair?: string;
  readonly focus?: string;
  readonly violet?: string;
  readonly 'on-violet'?: string;
  readonly 'violet-soft'?: string;
  readonly 'violet-text'?: string;
  readonly sun?: string;
  readonly 'on-sun'?: string;
  readonly 'sun-soft'?: string;
  readonly mint?: string;
  readonly 'on-mint'?: string;
  readonly 'mint-soft'?: string;
  readonly coral?: string;
  readonly 'on-coral'?: string;
  readonly 'coral-soft'?: string;
  readonly sky?: string;
  readonly 'on-sky'?: string;
  readonly 'sky-soft'?: string;
  readonly 'radius-small'?: string;
  readonly radius?: string;
  readonly 'radius-large'?: string;
  readonly font?: string;
}

export interface NewPartnerSecret {
  readonly kid: string;
  readonly secret: string;
}

export interface PageCode {
  readonly code: string;
}

export interface PageCodeRequest {
  readonly key: string;
  /** Scheme, host and port as a browser sends them */
  readonly origin: string;
  readonly challenge: string;
  readonly state: string;
}

export interface PageLogin {
  readonly key: string;
  readonly code: string;
  readonly verifier: string;
  readonly state: string;
  readonly keep?: 'account' | 'anonymous';
}

export interface PartnerAppearance {
  readonly appearance: Appearance;
}

export interface PartnerConsole {
  readonly tenant: {
    readonly slug: string;
    readonly name: string;
  };
  readonly threads: {
    readonly id: number;
    readonly title: string;
    readonly course: string;
  }[];
  readonly schools: {
    readonly id: number;
    readonly name: string;
  }[];
  readonly keys: PartnerKey[];
  readonly secrets: PartnerSecret[];
  readonly appearance: Appearance;
}

export interface PartnerKey {
  readonly key: string;
  readonly name: string;
  readonly origins: string[];
  /** Any port of localhost, for those who develop */
  readonly allowsLocalhost: boolean;
  /** Paid threads that it shows; free ones it shows always */
  readonly threads: number[];
  /** Its pages show the shop to a grown-up who signs in there */
  readonly withShop: boolean;
  /** UTC, 'YYYY-MM-DD HH:mm:ss' */
  readonly createdAt: string;
  readonly revokedAt: string | null;
}

export interface PartnerKeyDraft {
  readonly name: string;
  readonly origins: string[];
  readonly allowsLocalhost: boolean;
  readonly threads?: number[];
  readonly withShop?: boolean;
}

export interface PartnerKeyPath {
  readonly key: string;
}

export interface PartnerSecret {
  readonly kid: string;
  /** UTC, 'YYYY-MM-DD HH:mm:ss' */
  readonly createdAt: string;
  readonly endsAt: string | null;
}

export interface PartnerStanding {
  readonly isOwner: boolean;
}

export interface PartnerUsage {
  /** A day in UTC */
  readonly from: string;
  /** A day in UTC */
  readonly to: string;
  readonly rows: {
    /** A day in UTC */
    readonly day: string;
    readonly key: string;
    readonly sessions: number;
    readonly opened: number;
    readonly answers: number;
  }[];
}

export interface PartnerUsageQuery {
  readonly days?: number;
}

/** The shapes above by name. */
export interface PartnerModels {
  readonly Appearance: Appearance;
  readonly NewPartnerSecret: NewPartnerSecret;
  readonly PageCode: PageCode;
  readonly PageCodeRequest: PageCodeRequest;
  readonly PageLogin: PageLogin;
  readonly PartnerAppearance: PartnerAppearance;
  readonly PartnerConsole: PartnerConsole;
  readonly PartnerKey: PartnerKey;
  readonly PartnerKeyDraft: PartnerKeyDraft;
  readonly PartnerKeyPath: PartnerKeyPath;
  readonly PartnerSecret: PartnerSecret;
  readonly PartnerStanding: PartnerStanding;
  readonly PartnerUsage: PartnerUsage;
  readonly PartnerUsageQuery: PartnerUsageQuery;
}
