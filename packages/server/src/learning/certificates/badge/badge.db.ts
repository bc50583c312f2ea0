import type { Tx } from '../../../kernel/database/index.ts';

export interface BadgeRow {
  /** A UUID. */
  readonly id: string;
  /** Its place in the list of badges that are good no more. */
  readonly statusIndex: number;
}

/** The one that is held for a certificate; null: none was taken, or it was taken back. */
export async function selectBadge(tx: Tx, userCertificateId: number): Promise<BadgeRow | null> {
  const [row] = await tx<BadgeRow[]>`
    select id, status_index as "statusIndex" from badge
    where user_certificate_id = ${userCertificateId} and revoked_at is null`;
  return row ?? null;
}

/** Changes nothing where one is held. */
export async function insertBadge(tx: Tx, id: string, userCertificateId: number): Promise<void> {
  await tx`
    insert into badge (id, user_certificate_id) values (${id}, ${userCertificateId})
    on conflict (user_certificate_id) where revoked_at is null do nothing`;
}

export async function revokeBadge(tx: Tx, userCertificateId: number, at: Date): Promise<void> {
  await tx`update badge set revoked_at = ${at}
    where user_certificate_id = ${userCertificateId} and revoked_at is null`;
}

/** Whether this is a badge of ours that still stands for a certificate. */
export async function selectIsGood(tx: Tx, id: string): Promise<boolean> {
  const [row] = await tx`
    select 1 from badge where id = ${id} and revoked_at is null and user_certificate_id is not null`;
  return row !== undefined;
}

/** Places that are good no more, of those from `from` on to before `to`. */
export async function selectRevoked(
  tx: Tx,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<readonly number[]> {
  const rows = await tx<{ statusIndex: number }[]>`
    select status_index as "statusIndex" from badge
    where status_index >= ${from} and status_index < ${to} and (revoked_at is not null or user_certificate_id is null)`;
  return rows.map(({ statusIndex }) => statusIndex);
}

/** The last place that was given; null: none yet. */
export async function selectLastPlace(tx: Tx): Promise<number | null> {
  const [row] = await tx<{ last: number | null }[]>`select max(status_index) as last from badge`;
  return row?.last ?? null;
}
