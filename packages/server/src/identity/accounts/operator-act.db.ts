import type { Duty } from '@logikit/contract';
import type { Tx } from '../../kernel/database/index.ts';

interface OperatorAct {
  readonly userId: number;
  readonly duty: Duty;
  readonly what: string;
  /** What it was done to, as the feature calls it. */
  readonly reference: string;
  readonly at: Date;
}

/** Keeps who of ours has done what, together with the change itself. */
export async function insertAct(tx: Tx, { userId, duty, what, reference, at }: OperatorAct): Promise<void> {
  await tx`insert into operator_act (user_id, duty, what, reference, at)
    values (${userId}, ${duty}, ${what}, ${reference}, ${at})`;
}
