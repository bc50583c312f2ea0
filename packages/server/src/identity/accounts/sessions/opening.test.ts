import { randomUUID } from 'node:crypto';
import { calls, fromWire, type Model, numbers, toWire } from '@logikit/contract';
import { decodeJwt, SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { demoPartner } from '../../../surfaces/partners/demo.ts';
import { oneDatabase } from '../../../testing/platform.ts';

const page = 'http://localhost:8099';

oneDatabase('opening a widget', (platform) => {
  /** As a browser sends it to another origin without a preflight. */
  async function open(body: Partial<Model<'WidgetOpening'>>, origin: string | null = page) {
    const response = await fetch(`${platform().url}${calls.openWidget.path}`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain;charset=UTF-8', ...(origin === null ? {} : { origin }) },
      body: JSON.stringify(toWire({ key: 'pk_demo', locale: 'en', show: 'problem', ...body })),
    });
    const answer = fromWire(await response.json()) as Model<'OpenedWidget'> & { readonly code?: string };
    return { ...answer, status: response.status, headers: response.headers };
  }

  const partnerToken = (sub: string) =>
    new SignJWT({ sub, jti: randomUUID() })
      .setProtectedHeader({ alg: 'HS256', kid: 'demo' })
      .setIssuer('pk_demo')
      .setAudience('logikit')
      .setIssuedAt(Math.floor(platform().clock.now().getTime() / 1000))
      .setExpirationTime(Math.floor(platform().clock.now().getTime() / 1000) + 300)
      .sign(new TextEncoder().encode(demoPartner.secret));

  it('answers a session bound to the page and the problem, as the two calls do', async () => {
    const { status, headers, session, problem, thread, refused } = await open({ problemId: 1 });
    expect([status, headers.get('access-control-allow-origin'), headers.get('set-cookie')]).toEqual([200, page, null]);
    expect(decodeJwt(session.token)).toMatchObject({ aud: 'embed', azp: page, tenant: 'demo' });
    expect([thread, refused]).toEqual([null, null]);
    const asked = await platform().call(
      calls.getProblem,
      { params: { id: 1 }, query: {} },
      { token: session.token, headers: { origin: page, locale: 'en' } },
    );
    expect(problem).toEqual(asked.body);
  });

  it('shows a thread as a road, or by the problem to open next', async () => {
    const road = await open({ show: 'thread', threadId: 1 });
    expect(road.thread?.id).toBe(1);
    const next = await open({ threadId: 1 });
    expect(next.problem?.id).toBe(road.thread?.problems[0]?.id);
  });

  it('goes on with the learner of an earlier visit, and asks for the step by step way when that one is gone', async () => {
    const { session } = await open({ problemId: 1 });
    const again = await open({ problemId: 1, refreshToken: session.refreshToken ?? '' });
    expect([again.session.userId, typeof again.session.refreshToken]).toEqual([session.userId, 'string']);
    const gone = await open({ problemId: 1, refreshToken: 'nobody' });
    expect([gone.status, gone.code]).toEqual([401, 'sessionExpired']);
  });

  it('takes the one-time token of a known learner, once', async () => {
    const externalSubToken = await partnerToken('pupil-3');
    const first = await open({ problemId: 1, externalSubToken });
    const again = await open({ problemId: 1, externalSubToken: await partnerToken('pupil-3') });
    expect([again.session.userId, first.session.refreshToken]).toEqual([first.session.userId, null]);
    expect((await open({ problemId: 1, externalSubToken })).status).toBe(401);
  });

  it('keeps the session when the problem is refused', async () => {
    const { status, session, problem, refused } = await open({ problemId: 999_999 });
    expect([status, problem, refused?.code]).toEqual([200, null, 'notFound']);
    const profile = await platform().call(
      calls.getCommonProfile,
      {},
      { token: session.token, headers: { origin: page } },
    );
    expect(profile.body.commonProfile?.userId).toBe(session.userId);
  });

  describe('refuses', () => {
    it.each([null, 'https://stranger.example', 'null', 'http://localhost.example'])('a page at %s', async (origin) => {
      const { status, code, headers } = await open({ problemId: 1 }, origin);
      expect([status, code, headers.get('access-control-allow-origin')]).toEqual([403, 'originNotAllowed', null]);
    });

    it('a page without a key, and two credentials', async () => {
      expect((await open({ key: undefined, problemId: 1 })).code).toBe('originNotAllowed');
      const both = { refreshToken: 'a', externalSubToken: 'b' };
      expect((await open({ problemId: 1, ...both })).code).toBe('oneCredentialOnly');
    });

    it('text where another call takes JSON, which would be a way around the preflight', async () => {
      const response = await fetch(`${platform().url}${calls.startAnonymous.path}`, {
        method: 'POST',
        headers: { 'content-type': 'text/plain', origin: page, 'idempotency-key': randomUUID() },
        body: JSON.stringify({ key: 'pk_demo' }),
      });
      expect(response.status).toBe(400);
    });
  });
});

oneDatabase(
  'opening too many widgets',
  (platform) => {
    it('from one address is limited as anonymous starts are, and together with them', async () => {
      const { perMinute } = numbers.startsPerAddress;
      const statuses: number[] = [];
      for (let index = 0; index < perMinute + 2; index += 1) {
        const input = { key: 'pk_demo', show: 'problem', problemId: 1 } as const;
        const extras = { headers: { origin: page } };
        const answer =
          index % 2 === 0
            ? await platform().call(calls.openWidget, { body: input }, extras)
            : await platform().call(calls.startAnonymous, { body: { key: 'pk_demo' } }, extras);
        statuses.push(answer.status);
      }
      expect(statuses).toEqual([...Array.from({ length: perMinute }, () => 200), 429, 429]);
    });
  },
  { limitLoopback: true },
);
