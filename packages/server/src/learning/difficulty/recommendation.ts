import {
  type Aim,
  aimOf,
  type Candidate,
  createRng,
  promisedDifficulty,
  recommend,
  targetSuccess,
} from '@logikit/problems';
import { readProfile } from '../../identity/accounts/index.ts';
import type { Tx } from '../../kernel/database/index.ts';
import { type CandidateRow, selectCandidates } from './candidate.db.ts';
import { guessAt, startOf } from './rating.ts';
import { type ProblemFacts, selectLearner, selectLesson } from './rating.db.ts';
import { dueSkills, skillsOf } from './review.ts';

/** A learner at one moment. */
export interface Chooser {
  readonly tx: Tx;
  readonly userId: number;
  readonly now: Date;
}

/** The problem that suits a learner best of several that are open and untried; null of none. */
export async function recommendAmong(chooser: Chooser, problemIds: readonly number[]): Promise<number | null> {
  const [only, another] = problemIds;
  if (only === undefined || another === undefined) return only ?? null;
  const { tx, userId, now } = chooser;
  const [rows, due] = await Promise.all([selectCandidates(tx, userId, problemIds), dueSkills(tx, userId, now)]);
  const [first] = rows;
  if (!first) return null;
  const { aim, answers } = await aimFor(chooser, first.targetLesson);
  const candidates = rows.map((row) => toCandidate(row, due));
  // The same answer until the learner has tried something: a road that is opened twice leads to the same place.
  return recommend(candidates, aim, createRng(`${userId}/${answers}`))?.id ?? null;
}

/** What to aim at for this learner in a target lesson, and how many first tries the aim rests on. */
export async function aimFor(
  { tx, userId, now }: Chooser,
  targetLesson: ProblemFacts['targetLesson'],
): Promise<{ readonly aim: Aim; readonly answers: number }> {
  const [profile, known, lesson] = await Promise.all([
    readProfile(tx, userId),
    selectLearner(tx, { userId, targetLesson }),
    selectLesson(tx, targetLesson),
  ]);
  const ability = known ?? startOf(profile, targetLesson, { lesson, now });
  const usual = targetSuccess[targetLesson];
  const { lastFamilies } = ability;
  const aim = aimOf({ ability, lesson, usual, lastFamilies, answersInLesson: lesson.answers });
  return { aim, answers: ability.answers };
}

export function toCandidate(row: CandidateRow, due: ReadonlyMap<string, number>): Candidate & { readonly id: number } {
  return {
    id: row.id,
    // A problem that somebody wrote is a family of its own.
    family: row.family ?? `written/${row.id}`,
    difficulty: promisedDifficulty(row.complexity) + row.measured,
    guess: guessAt(row),
    skill: row.skill,
    shown: row.shown,
    due: Math.max(0, ...skillsOf(row.family).map((skill) => due.get(skill) ?? 0)),
    need: Math.min(1, Math.max(0, -row.skill)),
  };
}
