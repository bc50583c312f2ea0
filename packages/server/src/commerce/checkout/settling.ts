import type { Tx } from '../../kernel/database/index.ts';
import type { Emit } from '../../kernel/pubsub/index.ts';

/** What settling a payment needs beside the payment. */
export interface Settling {
  readonly tx: Tx;
  readonly emit: Emit;
  readonly now: Date;
}
