import { calls } from '@logikit/contract';
import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { oneDatabase, type TestUser } from '../../../testing/platform.ts';

const own = 'http://localhost:3000';

oneDatabase(
  'webview',
  (platform) => {
    const issue = async (user: TestUser) => (await user.call(calls.createWebviewCode)).body.code;
    const enter = (webviewCode: string, origin: string | null = own) =>
      platform().call(calls.exchangeToken, { body: { webviewCode } }, { headers: origin === null ? {} : { origin } });

    it('a code of the app gives its page a session of the same person, for solving only and without a refresh token', async () => {
      const child = await platform().login('child');
      const answer = await child.call(calls.createWebviewCode);
      expect(answer.body.seconds).toBe(60);
      // 24 random bytes are more than the 128 bits that nobody guesses.
      expect(answer.body.code).toMatch(/^wv_[\w-]{32}$/);
      const { body, headers } = await enter(answer.body.code);
      expect([body.userId, body.refreshToken, headers.get('set-cookie')]).toEqual([child.userId, null, null]);
      expect(decodeJwt(body.token)).toMatchObject({ aud: 'embed', azp: own, frame: true });
      const from = { token: body.token, headers: { origin: own } };
      expect((await platform().call(calls.getCommonProfile, {}, from)).status).toBe(200);
      expect((await platform().call(calls.listPreferences, {}, from)).status).toBe(403);
      expect((await platform().call(calls.createWebviewCode, {}, from)).status).toBe(403);
    });

    describe('a code is refused', () => {
      it('a second time, also when both come at once', async () => {
        const code = await issue(await platform().login('child'));
        const statuses = (await Promise.all([enter(code), enter(code)])).map(({ status }) => status);
        expect(statuses.sort()).toEqual([200, 401]);
        expect((await enter(code)).status).toBe(401);
      });

      it('after a minute', async () => {
        const code = await issue(await platform().login('child'));
        platform().clock.advance(61_000);
        expect((await enter(code)).status).toBe(401);
      });

      it('when the app has signed out meanwhile', async () => {
        const child = await platform().login('child');
        const code = await issue(child);
        await child.call(calls.logout);
        expect((await enter(code)).status).toBe(401);
      });

      it.each(['https://stranger.example', 'null', null])('from a page at %s, and stays good', async (origin) => {
        const code = await issue(await platform().login('child'));
        expect((await enter(code, origin)).code).toBe('originNotAllowed');
        expect((await enter(code)).status).toBe(200);
      });

      it('in an address, under any other name, and together with another credential', async () => {
        const code = await issue(await platform().login('child'));
        const bare = code.replace('wv_', '');
        for (const name of ['pc', 'a-token', 'mtstoken'])
          expect((await platform().call(calls.getToken, { query: { type: 'jwt', [name]: bare } })).status, name).toBe(
            401,
          );
        const two = { webviewCode: code, refreshToken: 'x' };
        expect((await platform().call(calls.exchangeToken, { body: two }, { headers: { origin: own } })).code).toBe(
          'oneCredentialOnly',
        );
      });
    });

    it('nobody gets a code without a session', async () => {
      expect((await platform().call(calls.createWebviewCode)).status).toBe(401);
    });
  },
  { publicUrl: own },
);
