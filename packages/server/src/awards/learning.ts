import type { Model } from '@logikit/contract';
import { lockProfile, type ProfileRow } from '../accounts/profile.ts';
import type { Tx } from '../database/database.ts';
import { dayIn, mondayOf } from '../day.ts';
import { Refusal } from '../http/refusal.ts';
import type { Emit } from '../http/route.ts';
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
import { type Standing, standingsOfDay, standingsOfWeek } from './tally.ts';

// The door of awards for whatever a learner does: each adds to the day, and what that reaches is given at once.

/** Whoever learns, with the profile locked in this transaction. */
export interface Learning {
  readonly tx: Tx;
  readonly emit: Emit;
  readonly profile: ProfileRow;
  readonly now: Date;
}

/** What an answer was, for the goals. */
export interface CountedAnswer {
  readonly isSolved: boolean;
  /** Set when this answer closed the problem: its mistakes. */
  readonly mistakes: number | null;
  readonly stars: number;
}

const nothing: Step = { answers: 0, solved: 0, stars: 0, theories: 0, seconds: 0, closed: null };

/** Counts an answer. NOTE: send what the answer itself changes first, achievements are read from it. */
export async function countAnswer(learning: Learning, { isSolved, mistakes, stars }: CountedAnswer): Promise<void> {
  const closed = mistakes === null ? null : isSolved && mistakes === 0 ? 'flawless' : 'mistaken';
  await addStep(learning, { ...nothing, answers: 1, solved: isSolved ? 1 : 0, stars, closed });
}

/** Counts an article that was opened, once a day. The article of a problem may be named by the problem. */
export async function countTheory(
  { userId, ...rest }: Omit<Learning, 'profile'> & { readonly userId: number },
  read: Model<'TheoryRead'>,
): Promise<void> {
  const theoryId = await selectReadTheory(rest.tx, read);
  if (theoryId === null) throw new Refusal('notFound');
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
  const fresh = [...standingsOfDay(learnt, day), ...standingsOfWeek(learnt, monday)].filter(
    ({ goal, current, reached: before }) => before === null && current >= goal.target,
  );
  for (const standing of fresh) await reach(learning, standing);
  const isMet = step.seconds === 0 && (await grantAchievements(tx, userId, now));
  if (fresh.length > 0 || isMet) await emit(`user.${userId}`, { name: 'awardsChanged' });
}

/** Each goal that is reached gives a box (rule D-082). */
async function reach(learning: Learning, { goal, day }: Standing): Promise<void> {
  const { tx, profile, now } = learning;
  const { id: goalId, type, validFor } = goal;
  const userBoxId = await giveBox(learning, `${validFor}:${day}:${type}`);
  if (userBoxId !== null) await insertReached(tx, profile.userId, { day, goalId, type, validFor, userBoxId, now });
}
