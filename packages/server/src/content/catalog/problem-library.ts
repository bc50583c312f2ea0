import type { Sql } from '../../kernel/database/index.ts';
import type { Viewer } from './learner-problem.ts';
import { createProblemCache, type ProblemCache } from './problem-cache.ts';
import { variantSecret } from './secret.db.ts';

/** Problems in memory, and how each learner sees their variants. */
export interface ProblemLibrary {
  readonly cache: ProblemCache;
  readonly viewer: (userId: number, problemId: number, locale: string) => Viewer;
}

/** A library that may be asked for viewers once it is prepared. */
export interface PreparedLibrary extends ProblemLibrary {
  prepare(sql: Sql): Promise<void>;
}

export function createProblemLibrary(): PreparedLibrary {
  let secret: string | null = null;
  return {
    cache: createProblemCache(),
    viewer: (userId, problemId, locale) => {
      if (secret === null) throw new Error('The library of problems was asked before it was prepared');
      return { scope: { secret, userId, problemId }, locale };
    },
    prepare: async (sql) => {
      secret = await variantSecret(sql);
    },
  };
}
