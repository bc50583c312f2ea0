import { randomUUID } from 'node:crypto';
import { calls } from '@logikit/contract';
import { decodeJwt, SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { oneDatabase } from '../../../testing/platform.ts';
import { issueCode } from '../sign-in/one-time-code.ts';

oneDatabase('tokens', (platform) => {
  const getToken = (query: Readonly<Record<string, string>> = {}, cookie?: string) =>
    platform().call(
      calls.getToken,
      { query: { type: 'jwt', ...query } },
      { headers: cookie === undefined ? {} : { cookie } },
    );
  const cookieOf = (headers: Headers) => headers.get('set-cookie')?.split(';')[0] ?? '';
  const signedIn = async () => {
    const { body, headers } = await platform().call(calls.startAnonymous, { body: {} });
    return { ...body, cookie: cookieOf(headers) };
  };

  describe('credentials of gettoken', () => {
    it.each(['a-token', 'pc', 'mtstoken'] as const)('[C-011] %s signs its person in, once', async (kind) => {
      const { userId } = await signedIn();
      const { sql, clock } = platform();
      const text = await issueCode(sql, clock, { kind, userId, seconds: 60 });
      const first = await getToken({ [kind]: text });
      expect(decodeJwt(first.body.token)['uid']).toBe(userId);
      expect((await getToken({ [kind]: text })).status).toBe(401);
    });

    it('[C-011] a code is refused after its time, and under another name', async () => {
      const { userId } = await signedIn();
      const { sql, clock } = platform();
      const late = await issueCode(sql, clock, { kind: 'pc', userId, seconds: 60 });
      const other = await issueCode(sql, clock, { kind: 'pc', userId, seconds: 3600 });
      clock.advance(61_000);
      expect([(await getToken({ pc: late })).status, (await getToken({ mtstoken: other })).status]).toEqual([401, 401]);
    });

    it('[C-011] the cookie counts only when no credential is named', async () => {
      const { cookie, userId } = await signedIn();
      expect((await getToken({ pc: 'nonsense' }, cookie)).status).toBe(401);
      const { body } = await getToken({}, cookie);
      const { uid, exp, iat } = decodeJwt(body.token);
      expect([uid, typeof exp, typeof iat]).toEqual([userId, 'number', 'number']);
    });

    it('the cookie counts on our own pages only', async () => {
      const { cookie } = await signedIn();
      const answer = await platform().call(
        calls.getToken,
        { query: { type: 'jwt' } },
        { headers: { cookie, origin: 'https://stranger.example' } },
      );
      expect(answer.status).toBe(401);
    });

    it('the refresh cookie is out of the reach of scripts and of other sites', async () => {
      const { headers } = await platform().call(calls.startAnonymous, { body: {} });
      expect(headers.get('set-cookie')).toMatch(/; Max-Age=5184000; Path=\/; HttpOnly; SameSite=Lax$/);
    });
  });

  describe('rotation', () => {
    it('a used refresh token ends the session after the overlap, for whoever holds a copy', async () => {
      const { cookie } = await signedIn();
      const next = await getToken({}, cookie);
      platform().clock.advance(11_000);
      expect((await getToken({}, cookie)).status).toBe(401);
      expect((await getToken({}, cookieOf(next.headers))).status).toBe(401);
      expect((await platform().call(calls.getUserToken, {}, { token: next.body.token })).status).toBe(401);
    });

    it('within the overlap two tabs and a lost answer all go on', async () => {
      const { cookie } = await signedIn();
      const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => getToken({}, cookie)));
      expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200, 200]);
      platform().clock.advance(600_000);
      const kept = cookieOf(answers[4]?.headers ?? new Headers());
      const later = await getToken({}, kept);
      expect(later.status).toBe(200);
      platform().clock.advance(600_000);
      expect((await getToken({}, cookieOf(later.headers))).status).toBe(200);
    });

    it('forty that ask at once, and one that asks again, get the one token that comes after theirs', async () => {
      const { cookie } = await signedIn();
      const answers = await Promise.all(Array.from({ length: 40 }, () => getToken({}, cookie)));
      const again = await getToken({}, cookie);
      const cookies = new Set([...answers, again].map(({ headers }) => cookieOf(headers)));
      expect([...answers, again].every(({ status }) => status === 200)).toBe(true);
      expect(cookies.size).toBe(1);
      const rows = await platform().sql`
        select from refresh_token where replaced_at is null
          and session_id = ${decodeJwt<{ sid: string }>(again.body.token).sid}`;
      expect(rows.length).toBe(1);
    });

    it('a session lasts 60 days from its last refresh', async () => {
      const { cookie } = await signedIn();
      platform().clock.advance(59 * 86_400_000);
      const renewed = cookieOf((await getToken({}, cookie)).headers);
      platform().clock.advance(59 * 86_400_000);
      const again = await getToken({}, renewed);
      expect(again.status).toBe(200);
      platform().clock.advance(61 * 86_400_000);
      expect((await getToken({}, cookieOf(again.headers))).status).toBe(401);
    });
  });

  describe('forged tokens', () => {
    const claims = (userId: number, sid: string, now: number) => ({
      uid: userId,
      sid,
      role: 'editor',
      tenant: 'logikit',
      typ: 'access',
      iss: 'logikit',
      aud: 'portal',
      iat: now,
      exp: now + 600,
    });
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

    it('none, another key, another algorithm and a changed payload are all 401', async () => {
      const { token, userId } = await signedIn();
      const [header = '', payload = '', signature = ''] = token.split('.');
      const { sid } = decodeJwt<{ sid: string }>(token);
      const wish = claims(userId, sid, Math.floor(platform().clock.now().getTime() / 1000));
      const forged = [
        `${encode({ alg: 'none' })}.${encode(wish)}.x`,
        await new SignJWT(wish)
          .setProtectedHeader({ alg: 'HS256', kid: randomUUID() })
          .sign(new TextEncoder().encode('s'.repeat(32))),
        `${header}.${encode(wish)}.${signature}`,
        `${header}.${payload}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
        `${encode({ alg: 'EdDSA', kid: '../../etc/passwd', jku: 'https://evil.example' })}.${payload}.${signature}`,
      ];
      const statuses = await Promise.all(
        forged.map(async (one) => (await platform().call(calls.getUserToken, {}, { token: one })).status),
      );
      expect(statuses).toEqual([401, 401, 401, 401, 401]);
    });

    it('a signature that is written in another way than ours is 401', async () => {
      const { token } = await signedIn();
      const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
      const bytes = (text: string) => Buffer.from(text.split('.')[2] ?? '', 'base64url').toString('hex');
      const alike = Array.from(letters, (letter) => token.slice(0, -1) + letter).filter(
        (one) => bytes(one) === bytes(token),
      );
      expect(alike.length).toBe(16);
      const statuses = await Promise.all(
        alike.map(async (one) => [
          one === token,
          (await platform().call(calls.getUserToken, {}, { token: one })).status,
        ]),
      );
      expect(statuses.every(([isOurs, status]) => status === (isOurs ? 200 : 401))).toBe(true);
    });

    it('a token of our own pages is 401 on a page of somebody else', async () => {
      const { token } = await signedIn();
      const statuses = await Promise.all(
        ['https://stranger.example', 'http://localhost:8099', 'null'].map(
          async (origin) => (await platform().call(calls.getUserToken, {}, { token, headers: { origin } })).status,
        ),
      );
      expect(statuses).toEqual([401, 401, 401]);
      const own = await platform().call(calls.getUserToken, {}, { token, headers: { origin: platform().publicUrl } });
      expect(own.status).toBe(200);
    });

    it('a refresh token is no access token', async () => {
      const { cookie } = await signedIn();
      const answer = await platform().call(
        calls.getUserToken,
        {},
        { token: decodeURIComponent(cookie.split('=')[1] ?? '') },
      );
      expect(answer.status).toBe(401);
    });
  });

  describe('merging', () => {
    it('a login without progress on the anonymous side simply signs in', async () => {
      const guest = await platform().anonymous();
      const { body, status } = await guest.call(calls.authenticate, {
        body: { username: 'adult', password: 'kit-adult' },
      });
      expect([status, body.userId === guest.userId]).toEqual([200, false]);
      expect((await guest.call(calls.getUserToken)).status).toBe(401);
    });

    it('a retry of the login that merged gets the kept answer although its token has ended', async () => {
      const guest = await platform().anonymous();
      const key = randomUUID();
      const body = { username: 'adult', password: 'kit-adult' };
      const first = await guest.call(calls.authenticate, { body }, { key });
      const again = await guest.call(calls.authenticate, { body }, { key });
      expect([again.status, again.body]).toEqual([200, first.body]);
    });
  });
});
