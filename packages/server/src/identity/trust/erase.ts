import type { Tx } from '../../kernel/database/index.ts';
import type { UserData } from '../../kernel/feature/index.ts';
import { deleteIdempotencyOf } from '../../kernel/idempotency/index.ts';
import { deleteSocialCodesOf } from '../accounts/index.ts';
import { selectOptionalEmail } from './person-data.db.ts';
import { deleteUser } from './retention.db.ts';

/** Every feature's rows of a person, what else bears their address, and the account. */
export async function eraseUser(tx: Tx, people: readonly UserData[], userId: number): Promise<void> {
  const email = await selectOptionalEmail(tx, userId);
  for (const rows of people) {
    await rows.erase(tx, userId);
    if (email !== null) await rows.eraseAddress?.(tx, email);
  }
  // What merging two people leaves in place.
  await deleteIdempotencyOf(tx, userId);
  await deleteSocialCodesOf(tx, userId);
  await deleteUser(tx, userId);
}
