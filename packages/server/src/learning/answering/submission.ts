import type { Model } from '@logikit/contract';
import type { StoredKey } from '../../kernel/idempotency/index.ts';

/** An answer on its way in. */
export interface Submission {
  readonly userId: number;
  readonly tenantId: number;
  readonly problemId: number;
  readonly context: Model<'PassingContext'>;
  readonly mayStandAlone: boolean;
  readonly content: Model<'SolutionContent'>;
  readonly partnerKey: string | null;
  readonly locale: string;
  readonly now: Date;
  /** Its Idempotency-Key. */
  readonly key: StoredKey;
}
