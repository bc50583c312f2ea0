// Printed from the contract by `pnpm api`; the compiler holds the two together.

export interface AccountClosed {
  readonly status: 'ok';
  /** UTC, 'YYYY-MM-DD HH:mm:ss' */
  readonly erasedAt: string;
}

export interface AccountClosing {
  readonly confirmation: string;
  readonly password?: string;
}

export interface AccountReturn {
  readonly secret: string;
}

export interface ConsentBody {
  readonly cardId?: number;
  readonly purpose: 'emailMarketing' | 'analytics' | 'publicRating' | 'thirdPartySharing';
  readonly isGiven: boolean;
  readonly textVersion: string;
}

export interface ConsentQuery {
  readonly cardId?: number;
}

export interface Consents {
  readonly userId: number;
  readonly textVersion: string;
  readonly canChange: boolean;
  readonly consents: {
    readonly purpose: 'emailMarketing' | 'analytics' | 'publicRating' | 'thirdPartySharing';
    readonly isGiven: boolean;
    readonly decidedAt: string | null;
    readonly textVersion: string | null;
  }[];
}

export interface EmailConfirmation {
  readonly secret?: string;
  readonly code?: string;
}

export interface EmailConfirmed {
  readonly status: 'ok';
  readonly hasPassword: boolean;
}

export interface FirstPassword {
  readonly secret: string;
  readonly password: string;
}

export interface PersonalData {
  /** UTC, 'YYYY-MM-DD HH:mm:ss' */
  readonly createdAt: string;
  readonly people: {
    readonly userId: number;
    readonly tables: {
      readonly table: string;
      readonly rows: unknown[];
    }[];
  }[];
}

/** The shapes above by name. */
export interface TrustModels {
  readonly AccountClosed: AccountClosed;
  readonly AccountClosing: AccountClosing;
  readonly AccountReturn: AccountReturn;
  readonly ConsentBody: ConsentBody;
  readonly ConsentQuery: ConsentQuery;
  readonly Consents: Consents;
  readonly EmailConfirmation: EmailConfirmation;
  readonly EmailConfirmed: EmailConfirmed;
  readonly FirstPassword: FirstPassword;
  readonly PersonalData: PersonalData;
}
