import { request } from 'node:http';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Answer, fill, send, startLearner } from '../support/operations.ts';
import { code, meet, type Stranger } from './openapi-client.ts';
import { platform } from '../support/shared-platform.ts';

let stranger: Stranger;

beforeAll(async () => {
  stranger = await meet(platform.url);
});

const ask = (path: string): Promise<Answer> => send(stranger.at(path), { token: stranger.token });

/** What would make every later request a guest's. */
const endsSession = /^\/auth\/(logout|sessions\/end)/;

describe('every declared operation', () => {
  it('is 401 in the one shape for a guest, where somebody is needed', async () => {
    const closed = stranger.operations.filter(({ needs }) => needs === 'learner' || needs === 'staff');
    expect(closed.length).toBeGreaterThan(150);
    for (const { method, path } of closed) {
      const answer = await send(stranger.at(fill(path)), { method });
      expect([method, path, answer.status, code(answer), stranger.strange(path, answer)]).toEqual([
        method,
        path,
        401,
        'unauthorized',
        [],
      ]);
      expect(answer.headers.get('www-authenticate')).toBe('Bearer');
    }
  });

  it('answers a signed-in learner: done, refused in the one shape, or 501 notImplemented', async () => {
    const statuses = new Map<number, number>();
    const { token: own } = await startLearner(platform.url);
    for (const { method, path } of stranger.operations) {
      if (endsSession.test(path)) continue;
      const answer = await send(stranger.at(fill(path)), { method, token: own });
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      if (answer.status === 200) continue;
      expect([method, path, stranger.strange(path, answer)]).toEqual([method, path, []]);
      if (answer.status >= 500) expect([path, answer.status, code(answer)]).toEqual([path, 501, 'notImplemented']);
    }
    expect(statuses.get(200)).toBeGreaterThan(25);
    // Calls of the specification that are not built yet: they become fewer.
    expect(statuses.get(501) ?? 0).toBeLessThanOrEqual(7);
  });

  it('is 401 with a token that is not ours, whatever it looks like', async () => {
    const [head = '', payload = '', signature = ''] = stranger.token.split('.');
    const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    const bent = signature.startsWith('A') ? `B${signature.slice(1)}` : `A${signature.slice(1)}`;
    for (const bad of [
      'x',
      'a.b.c',
      `${head}.${payload}.${bent}`,
      `${none}.${payload}.x`,
      `${head}.${payload}.`,
      `${stranger.token}x`,
    ]) {
      const answer = await send(stranger.at('/service/training/api/thread'), { token: bad });
      expect([bad, answer.status, code(answer)]).toEqual([bad, 401, 'unauthorized']);
    }
  });

  it('that reads and is done answers what its shape says, for a learner and for an editor', async () => {
    const reads = await stranger.implemented((method) => method === 'GET', stranger.token);
    expect(reads.length).toBeGreaterThan(20);
    const doubts: string[] = [];
    for (const { path, answer: reference } of reads) {
      for (const by of [stranger.token, stranger.editor]) {
        const answer = await send(stranger.at(fill(path)), { token: by, headers: { locale: 'en' } });
        if (answer.status !== 200 || reference === null) continue;
        const check = stranger.shape(reference);
        if (!check(answer.body)) doubts.push(`${path}: ${JSON.stringify(check.errors)}`);
      }
    }
    expect(doubts).toEqual([]);
  });

  it('answers 405 with what is allowed to every other method, tenant form included', async () => {
    for (const path of new Set(stranger.operations.map((one) => fill(one.path)))) {
      const list = stranger.operations.filter((one) => fill(one.path) === path);
      const own = new Set(stranger.operations.filter((one) => matches(one.path, path)).map(({ method }) => method));
      const other = ['DELETE', 'PATCH', 'PUT', 'POST', 'GET'].find((method) => !own.has(method)) ?? 'PATCH';
      const answer = await send(stranger.at(path), { method: other, token: stranger.token });
      const allowed = answer.headers.get('allow')?.split(', ') ?? [];
      expect([path, other, answer.status, code(answer)]).toEqual([path, other, 405, 'methodNotAllowed']);
      expect(allowed, path).toEqual(expect.arrayContaining(list.map(({ method }) => method)));
    }
  });

  const matches = (pattern: string, path: string): boolean =>
    new RegExp(`^${pattern.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`).test(path);
});

