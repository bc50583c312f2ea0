import type { Model } from '@logikit/contract';
import type { Tx } from '../../kernel/database/index.ts';
import { assertBegun } from '../events/index.ts';
import { ApiError } from '../../kernel/errors/index.ts';
import { triesLeft } from './decide.ts';
import { hintsLeft, takenHints } from './hint.ts';
import { toProblemView, toSolution, type Viewer } from '../../content/catalog/index.ts';
import { toProgress } from './answer.ts';
import { upsertShown } from '../progress/index.ts';
import { type Asker, isSolutionHidden, kindOf, assertUnlocked } from './place.ts';
import { selectBody, selectOpenProblem } from '../../content/catalog/index.ts';
import type { Owner } from '../progress/index.ts';
import { readSolvingContext, standingOf, visitorOf } from './solving-context.ts';

interface Opened extends Asker {
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
  const solving = await readSolvingContext(tx, { ...opened, ...owner, context });
  const { solver, problem: row, place, standing } = solving;
  const problem = await selectOpenProblem(tx, problemId);
  if (!problem || problem.isDeleted) throw new ApiError('notFound');
  // Whoever writes problems looks at them before anybody else may.
  if (!row.isOpen && !solver.perms.includes('quizEditor')) throw new ApiError('notFound');
  assertUnlocked(place, row, visitorOf(solving, now));
  if (place?.event) assertBegun(place.event);
  const stands = standingOf(solving);
  const task = { targetLesson: row.targetLesson, variants: row.variants, kind: kindOf(place) };
  const isTold = stands.isFinal && !isSolutionHidden(place, now);
  const isLearner = !solver.perms.includes('quizEditor') && context.ahead !== 1;
  const [body] = await Promise.all([
    isTold || stands.hints > 0 ? selectBody(tx, problemId) : null,
    isLearner ? upsertShown(tx, owner, { problemId, locale: viewer.locale, now }) : null,
  ]);
  return {
    ...toProblemView(problem, viewer),
    hintsLeft: hintsLeft(row, stands, task.kind),
    triesLeft: triesLeft(stands, task),
    progress: standing ? toProgress(standing) : null,
    ...(body && !isTold ? { takenHints: takenHints(body.secret, stands, viewer) } : {}),
    solution: body && isTold ? toSolution(body.content, body.secret, viewer) : null,
  };
}
