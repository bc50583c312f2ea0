import { calls } from '@logikit/contract';
import { route, type Route } from '../../kernel/http/index.ts';
import { listLeads, markLead } from './lead.ts';

export const leadRoutes: readonly Route[] = [
  route(calls.listLeads, ({ tx, query }) => listLeads(tx, query)),
  route(calls.markLead, ({ tx, clock, params, body }) => markLead(tx, clock, { id: params.id, ...body })),
];
