import type { Model } from '@logikit/contract';
import { deleteInBatches, type Sql, type Tx } from '../../kernel/database/index.ts';

export async function insertEvent(
  tx: Tx,
  userId: number | null,
  { event, now }: { readonly event: Model<'AnalyticsEvent'>; readonly now: Date },
): Promise<void> {
  const { name, params, userParams, experiments, deviceId } = event;
  await tx`
    insert into analytics_event (user_id, device_id, name, params, user_params, experiments, created_at)
    values (${userId}, ${deviceId}, ${name}, ${tx.json(params)}, ${tx.json(userParams)}, ${tx.json(experiments)}, ${now})`;
}

export async function deleteEventsOf(tx: Tx, userId: number): Promise<void> {
  await tx`delete from analytics_event where user_id = ${userId}`;
}

export async function deleteEventsBefore(sql: Sql, before: Date): Promise<void> {
  await deleteInBatches(
    (limit) => sql`
      delete from analytics_event where ctid = any(array(
        select ctid from analytics_event where created_at < ${before} limit ${limit}))`,
  );
}
