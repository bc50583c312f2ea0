import { certificateRequestStatuses, type Model, numbers } from '@logikit/contract';
import { insertAct, readAccount, readProfile } from '../../identity/accounts/index.ts';
import { selectOwner } from '../../identity/households/index.ts';
import { type Clock, secondsLater, timestampOf } from '../../kernel/clock/index.ts';
import type { Tx } from '../../kernel/database/index.ts';
import { queueEmail } from '../../kernel/email/index.ts';
import { ApiError } from '../../kernel/errors/index.ts';
import { sliceOf, toPage } from '../../kernel/http/index.ts';
import { sitePath } from '../../kernel/words/index.ts';
import {
  type DeskRow,
  forgetAddresses,
  selectDesk,
  selectDeskRow,
  selectDeskSheet,
  updateDeskStatus,
} from './desk.db.ts';
import { mayMove } from './request-states.ts';
import type { SheetFacts } from './sheet.ts';

const { SENT, REJECTED, DELIVERED } = certificateRequestStatuses;
const DAY_SECONDS = 86_400;

type DeskRequest = Model<'DeskRequest'>;

/** What a letter says of each move. */
const letters = new Map<number, string>([
  [SENT, 'paperSent'],
  [REJECTED, 'paperRejected'],
  [DELIVERED, 'paperDelivered'],
]);

export async function listDesk(tx: Tx, query: Model<'DeskQuery'>): Promise<Model<'DeskRequests'>> {
  const { rows, total } = await selectDesk(tx, query.status, sliceOf(query));
  return toPage(query, { rows: rows.map(toDeskRequest), total });
}

interface Move {
  readonly tx: Tx;
  readonly clock: Clock;
  /** Who moves it. */
  readonly operatorId: number;
  readonly id: number;
  readonly body: Model<'DeskMove'>;
  readonly publicUrl: string;
}

/** Says what has become of a request, keeps who said so, and tells whoever asked. Refuses with `notFound` and `invalidTransition`. */
export async function moveOnDesk({ tx, clock, operatorId, id, body, publicUrl }: Move): Promise<DeskRequest> {
  const row = await requireDeskRow(tx, id);
  const { status } = body;
  // Taking it back is its owner's.
  if (!letters.has(status) || !mayMove(row.status, status)) throw new ApiError('invalidTransition');
  const changedAt = clock.now();
  const tracking = body.tracking?.trim() || row.tracking;
  if (!(await updateDeskStatus(tx, row, { status, tracking, changedAt }))) throw new ApiError('invalidTransition');
  const what = `status ${status}`;
  await insertAct(tx, { userId: operatorId, duty: 'certificates', what, reference: String(id), at: changedAt });
  await queueLetter(tx, clock, { row: { ...row, tracking }, template: letters.get(status) ?? '', publicUrl });
  return toDeskRequest({ ...row, status, tracking, changedAt });
}

/** The sheet of a request. Refuses with `notFound`. */
export async function readDeskSheet(tx: Tx, id: number): Promise<SheetFacts> {
  const facts = await selectDeskSheet(tx, id);
  if (!facts) throw new ApiError('notFound');
  return facts;
}

/** To a child's parent, to anybody else themselves; who has no address sees it on the page of the certificate. */
async function queueLetter(
  tx: Tx,
  clock: Clock,
  { row, template, publicUrl }: { readonly row: DeskRow; readonly template: string; readonly publicUrl: string },
): Promise<void> {
  const userId = (await selectOwner(tx, row.userId)) ?? row.userId;
  const [{ email }, { locale }] = [await readAccount(tx, userId), await readProfile(tx, userId)];
  if (email === null) return;
  await queueEmail(tx, clock, {
    userId,
    to: email,
    template: template === 'paperSent' && row.tracking !== null ? 'paperSentTracked' : template,
    locale,
    values: { name: row.name, title: row.title, tracking: row.tracking ?? '' },
    link: `${publicUrl}${sitePath(locale, 'cabinet/personal')}`,
  });
}

export async function forgetPaperAddresses(tx: Tx, now: Date): Promise<void> {
  await forgetAddresses(tx, secondsLater(now, -numbers.retentionDays.paperAddress * DAY_SECONDS));
}

async function requireDeskRow(tx: Tx, id: number): Promise<DeskRow> {
  const row = await selectDeskRow(tx, id);
  if (!row) throw new ApiError('notFound');
  return row;
}

function toDeskRequest({ userId, changedAt, ...row }: DeskRow): DeskRequest {
  return { ...row, changedAt: timestampOf(changedAt) } as DeskRequest; // numbers of the database are those of the contract
}
