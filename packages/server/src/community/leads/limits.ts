import { emailIn } from '../../identity/accounts/index.ts';
import { numbers } from '@logikit/contract';
import type { Limit } from '../../kernel/http/index.ts';

const limit = { points: numbers.leads.perHour, seconds: 3600 } as const;

/** What is sent from one place, and in the name of one address: nobody is flooded with letters of ours. */
export const leadLimits: readonly Limit[] = [
  { ...limit, name: 'lead', key: ({ address }) => address, byAddress: true },
  { ...limit, name: 'lead-email', key: ({ body }) => emailIn(body), byAddress: false },
];
