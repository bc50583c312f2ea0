import type { Model } from '@logikit/contract';
import { toSolution } from '../../content/catalog/index.ts';
import type { ProblemLibrary } from '../../content/catalog/index.ts';
import type { Tx } from '../../kernel/database/index.ts';
import { ApiError } from '../../kernel/errors/index.ts';
import { toRead } from '../progress/index.ts';
import { selectPassing } from '../progress/index.ts';
import type { Owner } from '../progress/index.ts';
import { feedbackOf } from './answer.ts';
import { answeredProblem, takeVersion } from './answered-version.ts';
import { isSolutionHidden } from './place.ts';
import { readSolvingContext } from './solving-context.ts';

interface Asked {
  readonly tx: Tx;
  readonly owner: Owner;
  readonly locale: string;
  readonly problemId: number;
  readonly passingId: number;
  readonly now: Date;
  readonly context: Model<'PassingContext'>;
}

/**
 * A passing to be read again: with its feedback, with the solution once the problem is closed, and with the problem as it
 * was answered where it has been changed since.
 */
export async function readPassing(asked: Asked, library: ProblemLibrary): Promise<Model<'Passing'>> {
  const { tx, owner, problemId, passingId, context, locale, now } = asked;
  // One's own answers stay one's own, also where the place has been locked since: nothing new is shown.
  const where = { ...owner, problemId, context, mayStandAlone: true, partnerKey: null, now };
  const { progressContext, problem, place } = await readSolvingContext(tx, where);
  const row = await selectPassing(tx, { ...owner, problemId, context: progressContext }, passingId);
  if (!row) throw new ApiError('notFound');
  const viewer = library.viewer(owner.userId, problemId, locale);
  const answered = await takeVersion(tx, library, { problem, version: row.version });
  const isTold = row.progress.isFinal && !isSolutionHidden(place, now);
  const closed = isTold ? toSolution(answered.content, answered.secret, viewer) : null;
  const isChanged = answered.version !== problem.version;
  return {
    ...toRead(row, viewer),
    feedback: feedbackOf(answered, row.tag, locale),
    closed,
    ...(isChanged && { problem: answeredProblem({ problem, answered, row, viewer, closed }) }),
  };
}
