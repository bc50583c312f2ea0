import type { Tx } from '../../kernel/database/index.ts';

export interface ActivityRow {
  readonly id: string;
  readonly startedAt: Date;
  readonly acknowledgedAt: Date;
  readonly duration: number;
  readonly durationsByType: Readonly<Record<string, number>>;
}

export async function selectOptionalActivity(tx: Tx, userId: number, id: string): Promise<ActivityRow | null> {
  const [row] = await tx<ActivityRow[]>`
    select id, started_at as "startedAt", acknowledged_at as "acknowledgedAt", duration, durations_by_type as "durationsByType"
    from activity where user_id = ${userId} and id = ${id} for update`;
  return row ?? null;
}

export async function insertActivity(tx: Tx, userId: number, row: ActivityRow): Promise<void> {
  await tx`insert into activity (user_id, id, started_at, acknowledged_at, duration, durations_by_type)
    values (${userId}, ${row.id}, ${row.startedAt}, ${row.acknowledgedAt}, ${row.duration}, ${tx.json(row.durationsByType)})`;
}

export async function updateActivity(tx: Tx, userId: number, row: ActivityRow): Promise<void> {
  await tx`update activity set acknowledged_at = ${row.acknowledgedAt}, duration = ${row.duration},
      durations_by_type = ${tx.json(row.durationsByType)}
    where user_id = ${userId} and id = ${row.id}`;
}

export async function deleteActivities(tx: Tx, userId: number): Promise<void> {
  await tx`delete from activity where user_id = ${userId}`;
}

export async function moveActivities(tx: Tx, change: { readonly from: number; readonly to: number }): Promise<void> {
  await tx`update activity set user_id = ${change.to} where user_id = ${change.from}`;
}
