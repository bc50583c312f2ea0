// Printed from the contract by `pnpm api`; the compiler holds the two together.

import type { CallOptions } from '../../http/http.ts';
import type { LandingCount, ShownLanding, ShownLandingQuery } from '../models/landing.ts';
import type { EmailBody } from '../models/person.ts';
import type { PartnerPage, PartnerPath } from '../models/promo.ts';
import type { StatusOk } from '../models/status.ts';
export interface PromoApi {
  /** Counts what has happened on a landing on the page of a partner; who it was is not said. Refuses with `originNotAllowed`, `keyRevoked`, `notFound`, `tooManyRequests`. */
  countLanding(input: { readonly body: LandingCount }, options?: CallOptions): Promise<StatusOk>;
  /** What the start pages of a partner say. */
  getPartnerPage(input: { readonly params: PartnerPath }, options?: CallOptions): Promise<PartnerPage>;
  /** The landing of a course, an event or a partner, for the page of a partner. Refuses with `originNotAllowed`, `keyRevoked`, `notFound`, `tooManyRequests`. */
  getShownLanding(input: { readonly query: ShownLandingQuery }, options?: CallOptions): Promise<ShownLanding>;
  /** Sends somebody a letter with the caller’s referral link. Refuses with `enterEmailError`, `invalidEmailError`, `tooManyRequests`. */
  inviteByLetter(input: { readonly body: EmailBody }, options?: CallOptions): Promise<StatusOk>;
}
