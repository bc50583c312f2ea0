import type { Tx } from '../../kernel/database/index.ts';
import type { Emit } from '../../kernel/pubsub/index.ts';

/** Who asks, and when. */
export interface AwardRequest {
  readonly tx: Tx;
  readonly emit: Emit;
  readonly userId: number;
  readonly now: Date;
}
