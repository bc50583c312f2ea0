import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../kernel/clock/index.ts';
import type { Sql } from '../../kernel/database/index.ts';
import { selectOrInsertSecret } from './page-time.db.ts';

/** Times at which pages with a form were served, signed: nothing of them is stored. */
export interface PageTimes {
  sign(): Promise<string>;
  /** How many seconds ago it was signed; null: not by us. */
  ageOf(signed: string): Promise<number | null>;
}

export function openPageTimes({ sql, clock }: { readonly sql: Sql; readonly clock: Clock }): PageTimes {
  let secret: Promise<string> | null = null;

  async function digest(time: string): Promise<Buffer> {
    // A failure is not kept, so that the next one asks the database again.
    secret ??= selectOrInsertSecret(sql, randomBytes(32).toString('base64url')).catch((error: unknown) => {
      secret = null;
      throw error;
    });
    return createHmac('sha256', await secret)
      .update(time)
      .digest();
  }

  return {
    sign: async () => {
      const time = String(clock.now().getTime());
      return `${time}.${(await digest(time)).toString('hex')}`;
    },
    ageOf: async (signed) => {
      const [, time = '', hex = ''] = /^(\d{1,15})\.([0-9a-f]{64})$/.exec(signed) ?? [];
      if (hex === '' || !timingSafeEqual(Buffer.from(hex, 'hex'), await digest(time))) return null;
      return (clock.now().getTime() - Number(time)) / 1000;
    },
  };
}
