import type { Tx } from '../../kernel/database/index.ts';
import { deleteTraces } from './person-data.db.ts';

/** What no foreign key and no feature takes along when a person is erased. */
export function eraseTraces(tx: Tx, userId: number): Promise<void> {
  return deleteTraces(tx, userId);
}
