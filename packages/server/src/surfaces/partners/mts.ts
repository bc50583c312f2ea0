import { calls, type Model, mtsSubscriptionStatuses } from '@logikit/contract';
import { type Clock, timestampOf } from '../../kernel/clock/index.ts';
import type { Tx } from '../../kernel/database/index.ts';
import { ApiError } from '../../kernel/errors/index.ts';
import { route, type Route } from '../../kernel/http/index.ts';
import type { Emit } from '../../kernel/pubsub/index.ts';
import { giveLogic, giveLogicUntil, takeBack } from '../../identity/entitlements/index.ts';
import { postSystemMessage } from '../../community/messages/index.ts';
import {
  deleteSubscription,
  insertSubscription,
  lockSubscription,
  selectSells,
  selectSubscriptions,
  type SubscriptionRow,
  updateSubscription,
} from './mts.db.ts';
import { readPartnerToken } from '../../identity/partner-keys/index.ts';

export const mtsRoutes: readonly Route[] = [
  route(calls.listMtsSubscriptions, ({ tx, clock, user }) => listSubscriptions({ tx, clock, userId: user.id })),
  route(calls.attachMtsSubscription, ({ tx, clock, user, body }) =>
    attach({ tx, clock, userId: user.id }, body.mtstoken),
  ),
  route(calls.detachMtsSubscription, async ({ tx, clock, user, body }) => {
    await detach({ tx, clock, userId: user.id }, body.id);
    return { status: 'ok' };
  }),
];

interface Attaching {
  readonly tx: Tx;
  readonly clock: Clock;
  readonly userId: number;
}

/** What was paid until a day that is over waits for its payment again. */
async function listSubscriptions({ tx, clock, userId }: Attaching): Promise<Model<'MtsSubscriptions'>> {
  const now = clock.now();
  const rows = await selectSubscriptions(tx, userId);
  return {
    subscriptions: rows.map(({ id, status, endsAt }) => ({
      id,
      status: endsAt && endsAt <= now ? mtsSubscriptionStatuses.waitPayment : status,
      endsAt: endsAt && timestampOf(endsAt),
    })),
  };
}

/** Binds what the partner's one-time token names to whoever is signed in. It waits until the partner says it is paid. */
async function attach({ tx, clock, userId }: Attaching, token: string): Promise<Model<'MtsSubscriptions'>> {
  const { tenantId, subject } = await readPartnerToken(tx, clock, token);
  if (!(await selectSells(tx, tenantId))) throw new ApiError('unauthorized');
  const at = clock.now();
  const isNew = await insertSubscription(tx, { tenantId, subject, userId, at });
  const row = isNew ? null : await lockSubscription(tx, { tenantId, subject });
  if (row && row.userId !== userId) {
    if (row.isOwnerHere) throw new ApiError('alreadyTaken');
    await updateSubscription(tx, { ...row, userId }, at);
    // Whoever had it before has left, and what they had with them.
    if (row.status === mtsSubscriptionStatuses.active) await openAll({ tx, clock, userId }, row);
  }
  return listSubscriptions({ tx, clock, userId });
}

async function detach({ tx, clock, userId }: Attaching, id: number): Promise<void> {
  const status = await deleteSubscription(tx, userId, id);
  if (status === null) throw new ApiError('notFound');
  await takeBack({ tx, userId, now: clock.now(), by: { source: 'partner', sourceId: String(id) } });
}

/** What a subscription gives: all courses, until the day that the partner has told or the partner says that it is over. */
async function openAll(
  { tx, clock, userId }: Attaching,
  { id, endsAt }: Pick<SubscriptionRow, 'id' | 'endsAt'>,
): Promise<void> {
  const giving = { tx, userId, now: clock.now(), by: { source: 'partner', sourceId: String(id) } } as const;
  await takeBack(giving);
  await (endsAt === null ? giveLogic(giving, null) : giveLogicUntil(giving, endsAt));
}

export interface Notice {
  readonly id: string;
  readonly subject: string;
  readonly status: 'active' | 'ended';
  /** Until when it is paid; null: until another notice. */
  readonly endsAt: Date | null;
}

interface Hearing {
  readonly tx: Tx;
  readonly clock: Clock;
  readonly emit: Emit;
  readonly tenantId: number;
}

/** What a partner says of a subscription: the payment has come, or it is over. */
export async function hearNotice(hearing: Hearing, { subject, status, endsAt }: Notice): Promise<void> {
  const { tx, clock, tenantId } = hearing;
  const row = await lockSubscription(tx, { tenantId, subject });
  if (!row) throw new ApiError('notFound');
  if (status === 'ended') return detach({ tx, clock, userId: row.userId }, row.id);
  const wasActive = row.status === mtsSubscriptionStatuses.active;
  if (wasActive && row.endsAt?.getTime() === endsAt?.getTime()) return;
  const next = { ...row, status: mtsSubscriptionStatuses.active, endsAt };
  await updateSubscription(tx, next, clock.now());
  await openAll({ tx, clock, userId: row.userId }, next);
  if (!wasActive) await postSystemMessage(hearing, { userId: row.userId, phrase: 'subscriptionActive' });
}
