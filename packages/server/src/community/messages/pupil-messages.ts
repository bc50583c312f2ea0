import type { Model } from '@logikit/contract';
import { timestampOf } from '../../kernel/clock/index.ts';
import type { Tx } from '../../kernel/database/index.ts';
import { assertRelation } from '../../identity/households/index.ts';
import { type PageQuery, sliceOf, toPage } from '../../kernel/http/index.ts';
import { selectPupilMessages } from './message.db.ts';

interface Asking {
  readonly tx: Tx;
  readonly userId: number;
}

/** A parent reads what the own child and the teachers say. Neither of them is told, and nothing counts as read. */
export async function listPupilMessages(
  { tx, userId: callerId }: Asking,
  pupilId: number,
  query: PageQuery,
): Promise<Model<'PupilMessages'>> {
  await assertRelation(tx, { callerId, userId: pupilId }, ['owner']);
  const { rows, total } = await selectPupilMessages(tx, pupilId, sliceOf(query));
  const shown = rows.map(({ at, values, ...said }) => ({
    ...said,
    values: values.map((one) => ({ ...one })),
    sentAt: timestampOf(at),
  }));
  return toPage(query, { rows: shown, total });
}
