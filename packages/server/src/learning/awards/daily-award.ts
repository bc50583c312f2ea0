import {
  cycleDayOf,
  dailyAwards,
  type DailyAwardState,
  dailyStreakAt,
  isDailyAwardAvailable,
  type Model,
  numbers,
  takeDailyAward,
  toTimestamp,
} from '@logikit/contract';
import { lockProfile, moveEnergy } from '../../identity/accounts/index.ts';
import { secondsLater, timestampOf } from '../../kernel/clock/index.ts';
import { ApiError } from '../../kernel/errors/index.ts';
import type { AwardRequest } from './award-request.ts';
import { giveBox } from './boxes.ts';
import { type DailyAwardRow, selectOptionalDailyAward, upsertDailyAward } from './daily-award.db.ts';

export async function readDailyAward({
  tx,
  userId,
  now,
}: Omit<AwardRequest, 'emit'>): Promise<Model<'DailyAwardInfo'>> {
  return toInfo(userId, await selectOptionalDailyAward(tx, userId), now);
}

/** Takes the award of the day (rule D-080): energy, or the box of the seventh day. */
export async function accrueDailyAward({ tx, emit, userId, now }: AwardRequest): Promise<Model<'DailyAwardInfo'>> {
  const profile = await lockProfile(tx, userId);
  const before = stateOf(await selectOptionalDailyAward(tx, userId));
  // NOTE: the wire carries whole seconds, and the client counts from what it was told.
  const moment = Math.floor(now.getTime() / 1000) * 1000;
  if (!isDailyAwardAvailable(before, moment)) {
    const next = secondsLater(new Date(before.updatedAt ?? moment), numbers.dailyAwardSeconds);
    throw new ApiError('alreadyTaken', { data: { nextAccrualAt: timestampOf(next) } });
  }
  const { streakDay, frozenAt } = takeDailyAward(before, moment);
  const row: DailyAwardRow = {
    streakDay,
    updatedAt: new Date(moment),
    frozenAt: frozenAt === null ? null : new Date(frozenAt),
    seenAt: null,
  };
  await upsertDailyAward(tx, userId, row);
  const award = dailyAwards()[cycleDayOf(streakDay) - 1];
  if (award?.kind === 'energy')
    await moveEnergy(tx, profile, { amount: award.amount, reason: 'dailyAward', now, emit });
  else await giveBox({ tx, profile, now }, `daily:${toTimestamp(moment)}`);
  return toInfo(userId, row, now);
}

/** The popup of the award has been seen. The award is the person's only one, so its id is the person's. */
export async function seeDailyAward(
  { tx, userId, now }: Omit<AwardRequest, 'emit'>,
  id: number,
): Promise<Model<'DailyAwardInfo'>> {
  if (id !== userId) throw new ApiError('notFound');
  await lockProfile(tx, userId);
  const row = await selectOptionalDailyAward(tx, userId);
  if (row && row.seenAt === null) await upsertDailyAward(tx, userId, { ...row, seenAt: now });
  return toInfo(userId, row && { ...row, seenAt: row.seenAt ?? now }, now);
}

function stateOf(row: DailyAwardRow | null): DailyAwardState {
  return {
    streakDay: row?.streakDay ?? 0,
    updatedAt: row?.updatedAt.getTime() ?? null,
    frozenAt: row?.frozenAt?.getTime() ?? null,
  };
}

function toInfo(userId: number, row: DailyAwardRow | null, now: Date): Model<'DailyAwardInfo'> {
  const state = stateOf(row);
  const isAvailable = isDailyAwardAvailable(state, now.getTime());
  const { streakDay, needsFreeze } = dailyStreakAt(state, now.getTime());
  return {
    id: userId,
    isAvailableToAccrue: isAvailable,
    streakDay,
    updatedAt: row ? timestampOf(row.updatedAt) : null,
    cycleDay: cycleDayOf(isAvailable ? streakDay + 1 : streakDay),
    isSeen: row === null || row.seenAt !== null,
    isFrozen: isAvailable ? needsFreeze : state.frozenAt !== null && state.frozenAt === state.updatedAt,
  };
}
