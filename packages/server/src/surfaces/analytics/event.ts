import type { Model } from '@logikit/contract';
import type { Tx } from '../../kernel/database/index.ts';
import { insertEvent } from './event.db.ts';
import { allowsAnalytics } from '../../identity/trust/index.ts';

interface Sent {
  /** Null for a guest, and for a beacon: a page that is being left sends no token. */
  readonly userId: number | null;
  readonly event: Model<'AnalyticsEvent'>;
  readonly now: Date;
}

/**
 * Keeps an event of somebody who agreed, and drops every other one without a word (rule D-168): a page works the same
 * either way. A device has an id only after its owner agreed, so for a guest the id is the consent.
 */
export async function recordEvent(tx: Tx, { userId, event, now }: Sent): Promise<void> {
  const isAllowed = userId === null ? event.deviceId !== null : await allowsAnalytics(tx, userId);
  if (isAllowed) await insertEvent(tx, userId, { event, now });
}
