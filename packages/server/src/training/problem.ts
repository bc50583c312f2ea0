import type { Model } from '@logikit/contract';
import { readProfile } from '../accounts/profile.ts';
import type { Tx } from '../database/database.ts';
import { refuseNotBegun } from '../events/attempt.ts';
import { Refusal } from '../http/refusal.ts';
import { triesLeft } from './decide.ts';
import { hintsLeft, takenHints } from './hint.ts';
import { toFace, toSolution, type Viewer } from './learner-problem.ts';
import { toProgress } from './passing-answer.ts';
import { upsertShown } from './problem-shown.db.ts';
import { findSpot, isSolutionHidden, kindOf, readPlace, refuseLocked } from './place.ts';
import { selectBody, selectOpenProblem, selectProblem } from './problem.db.ts';
import { noStanding, type Owner, selectStanding } from './progress.db.ts';

interface Opened {
  readonly tx: Tx;
  readonly owner: Owner;
  readonly problemId: number;
  readonly context: Model<'PassingContext'>;
  readonly viewer: Viewer;
  readonly now: Date;
}

/**
 * A problem as this learner may see it now. NOTE: the secret half is read for closed problems and for hints that were
 * taken; otherwise neither the answer's bytes nor its time can depend on what is right.
 */
export async function openProblem(opened: Opened): Promise<Model<'LearnerProblem'>> {
  const { tx, owner, problemId, context, viewer, now } = opened;
  const spot = await findSpot(tx, { ...owner, problemId, context });
  const [profile, row, problem, standing, place] = await Promise.all([
    readProfile(tx, owner.userId),
    selectProblem(tx, problemId),
    selectOpenProblem(tx, problemId),
    selectStanding(tx, { ...owner, problemId, context: spot.progressContext }),
    readPlace(tx, spot, now),
  ]);
  if (!row || !problem || problem.isDeleted) throw new Refusal('notFound');
  // Whoever writes problems looks at them before anybody else may.
  if (!row.isOpen && !profile.perms.includes('quizEditor')) throw new Refusal('notFound');
  refuseLocked(place, row, { profile, now });
  if (place?.event) refuseNotBegun(place.event);
  const stands = standing ?? noStanding;
  const task = { targetLesson: row.targetLesson, variants: row.variants, kind: kindOf(place) };
  const isTold = stands.isFinal && !isSolutionHidden(place, now);
  const isLearner = !profile.perms.includes('quizEditor') && context.ahead !== 1;
  const [body] = await Promise.all([
    isTold || stands.hints > 0 ? selectBody(tx, problemId) : null,
    isLearner ? upsertShown(tx, owner, { problemId, locale: viewer.locale, now }) : null,
  ]);
  return {
    ...toFace(problem, viewer),
    hintsLeft: hintsLeft(row, stands, task.kind),
    triesLeft: triesLeft(stands, task),
    progress: standing ? toProgress(standing) : null,
    ...(body && !isTold ? { takenHints: takenHints(body.secret, stands, viewer) } : {}),
    solution: body && isTold ? toSolution(body.content, body.secret, viewer) : null,
  };
}
