import type { Model } from '@logikit/contract';
import type { Asker } from './place.ts';
import type { StoredKey } from '../../kernel/idempotency/index.ts';

/** An answer on its way in. */
export interface Submission extends Asker {
  readonly userId: number;
  readonly tenantId: number;
  readonly problemId: number;
  readonly context: Model<'PassingContext'>;
  readonly content: Model<'SolutionContent'>;
  /** Of the problem that the learner saw; undefined: the page does not tell. */
  readonly version?: number | undefined;
  readonly locale: string;
  readonly now: Date;
  /** Its Idempotency-Key. */
  readonly key: StoredKey;
}
