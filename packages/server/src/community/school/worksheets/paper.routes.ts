import { type CallOutput, calls } from '@logikit/contract';
import { type Limit, route, type Route } from '../../../kernel/http/index.ts';
import { updateConfirmed } from '../classes/key-holder.db.ts';
import { requireKeyHolder, requireSheetReader } from '../classes/key-holder.ts';
import { leadLimits } from '../../leads/index.ts';
import { ApiError } from '../../../kernel/errors/index.ts';
import { makeSheet } from './make-sheet.ts';
import { keyedThreadOf, listMaterials, readMaterial } from './material.ts';
import { askForTariff, listTariffs } from './tariff.ts';

const HOUR_SECONDS = 3600;

/** Pages are drawn for each request. */
const prints: Limit = {
  name: 'print',
  points: 120,
  seconds: HOUR_SECONDS,
  key: ({ userId }) => String(userId),
  byAddress: false,
};

/** The router sends the bytes as they are. */
const file = (bytes: Buffer): CallOutput<typeof calls.getMaterial> => bytes as never;

/** What is printed, and what a school pays. */
export const paperRoutes = (desk: Omit<Parameters<typeof askForTariff>[1], 'clock'>): readonly Route[] => [
  route(
    calls.printWorksheet,
    async ({ tx, clock, user, query, locale }) => {
      if (query.withAnswers) await requireKeyHolder({ tx, clock, user }, query);
      else if (query.threadId !== undefined) await requireSheetReader({ tx, user }, query.threadId);
      return file(await makeSheet(tx, { query, locale }));
    },
    { limits: [prints] },
  ),
  route(calls.listMaterials, ({ tx, locale }) => listMaterials(tx, locale)),
  route(
    calls.getMaterial,
    async ({ tx, clock, user, params, locale }) => {
      const threadId = keyedThreadOf(params.id);
      if (threadId !== null) await requireKeyHolder({ tx, clock, user }, { threadId });
      return file(await readMaterial(tx, params.id, locale));
    },
    { limits: [prints] },
  ),
  route(calls.listSchoolTariffs, async ({ query, locale }) => listTariffs(query.currency, locale)),
  route(
    calls.askForTariff,
    async ({ tx, clock, body, locale }) => {
      await askForTariff(tx, { ...desk, clock }, { lead: body, locale });
      return { status: 'ok' };
    },
    { limits: leadLimits },
  ),
  route(calls.confirmTeacher, async ({ tx, clock, body }) => {
    const isTeacher = await updateConfirmed(tx, body.email.trim(), body.isConfirmed ? clock.now() : null);
    if (!isTeacher) throw new ApiError('notFound');
    return { status: 'ok' };
  }),
];
