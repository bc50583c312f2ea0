import type { Tx } from '../../kernel/database/index.ts';

export interface EntitlementRow {
  readonly userId: number;
  readonly kind: 'logic' | 'sheets' | 'certificate';
  /** Which sheets, which certificate; empty: there is one of the kind. */
  readonly reference: string;
  readonly startsAt: Date;
  /** Null: for good. */
  readonly endsAt: Date | null;
  readonly source: 'payment' | 'partner' | 'promo';
  readonly sourceId: string;
}

/** False: this source has given it already. */
export async function insertEntitlement(tx: Tx, one: EntitlementRow): Promise<boolean> {
  const { count } = await tx`
    insert into entitlement (user_id, kind, reference, starts_at, ends_at, source, source_id)
    values (${one.userId}, ${one.kind}, ${one.reference}, ${one.startsAt}, ${one.endsAt}, ${one.source}, ${one.sourceId})
    on conflict (source, source_id, kind, reference) do nothing`;
  return count === 1;
}

/** One that moves its end. */
export async function upsertEntitlement(tx: Tx, one: EntitlementRow): Promise<void> {
  await tx`
    insert into entitlement (user_id, kind, reference, starts_at, ends_at, source, source_id)
    values (${one.userId}, ${one.kind}, ${one.reference}, ${one.startsAt}, ${one.endsAt}, ${one.source}, ${one.sourceId})
    on conflict (source, source_id, kind, reference) do update set ends_at = excluded.ends_at, is_over = false`;
}

export async function deleteEntitlement(
  tx: Tx,
  { source, sourceId }: Pick<EntitlementRow, 'source' | 'sourceId'>,
): Promise<void> {
  await tx`delete from entitlement where source = ${source} and source_id = ${sourceId}`;
}

/** Everything that came from sources that begin so; the answer is whose it was. */
export async function deleteEntitlements(
  tx: Tx,
  { source, prefix }: { readonly source: EntitlementRow['source']; readonly prefix: string },
): Promise<readonly number[]> {
  const rows = await tx<{ userId: number }[]>`
    delete from entitlement where source = ${source} and source_id like ${`${prefix}%`} returning user_id as "userId"`;
  return [...new Set(rows.map(({ userId }) => userId))];
}

/** When the last of somebody's months of all courses ends; null: they have none that end later. */
export async function selectLogicEnd(
  tx: Tx,
  { userId, now }: { readonly userId: number; readonly now: Date },
): Promise<Date | null> {
  const [row] = await tx<{ endsAt: Date | null }[]>`
    select max(ends_at) as "endsAt" from entitlement where user_id = ${userId} and kind = 'logic' and ends_at > ${now}`;
  return row?.endsAt ?? null;
}

/** Those of these people who have all courses now, and until when. */
export async function selectLogic(
  tx: Tx,
  { userIds, now }: { readonly userIds: readonly number[]; readonly now: Date },
): Promise<readonly { readonly userId: number; readonly endsAt: Date | null }[]> {
  return tx<{ userId: number; endsAt: Date | null }[]>`
    select user_id as "userId", case when bool_or(ends_at is null) then null else max(ends_at) end as "endsAt"
    from entitlement where user_id = any(${[...userIds]}::int[]) and kind = 'logic'
    group by user_id having bool_or(starts_at <= ${now} and (ends_at is null or ends_at > ${now}))
    order by user_id`;
}

/** What somebody may print, each once. */
export async function selectSheets(
  tx: Tx,
  userId: number,
): Promise<readonly Pick<EntitlementRow, 'reference' | 'startsAt'>[]> {
  return tx<Pick<EntitlementRow, 'reference' | 'startsAt'>[]>`
    select reference, min(starts_at) as "startsAt" from entitlement where user_id = ${userId} and kind = 'sheets'
    group by reference order by min(starts_at) desc, reference`;
}

/** Notes that these are over, and tells whose they were. */
export async function takeEnded(tx: Tx, now: Date): Promise<readonly number[]> {
  const rows = await tx<{ userId: number }[]>`
    update entitlement set is_over = true where ends_at <= ${now} and not is_over returning user_id as "userId"`;
  return [...new Set(rows.map(({ userId }) => userId))];
}

export async function moveEntitlements(
  tx: Tx,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  await tx`update entitlement set user_id = ${to} where user_id = ${from}`;
}
