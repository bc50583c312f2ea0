import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { calls } from '@logikit/contract';
import { afterAll, expect, it } from 'vitest';
import { addChild, newParent } from '../../testing/test-family.ts';
import { oneDatabase } from '../../testing/platform.ts';

interface Asked {
  readonly authorization: string | undefined;
  readonly body: Readonly<Record<string, unknown>>;
}

/** What the service answers next; when there is nothing left, it takes the push. */
const answers: { readonly status: number; readonly body: object }[] = [];
const asked: Asked[] = [];
const service = createServer((request, response) => {
  let text = '';
  request.on('data', (part: Buffer) => (text += part.toString()));
  request.on('end', () => {
    asked.push({ authorization: request.headers.authorization, body: JSON.parse(text) as Asked['body'] });
    const { status, body } = answers.shift() ?? { status: 200, body: { id: 'taken' } };
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
});
await new Promise<void>((listening) => service.listen(0, '127.0.0.1', listening));
afterAll(() => void service.close());
const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/notifications`;

oneDatabase(
  'the push service',
  (platform) => {
    /** A parent with a device whose child is reminded at six in the evening of this day. */
    const remind = async () => {
      const parent = await newParent(platform());
      await parent.call(calls.saveInterface, { body: { locale: 'tr', timeZone: 'UTC' } });
      const cardId = await addChild(parent);
      await platform().sql`update profile set time_zone = 'UTC' where user_id = ${cardId}`;
      await platform()
        .sql`insert into push_schedule (user_id, days, hour, status) values (${cardId}, '{1,2,3,4,5,6,7}', 18, 1)`;
      await parent.call(calls.setPushDevice, { body: { userId: parent.userId, platform: 'android' } });
      platform().clock.advance(untilEvening(platform().clock.now()));
      asked.length = 0;
      return { parent, cardId };
    };
    const pass = async (after = 0): Promise<void> => {
      platform().clock.advance(after);
      await platform().runDue();
    };
    const stateOf = async (cardId: number) => {
      const [row] = await platform()
        .sql`select tries, done_at, failure from job where kind = 'reminder' and user_id = ${cardId}`;
      return { tries: row?.['tries'] as number, isSent: row?.['done_at'] !== null, by: row?.['failure'] as string };
    };
    const stop = (cardId: number) => platform().sql`update push_schedule set status = 0 where user_id = ${cardId}`;

    it('[C-152] a push goes to the devices of the parent, once, in the parent’s language, and names no child', async () => {
      const { parent, cardId } = await remind();
      await Promise.all([pass(), pass()]);
      await pass(60_000);
      expect(asked).toHaveLength(1);
      expect(asked[0]?.authorization).toBe('Key secret');
      expect(asked[0]?.body).toMatchObject({
        app_id: 'app',
        target_channel: 'push',
        include_aliases: { external_id: [String(parent.userId)] },
        headings: { en: 'Kit bir bilmece hazırladı' },
      });
      expect(JSON.stringify(asked[0]?.body)).not.toContain('Ada');
      expect(await stateOf(cardId)).toMatchObject({ tries: 1, isSent: true });
      await stop(cardId);
    });

    it('waits while the service is ill, and tries again with the same key', async () => {
      const { cardId } = await remind();
      answers.push({ status: 503, body: {} });
      await pass();
      expect(await stateOf(cardId)).toMatchObject({ tries: 1, isSent: false });
      await pass(10 * 60_000);
      expect(await stateOf(cardId)).toMatchObject({ tries: 2, isSent: true });
      expect(asked.map(({ body }) => body['idempotency_key'])).toEqual(
        Array(2).fill(asked[0]?.body['idempotency_key']),
      );
      await stop(cardId);
    });

    it('gives up where nobody can be reached, and at night', async () => {
      const { cardId } = await remind();
      answers.push({ status: 200, body: { id: '', errors: ['All included players are not subscribed'] } });
      await pass();
      await pass(10 * 60_000);
      expect(await stateOf(cardId)).toMatchObject({ tries: 1, isSent: false, by: 'nobody reached' });
      await stop(cardId);
      const late = await remind();
      answers.push({ status: 429, body: {} });
      await pass();
      await pass(4 * 3_600_000);
      expect(await stateOf(late.cardId)).toMatchObject({ tries: 1, isSent: false });
      await stop(late.cardId);
    });
  },
  { push: { app: 'app', key: 'secret', url } },
);

/** Milliseconds until the next six o'clock. */
function untilEvening(now: Date): number {
  const evening = new Date(now);
  evening.setUTCHours(18, 1, 0, 0);
  return evening.getTime() - now.getTime() + (evening > now ? 0 : 86_400_000);
}
