import { type Model, numbers } from '@logikit/contract';
import { isPaid } from '../../identity/accounts/index.ts';
import { nextAfter } from '../courses/index.ts';
import type { AnswerFacts } from '../progress/index.ts';
import type { AnswerRow } from './answer-write.db.ts';
import { type Decision, type Situation, triesLeft } from './decide.ts';
import { isPlacement, isSolutionHidden } from './place.ts';
import { dayOf } from '../progress/index.ts';
import type { Solver, SolvingContext } from './solving-context.ts';
import type { Submission } from './submission.ts';

interface Decided {
  readonly submission: Submission;
  readonly solving: SolvingContext;
  readonly decision: Decision;
}

interface Told {
  readonly situation: Situation;
  /** Of the problem that it was judged by. */
  readonly version: number;
  readonly tag: string | null;
}

/** What the log says of an answer. */
export function toFacts({ submission, solving, situation, decision, version, tag }: Decided & Told): AnswerFacts {
  const { solver, place, elsewhere } = solving;
  const { standing: before, task } = situation;
  const { standing, learner, isCorrect, isReplay, newLevel } = decision;
  const { stars, starsOnBalance, completedProblems, allCompletedProblems, level } = learner;
  const { count, mistakes, isFinal, isSolved, correctCount } = standing;
  const road = place?.road.map((one) => (one.problemId === submission.problemId ? { ...one, isFinal } : one));
  return {
    problemId: submission.problemId,
    version,
    tenantId: submission.tenantId,
    threadId: place?.threadId ?? null,
    partnerKey: submission.partnerKey,
    isAnonymous: solver.anonymous,
    at: submission.now.toISOString(),
    targetLesson: task.targetLesson,
    isFirst: before.count + elsewhere.count === 0 && !isReplay,
    isCorrect,
    isReplay,
    tag,
    standing: { count, mistakes, stars: standing.stars, isFinal, isSolved, correctCount },
    closed: isFinal && !before.isFinal ? { isSolved, mistakes } : null,
    earned: { stars: stars - solver.stars, isSolved: allCompletedProblems > solver.allCompletedProblems },
    profile: { stars, starsOnBalance, completedProblems, allCompletedProblems, level },
    newLevel,
    life: learner.isWithLife ? learner.life : null,
    isLifeMoved: decision.entries.some(({ currency }) => currency === 'life'),
    triesLeft: triesLeft(standing, task),
    nextProblemId: road ? nextAfter(road, submission.problemId) : null,
    isTold: isFinal && !isSolutionHidden(place, submission.now),
  };
}

/** An answer as it is written. */
export function toRow({
  submission,
  solving,
  decision,
  facts,
  solution,
  paceAt,
}: Decided & {
  readonly facts: AnswerFacts;
  readonly solution: Model<'SolutionContent'>;
  readonly paceAt: number;
}): AnswerRow {
  const { solver, place, progressContext, replayDay } = solving;
  const { standing, learner } = decision;
  const isClosing = standing.isFinal && !decision.isReplay;
  const isLast = place?.stations.every((one) => one.isFinal || one.problemId === submission.problemId) ?? false;
  return {
    user_id: submission.userId,
    version: solver.version,
    tenant_id: submission.tenantId,
    problem_id: submission.problemId,
    problem_version: facts.version ?? null,
    context: progressContext,
    thread_id: facts.threadId,
    is_correct: decision.isCorrect,
    is_final: standing.isFinal,
    is_replay: decision.isReplay,
    is_solved: standing.isSolved,
    stars: standing.stars,
    earned: standing.earned,
    mistakes: standing.mistakes,
    count: standing.count,
    correct_count: standing.correctCount,
    hints: standing.hints,
    closed_at: momentOf(standing.closedAt),
    stars_at: momentOf(standing.starsAt),
    wrong_day: dayOf(submission.now),
    wrong: standing.wrongToday,
    tag: facts.tag,
    solution,
    now: submission.now.toISOString(),
    entries: decision.entries,
    profile_stars: learner.stars,
    profile_stars_on_balance: learner.starsOnBalance,
    completed_problems: learner.completedProblems,
    all_completed_problems: learner.allCompletedProblems,
    level: learner.level,
    life_value: learner.life.value,
    life_at: new Date(learner.life.lastAccrual).toISOString(),
    pace_at: new Date(paceAt).toISOString(),
    popups: popupsOf(solver, decision),
    day: decision.replayDay === replayDay ? null : dayOf(submission.now),
    replays: decision.replayDay.correct,
    replay_lives: decision.replayDay.lives,
    event_id: place?.event?.eventId ?? null,
    event_problems: place?.event ? place.stations.length : null,
    completed: isClosing && isLast && !isPlacement(place) ? (place?.exercise ?? null) : null,
    scope: submission.key.scope,
    key_hash: submission.key.keyHash,
    fingerprint: submission.key.fingerprint,
    facts,
  };
}

function momentOf(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}

/** A new level, and rule D-074, once: whoever could lose what he has is asked to save it, a saved one hears that the trial is over. */
function popupsOf(solver: Solver, { learner, newLevel }: Decision): Readonly<Record<string, boolean>> {
  const reachesPrompt =
    learner.allCompletedProblems === numbers.promptAtCompletedProblems &&
    solver.allCompletedProblems < numbers.promptAtCompletedProblems;
  const prompt: Readonly<Record<string, boolean>> = solver.anonymous
    ? { saveProgress: true }
    : isPaid(solver)
      ? {}
      : { bonusTrial: true };
  return { ...(newLevel === null ? {} : { newLevel: true }), ...(reachesPrompt ? prompt : {}) };
}
