import type { Tx } from '../database/database.ts';
import type { Emit } from '../http/route.ts';

/** Who asks, and when. */
export interface Asking {
  readonly tx: Tx;
  readonly emit: Emit;
  readonly userId: number;
  readonly now: Date;
}
