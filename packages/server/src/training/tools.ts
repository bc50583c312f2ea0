import type { Sql } from '../database/database.ts';
import type { Tools } from './passing.ts';
import { createProblemShelf } from './problem-shelf.ts';
import { variantSecret } from './secret.db.ts';

/** The tools of training, good once they are prepared. */
export interface PreparedTools extends Tools {
  prepare(sql: Sql): Promise<void>;
}

export function createTools(): PreparedTools {
  let secret: string | null = null;
  return {
    shelf: createProblemShelf(),
    viewer: (userId, problemId, locale) => {
      if (secret === null) throw new Error('Training was asked before it was prepared');
      return { scope: { secret, userId, problemId }, locale };
    },
    prepare: async (sql) => {
      secret = await variantSecret(sql);
    },
  };
}
