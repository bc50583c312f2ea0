import { type Model, numbers, writeAccrual } from '@logikit/contract';
import { timestampOf } from '../clock.ts';
import { type Decision, triesLeft } from './decide.ts';
import { textIn } from './language.ts';
import { toSolution, type Viewer } from './learner-problem.ts';
import type { ShelvedProblem } from './problem-shelf.ts';
import { isSolutionHidden } from './place.ts';
import { nextAfter } from './stations.ts';
import type { Read, Submission } from './submission.ts';

export interface Answered {
  readonly id: number;
  readonly submission: Submission;
  readonly read: Read;
  readonly decision: Decision;
  readonly problem: ShelvedProblem;
  readonly tag: string | null;
  readonly viewer: Viewer;
}

/** What the learner hears: feedback by misconception at once, the solution only when the problem is closed. */
export function toPassing({ id, submission, read, decision, problem, tag, viewer }: Answered): Model<'Passing'> {
  const { standing, learner, isCorrect, isReplay, newLevel } = decision;
  const { place, situation } = read;
  const { stars, starsOnBalance, completedProblems, allCompletedProblems, level } = learner;
  const road = place?.road.map((station) =>
    station.problemId === submission.problemId ? { ...station, isFinal: standing.isFinal } : station,
  );
  return {
    id,
    problemId: submission.problemId,
    stars: standing.stars,
    isCorrect,
    isFinal: standing.isFinal,
    isReplay,
    amountOfMistakes: standing.mistakes,
    solution: { content: submission.content },
    createdAt: timestampOf(submission.now),
    feedback: feedbackOf(problem, tag, viewer.locale),
    triesLeft: triesLeft(standing, situation.task),
    progress: toProgress(standing),
    closed:
      standing.isFinal && !isSolutionHidden(place, submission.now)
        ? toSolution(problem.content, problem.secret, viewer)
        : null,
    life: learner.isWithLife ? writeAccrual(learner.life, numbers.life) : null,
    profile: { stars, starsOnBalance, completedProblems, allCompletedProblems, level, isNewLevel: newLevel !== null },
    nextProblemId: road ? nextAfter(road, submission.problemId) : null,
  };
}

/** One kind sentence about where to look; the problem's author wrote one for each misconception. */
export function feedbackOf(
  { secret }: Pick<ShelvedProblem, 'secret'>,
  tag: string | null,
  locale: string,
): Model<'Pointer'> | null {
  return tag === null ? null : (textIn(secret.translations, locale)?.feedback[tag] ?? null);
}

export function toProgress(standing: Decision['standing']): Model<'ProblemProgress'> {
  const { count, mistakes, stars, isFinal, correctCount } = standing;
  return { count, amountOfMistakes: mistakes, stars, isFinal, correctCount };
}
