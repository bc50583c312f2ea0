import type { Model } from '@logikit/contract';
import type { Tx } from '../../../kernel/database/index.ts';
import type { Rows, Slice } from '../../../kernel/http/index.ts';

export async function insertLead(
  tx: Tx,
  lead: Model<'SchoolLead'> & { readonly locale: string; readonly at: Date },
): Promise<void> {
  await tx`insert into school_lead (tariff, name, email, school, message, locale, created_at)
    values (${lead.tariff}, ${lead.name}, ${lead.email}, ${lead.school}, ${lead.message}, ${lead.locale}, ${lead.at})`;
}

export interface LeadRow extends Model<'SchoolLead'> {
  readonly id: number;
  readonly locale: string;
  readonly at: Date;
  readonly isAnswered: boolean;
}

const columns = (tx: Tx) =>
  tx`id, tariff, name, email, school, message, locale, created_at as at, answered_at is not null as "isAnswered"`;

/** Those that wait first, each half with the newest on top. Null: all of them. */
export async function selectLeads(
  tx: Tx,
  isAnswered: boolean | null,
  { limit, offset }: Slice,
): Promise<Rows<LeadRow>> {
  const wanted = tx`from school_lead where ${isAnswered}::boolean is null or (answered_at is not null) = ${isAnswered}`;
  const rows = await tx<LeadRow[]>`
    select ${columns(tx)} ${wanted} order by answered_at is not null, created_at desc, id desc
    limit ${limit} offset ${offset}`;
  const [count] = await tx<{ total: number }[]>`select count(*)::int as total ${wanted}`;
  return { rows, total: count?.total ?? 0 };
}

/** Null: there is no such lead. Saying it again keeps when it was said first. */
export async function updateAnswered(
  tx: Tx,
  id: number,
  answer: { readonly isAnswered: boolean; readonly at: Date },
): Promise<LeadRow | null> {
  const [row] = await tx<LeadRow[]>`
    update school_lead set answered_at = case when ${answer.isAnswered} then coalesce(answered_at, ${answer.at}) end
    where id = ${id} returning ${columns(tx)}`;
  return row ?? null;
}

export async function deleteLeadsOf(tx: Tx, email: string): Promise<void> {
  await tx`delete from school_lead where lower(email) = lower(${email})`;
}
