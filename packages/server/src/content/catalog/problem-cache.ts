import type { Judgeable } from '@logikit/problems';
import type { Tx } from '../../kernel/database/index.ts';
import { selectBody, type ProblemBody, type ProblemRow } from './problem.db.ts';
import { judgeableOf } from './problem-parts.ts';

export interface CachedProblem extends ProblemBody {
  readonly judgeable: Judgeable;
}

/** Problems that were judged lately, kept in memory: an answer then reads nothing large. */
export interface ProblemCache {
  take(tx: Tx, row: Pick<ProblemRow, 'id' | 'version'>): Promise<CachedProblem>;
}

/** About 20 KB a problem. */
const CAPACITY = 500;

/** A row's version is part of the key, so an edited problem is read anew by every process. */
export function createProblemCache(capacity = CAPACITY): ProblemCache {
  const kept = new Map<string, CachedProblem>();
  return {
    async take(tx, { id, version }) {
      const key = `${id}/${version}`;
      const known = kept.get(key) ?? (await readWhole(tx, id));
      // Taken out and put in again: the first key of a Map is then the one unused for longest.
      kept.delete(key);
      kept.set(key, known);
      const [oldest] = kept.keys();
      if (kept.size > capacity && oldest !== undefined) kept.delete(oldest);
      return known;
    },
  };
}

/** Both halves of a problem, as they are stored now. */
export async function readWhole(tx: Tx, id: number): Promise<CachedProblem> {
  return asCached(await selectBody(tx, id));
}

export function asCached({ content, secret }: ProblemBody): CachedProblem {
  return { content, secret, judgeable: judgeableOf(content, secret) };
}
