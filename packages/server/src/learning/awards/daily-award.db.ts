import type { Tx } from '../../kernel/database/index.ts';

export interface DailyAwardRow {
  readonly streakDay: number;
  readonly updatedAt: Date;
  readonly frozenAt: Date | null;
  readonly seenAt: Date | null;
}

export async function selectOptionalDailyAward(tx: Tx, userId: number): Promise<DailyAwardRow | null> {
  const [row] = await tx<DailyAwardRow[]>`
    select streak_day as "streakDay", updated_at as "updatedAt", frozen_at as "frozenAt", seen_at as "seenAt"
    from daily_award where user_id = ${userId}`;
  return row ?? null;
}

export async function upsertDailyAward(tx: Tx, userId: number, row: DailyAwardRow): Promise<void> {
  await tx`
    insert into daily_award (user_id, streak_day, updated_at, frozen_at, seen_at)
    values (${userId}, ${row.streakDay}, ${row.updatedAt}, ${row.frozenAt}, ${row.seenAt})
    on conflict (user_id) do update set streak_day = excluded.streak_day, updated_at = excluded.updated_at,
      frozen_at = excluded.frozen_at, seen_at = excluded.seen_at`;
}
