// Printed from the contract by `pnpm api`; the compiler holds the two together.

import type { PageInfo } from './paged.ts';

export interface LeadQuery {
  readonly page?: number;
  readonly perPage?: number;
  readonly paginate?: number;
  readonly state?: 'new' | 'answered';
  readonly kind?: 'company' | 'school' | 'teacher' | 'vacancy' | 'partner';
  readonly search?: string;
}

export interface LeadState {
  readonly state: 'new' | 'answered';
}

export interface ReceivedLead {
  readonly id: number;
  readonly kind: 'company' | 'school' | 'teacher' | 'vacancy' | 'partner';
  readonly name: string;
  readonly email: string;
  readonly organisation: string | null;
  readonly text: string;
  readonly locale: string;
  readonly page: string;
  readonly tariff: 'class' | 'grade' | 'school' | null;
  /** UTC, 'YYYY-MM-DD HH:mm:ss' */
  readonly askedAt: string;
  readonly state: 'new' | 'answered';
}

export interface ReceivedLeads {
  readonly meta: PageInfo;
  readonly links: {
    readonly next: string | null;
  };
  readonly data: ReceivedLead[];
}

/** The shapes above by name. */
export interface LeadModels {
  readonly LeadQuery: LeadQuery;
  readonly LeadState: LeadState;
  readonly ReceivedLead: ReceivedLead;
  readonly ReceivedLeads: ReceivedLeads;
}
