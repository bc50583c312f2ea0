// Printed from the contract by `pnpm api`; the compiler holds the two together.

import type { CallOptions } from '../../http/http.ts';
import type { LandingUsage } from '../models/landing.ts';
import type {
  NewPartnerSecret,
  PageCode,
  PageCodeRequest,
  PartnerAppearance,
  PartnerConsole,
  PartnerKey,
  PartnerKeyDraft,
  PartnerKeyPath,
  PartnerStanding,
  PartnerUsage,
  PartnerUsageQuery,
} from '../models/partner.ts';
export interface PartnerApi {
  /** Names a key, its origins and the threads that it shows; sessions on origins that are no longer listed end. Refuses with `invalidFields`, `keyRevoked`. */
  changePartnerKey(
    input: { readonly params: PartnerKeyPath; readonly body: PartnerKeyDraft },
    options?: CallOptions,
  ): Promise<PartnerKey>;
  /** Makes a publishable key. Refuses with `invalidFields`, `limitReached`. */
  createPartnerKey(input: { readonly body: PartnerKeyDraft }, options?: CallOptions): Promise<PartnerKey>;
  /** What landings on the pages of the tenant have brought. */
  getLandingUsage(input?: { readonly query?: PartnerUsageQuery }, options?: CallOptions): Promise<LandingUsage>;
  /** Keys, secrets and look of the tenant that the caller owns, and the threads that it was given; no secret itself. */
  getPartnerConsole(input?: Record<string, never>, options?: CallOptions): Promise<PartnerConsole>;
  /** Whether the caller owns a tenant: whoever does may make the other calls of the console. */
  getPartnerStanding(input?: Record<string, never>, options?: CallOptions): Promise<PartnerStanding>;
  /** Sessions, opened problems and answers per day and key. */
  getPartnerUsage(input?: { readonly query?: PartnerUsageQuery }, options?: CallOptions): Promise<PartnerUsage>;
  /** On our own page: a code with which a listed page of a partner gets a session of the caller, once. Refuses with `originNotAllowed`, `keyRevoked`, `forbidden`. */
  issuePageCode(input: { readonly body: PageCodeRequest }, options?: CallOptions): Promise<PageCode>;
  /** Ends a key and every session that came by it, for good. */
  revokePartnerKey(input: { readonly params: PartnerKeyPath }, options?: CallOptions): Promise<PartnerKey>;
  /** Makes a new secret and shows it this once; the one before stays good for a day. */
  rotatePartnerSecret(input?: Record<string, never>, options?: CallOptions): Promise<NewPartnerSecret>;
  /** Sets what frames of the tenant look like. */
  savePartnerAppearance(input: { readonly body: PartnerAppearance }, options?: CallOptions): Promise<PartnerAppearance>;
}
