import type { Model } from '@logikit/contract';
import { type Clock, timestampOf } from '../../kernel/clock/index.ts';
import type { Tx } from '../../kernel/database/index.ts';
import { ApiError } from '../../kernel/errors/index.ts';
import { sliceOf, toPage } from '../../kernel/http/index.ts';
import { type LeadRow, selectLeads, updateAnswered } from './lead.db.ts';

type Lead = Model<'ReceivedLead'>;

/** What people have written to us, for whoever answers them. */
export async function listLeads(tx: Tx, query: Model<'LeadQuery'>): Promise<Model<'ReceivedLeads'>> {
  const { state, kind = null, search = '' } = query;
  const isAnswered = state === undefined ? null : state === 'answered';
  const { rows, total } = await selectLeads(tx, { isAnswered, kind, search: search.trim() || null }, sliceOf(query));
  return toPage(query, { rows: rows.map(leadOf), total });
}

export async function markLead(
  tx: Tx,
  clock: Clock,
  { id, state }: { readonly id: number; readonly state: Lead['state'] },
): Promise<Lead> {
  const row = await updateAnswered(tx, id, { isAnswered: state === 'answered', at: clock.now() });
  if (!row) throw new ApiError('notFound');
  return leadOf(row);
}

function leadOf({ at, isAnswered, ...lead }: LeadRow): Lead {
  return { ...lead, askedAt: timestampOf(at), state: isAnswered ? 'answered' : 'new' };
}
