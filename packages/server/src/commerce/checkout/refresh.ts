import { numbers } from '@logikit/contract';
import { type Clock, secondsLater } from '../../kernel/clock/index.ts';
import type { Sql } from '../../kernel/database/index.ts';
import type { Log } from '../../kernel/log/index.ts';
import { emitInto } from '../../kernel/pubsub/index.ts';
import { hearDispute } from '../disputes/index.ts';
import {
  type Gateway,
  isOpen,
  type PaymentRow,
  selectByTokens,
  selectPayment,
  selectUntold,
} from '../payments/index.ts';
import { settle } from './settle.ts';

/** Whoever asks gateways: never while a transaction is open. */
export interface Refreshing {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly log: Log;
  readonly gateways: Readonly<Record<string, Gateway>>;
}

/** Asks the gateway what has become of a payment and what its payer's bank says, and settles that. Throws where it cannot be asked. */
export async function refresh({ sql, clock, gateways }: Refreshing, token: string): Promise<void> {
  const [payment] = await selectByTokens(sql, [token]);
  const facts = await gateways[payment?.adapter ?? '']?.read({ token, reference: payment?.reference ?? null });
  if (!facts) return;
  await sql.begin(async (tx) => {
    const settling = { tx, emit: emitInto(tx), now: clock.now() };
    await settle(settling, token, facts);
    if (facts.dispute) await hearDispute(settling, token, facts.dispute);
  });
}

/** As `refresh`, where the payment's end is not known; a gateway that does not answer is asked another time. */
export async function refreshOpen(refreshing: Refreshing, token: string): Promise<void> {
  const payment = await selectPayment(refreshing.sql, token);
  if (payment && isOpen(payment.status)) await tryRefresh(refreshing, payment);
}

async function tryRefresh(refreshing: Refreshing, { token, adapter }: PaymentRow): Promise<void> {
  try {
    await refresh(refreshing, token);
  } catch (error) {
    refreshing.log.warn({ err: error, adapter }, 'a gateway cannot be asked about a payment');
  }
}

/** Nobody is asked about a payment that has just begun. */
const SOON_SECONDS = 60;
const AT_ONCE = 100;

/** Asks about every payment whose end nobody has told, and gives up those whose cart waits no longer. */
export async function reconcile(refreshing: Refreshing, isClosed: () => boolean): Promise<void> {
  const { sql, clock } = refreshing;
  const now = clock.now();
  const before = secondsLater(now, -SOON_SECONDS);
  const overBefore = secondsLater(now, -numbers.shop.eripWaitHours * 3600);
  let afterId = 0;
  for (;;) {
    const payments = await selectUntold(sql, { before, afterId, limit: AT_ONCE });
    for (const payment of payments) {
      if (isClosed()) return;
      await tryRefresh(refreshing, payment);
      if (payment.startedAt < overBefore)
        await sql.begin((tx) => settle({ tx, emit: emitInto(tx), now }, payment.token, 'canceled'));
      afterId = payment.id;
    }
    if (payments.length < AT_ONCE) return;
  }
}
