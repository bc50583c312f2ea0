import { type Model, toTimestamp } from '@logikit/contract';
import { judge } from '@logikit/problems';
import { hasLife, lockProfile, type ProfileRow } from '../accounts/profile.ts';
import { isEventOver, recordAnswer, refuseLateAnswer } from '../events/attempt.ts';
import { type RatedAnswer, rateAnswer } from '../difficulty/rating.ts';
import { completeExercise } from '../exercises/exercise-place.ts';
import { Refusal } from '../http/refusal.ts';
import { decide, type Decision, type Learner, mustWaitUntil, type Situation } from './decide.ts';
import type { Viewer } from './learner-problem.ts';
import { insertPassing } from './passing.db.ts';
import { toPassing } from './passing-answer.ts';
import { writeLearner } from './passing-effects.ts';
import { findSpot, kindOf, type Place, readPlace, refuseLocked } from './place.ts';
import { selectProblem } from './problem.db.ts';
import type { ProblemShelf, ShelvedProblem } from './problem-shelf.ts';
import { noStanding, selectReplayDay, selectStanding, type StandingKey, type StandingRow } from './progress.db.ts';
import { dayOf, type Read, type Submission } from './submission.ts';
import { keysOf } from './variant-ids.ts';

type Content = Model<'SolutionContent'>;

/** What answering needs beside the request. */
export interface Tools {
  readonly shelf: ProblemShelf;
  readonly viewer: (userId: number, problemId: number, locale: string) => Viewer;
}

/** Judges an answer and writes everything that it changes, in the request's transaction. */
export async function submit(submission: Submission, tools: Tools): Promise<Model<'Passing'>> {
  const { tx, owner, problemId, now } = submission;
  const read = await readSituation(submission);
  const waitUntil = mustWaitUntil(read.situation);
  if (waitUntil !== null) throw new Refusal('noLife', { data: { nextAccrualAt: toTimestamp(waitUntil) } });

  const viewer = tools.viewer(owner.userId, problemId, submission.locale);
  const problem = await tools.shelf.take(tx, read.problem);
  const { solution, judgement } = judgeContent(problem, submission.content, viewer);
  const decision = decide(read.situation, judgement.isCorrect);
  const key: StandingKey = { ...owner, problemId, context: read.progressContext };
  const passing = { key, threadId: read.place?.threadId ?? null, decision, tag: judgement.tag, solution, now };
  const [id] = await Promise.all([insertPassing(tx, passing), ...writeLearner(submission, read, decision)]);
  await writeEvent(submission, read, decision);
  await rateAnswer(tx, ratedOf(submission, read, decision));
  const { exercise = null } = read.place ?? {};
  if (exercise && decision.standing.isFinal && !decision.isReplay) await completeExercise(tx, exercise, now);
  return toPassing({ id, submission, read, decision, problem, tag: judgement.tag, viewer });
}

/** One round trip, two in an exercise. NOTE: the lock is sent first, so every later statement sees what the answer before this one wrote. */
async function readSituation({ tx, owner, problemId, context, now }: Submission): Promise<Read> {
  const spot = await findSpot(tx, { ...owner, problemId, context });
  const [profile, problem, standing, replayDay, place] = await Promise.all([
    lockProfile(tx, owner.userId),
    selectProblem(tx, problemId),
    selectStanding(tx, { ...owner, problemId, context: spot.progressContext }),
    selectReplayDay(tx, owner.userId, dayOf(now)),
    readPlace(tx, spot, now),
  ]);
  if (!problem?.isOpen) throw new Refusal('notFound');
  refuseLocked(place, problem, { profile, now });
  refuseEvent(place, standing, now);
  const { targetLesson, variants } = problem;
  const situation: Situation = {
    now: now.getTime(),
    learner: learnerOf(profile, place),
    standing: standing ?? noStanding,
    task: { targetLesson, variants, kind: kindOf(place) },
    replayDay,
  };
  return { profile, problem, place, progressContext: spot.progressContext, situation };
}

/** Only the first try is rated, and review hears of a problem when it is closed; replays teach nothing. */
function ratedOf({ problemId, now }: Submission, { profile, situation }: Read, decision: Decision): RatedAnswer {
  const { standing, task } = situation;
  const { isFinal, isSolved, mistakes } = decision.standing;
  return {
    profile,
    problemId,
    targetLesson: task.targetLesson,
    isFirst: standing.count === 0 && !standing.isFinal,
    isCorrect: decision.isCorrect,
    closed: isFinal && !standing.isFinal ? { isSolved, mistakes } : null,
    now,
  };
}

/** In an event every problem is answered once, and not after its end. */
function refuseEvent(place: Place | null, standing: StandingRow | null, now: Date): void {
  if (!place?.event) return;
  if (standing?.isFinal === true && !isEventOver(place.event, now)) throw new Refusal('alreadyTaken');
  refuseLateAnswer(place.event, now);
}

async function writeEvent({ tx, owner, now }: Submission, { place }: Read, { standing }: Decision): Promise<void> {
  if (!place?.event) return;
  const key = { userId: owner.userId, eventId: place.event.eventId };
  await recordAnswer(tx, key, { stars: standing.stars, problems: place.stations.length, now });
}

/** Lives are not at stake in an event, nor in what a teacher has set (rule D-051). */
function learnerOf(profile: ProfileRow, place: Place | null): Learner {
  return {
    courseTl: profile.courseTl,
    isWithLife: hasLife(profile) && !place?.event && place?.isAssigned !== true,
    life: { value: profile.lifeValue, lastAccrual: profile.lifeAt.getTime() },
    stars: profile.stars,
    starsOnBalance: profile.starsOnBalance,
    completedProblems: profile.completedProblems,
    allCompletedProblems: profile.allCompletedProblems,
    level: profile.level,
  };
}

/** The judgement, and the answer by the author's keys with only the field that the problem asks for. */
function judgeContent({ content, judgeable }: ShelvedProblem, sent: Content, { scope }: Viewer) {
  const keys = keysOf(
    scope,
    content.variants.map(({ key }) => key),
    sent.selectedVariants,
  );
  if (keys === null) throw new Refusal('invalidSolution');
  const judgement = judge(judgeable, { ...sent, selectedVariants: [...keys] });
  if (judgement.status === 'refused') throw new Refusal(judgement.code);
  const solution: Content = { selectedVariants: [...keys], graphicState: null, autoValidateString: null };
  if (content.scene !== null && content.settings.graphic.isVerifiable) {
    return { judgement, solution: { ...solution, selectedVariants: [], graphicState: sent.graphicState } };
  }
  if (content.variantSettings.isAutoValidatingString) {
    return { judgement, solution: { ...solution, selectedVariants: [], autoValidateString: sent.autoValidateString } };
  }
  return { judgement, solution };
}
