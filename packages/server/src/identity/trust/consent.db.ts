import type { Model } from '@logikit/contract';
import type { Tx } from '../../kernel/database/index.ts';

export type Purpose = Model<'ConsentBody'>['purpose'];

export interface Decision {
  readonly purpose: Purpose;
  readonly isGiven: boolean;
  readonly textVersion: string;
  readonly decidedAt: Date;
}

/** The last decision about each purpose. */
export function selectDecisions(tx: Tx, userId: number): Promise<Decision[]> {
  return tx<Decision[]>`
    select distinct on (purpose) purpose, is_given as "isGiven", text_version as "textVersion", decided_at as "decidedAt"
    from consent where user_id = ${userId} order by purpose, id desc`.execute();
}

/** The last decision of each of these people about one purpose. */
export async function selectDecisionsAbout(
  tx: Tx,
  purpose: Purpose,
  userIds: readonly number[],
): Promise<readonly { readonly userId: number; readonly isGiven: boolean }[]> {
  return tx<{ userId: number; isGiven: boolean }[]>`
    select distinct on (user_id) user_id as "userId", is_given as "isGiven" from consent
    where user_id = any(${[...userIds]}::int[]) and purpose = ${purpose} order by user_id, id desc`;
}

export async function insertDecision(
  tx: Tx,
  decision: Decision & { readonly userId: number; readonly decidedBy: number },
): Promise<void> {
  await tx`insert into consent (user_id, purpose, is_given, decided_by, text_version, decided_at)
    values (${decision.userId}, ${decision.purpose}, ${decision.isGiven}, ${decision.decidedBy}, ${decision.textVersion},
      ${decision.decidedAt})`;
}

/** True when a parent has answered the letter that was sent to their address. */
export async function selectHasParent(tx: Tx, userId: number): Promise<boolean> {
  const [row] = await tx`
    select 1 from "user" where id = ${userId} and email_owner = 'parent' and email_confirmed_at is not null`;
  return row !== undefined;
}
