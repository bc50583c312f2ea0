import {
  guessOf,
  type LessonMean,
  type Mode,
  newAbility,
  newResidual,
  newSkill,
  rate,
  targetSuccess,
} from '@logikit/problems';
import { type ProfileRow, selectProfiles } from '../../identity/accounts/index.ts';
import type { Tx } from '../../kernel/database/index.ts';
import type { AnswerEvent } from '../progress/index.ts';
import {
  addToFamily,
  addToLesson,
  addToProblem,
  type LearnerRow,
  type LessonRow,
  type ProblemFacts,
  selectLearner,
  selectLesson,
  selectRatedProblem,
  upsertLearner,
  upsertSkill,
} from './rating.db.ts';
import { type Closed, reviewSkills } from './review.ts';

/** An answer that may teach us something about learner and problem. */
interface RatedAnswer {
  readonly profile: ProfileRow;
  readonly problemId: number;
  readonly targetLesson: ProblemFacts['targetLesson'];
  readonly isFirst: boolean;
  readonly isCorrect: boolean;
  /** Set when this answer closed the problem. */
  readonly closed: Closed | null;
  readonly now: Date;
}

/** Rates answers in their order: each first try, and the review cards of each problem that is closed. */
export async function rateAnswers(tx: Tx, answers: readonly AnswerEvent[]): Promise<void> {
  const telling = answers.filter(({ facts }) => facts.isFirst || facts.closed !== null);
  const profiles = await selectProfiles(
    tx,
    telling.map(({ userId }) => userId),
  );
  for (const { userId, facts } of telling) {
    const profile = profiles.get(userId);
    if (profile) await rateAnswer(tx, { ...facts, profile, now: new Date(facts.at) });
  }
}

/** Rates the first try of a problem and moves the review cards when it is closed. */
async function rateAnswer(tx: Tx, answer: RatedAnswer): Promise<void> {
  const { profile, problemId, targetLesson, closed, now } = answer;
  const { userId } = profile;
  const [problem, learner, lesson] = await Promise.all([
    selectRatedProblem(tx, userId, problemId),
    selectLearner(tx, { userId, targetLesson }),
    selectLesson(tx, targetLesson),
  ]);
  if (!problem) throw new Error(`Problem ${problemId} is gone`);
  const { family } = problem;
  if (closed) await reviewSkills(tx, userId, { family, closed, now });
  // A problem of the road may come again in an exercise: only the very first try says something.
  if (!answer.isFirst) return;
  const before = {
    ability: learner ?? startOf(profile, targetLesson, { lesson, now }),
    skill: problem.skill ?? newSkill,
    item: problem.item ?? newResidual,
    family: problem.ofFamily ?? newResidual,
    lesson,
  };
  const after = rate(before, {
    isRight: answer.isCorrect,
    complexity: problem.complexity,
    guess: guessAt(problem),
  });
  const lastFamilies = [...(family === null ? [] : [family]), ...(learner?.lastFamilies ?? [])].slice(0, 2);
  // NOTE: everybody's rows are locked in the order of the migration's comment, the lesson's last and shortest.
  await Promise.all([
    upsertLearner(tx, { userId, targetLesson }, { ...after.ability, lastFamilies }),
    family === null ? null : upsertSkill(tx, { userId, family }, after.skill),
    addToProblem(tx, { problemId, targetLesson }, after.item.difficulty - before.item.difficulty),
    family === null
      ? null
      : addToFamily(tx, { family, targetLesson }, after.family.difficulty - before.family.difficulty),
    addToLesson(tx, targetLesson, stepOf(lesson, after.lesson)),
  ]);
}

function stepOf(before: LessonMean, after: LessonMean): LessonMean {
  return {
    mean: after.mean - before.mean,
    variance: after.variance - before.variance,
    learning: after.learning - before.learning,
  };
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
