import { type Call, calls } from '@logikit/contract';
import { describe, expect, it } from 'vitest';
import type { FeatureFactory } from '../feature/feature.ts';
import { eachDatabase, startTestPlatform } from '../../testing/platform.ts';

const all = Object.values<Call>(calls);
/** A path that no shape refuses for its places. */
const filled = (call: Call) => call.path.replace(/\{\w+\}/g, '1');

eachDatabase('router', (platform) => {
  const send = (path: string, init: RequestInit = {}) => fetch(`${platform().url}${path}`, init);
  const post = (body: string, headers: Readonly<Record<string, string>> = {}) =>
    send('/auth/anonymous.json', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID(), ...headers },
    });

  describe('[X-007] one error shape', () => {
    it('a guest is 401 at every call that needs somebody, whether it is built yet or not', async () => {
      for (const call of all.filter(({ auth }) => auth !== 'none' && auth !== 'optional')) {
        const answer = await send(filled(call), { method: call.method });
        expect([call.path, answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
          call.path,
          401,
          'unauthorized',
        ]);
      }
    });

    it('a call of others’ rights is 403, one that is not built yet 501, each with the one body', async () => {
      const { token } = await platform().login('child');
      for (const call of all.filter(({ auth, path }) => auth !== 'none' && path !== '/auth/logout')) {
        const answer = await send(filled(call), { method: call.method, headers: { authorization: `Bearer ${token}` } });
        const isOthers = !['session', 'optional'].includes(call.auth);
        if (isOthers) expect([call.path, answer.status]).toEqual([call.path, 403]);
        if (answer.ok) continue;
        expect(await answer.json(), call.path).toMatchObject({
          code: expect.any(String) as unknown,
          message: expect.any(String) as unknown,
        });
        expect(answer.status, call.path).not.toBe(500);
      }
    });

    it('an unknown address is 404 and a wrong method 405 with what is allowed', async () => {
      expect((await send('/service/training/api/nothing')).status).toBe(404);
      const answer = await send('/service/training/api/passing', { method: 'DELETE' });
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET']);
      const get = await send('/auth/anonymous.json');
      expect([get.status, get.headers.get('allow'), ((await get.json()) as { code: string }).code]).toEqual([
        405,
        'POST',
        'methodNotAllowed',
      ]);
    });

    it('names what is wrong, by wire name', async () => {
      const answer = await post('{"target_lesson":"2","surplus":1}');
      expect(await answer.json()).toMatchObject({
        code: 'invalidRequest',
        fields: { target_lesson: ['type', 'enum'], surplus: ['additionalProperties'] },
      });
    });
  });

  describe('bad input is refused', () => {
    it.each([
      ['a number as text', '{"target_lesson":"2"}'],
      ['a camelCase key', '{"targetLesson":2}'],
      ['an undeclared key', '{"role":"editor"}'],
      ['__proto__', '{"__proto__":{"a":1}}'],
      ['a list', '[]'],
      ['no JSON', '{'],
      ['nothing', ''],
      ['null', 'null'],
      ['a NUL', '{"key":"a\\u0000b"}'],
      ['half a character', '{"key":"\\ud800"}'],
      ['deep nesting', '{"key":'.repeat(20) + '1' + '}'.repeat(20)],
    ])('%s', async (_what, body) => {
      expect((await post(body)).status).toBe(400);
    });

    it('a body of more than 64 KB is 413', async () => {
      expect((await post(JSON.stringify({ key: 'x'.repeat(65_536) }))).status).toBe(413);
    });

    it('a form where JSON is declared is refused', async () => {
      expect((await post('a=1', { 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(400);
    });

    it('numbers in paths and queries are read only when they are written as numbers', async () => {
      const { token } = await platform().anonymous();
      const get = async (path: string) => (await send(path, { headers: { authorization: `Bearer ${token}` } })).status;
      const bad = [
        '/service/training/api/problem/1e2',
        '/service/training/api/problem/0x1',
        '/service/training/api/problem/-1',
        '/service/training/api/problem/99999999999',
        '/service/training/api/thread?page=1.5',
        '/service/training/api/thread?page=1&page=2',
        '/service/training/api/thread?surplus=1',
        '/service/training/api/thread?page=',
      ];
      expect(await Promise.all(bad.map(get))).toEqual(bad.map(() => 400));
      expect(await get('/service/training/api/thread?page=1&perPage=5')).toBe(200);
    });
  });

  describe('origins', () => {
    const from = (origin: string) => send('/config.json', { headers: { origin } });
    it('a partner’s page reads without cookies, our own with them, a stranger’s not at all', async () => {
      const [partner, own, stranger] = await Promise.all(
        ['http://localhost:8099', platform().url, 'https://stranger.example'].map(from),
      );
      const seen = [partner, own, stranger].map((answer) => [
        answer?.headers.get('access-control-allow-origin') ?? null,
        answer?.headers.get('access-control-allow-credentials') ?? null,
      ]);
      expect(seen).toEqual([
        ['http://localhost:8099', null],
        [platform().url, 'true'],
        [null, null],
      ]);
    });

    it('a preflight allows the headers that the sdk sends', async () => {
      const headers = {
        origin: 'http://localhost:8099',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type,idempotency-key,locale,x-socket-id',
      };
      const answer = await send('/auth/anonymous.json', { method: 'OPTIONS', headers });
      expect(answer.headers.get('access-control-allow-headers')).toBe(
        'authorization, content-type, idempotency-key, locale, x-socket-id',
      );
      expect(answer.ok).toBe(true);
    });

    it('an answer of a call may be neither framed, sniffed nor kept', async () => {
      const { headers } = await from('http://localhost:8099');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    });
  });
});

describe('start', () => {
  it('the platform does not start with a route that declares no policy', async () => {
    const careless: FeatureFactory = () => ({
      name: 'careless',
      mount: (app) => void app.get('/open', async () => 'hello'),
    });
    const start = startTestPlatform({}, { features: [careless] });
    await expect(start).rejects.toThrow('These routes declare no policy: GET /open');
  });
});
