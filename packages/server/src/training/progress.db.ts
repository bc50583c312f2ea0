import type { Tx } from '../database/database.ts';
import type { ReplayDay, Standing } from './decide.ts';
import { untouched } from './decide.ts';

/** Whose progress: one row per problem and context (rule D-022). */
export interface Owner {
  readonly userId: number;
  readonly tenantId: number;
  /** Left out: threads and blocks together. */
  readonly context?: string;
}

export interface StandingKey extends Owner {
  readonly problemId: number;
  /** '' for threads and blocks together. */
  readonly context: string;
}

/** A standing with the hint that put a variant aside. */
export interface StandingRow extends Standing {
  readonly removedVariant: string | null;
}

interface Stored extends Omit<StandingRow, 'closedAt' | 'starsAt'> {
  readonly closedAt: Date | null;
  readonly starsAt: Date | null;
}

export async function selectStanding(tx: Tx, key: StandingKey): Promise<StandingRow | null> {
  const [row] = await tx<Stored[]>`
    select count, mistakes, stars, is_final as "isFinal", is_solved as "isSolved", correct_count as "correctCount",
      hints, removed_variant as "removedVariant", closed_at as "closedAt", stars_at as "starsAt"
    from progress
    where user_id = ${key.userId} and tenant_id = ${key.tenantId} and problem_id = ${key.problemId}
      and context = ${key.context}`;
  return row ? { ...row, closedAt: row.closedAt?.getTime() ?? null, starsAt: row.starsAt?.getTime() ?? null } : null;
}

export async function selectReplayDay(tx: Tx, userId: number, day: string): Promise<ReplayDay> {
  const [row] = await tx<
    ReplayDay[]
  >`select correct, lives from replay_day where user_id = ${userId} and day = ${day}::date`;
  return row ?? { correct: 0, lives: 0 };
}

export async function upsertReplayDay(
  tx: Tx,
  owner: { userId: number; day: string },
  { correct, lives }: ReplayDay,
): Promise<void> {
  await tx`
    insert into replay_day (user_id, day, correct, lives) values (${owner.userId}, ${owner.day}::date, ${correct}, ${lives})
    on conflict (user_id, day) do update set correct = excluded.correct, lives = excluded.lives`;
}

/** Notes that a hint was given. The profile row is locked, so nobody else writes this row meanwhile. */
export async function upsertHint(
  tx: Tx,
  key: StandingKey,
  hint: { now: Date; hints: number; removed: string | null },
): Promise<void> {
  await tx`
    insert into progress (user_id, tenant_id, problem_id, context, hints, removed_variant, updated_at)
    values (${key.userId}, ${key.tenantId}, ${key.problemId}, ${key.context}, ${hint.hints}, ${hint.removed}, ${hint.now})
    on conflict (user_id, tenant_id, problem_id, context) do update set
      hints = excluded.hints, removed_variant = excluded.removed_variant, updated_at = excluded.updated_at`;
}

export async function hasProgress(tx: Tx, userId: number): Promise<boolean> {
  const [row] = await tx<{ found: boolean }[]>`select exists (select from progress where user_id = ${userId}) as found`;
  return row?.found ?? false;
}

/** Gives every row of `from` to `to`, who has none. Lives and energy stay each person's own, and so do their entries. */
export async function moveProgress(
  tx: Tx,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  await Promise.all([
    tx`update progress set user_id = ${to} where user_id = ${from}`,
    tx`update passing set user_id = ${to} where user_id = ${from}`,
    tx`update replay_day set user_id = ${to} where user_id = ${from}`,
    tx`update ledger set user_id = ${to} where user_id = ${from} and currency = 'stars'`,
    tx`update progress_reset set user_id = ${to} where user_id = ${from}`,
    tx`
      with moved as (delete from course_purchase where user_id = ${from} returning course_id, purchase_id, bought_at)
      insert into course_purchase (user_id, course_id, purchase_id, bought_at)
      select ${to}, course_id, purchase_id, bought_at from moved on conflict do nothing`,
  ]);
}

export async function deleteProgress(tx: Tx, userId: number): Promise<void> {
  await Promise.all([
    tx`delete from progress where user_id = ${userId}`,
    tx`delete from passing where user_id = ${userId}`,
    tx`delete from replay_day where user_id = ${userId}`,
    tx`delete from ledger where user_id = ${userId}`,
    tx`delete from progress_reset where user_id = ${userId}`,
    tx`delete from course_purchase where user_id = ${userId}`,
  ]);
}

export const noStanding: StandingRow = { ...untouched, removedVariant: null };
