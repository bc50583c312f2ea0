import { type Model, numbers } from '@logikit/contract';
import { selectKeys } from '../../identity/partner-keys/index.ts';
import { secondsLater } from '../../kernel/clock/index.ts';
import type { Tx } from '../../kernel/database/index.ts';
import { selectUsage, type UsageRow } from './landing-day.db.ts';

const DAY_SECONDS = 86_400;

interface Asked {
  readonly tx: Tx;
  readonly now: Date;
  readonly tenantId: number;
  readonly days: number;
}

/** What the landings on a tenant's pages have brought in the last days, today included. */
export async function readLandingUsage({ tx, now, tenantId, days }: Asked): Promise<Model<'LandingUsage'>> {
  const keys = (await selectKeys(tx, tenantId)).map(({ key }) => key);
  const [from, to] = [dayBefore(now, days - 1), dayBefore(now, 0)];
  const rows = await selectUsage(tx, { keys, from, to });
  return { from, to, rows: rows.map((row) => ({ ...row, share: shareOf(row) })) };
}

export const dayBefore = (now: Date, days: number): string =>
  secondsLater(now, -days * DAY_SECONDS)
    .toISOString()
    .slice(0, 10);

/** Of the normal distribution, for 95 %. */
const Z = 1.96;

/** Wilson's interval of a share; null: too few to say. One visitor may go to the start several times. */
export function shareOf({
  shown,
  started,
}: Pick<UsageRow, 'shown' | 'started'>): { least: number; most: number } | null {
  if (shown < numbers.landings.fewVisitors) return null;
  const part = Math.min(1, started / shown);
  const middle = part + Z ** 2 / (2 * shown);
  const reach = Z * Math.sqrt((part * (1 - part)) / shown + Z ** 2 / (4 * shown ** 2));
  const scale = 1 + Z ** 2 / shown;
  return { least: Math.max(0, (middle - reach) / scale), most: Math.min(1, (middle + reach) / scale) };
}
