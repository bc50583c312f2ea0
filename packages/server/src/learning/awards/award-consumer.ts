import { selectReadTheory } from '../../content/catalog/index.ts';
import type { Model } from '@logikit/contract';
import { lockProfile, type ProfileRow, selectProfiles } from '../../identity/accounts/index.ts';
import type { Tx } from '../../kernel/database/index.ts';
import { dayIn } from '../../kernel/clock/index.ts';
import { ApiError } from '../../kernel/errors/index.ts';
import type { Emit } from '../../kernel/pubsub/index.ts';
import { emitInto } from '../../kernel/pubsub/index.ts';
import type { AnswerEvent, AnswerFacts } from '../progress/index.ts';
import { grantAchievements } from './achievements.ts';
import { giveBox } from './boxes.ts';
import type { GoalProgress } from './goal-progress.ts';
import { addToDays, insertReached, insertTheoryRead, selectDaysOf, selectReachedOf, updateRuns } from './goals.db.ts';
import { addSteps, rangeOf, type LearnerStep, noStep, type Step } from './learning-day.ts';

// The door of awards for whatever a learner does: each adds to the day, and what that reaches is given at once.

/** Whoever learns. */
interface Learning {
  readonly tx: Tx;
  readonly emit: Emit;
  readonly profile: ProfileRow;
  readonly now: Date;
}

/** Counts answers, in their order. */
export async function countAnswers(tx: Tx, answers: readonly AnswerEvent[]): Promise<void> {
  const profiles = await selectProfiles(
    tx,
    answers.map(({ userId }) => userId),
  );
  const steps = answers.flatMap(({ userId, facts }): readonly LearnerStep[] => {
    const profile = profiles.get(userId);
    if (!profile) return [];
    const now = new Date(facts.at);
    return [{ profile, now, day: dayIn(profile.timeZone, now), step: stepOf(facts) }];
  });
  await countSteps({ tx, emit: emitInto(tx) }, steps);
}

function stepOf({ earned, closed }: AnswerFacts): Step {
  const how = closed && (closed.isSolved && closed.mistakes === 0 ? 'flawless' : 'mistaken');
  // Solved, and nothing was paid: the answer was known from another place.
  const isKnown = closed?.isSolved === true && !earned.isSolved;
  const solved = earned.isSolved ? 1 : 0;
  return { ...noStep, answers: 1, solved, stars: earned.stars, closed: isKnown ? null : how };
}

/** Counts an article that was opened, once a day. The article of a problem may be named by the problem. */
export async function countTheory(
  { userId, tx, emit, now }: Omit<Learning, 'profile'> & { readonly userId: number },
  read: Model<'TheoryRead'>,
): Promise<void> {
  const theoryId = await selectReadTheory(tx, read);
  if (theoryId === null) throw new ApiError('notFound');
  const profile = await lockProfile(tx, userId);
  const day = dayIn(profile.timeZone, now);
  if (!(await insertTheoryRead(tx, { userId, day }, theoryId))) return;
  await countSteps({ tx, emit }, [{ profile, now, day, step: { ...noStep, theories: 1 } }]);
}

/** Counts time spent learning. */
export async function countSeconds({ tx, emit, profile, now }: Learning, seconds: number): Promise<void> {
  if (seconds <= 0) return;
  const day = dayIn(profile.timeZone, now);
  await countSteps({ tx, emit }, [{ profile, now, day, step: { ...noStep, seconds } }]);
}

/** Adds steps of any learners to their days, and gives what they reach, in the order in which they reach it. */
async function countSteps({ tx, emit }: Pick<Learning, 'tx' | 'emit'>, steps: readonly LearnerStep[]): Promise<void> {
  if (steps.length === 0) return;
  const byLearner = [...Map.groupBy(steps, ({ profile }) => profile.userId)].toSorted(([one], [other]) => one - other);
  const userIds = byLearner.map(([userId]) => userId);
  const range = rangeOf(steps);
  const [days, reached] = await Promise.all([selectDaysOf(tx, userIds, range), selectReachedOf(tx, userIds, range)]);
  const daysOf = Map.groupBy(days, ({ userId }) => userId);
  const reachedOf = Map.groupBy(reached, ({ userId }) => userId);
  const all = byLearner.map(([userId, theirs]) => {
    const before = { days: daysOf.get(userId) ?? [], reached: reachedOf.get(userId) ?? [] };
    return { userId, ...addSteps(before, theirs) };
  });
  await addToDays(
    tx,
    all.flatMap(({ userId, added }) => added.map((day) => ({ ...day, userId }))),
  );
  await updateRuns(
    tx,
    all.flatMap(({ userId, runs }) => runs.map((day) => ({ ...day, userId }))),
  );
  for (const { fresh } of all) for (const { learner, progress } of fresh) await reach(tx, learner, progress);
  const counted = all.flatMap(({ userId, countedAt }) => (countedAt ? [[userId, countedAt] as const] : []));
  const achievers = await grantAchievements(tx, new Map(counted));
  const changed = all.filter(({ userId, fresh, countedAt }) => fresh.length > 0 || countedAt || achievers.has(userId));
  await Promise.all(changed.map(({ userId }) => emit(`user.${userId}`, { name: 'awardsChanged' })));
}

/** Each goal that is reached gives a box (rule D-082). */
async function reach(tx: Tx, { profile, now }: LearnerStep, { goal, day }: GoalProgress): Promise<void> {
  const { id: goalId, type, validFor } = goal;
  const userBoxId = await giveBox({ tx, profile, now }, `${validFor}:${day}:${type}`);
  if (userBoxId !== null) await insertReached(tx, profile.userId, { day, goalId, type, validFor, userBoxId, now });
}
