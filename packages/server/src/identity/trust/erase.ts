import type { Tx } from '../../kernel/database/index.ts';
import { deleteJobsTo } from '../../kernel/jobs/index.ts';
import { deleteTraces, selectOptionalEmail } from './person-data.db.ts';

/** What no foreign key and no feature takes along when a person is erased. */
export async function eraseTraces(tx: Tx, userId: number): Promise<void> {
  const email = await selectOptionalEmail(tx, userId);
  if (email !== null) await deleteJobsTo(tx, email);
  await deleteTraces(tx, userId);
}
