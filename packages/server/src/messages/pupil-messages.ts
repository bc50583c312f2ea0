import type { Model } from '@logikit/contract';
import { timestampOf } from '../clock.ts';
import type { Tx } from '../database/database.ts';
import { requireRelation } from '../families/relation.ts';
import { type PageQuery, sliceOf, toPage } from '../training/page.ts';
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
  await requireRelation(tx, { callerId, userId: pupilId }, ['owner']);
  const { rows, total } = await selectPupilMessages(tx, pupilId, sliceOf(query));
  const shown = rows.map(({ at, values, ...said }) => ({
    ...said,
    values: values.map((one) => ({ ...one })),
    sentAt: timestampOf(at),
  }));
  return toPage(query, { rows: shown, total });
}
