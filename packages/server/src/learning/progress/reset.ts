import { levelOf, type Model, numbers } from '@logikit/contract';
import { changeProfile, lockProfile, moveStars } from '../../identity/accounts/index.ts';
import { secondsLater, timestampOf } from '../../kernel/clock/index.ts';
import type { Tx } from '../../kernel/database/index.ts';
import type { Emit } from '../../kernel/pubsub/index.ts';
import { ApiError } from '../../kernel/errors/index.ts';
import type { Owner } from './owner.ts';
import { archiveProgress, insertReset, selectCourseIds, selectResets } from './reset.db.ts';

const DAY_SECONDS = 86_400;

/** Whether somebody may begin anew (rule D-095): a few times a year, and not twice in a month. */
export type ResetRights = Pick<
  Model<'PupilSettings'>,
  'isAllowedToResetProgress' | 'maxResetProgressCount' | 'takenResetProgressCount' | 'nextProgressResetDate'
>;

export async function readResetRights(tx: Tx, userId: number, now: Date): Promise<ResetRights> {
  const { taken, lastAt } = await selectResets(tx, userId, now);
  const next = lastAt && secondsLater(lastAt, numbers.reset.everyDays * DAY_SECONDS);
  const isWaiting = next !== null && next > now;
  return {
    isAllowedToResetProgress: taken < numbers.reset.perYear && !isWaiting,
    maxResetProgressCount: numbers.reset.perYear,
    takenResetProgressCount: taken,
    nextProgressResetDate: isWaiting ? timestampOf(next) : null,
  };
}

interface Reset {
  readonly tx: Tx;
  readonly emit: Emit;
  readonly owner: Owner;
  /** `all`: every course that there is. */
  readonly asked: Model<'ResetProgress'> | 'all';
  readonly now: Date;
}

/**
 * Begins courses anew. What was earned in them goes with them, or solving twice would pay twice; purchases,
 * certificates and places of the rating stay.
 */
export async function resetProgress({ tx, emit, owner, asked, now }: Reset): Promise<void> {
  const profile = await lockProfile(tx, owner.userId);
  const rights = await readResetRights(tx, owner.userId, now);
  if (!rights.isAllowedToResetProgress) {
    throw new ApiError('resetNotAllowed', { data: { nextProgressResetDate: rights.nextProgressResetDate } });
  }
  const courseIds = await selectCourseIds(
    tx,
    asked === 'all' ? { targetLesson: null } : { targetLesson: profile.courseTl, ...asked },
  );
  if (courseIds.length === 0) throw new ApiError('notFound');
  const id = await insertReset(tx, owner, { courseIds, now });
  const archived = await archiveProgress(tx, owner, { id, courseIds, courseTl: profile.courseTl });
  const moves = {
    stars: Math.max(0, profile.stars - archived.stars),
    completedProblems: Math.max(0, profile.completedProblems - archived.solvedInCourse),
    allCompletedProblems: Math.max(0, profile.allCompletedProblems - archived.solved),
  };
  const changed = await changeProfile(tx, profile, { ...moves, level: levelOf(moves) });
  const amount = -Math.min(profile.starsOnBalance, archived.stars);
  if (amount !== 0) await moveStars(tx, changed, { amount, reason: 'reset', now });
  const { stars, completedProblems, level } = changed;
  await emit(`user.${owner.userId}`, { name: 'profileChanged', stars, level, completedProblems });
}
