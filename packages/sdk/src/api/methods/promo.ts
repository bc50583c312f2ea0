// Printed from the contract by `pnpm api`; the compiler holds the two together.

import type { CallOptions } from '../../http/http.ts';
import type { EmailBody } from '../models/person.ts';
import type { PartnerPage, PartnerPath } from '../models/promo.ts';
import type { StatusOk } from '../models/status.ts';
export interface PromoApi {
  /** What the start pages of a partner say. */
  getPartnerPage(input: { readonly params: PartnerPath }, options?: CallOptions): Promise<PartnerPage>;
  /** Sends somebody a letter with the caller’s referral link. Refuses with `enterEmailError`, `invalidEmailError`, `tooManyRequests`. */
  inviteByLetter(input: { readonly body: EmailBody }, options?: CallOptions): Promise<StatusOk>;
}
