import type { Model } from '@logikit/contract';
import { timestampOf } from '../clock.ts';
import type { Tx } from '../database/database.ts';
import { Refusal } from '../http/refusal.ts';
import { toSolution, type Viewer } from './learner-problem.ts';
import type { Tools } from './passing.ts';
import { feedbackOf } from './passing-answer.ts';
import { type PassingRow, selectPassing, selectPassings } from './passing.db.ts';
import { type PageQuery, sliceOf, toPage } from './page.ts';
import { findSpot, isSolutionHidden, readPlace } from './place.ts';
import { selectProblem } from './problem.db.ts';
import type { Owner } from './progress.db.ts';
import { variantId } from './variant-ids.ts';

interface Asked {
  readonly tx: Tx;
  readonly owner: Owner;
  readonly locale: string;
}

interface AskedOne extends Asked {
  readonly problemId: number;
  readonly passingId: number;
  readonly now: Date;
  readonly context: Model<'PassingContext'>;
}

/** A passing to be read again: with its feedback, and with the solution once the problem is closed. */
export async function readPassing(asked: AskedOne, tools: Tools): Promise<Model<'Passing'>> {
  const { tx, owner, problemId, passingId, context, locale, now } = asked;
  const spot = await findSpot(tx, { ...owner, problemId, context });
  const [row, problem, place] = await Promise.all([
    selectPassing(tx, { ...owner, problemId, context: spot.progressContext }, passingId),
    selectProblem(tx, problemId),
    readPlace(tx, spot, now),
  ]);
  if (!row || !problem) throw new Refusal('notFound');
  const viewer = tools.viewer(owner.userId, problemId, locale);
  const { content, secret } = await tools.shelf.take(tx, problem);
  return {
    ...toRead(row, viewer),
    feedback: feedbackOf({ secret }, row.tag, locale),
    closed: row.progress.isFinal && !isSolutionHidden(place, now) ? toSolution(content, secret, viewer) : null,
  };
}

/** Own passings, newest first; without feedback and solutions, which `readPassing` tells. */
export async function readPassings(
  { tx, owner, locale, query }: Asked & { query: PageQuery },
  tools: Tools,
): Promise<Model<'Passings'>> {
  const found = await selectPassings(tx, owner, sliceOf(query));
  const rows = found.rows.map((row) => toRead(row, tools.viewer(owner.userId, row.problemId, locale)));
  return toPage(query, { total: found.total, rows });
}

/** A passing without what only its problem could tell. */
export function toRead(row: PassingRow, { scope }: Viewer): Model<'Passing'> {
  const { id, problemId, isCorrect, isFinal, isReplay, solution, progress } = row;
  const selectedVariants = solution.selectedVariants.map((key) => variantId(scope, key));
  return {
    id,
    problemId,
    stars: row.stars,
    isCorrect,
    isFinal,
    isReplay,
    amountOfMistakes: row.mistakes,
    solution: { content: { ...solution, selectedVariants } },
    createdAt: timestampOf(row.createdAt),
    feedback: null,
    triesLeft: null,
    progress,
    closed: null,
    life: null,
    profile: null,
    nextProblemId: null,
  };
}
