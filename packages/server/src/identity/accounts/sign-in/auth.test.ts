import { randomUUID } from 'node:crypto';
import { calls } from '@logikit/contract';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { describe, expect, it } from 'vitest';
import { oneDatabase, patiently, type TestPlatform } from '../../../testing/platform.ts';

const credentials = { username: 'child', password: 'kit-child' };
const newcomer = (name: string) => ({
  email: `${name}-${randomUUID()}@example.org`,
  password: 'a long password',
  who: 'pupil' as const,
  targetLessons: [2 as const],
  goal: [3],
  type: 18,
});

oneDatabase('accounts', (platform) => {
  describe('login', () => {
    it('[C-142] the right password logs in, by name or e-mail and whatever the case', async () => {
      const body = newcomer('login');
      await platform().call(calls.register, { body });
      const byMail = await platform().call(calls.authenticate, {
        body: { username: body.email.toUpperCase(), password: body.password },
      });
      const byName = await platform().call(calls.authenticate, { body: { ...credentials, username: 'Child' } });
      expect([byMail.status, byName.status]).toEqual([200, 200]);
    });

    it('[C-142] a wrong password and an unknown name get the same answer', async () => {
      const wrong = await platform().call(calls.authenticate, { body: { username: 'parent', password: 'no' } });
      const unknown = await platform().call(calls.authenticate, {
        body: { username: `nobody-${randomUUID()}`, password: 'no' },
      });
      expect(wrong.status).toBe(401);
      expect(wrong.body).toEqual(unknown.body);
      expect(wrong.body).toMatchObject({ status: 'error', code: 'wrongCredentials' });
    });

    it('[C-142] wrong passwords are rate limited, and right ones are refused too until the time is over', async () => {
      const body = newcomer('limited');
      await platform().call(calls.register, { body });
      const guess = (password: string) =>
        platform().call(calls.authenticate, { body: { username: body.email, password } });
      const statuses = [];
      for (let index = 0; index < 6; index += 1) statuses.push((await guess('wrong')).status);
      expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
      const right = await guess(body.password);
      expect([right.status, Number(right.headers.get('retry-after')) > 0]).toEqual([429, true]);
    });
  });

  describe('registration', () => {
    it('[C-143] makes an account with who, target lessons and goal', async () => {
      const body = newcomer('new');
      const { body: session, status } = await platform().call(calls.register, { body });
      const { body: answer } = await platform().call(calls.getCommonProfile, {}, { token: session.token });
      expect(status).toBe(200);
      expect(answer.commonProfile).toMatchObject({
        email: body.email,
        who: 'pupil',
        targetLessons: [2],
        goal: [3],
        anonymous: false,
      });
    });

    it('keeps the anonymous learner, whose old token then ends', async () => {
      const guest = await platform().anonymous();
      const { body: session } = await guest.call(calls.register, { body: newcomer('kept') });
      expect(session.userId).toBe(guest.userId);
      expect((await guest.call(calls.getUserToken)).status).toBe(401);
    });

    it.each([
      [{ email: '' }, 'enterEmailError'],
      [{ email: 'no-address' }, 'invalidEmailError'],
      [{ email: undefined, username: 'kid', birthYear: 2018 }, 'enterEmailError'],
    ])('refuses %o with %s', async (change, code) => {
      const answer = await platform().call(calls.register, { body: { ...newcomer('bad'), ...change } }); // on purpose
      expect([answer.status, answer.code]).toEqual([422, code]);
    });

    it('[X-011] refuses a learner an e-mail that is in use, even when two ask at once', async () => {
      const body = newcomer('twice');
      const learners = [await platform().anonymous(), await platform().anonymous()];
      const answers = await Promise.all(
        learners.map((learner) => patiently(() => learner.call(calls.register, { body }))),
      );
      expect(answers.map((answer) => answer.status).sort()).toEqual([200, 422]);
      expect(answers.find((answer) => answer.status === 422)?.code).toBe('notUnique');
    });
  });

  describe('logout', () => {
    it('[C-144] ends the session and the refresh cookie, and the next call is a guest’s', async () => {
      const { body: session, headers } = await platform().call(calls.authenticate, { body: credentials });
      const cookie = cookieOf(headers);
      const out = await platform().call(calls.logout, {}, { token: session.token, headers: { cookie } });
      expect(out.headers.get('set-cookie')).toMatch(/^logikit-refresh=; Max-Age=0/);
      expect((await platform().call(calls.getUserToken, {}, { token: session.token })).status).toBe(401);
      expect((await refresh(platform(), cookie)).status).toBe(401);
      expect((await platform().call(calls.getCommonProfile)).body).toEqual({ commonProfile: null });
    });

    it.each([
      ['an older browser that names the page', { referer: 'https://stranger.example/a-trap' }],
      ['a newer one', { 'sec-fetch-site': 'cross-site' }],
    ])('[C-144] by a link on a page of somebody else ends nothing: %s', async (_, from: Record<string, string>) => {
      const { body: session, headers } = await platform().call(calls.authenticate, { body: credentials });
      const cookie = cookieOf(headers);
      const out = await platform().call(calls.logout, {}, { headers: { cookie, ...from } });
      expect(out.headers.get('set-cookie')).toBeNull();
      expect((await platform().call(calls.getUserToken, {}, { token: session.token })).status).toBe(200);
      const own = { cookie, referer: `${platform().publicUrl}/2.0/en/cabinet` };
      await platform().call(calls.logout, {}, { headers: own });
      expect((await platform().call(calls.getUserToken, {}, { token: session.token })).status).toBe(401);
    });
  });

  describe('tokens', () => {
    it('[C-067] gives a fresh token of the signed-in user', async () => {
      const learner = await platform().anonymous();
      const { body, status } = await learner.call(calls.getUserToken);
      expect(status).toBe(200);
      expect(decodeJwt(body.token)).toMatchObject({ uid: learner.userId, aud: 'portal' });
    });

    it('[C-011] a token has uid, exp, iat, role, tenant, aud, typ and lives 30 minutes', async () => {
      const learner = await platform().anonymous();
      const { uid, exp = 0, iat = 0, role, tenant, aud, typ } = decodeJwt(learner.token);
      expect({ uid, role, tenant, aud, typ, life: exp - iat }).toEqual({
        uid: learner.userId,
        role: 'user',
        tenant: 'logikit',
        aud: 'portal',
        typ: 'access',
        life: 1800,
      });
      expect(decodeProtectedHeader(learner.token).alg).toBe('EdDSA');
    });

    it('ends when its time is over', async () => {
      const learner = await platform().anonymous();
      platform().clock.advance(1_806_000);
      expect((await learner.call(calls.getUserToken)).status).toBe(401);
    });

    it('without a credential asks for the cookie', async () => {
      const answer = await platform().call(calls.getToken, { query: { type: 'jwt' } });
      expect([answer.status, answer.code]).toEqual([401, 'sessionExpired']);
    });
  });
});

function cookieOf(headers: Headers): string {
  return headers.get('set-cookie')?.split(';')[0] ?? '';
}

function refresh(platform: TestPlatform, cookie: string) {
  return platform.call(calls.getToken, { query: { type: 'jwt' } }, { headers: { cookie } });
}
