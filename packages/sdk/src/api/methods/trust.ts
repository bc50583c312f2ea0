// Printed from the contract by `pnpm api`; the compiler holds the two together.

import type { CallOptions } from '../../http/http.ts';
import type { StatusOk } from '../models/status.ts';
import type {
  AccountClosed,
  AccountClosing,
  AccountReturn,
  ConsentBody,
  ConsentQuery,
  Consents,
  EmailConfirmation,
  EmailConfirmed,
  FirstPassword,
  PersonalData,
} from '../models/trust.ts';
export interface TrustApi {
  /** The first password of an account whose address has just been confirmed by the same link. Refuses with `wrongEmailCode`, `commonPassword`, `tooManyRequests`. */
  chooseFirstPassword(input: { readonly body: FirstPassword }, options?: CallOptions): Promise<StatusOk>;
  /** Closes the account and those of own pupils; everything is erased 30 days later. Refuses with `wrongCredentials`, `tooManyRequests`. */
  closeAccount(input: { readonly body: AccountClosing }, options?: CallOptions): Promise<AccountClosed>;
  /** An address is confirmed by the secret of its letter’s link, or by its code in the session that asked. Refuses with `oneCredentialOnly`, `wrongEmailCode`, `notUnique`, `tooManyRequests`. */
  confirmEmail(input?: { readonly body?: EmailConfirmation }, options?: CallOptions): Promise<EmailConfirmed>;
  /** Gives or takes back one consent; time and wording are recorded. Refuses with `notAvailable`. */
  decideConsent(input: { readonly body: ConsentBody }, options?: CallOptions): Promise<Consents>;
  /** The same as a zip: `data.json`, and every file that the person and their pupils have handed in. Refuses with `parentZoneClosed`, `tooManyRequests`. */
  exportPersonalArchive(input?: Record<string, never>, options?: CallOptions): Promise<ArrayBuffer>;
  /** Everything that is kept about the person and their pupils. Refuses with `tooManyRequests`. */
  exportPersonalData(input?: Record<string, never>, options?: CallOptions): Promise<PersonalData>;
  /** What a person or an own pupil allows beyond learning. */
  getConsents(input?: { readonly query?: ConsentQuery }, options?: CallOptions): Promise<Consents>;
  /** Brings a closed account back, by the secret of the letter’s link. Refuses with `wrongEmailCode`, `tooManyRequests`. */
  reopenAccount(input: { readonly body: AccountReturn }, options?: CallOptions): Promise<StatusOk>;
}
