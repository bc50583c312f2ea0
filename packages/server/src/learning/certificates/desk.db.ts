import type { Tx } from '../../kernel/database/index.ts';
import type { Rows, Slice } from '../../kernel/http/index.ts';
import type { SheetFacts } from './sheet.ts';

export interface DeskRow extends Pick<SheetFacts, 'title' | 'share' | 'locale' | 'name'> {
  readonly id: number;
  readonly userId: number;
  readonly phone: string | null;
  readonly address: string | null;
  readonly status: number;
  readonly tracking: string | null;
  readonly changedAt: Date;
}

const columns = (tx: Tx) => tx`
  r.id, r.user_id as "userId", u.title, c.share, u.locale, r.name, r.phone, r.address, r.status, r.tracking,
  r.changed_at as "changedAt"`;
/** Whoever asks for paper has the certificate itself: they are issued together. */
const joined = (tx: Tx) => tx`
  from certificate_request r join certificate c on c.id = r.certificate_id
  join user_certificate u on u.user_id = r.user_id and u.certificate_id = r.certificate_id`;

/** On paper, those that have stood so for longest first. */
export async function selectDesk(tx: Tx, status: number, { limit, offset }: Slice): Promise<Rows<DeskRow>> {
  const wanted = tx`${joined(tx)} where r.type = 0 and r.status = ${status}`;
  const rows = await tx<DeskRow[]>`
    select ${columns(tx)} ${wanted} order by r.changed_at, r.id limit ${limit} offset ${offset}`;
  const [count] = await tx<{ total: number }[]>`select count(*)::int as total ${wanted}`;
  return { rows, total: count?.total ?? 0 };
}

export async function selectDeskRow(tx: Tx, id: number): Promise<DeskRow | null> {
  const [row] = await tx<DeskRow[]>`select ${columns(tx)} ${joined(tx)} where r.type = 0 and r.id = ${id}`;
  return row ?? null;
}

/** False: it stands otherwise meanwhile. */
export async function updateDeskStatus(
  tx: Tx,
  { id, status }: Pick<DeskRow, 'id' | 'status'>,
  to: Pick<DeskRow, 'status' | 'tracking' | 'changedAt'>,
): Promise<boolean> {
  const rows = await tx`
    update certificate_request set status = ${to.status}, tracking = ${to.tracking}, changed_at = ${to.changedAt}
    where id = ${id} and status = ${status} returning id`;
  return rows.length > 0;
}

/** What is printed: the name is the one that was asked for. */
export async function selectDeskSheet(tx: Tx, id: number): Promise<SheetFacts | null> {
  const [row] = await tx<Omit<SheetFacts, 'link'>[]>`
    select r.name, u.locale, u.title, u.stars, u.problems, c.share, u.issued_at as "issuedAt"
    ${joined(tx)} where r.type = 0 and r.id = ${id}`;
  return row ? { ...row, link: null } : null;
}

/** Where somebody lives is needed while a letter is on its way, and no longer (rule D-255). */
export async function forgetAddresses(tx: Tx, before: Date): Promise<void> {
  await tx`
    update certificate_request set phone = null, address = null
    where status in (-1, 2, 3) and changed_at < ${before} and (phone is not null or address is not null)`;
}
