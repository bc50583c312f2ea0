import type { Model } from '@logikit/contract';
import {
  asCached,
  type CachedProblem,
  type ProblemLibrary,
  type ProblemRow,
  selectVersion,
  toProblemView,
  type Viewer,
} from '../../content/catalog/index.ts';
import type { Sql, Tx } from '../../kernel/database/index.ts';
import type { PassingRow } from '../progress/index.ts';

/** So long after a change an answer is judged by what the learner had before them. */
const SEEN_MS = 86_400_000;

export interface VersionedProblem extends CachedProblem {
  readonly version: number;
}

interface Wanted {
  readonly problem: ProblemRow;
  /** Undefined or no longer there: as it is now. */
  readonly version: number | null | undefined;
  /** Only a version that was current after this moment. */
  readonly after?: Date;
}

/** A problem as somebody has answered it, or sees it while it is being changed. */
export async function takeVersion(
  tx: Tx | Sql,
  { cache }: ProblemLibrary,
  { problem, version, after = new Date(0) }: Wanted,
): Promise<VersionedProblem> {
  if (version != null && version !== problem.version) {
    const older = await selectVersion(tx, problem.id, version);
    if (older && older.replacedAt >= after) return { ...asCached(older), version };
  }
  return { ...(await cache.take(tx, problem)), version: problem.version };
}

/** The version that an answer names, as long as nobody can have known of the change. */
export function takeSeen(
  sql: Sql,
  library: ProblemLibrary,
  { now, ...wanted }: Omit<Wanted, 'after'> & { readonly now: Date },
): Promise<VersionedProblem> {
  return takeVersion(sql, library, { ...wanted, after: new Date(now.getTime() - SEEN_MS) });
}

interface Answered {
  readonly problem: ProblemRow;
  readonly answered: VersionedProblem;
  readonly row: PassingRow;
  readonly viewer: Viewer;
  readonly closed: Model<'ProblemSolution'> | null;
}

/** What was answered, where it has been changed since. */
export function answeredProblem({ problem, answered, row, viewer, closed }: Answered): Model<'LearnerProblem'> {
  const { version, content } = answered;
  const { id, complexity, targetLesson, isOpen } = problem;
  const columns = { id, version, complexity, targetLesson, isEnabled: isOpen, isDeleted: false };
  return {
    ...toProblemView({ ...columns, content }, viewer),
    hintsLeft: 0,
    triesLeft: null,
    progress: row.progress,
    solution: closed,
  };
}
