// Printed from the contract by `pnpm api`; the compiler holds the two together.

import type { CallOptions } from '../../http/http.ts';
import type {
  NewPassword,
  PasskeyCredential,
  PasskeyList,
  PasskeyLogin,
  PasskeyOptions,
  PasskeyPath,
  RecoveryRequest,
  Session,
  SessionList,
  SessionPath,
  SocialLogin,
} from '../models/account.ts';
import type { StatusOk } from '../models/status.ts';
export interface AccountsApi {
  /** Keeps the public half of a passkey that the browser has made. Refuses with `parentZoneClosed`, `passkeyRefused`. */
  addPasskey(input: { readonly body: PasskeyCredential }, options?: CallOptions): Promise<StatusOk>;
  /** What the browser needs to make a passkey: for grown-ups with an account. Refuses with `parentZoneClosed`, `limitReached`. */
  askForPasskey(input?: Record<string, never>, options?: CallOptions): Promise<PasskeyOptions>;
  /** What the browser needs to ask for a passkey; the same for everybody. Refuses with `tooManyRequests`. */
  askPasskeyLogin(input?: Record<string, never>, options?: CallOptions): Promise<PasskeyOptions>;
  /** Sends a letter with which a new password can be set; the same answer for every address. Refuses with `enterEmailError`, `invalidEmailError`, `tooManyRequests`. */
  askRecovery(input: { readonly body: RecoveryRequest }, options?: CallOptions): Promise<StatusOk>;
  /** Sets the new password by the secret of the letter and ends every session of the account. Refuses with `linkExpired`, `commonPassword`, `tooManyRequests`. */
  confirmRecovery(input: { readonly body: NewPassword }, options?: CallOptions): Promise<StatusOk>;
  /** Forgets a passkey of the caller. Refuses with `parentZoneClosed`, `notFound`. */
  dropPasskey(input: { readonly params: PasskeyPath }, options?: CallOptions): Promise<StatusOk>;
  /** Signs the caller out everywhere, here too. */
  endAllSessions(input?: Record<string, never>, options?: CallOptions): Promise<StatusOk>;
  /** Signs the caller out at one place. Refuses with `notFound`. */
  endSession(input: { readonly params: SessionPath }, options?: CallOptions): Promise<StatusOk>;
  /** The passkeys of the caller, and whether one may be added. */
  listPasskeys(input?: Record<string, never>, options?: CallOptions): Promise<PasskeyList>;
  /** Where the caller is signed in now. */
  listSessions(input?: Record<string, never>, options?: CallOptions): Promise<SessionList>;
  /** A session by the answer of a passkey; an anonymous token merges its progress. Refuses with `passkeyRefused`, `chooseProgress`, `tooManyRequests`. */
  loginByPasskey(input: { readonly body: PasskeyLogin }, options?: CallOptions): Promise<Session>;
  /** A session by what the sign-in window of a network brought; an anonymous token keeps or merges its progress. Refuses with `unauthorized`, `chooseProgress`, `tooManyRequests`. */
  loginBySocial(input: { readonly body: SocialLogin }, options?: CallOptions): Promise<Session>;
}
