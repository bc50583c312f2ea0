// Printed from the contract by `pnpm api`; the compiler holds the two together.

import type { CallOptions } from '../../http/http.ts';
import type { IdPath } from '../models/id.ts';
import type { LeadQuery, LeadState, ReceivedLead, ReceivedLeads } from '../models/lead.ts';
export interface LeadsApi {
  /** What people have written by the forms of public pages, those without an answer first. */
  listLeads(input?: { readonly query?: LeadQuery }, options?: CallOptions): Promise<ReceivedLeads>;
  /** Says whether somebody has been answered. */
  markLead(input: { readonly params: IdPath; readonly body: LeadState }, options?: CallOptions): Promise<ReceivedLead>;
}
