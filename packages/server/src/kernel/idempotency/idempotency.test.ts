import { randomUUID } from 'node:crypto';
import { calls } from '@logikit/contract';
import { expect, it } from 'vitest';
import { eachDatabase } from '../../testing/platform.ts';

eachDatabase('once', (platform) => {
  it('answers a retry with the same key by the kept answer, tokens and cookie included', async () => {
    const key = randomUUID();
    const first = await platform().call(calls.startAnonymous, { body: {} }, { key });
    const again = await platform().call(calls.startAnonymous, { body: {} }, { key });
    expect(first.status).toBe(200);
    expect(again.body).toEqual(first.body);
    expect(again.headers.get('set-cookie')).toBe(first.headers.get('set-cookie'));
    expect(again.headers.get('idempotency-replayed')).toBe('true');
  });

  it('refuses the same key with another body', async () => {
    const key = randomUUID();
    await platform().call(calls.startAnonymous, { body: {} }, { key });
    const other = await platform().call(calls.startAnonymous, { body: { targetLesson: 3 } }, { key });
    expect([other.status, other.code]).toEqual([422, 'idempotencyMismatch']);
  });

  it('makes a change once when ten retries arrive together', async () => {
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => platform().call(calls.startAnonymous, { body: {} }, { key })),
    );
    expect(new Set(answers.map((answer) => answer.body.userId)).size).toBe(1);
    expect(answers.filter((answer) => answer.headers.get('idempotency-replayed') === null)).toHaveLength(1);
  });

  it('asks for a key', async () => {
    const answer = await platform().call(calls.startAnonymous, { body: {} }, { key: '' });
    expect([answer.status, answer.code]).toEqual([400, 'idempotencyKeyRequired']);
  });

  it('keeps no token in readable form', async () => {
    const { body } = await platform().call(calls.startAnonymous, { body: {} });
    const rows = await platform().sql<{ answer: string }[]>`select answer from idempotency`;
    expect(rows.filter((row) => row.answer.includes(body.token) || !/^[A-Za-z0-9+/=]+$/.test(row.answer))).toEqual([]);
  });

  it('refuses a key that another call has kept its answer under, whether that one keeps secrets or not', async () => {
    const { token } = await platform().login('adult');
    const send = async (isSecretFirst: boolean) => {
      const options = { token, key: randomUUID() };
      const secret = () => platform().call(calls.createWebviewCode, {}, options);
      const open = () => platform().call(calls.saveSettings, { body: { type: 3, firstName: 'Ada' } }, options);
      const [first, second] = isSecretFirst ? [await secret(), await open()] : [await open(), await secret()];
      expect(first.status).toBe(200);
      return second.code;
    };
    expect([await send(false), await send(true)]).toEqual(['idempotencyMismatch', 'idempotencyMismatch']);
  });
});
