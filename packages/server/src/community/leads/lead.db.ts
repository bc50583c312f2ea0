import type { LeadKind, Model } from '@logikit/contract';
import { deleteInBatches, type Sql, type Tx } from '../../kernel/database/index.ts';
import type { Rows, Slice } from '../../kernel/http/index.ts';

type Tariff = Model<'ReceivedLead'>['tariff'];

/** What somebody has written. */
export interface NewLead {
  readonly kind: LeadKind;
  readonly name: string;
  readonly email: string;
  readonly organisation: string | null;
  readonly text: string;
  readonly locale: string;
  readonly page: string;
  readonly tariff: Tariff;
  readonly consentText: string | null;
}

export async function insertLead(tx: Tx, lead: NewLead, at: Date): Promise<void> {
  const { kind, name, email, organisation, text, locale, page, tariff, consentText } = lead;
  await tx`insert into lead (kind, name, email, organisation, text, locale, page, source, consent_text, created_at)
    values (${kind}, ${name}, ${email}, ${organisation}, ${text}, ${locale}, ${page},
      jsonb_strip_nulls(jsonb_build_object('tariff', ${tariff}::text)), ${consentText}, ${at})`;
}

export interface LeadRow extends Omit<NewLead, 'consentText'> {
  readonly id: number;
  readonly at: Date;
  readonly isAnswered: boolean;
}

const columns = (tx: Tx) => tx`id, kind, name, email, organisation, text, locale, page, source ->> 'tariff' as tariff,
  created_at as at, answered_at is not null as "isAnswered"`;

export interface WantedLeads {
  readonly isAnswered: boolean | null;
  readonly kind: LeadKind | null;
  /** A part of a name, an address or an organisation. */
  readonly search: string | null;
}

/** Those that wait first, each half with the newest on top. Null: all of them. */
export async function selectLeads(
  tx: Tx,
  { isAnswered, kind, search }: WantedLeads,
  { limit, offset }: Slice,
): Promise<Rows<LeadRow>> {
  const pattern = search === null ? null : `%${search.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const wanted = tx`from lead
    where (${isAnswered}::boolean is null or (answered_at is not null) = ${isAnswered})
      and (${kind}::text is null or kind = ${kind})
      and (${pattern}::text is null or concat_ws(' ', name, email, organisation) ilike ${pattern})`;
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
    update lead set answered_at = case when ${answer.isAnswered} then coalesce(answered_at, ${answer.at}) end
    where id = ${id} returning ${columns(tx)}`;
  return row ?? null;
}

export async function deleteLeadsOf(tx: Tx, email: string): Promise<void> {
  await tx`delete from lead where lower(email) = lower(${email})`;
}

export async function deleteLeadsBefore(sql: Sql, before: Date): Promise<void> {
  await deleteInBatches(
    (limit) => sql`
      delete from lead where id in (select id from lead where created_at < ${before} order by created_at limit ${limit})`,
  );
}
