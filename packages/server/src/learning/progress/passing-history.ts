import type { Model } from '@logikit/contract';
import { timestampOf } from '../../kernel/clock/index.ts';
import type { Tx } from '../../kernel/database/index.ts';
import { type ProblemLibrary, variantId, type Viewer } from '../../content/catalog/index.ts';
import { type PassingRow, selectPassings } from './passing.db.ts';
import { type PageQuery, sliceOf, toPage } from '../../kernel/http/index.ts';
import type { Owner } from './owner.ts';

interface Asked {
  readonly tx: Tx;
  readonly owner: Owner;
  readonly locale: string;
}

/** Own passings, newest first; without feedback and solutions, which are told of each alone. */
export async function readPassings(
  { tx, owner, locale, query }: Asked & { query: PageQuery },
  library: ProblemLibrary,
): Promise<Model<'Passings'>> {
  const found = await selectPassings(tx, owner, sliceOf(query));
  const rows = found.rows.map((row) => toRead(row, library.viewer(owner.userId, row.problemId, locale)));
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
