import { createHash, randomBytes } from 'node:crypto';
import { type CallInput, calls } from '@logikit/contract';
import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { oneDatabase, type TestUser } from '../../../testing/platform.ts';

const page = 'http://localhost:8099';
const own = { headers: { origin: 'http://localhost:3000' } };

type Wanted = CallInput<typeof calls.issuePageCode>['body'];

oneDatabase(
  'login for a partner’s page',
  (platform) => {
    const random = () => randomBytes(32).toString('base64url');
    const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url');
    const begin = () => ({ verifier: random(), state: random() });
    const wanted = ({ verifier, state }: ReturnType<typeof begin>, change: Partial<Wanted> = {}): Wanted => ({
      key: 'pk_demo',
      origin: page,
      challenge: sha256(verifier),
      state,
      ...change,
    });
    const issue = (by: TestUser, body: Wanted) => by.call(calls.issuePageCode, { body }, own);
    const enter = (
      body: CallInput<typeof calls.loginOnPage>['body'],
      extras: { origin?: string | null; token?: string } = {},
    ) => {
      const { origin = page, token } = extras;
      return platform().call(
        calls.loginOnPage,
        { body },
        { ...(token !== undefined && { token }), headers: origin === null ? {} : { origin } },
      );
    };
    /** A code of the child's account, with what the page kept to itself. */
    const ready = async () => {
      const kept = begin();
      const { code } = (await issue(await platform().login('child'), wanted(kept))).body;
      return { key: 'pk_demo', code, ...kept };
    };
    const startOn = async (origin: string) =>
      (await platform().call(calls.startAnonymous, { body: { key: 'pk_demo' } }, { headers: { origin } })).body;

    it('gives the page a session of that person, without a cookie, good on this page and for solving only', async () => {
      const child = await platform().login('child');
      const answer = await enter(await ready());
      expect([answer.status, answer.body.userId, answer.headers.get('set-cookie')]).toEqual([200, child.userId, null]);
      expect(decodeJwt(answer.body.token)).toMatchObject({ aud: 'embed', azp: page, uid: child.userId });
      const { token } = answer.body;
      const settings = await platform().call(calls.listPreferences, {}, { token, headers: { origin: page } });
      const elsewhere = await platform().call(
        calls.getCommonProfile,
        {},
        { token, headers: { origin: 'http://localhost:1' } },
      );
      expect([settings.status, elsewhere.status]).toEqual([403, 401]);
    });

    describe('a code is refused', () => {
      it('a second time', async () => {
        const login = await ready();
        expect([(await enter(login)).status, (await enter(login)).status]).toEqual([200, 401]);
      });

      it('after a minute', async () => {
        const login = await ready();
        platform().clock.advance(60_000);
        expect((await enter(login)).status).toBe(401);
      });

      it.each([
        ['another verifier', { verifier: random() }],
        ['another state', { state: random() }],
        ['no code of ours', { code: 'x'.repeat(32) }],
      ])('with %s', async (_what, change) => {
        expect((await enter({ ...(await ready()), ...change })).status).toBe(401);
      });

      it('once more after somebody has tried it with a wrong verifier', async () => {
        const login = await ready();
        await enter({ ...login, verifier: random() });
        expect((await enter(login)).status).toBe(401);
      });

      it('on another page of the same key, and that page uses it up', async () => {
        const login = await ready();
        expect((await enter(login, { origin: 'http://localhost:8100' })).status).toBe(401);
        expect((await enter(login)).status).toBe(401);
      });

      it.each(['https://stranger.example', 'null', null])('on a page at %s', async (origin) => {
        const answer = await enter(await ready(), { origin });
        expect([answer.status, answer.code]).toEqual([403, 'originNotAllowed']);
      });

      it('with another key', async () => {
        const owner = await platform().login('partner');
        const body = { name: 'Other', origins: [page], allowsLocalhost: false };
        const { key } = (await owner.call(calls.createPartnerKey, { body })).body;
        expect((await enter({ ...(await ready()), key })).status).toBe(401);
        await owner.call(calls.revokePartnerKey, { params: { key } });
        expect((await enter({ ...(await ready()), key })).code).toBe('keyRevoked');
      });
    });

    describe('no code', () => {
      it('for a page that the key does not list, an unknown key and a revoked one', async () => {
        const child = await platform().login('child');
        const refused = async (change: Partial<Wanted>) => (await issue(child, wanted(begin(), change))).code;
        expect(await refused({ origin: 'https://stranger.example' })).toBe('originNotAllowed');
        expect(await refused({ origin: 'http://localhost.stranger.example' })).toBe('originNotAllowed');
        expect(await refused({ key: 'pk_nobody' })).toBe('originNotAllowed');
        expect(await refused({ challenge: 'short' })).toBe('invalidRequest');
        expect(await refused({ state: 'short' })).toBe('invalidRequest');
      });

      it('for somebody without an account, from a page of another origin, and with the token of an embed', async () => {
        expect((await issue(await platform().anonymous(), wanted(begin()))).code).toBe('forbidden');
        const child = await platform().login('child');
        const foreign = await child.call(calls.issuePageCode, { body: wanted(begin()) }, { headers: { origin: page } });
        expect(foreign.code).toBe('unauthorized');
        const { token } = (await enter(await ready())).body;
        const embedded = await platform().call(
          calls.issuePageCode,
          { body: wanted(begin()) },
          { token, headers: { origin: page } },
        );
        expect(embedded.status).toBe(403);
        expect((await platform().call(calls.issuePageCode, { body: wanted(begin()) }, own)).status).toBe(401);
      });
    });

    describe('progress of the page', () => {
      const solveOn = async (token: string) => {
        const { uid } = decodeJwt<{ uid: number }>(token);
        await platform().sql`update profile set stars = 3, all_completed_problems = 1 where user_id = ${uid}`;
      };
      const codeOf = async (user: TestUser) => {
        const kept = begin();
        const { code } = (await issue(user, wanted(kept))).body;
        return { key: 'pk_demo', code, ...kept };
      };
      const completed = async (token: string) =>
        (await platform().call(calls.getCommonProfile, {}, { token, headers: { origin: page } })).body.commonProfile
          ?.allCompletedProblems;

      it('goes to the account that had none; with two, the person is asked and the code still works', async () => {
        const adult = await platform().login('adult');
        const first = await startOn(page);
        await solveOn(first.token);
        const done = await completed(first.token);
        const merged = await enter(await codeOf(adult), { token: first.token });
        expect([merged.status, await completed(merged.body.token), done]).toEqual([200, done, 1]);

        const second = await startOn(page);
        await solveOn(second.token);
        const login = await codeOf(adult);
        const asked = await enter(login, { token: second.token });
        expect([asked.status, asked.code, await completed(second.token)]).toEqual([409, 'chooseProgress', 1]);
        const kept = await enter({ ...login, keep: 'account' }, { token: second.token });
        expect([kept.status, await completed(kept.body.token)]).toEqual([200, 1]);
      });

      it('of another page does not come along', async () => {
        const other = await startOn('http://localhost:8100');
        const answer = await enter(await ready(), { token: other.token });
        expect(answer.status).toBe(401);
      });
    });
  },
  { publicUrl: 'http://localhost:3000' },
);