describe('an address', () => {
  it.each(['/health', '/openapi.json', '/docs/api'])('%s answers 405 to what it does not do', async (path) => {
    const answer = await send(stranger.at(path), { method: 'POST', body: {} });
    expect([answer.status, answer.headers.get('allow'), code(answer)]).toEqual([405, 'GET', 'methodNotAllowed']);
  });

  it('that nobody knows is 404 in the one shape', async () => {
    for (const path of [
      '/nothing',
      '/nothing.json',
      '/service/training/api/nothing',
      '/service/training/a/b/api/thread',
      '/config.json/',
      '/CONFIG.json',
      '/.env',
      '/.git/config',
    ]) {
      const answer = await ask(path);
      expect([path, answer.status, stranger.strange(path, answer)]).toEqual([path, 404, []]);
    }
  });

  it('that is no address is refused in the one shape, and tells nothing of the router', async () => {
    const long = '9'.repeat(300);
    for (const path of [
      '/%zz',
      '/service/training/api/problem/%ff',
      `/service/training/api/problem/${long}`,
      '/%c0%ae%c0%ae/x.json',
    ]) {
      for (const method of ['GET', 'POST']) {
        const answer = await send(stranger.at(path), { method, token: stranger.token });
        expect([
          path,
          answer.status >= 400 && answer.status < 500,
          stranger.strange(path, answer),
          answer.text.includes('FST_'),
        ]).toEqual([path, true, [], false]);
      }
    }
  });

  it('with an unknown tenant is 404 for everything of training that reads', async () => {
    const reads = (await stranger.implemented((method) => method === 'GET', stranger.token)).filter(
      ({ isTenantForm }) => isTenantForm,
    );
    expect(reads.length).toBeGreaterThan(10);
    for (const { path } of reads) {
      const answer = await ask(fill(path, { tenant: 'nobody' }));
      expect([path, answer.status, code(answer)]).toEqual([path, 404, 'unknownTenant']);
    }
    for (const tenant of [
      '%00',
      '__proto__',
      'constructor',
      'Logikit',
      '%20',
      "'",
      '%F0%9F%98%80',
      '..%2f',
      'x'.repeat(150),
    ]) {
      const answer = await ask(`/service/training/${tenant}/api/thread`);
      expect([tenant, answer.status, answer.status < 500 && stranger.strange('/', answer)]).toEqual([tenant, 404, []]);
    }
  });

  it('with the tenant reads what the address without it reads', async () => {
    const [plain, own] = await Promise.all(
      ['', '/logikit'].map((tenant) => ask(`/service/training${tenant}/api/thread`)),
    );
    expect(own?.text).toBe(plain?.text);
    const answers = await Promise.all(
      ['/api/problem/1', '/api/theory/1', '/api/passing'].map((path) => ask(`/service/training/demo${path}`)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it('places and queries take numbers only as they are written', async () => {
    const bad = [
      '99999999999999999999',
      '1e2',
      '0x1',
      '-1',
      '0',
      '1.0',
      '%201',
      '1%00',
      'null',
      '١',
      'NaN',
      '__proto__',
    ];
    for (const id of bad) expect([id, (await ask(`/service/training/api/problem/${id}`)).status]).toEqual([id, 400]);
    for (const query of [
      'page=0',
      'page=1e1',
      'page=%00',
      'page=1&page=1',
      'page[]=1',
      '__proto__=1',
      'perPage=101',
      'page=99999999999999999999',
      'surplus=1',
    ])
      expect([query, (await ask(`/service/training/api/thread?${query}`)).status]).toEqual([query, 400]);
  });
});

describe('headers', () => {
  it('Locale says the language, and what is not a language is the fallback', async () => {
    const title = async (locale: string) =>
      Object.keys(
        (
          (await send(stranger.at('/service/training/api/problem/1'), { token: stranger.token, headers: { locale } }))
            .body as {
            translations: object;
          }
        ).translations,
      );
    expect([await title('en'), await title('ru'), await title('xx'), await title("en'--")]).toEqual([
      ['en'],
      ['ru'],
      ['ru'],
      ['ru'],
    ]);
  });

  it('every surface has its own safe set', async () => {
    const get = async (path: string, accept = 'text/html') =>
      (await send(stranger.at(path), { headers: { accept } })).headers;
    const [api, page, file, element, docs] = await Promise.all([
      get('/config.json', '*/*'),
      get('/en'),
      get('/openapi.json'),
      get('/v1/embed.js', '*/*'),
      get('/docs/api'),
    ]);
    for (const headers of [api, page, file, element, docs])
      expect(headers?.get('x-content-type-options')).toBe('nosniff');
    for (const headers of [api, page, docs]) {
      expect(headers?.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers?.get('content-security-policy')).not.toMatch(/unsafe-(inline|eval)'(?!;)/);
      expect(headers?.get('x-frame-options')).toBe('DENY');
    }
    expect(api?.get('cache-control')).toBe('no-store');
    for (const headers of [file, element]) expect(headers?.get('cross-origin-resource-policy')).toBe('cross-origin');
    for (const headers of [api, page]) expect(headers?.get('x-powered-by') ?? headers?.get('server')).toBeNull();
  });

  it('an origin that is not listed can neither read nor start; loopback of any port can, with pk_demo', async () => {
    const start = (origin: string, key: string | undefined) =>
      send(stranger.at('/auth/anonymous.json'), { method: 'POST', body: { key }, headers: { origin } });
    for (const origin of [
      'https://evil.example',
      'http://localhost.evil.example',
      'null',
      'http://127.0.0.1.nip.io',
      'file://',
      'http://localhost:1@evil.example',
    ]) {
      const answer = await start(origin, 'pk_demo');
      expect([origin, answer.status, code(answer), answer.headers.get('access-control-allow-origin')]).toEqual([
        origin,
        403,
        'originNotAllowed',
        // A page may read why it is refused, so that the element can say it; what is no origin reads nothing.
        ['https://evil.example', 'http://localhost.evil.example', 'http://127.0.0.1.nip.io'].includes(origin)
          ? origin
          : null,
      ]);
      expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
      expect((await start(origin, undefined)).status).toBe(403);
    }
    for (const origin of ['http://localhost:1', 'http://127.0.0.1:65535']) {
      const answer = await start(origin, 'pk_demo');
      expect([
        answer.status,
        answer.headers.get('access-control-allow-origin'),
        answer.headers.get('access-control-allow-credentials'),
        answer.headers.get('set-cookie'),
      ]).toEqual([200, origin, null, null]);
      const { token: own } = answer.body as { token: string };
      const elsewhere = await send(stranger.at('/service/training/api/problem/1'), {
        token: own,
        headers: { origin: 'http://localhost:2' },
      });
      expect(elsewhere.status).toBe(401);
      expect(
        (await send(stranger.at('/user/interface.json'), { method: 'PUT', token: own, body: { theme: 'light' } }))
          .status,
      ).toBe(403);
    }
  });

  it('a request that is no HTTP is refused without a word about us', async () => {
    const status = await new Promise<number>((resolve, reject) => {
      request(stranger.at('/config.json'), { headers: { x: 'a'.repeat(20_000) }, agent: false }, (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      })
        .on('error', reject)
        .end();
    });
    expect(status).toBe(431);
  });
});
