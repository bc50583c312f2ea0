import type { Model } from '@logikit/contract';
import { lockProfile, type ProfileRow, selectProfiles } from '../../identity/accounts/index.ts';
import type { Tx } from '../../kernel/database/index.ts';
import { dayIn, mondayOf } from '../../kernel/clock/index.ts';
import { ApiError } from '../../kernel/errors/index.ts';
import type { Emit } from '../../kernel/pubsub/index.ts';
import { emitInto } from '../../kernel/pubsub/index.ts';
import type { AnswerEvent, AnswerFacts } from '../progress/index.ts';
import { grantAchievements } from './achievements.ts';
import { giveBox } from './boxes.ts';
import {
  addToDay,
  insertReached,
  insertTheoryRead,
  selectDays,
  selectReached,
  selectReadTheory,
  type Step,
} from './goals.db.ts';
import { type GoalProgress, progressOfDay, progressOfWeek } from './goal-progress.ts';

// The door of awards for whatever a learner does: each adds to the day, and what that reaches is given at once.

/** Whoever learns. */
export interface Learning {
  readonly tx: Tx;
  readonly emit: Emit;
  readonly profile: ProfileRow;
  readonly now: Date;
}

const nothing: Step = { answers: 0, solved: 0, stars: 0, theories: 0, seconds: 0, closed: null };

/** Counts answers, in their order. */
export async function countAnswers(tx: Tx, answers: readonly AnswerEvent[]): Promise<void> {
  const profiles = await selectProfiles(
    tx,
    answers.map(({ userId }) => userId),
  );
  for (const { userId, facts } of answers) {
    const profile = profiles.get(userId);
    if (profile) await addStep({ tx, emit: emitInto(tx), profile, now: new Date(facts.at) }, stepOf(facts));
  }
}

function stepOf({ earned, closed }: AnswerFacts): Step {
  const how = closed && (closed.isSolved && closed.mistakes === 0 ? 'flawless' : 'mistaken');
  return { ...nothing, answers: 1, solved: earned.isSolved ? 1 : 0, stars: earned.stars, closed: how };
}

/** Counts an article that was opened, once a day. The article of a problem may be named by the problem. */
export async function countTheory(
  { userId, ...rest }: Omit<Learning, 'profile'> & { readonly userId: number },
  read: Model<'TheoryRead'>,
): Promise<void> {
  const theoryId = await selectReadTheory(rest.tx, read);
  if (theoryId === null) throw new ApiError('notFound');
  const profile = await lockProfile(rest.tx, userId);
  const day = dayIn(profile.timeZone, rest.now);
  if (!(await insertTheoryRead(rest.tx, { userId, day }, theoryId))) return;
  await addStep({ ...rest, profile }, { ...nothing, theories: 1 });
}

/** Counts time spent learning. */
export async function countSeconds(learning: Learning, seconds: number): Promise<void> {
  if (seconds > 0) await addStep(learning, { ...nothing, seconds });
}

async function addStep(learning: Learning, step: Step): Promise<void> {
  const { tx, emit, profile, now } = learning;
  const { userId, courseTl: lesson } = profile;
  const day = dayIn(profile.timeZone, now);
  const monday = mondayOf(day);
  const [, days, reached] = await Promise.all([
    addToDay(tx, { userId, day }, step),
    selectDays(tx, userId, { from: monday, to: day }),
    selectReached(tx, userId, { from: monday, to: day }),
  ]);
  const learnt = { userId, lesson, days, reached };
  const fresh = [...progressOfDay(learnt, day), ...progressOfWeek(learnt, monday)].filter(
    ({ goal, current, reached: before }) => before === null && current >= goal.target,
  );
  for (const progress of fresh) await reach(learning, progress);
  const isMet = step.seconds === 0 && (await grantAchievements(tx, userId, now));
  if (fresh.length > 0 || isMet) await emit(`user.${userId}`, { name: 'awardsChanged' });
}

/** Each goal that is reached gives a box (rule D-082). */
async function reach(learning: Learning, { goal, day }: GoalProgress): Promise<void> {
  const { tx, profile, now } = learning;
  const { id: goalId, type, validFor } = goal;
  const userBoxId = await giveBox(learning, `${validFor}:${day}:${type}`);
  if (userBoxId !== null) await insertReached(tx, profile.userId, { day, goalId, type, validFor, userBoxId, now });
}
