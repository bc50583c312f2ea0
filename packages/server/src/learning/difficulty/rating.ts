import { guessOf, type Mode, newAbility, newResidual, newSkill, rate, targetSuccess } from '@logikit/problems';
import { type ProfileRow, selectProfiles } from '../../identity/accounts/index.ts';
import type { Tx } from '../../kernel/database/index.ts';
import type { AnswerEvent, AnswerFacts } from '../progress/index.ts';
import { readRatings, type Ratings, writeRatings } from './ratings.ts';
import { type LearnerRow, type LessonRow, type ProblemFacts, untouchedLesson } from './rating.db.ts';
import { reviewAnswers } from './review.ts';

/** Rates answers in their order: each first try, and the review cards of each problem that is closed. */
export async function rateAnswers(tx: Tx, answers: readonly AnswerEvent[]): Promise<void> {
  const telling = answers.filter(({ facts }) => facts.isFirst || facts.closed !== null);
  if (telling.length === 0) return;
  const profiles = await selectProfiles(
    tx,
    telling.map(({ userId }) => userId),
  );
  const ofLearners = telling.filter(({ userId }) => profiles.has(userId));
  const ratings = await readRatings(
    tx,
    ofLearners.map(({ userId, facts }) => ({ userId, problemId: facts.problemId })),
  );
  for (const { userId, facts } of ofLearners) {
    const profile = profiles.get(userId);
    // A problem of the road may come again in an exercise: only the very first try says something.
    if (profile && facts.isFirst) rateFirstTry(ratings, profile, facts);
  }
  await reviewAnswers(
    tx,
    ofLearners.map(({ userId, facts }) => ({ userId, facts, family: problemIn(ratings, facts).family })),
  );
  await writeRatings(tx, ratings);
}

function problemIn({ problems }: Ratings, { problemId }: Pick<AnswerFacts, 'problemId'>) {
  const problem = problems.get(problemId);
  if (!problem) throw new Error(`Problem ${problemId} is gone`);
  return problem;
}

/** Moves every row that a first try says something about. */
function rateFirstTry(ratings: Ratings, profile: ProfileRow, facts: AnswerFacts): void {
  const { userId } = profile;
  const { problemId, targetLesson, isCorrect } = facts;
  const problem = problemIn(ratings, facts);
  const { family } = problem;
  const { learners, skills, items, families, lessons } = ratings;
  const learner = learners.get({ userId, targetLesson });
  const lesson = lessons.get({ targetLesson }) ?? untouchedLesson;
  const before = {
    ability: learner ?? startOf(profile, targetLesson, { lesson, now: new Date(facts.at) }),
    skill: (family !== null && skills.get({ userId, family })) || newSkill,
    item: items.get({ problemId, targetLesson }) ?? newResidual,
    family: (family !== null && families.get({ family, targetLesson })) || newResidual,
    lesson,
  };
  const { complexity } = problem;
  const after = rate(before, { isRight: isCorrect, complexity, guess: guessAt(problem) });
  const lastFamilies = [...(family === null ? [] : [family]), ...(learner?.lastFamilies ?? [])].slice(0, 2);
  learners.set({ userId, targetLesson }, { ...after.ability, lastFamilies });
  items.set({ problemId, targetLesson }, after.item);
  lessons.set({ targetLesson }, { ...after.lesson, answers: lesson.answers + 1 });
  if (family === null) return;
  skills.set({ userId, family }, after.skill);
  families.set({ family, targetLesson }, after.family);
}

/** A learner as the model knows him, who may not have answered anything yet. */
export function startOf(
  profile: ProfileRow,
  targetLesson: ProblemFacts['targetLesson'],
  { lesson, now }: { readonly lesson: LessonRow; readonly now: Date },
): LearnerRow {
  const age = profile.birthYear === null ? null : now.getUTCFullYear() - profile.birthYear;
  const known = { lesson: targetLesson, age, grade: profile.gradeId };
  return { ...newAbility(lesson, targetSuccess[targetLesson], known), lastFamilies: [] };
}

/** A problem that nobody has needed yet does not know its variants; most choices of the bank have four. */
const usualVariants = 4;

export function guessAt({ mode, variants, family }: ProblemFacts): number {
  if (family === null) return guessOf(variants > 1 ? 'single' : 'number', variants);
  return guessOf((mode ?? 'single') as Mode, variants === 0 ? usualVariants : variants); // the bank's own word
}
