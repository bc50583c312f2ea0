import type { Clock } from '../../kernel/clock/index.ts';
import type { Sql } from '../../kernel/database/index.ts';
import type { Log } from '../../kernel/log/index.ts';
import { type Gateway, insertFinding, selectReference } from '../payments/index.ts';
import { markTried, selectAsked, updateRefund } from './refund.db.ts';

interface Sending {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly log: Log;
  readonly gateways: Readonly<Record<string, Gateway>>;
}

/** Asks gateways to give money back, again and again under the same key; where one will not, a person hears of it. */
export async function sendRefunds({ sql, clock, log, gateways }: Sending, isClosed: () => boolean): Promise<void> {
  for (const { id, adapter, token, online, attempt } of await selectAsked(sql)) {
    if (isClosed()) return;
    await markTried(sql, id, clock.now());
    try {
      const payment = { token, reference: await selectReference(sql, token) };
      const isDone = await gateways[adapter ?? '']?.refund({ ...payment, amount: online, key: keyOf(id, attempt) });
      if (isDone === undefined) continue;
      const at = clock.now();
      await sql.begin(async (tx) => {
        await updateRefund(tx, id, { status: isDone ? 'done' : 'failed', at });
        if (!isDone) await insertFinding(tx, { kind: 'refund', reference: token, detail: { online, attempt }, at });
      });
    } catch (error) {
      log.warn({ err: error, adapter }, 'a gateway cannot be asked to give money back');
    }
  }
}

/** A house remembers what it has said under a key: whoever asks anew takes another. */
const keyOf = (id: number, attempt: number): string => (attempt === 0 ? `refund-${id}` : `refund-${id}-${attempt}`);
