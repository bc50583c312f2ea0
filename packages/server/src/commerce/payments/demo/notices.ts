import { randomBytes } from 'node:crypto';
import { secondsLater } from '../../../kernel/clock/index.ts';
import { signBody } from '../../../kernel/crypto/index.ts';
import { claimDemoNotices, deleteDemoNotice, type DemoNotice } from './demo-payment.db.ts';
import type { House } from './house.ts';

/** Then the house gives up; the platform asks by itself. */
const MOST_TRIES = 8;

/** Tells the platform what has become of payments, one after another, and again later where it did not answer. */
export async function sendDemoNotices(house: House & { readonly address: string }): Promise<void> {
  const { sql, clock } = house;
  const now = clock.now();
  for (const notice of await claimDemoNotices(sql, { now, until: secondsLater(now, 30) }))
    if ((await send(house, notice)) || notice.tries >= MOST_TRIES) await deleteDemoNotice(sql, notice.id);
}

/** Whether somebody has heard it: a no is an answer, too. */
async function send(
  { clock, secret, address }: House & { readonly address: string },
  { name, key, status, isForged }: DemoNotice,
): Promise<boolean> {
  const body = Buffer.from(JSON.stringify({ id: name, key, status }));
  const signature = signBody(body, { secret: isForged ? randomBytes(16).toString('hex') : secret, now: clock.now() });
  try {
    const { status: code } = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'demo-signature': signature },
      body,
      signal: AbortSignal.timeout(10_000),
    });
    return code < 500;
  } catch {
    return false;
  }
}
