import { randomUUID } from 'node:crypto';
import { calls } from '@logikit/contract';
import { decodeJwt, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { oneDatabase } from '../../testing/platform.ts';
import { demoPartner } from './demo.ts';
import { allowsOrigin } from '../../identity/partner-keys/origin.ts';

const page = 'http://localhost:8099';
const secret = new TextEncoder().encode(demoPartner.secret);

oneDatabase('partners', (platform) => {
  const seconds = (shift = 0) => Math.floor(platform().clock.now().getTime() / 1000) + shift;
  const signed = (change: Readonly<Record<string, unknown>> = {}, key: Uint8Array = secret) =>
    new SignJWT({
      iss: 'pk_demo',
      aud: 'logikit',
      sub: 'learner-7',
      jti: randomUUID(),
      iat: seconds(),
      exp: seconds(300),
      ...change,
    })
      .setProtectedHeader({ alg: 'HS256', kid: 'demo' })
      .sign(key);
  const exchange = (externalSubToken: string, origin: string | null = page) =>
    platform().call(
      calls.exchangeToken,
      { body: { externalSubToken, key: 'pk_demo' } },
      { headers: origin === null ? {} : { origin } },
    );
  const startOn = (origin: string | null, key: string | undefined = 'pk_demo') =>
    platform().call(
      calls.startAnonymous,
      { body: key === undefined ? {} : { key } },
      { headers: origin === null ? {} : { origin } },
    );

  describe('publishable key', () => {
    it('starts an anonymous learner of the key’s tenant, bound to the page', async () => {
      const { body, status, headers } = await startOn(page);
      expect(status).toBe(200);
      expect(decodeJwt(body.token)).toMatchObject({ aud: 'embed', azp: page, tenant: 'demo' });
      expect([typeof body.refreshToken, headers.get('set-cookie')]).toEqual(['string', null]);
    });

    const unlisted = [
      'https://stranger.example',
      'http://localhost:8099.stranger.example',
      'http://localhost.example',
      'file://localhost',
    ];
    it.each<[string | null, string]>([
      [null, 'has no origin: serve it'],
      ['null', 'has no origin: serve it'],
      ...unlisted.map((origin): [string, string] => [origin, `does not list ${origin}: add it`]),
    ])('refuses a page at %s, and says what to do', async (origin, words) => {
      const { code, body } = await startOn(origin);
      expect(code).toBe('originNotAllowed');
      expect(body).toMatchObject({ message: expect.stringContaining(words) as string });
    });

    it('refuses a page of another origin without a key, and an unknown key, each in words of its own', async () => {
      const headers = { origin: page };
      const without = await platform().call(calls.startAnonymous, { body: {} }, { headers });
      const unknown = await startOn(page, 'pk_nobody');
      expect([without.code, unknown.code]).toEqual(['originNotAllowed', 'originNotAllowed']);
      expect(without.body).toMatchObject({ message: expect.stringContaining('`data-key`') as string });
      expect(unknown.body).toMatchObject({ message: expect.stringContaining('no such publishable key') as string });
    });

    it('its token is good on its page only, and for solving only', async () => {
      const { token } = (await startOn(page)).body;
      const from = (origin: string) => platform().call(calls.getCommonProfile, {}, { token, headers: { origin } });
      expect((await from(page)).status).toBe(200);
      expect((await from('http://localhost:8100')).status).toBe(401);
      const shopping = await platform().call(calls.listPreferences, {}, { token, headers: { origin: page } });
      expect([shopping.status, shopping.code]).toEqual([403, 'forbidden']);
    });

    it('refreshes with the token in the body, on the same page only', async () => {
      const { refreshToken, userId } = (await startOn(page)).body;
      const refresh = (origin: string) =>
        platform().call(calls.exchangeToken, { body: { refreshToken: refreshToken ?? '' } }, { headers: { origin } });
      expect((await refresh('http://localhost:8100')).code).toBe('originNotAllowed');
      expect((await refresh(page)).body).toMatchObject({ userId, refreshToken: expect.any(String) as unknown });
    });
  });

  describe('known learner', () => {
    it('[C-011] an external-sub-token works once, and always leads to the same user', async () => {
      const first = await exchange(await signed());
      const again = await exchange(await signed());
      expect(first.status).toBe(200);
      expect(again.body.userId).toBe(first.body.userId);
      expect(first.body.refreshToken).toBeNull();
      const once = await signed();
      expect((await exchange(once)).status).toBe(200);
      expect((await exchange(once)).body).toMatchObject({
        message: expect.stringContaining('`jti` was used before') as string,
      });
    });

    it('two first visits at once make one user', async () => {
      const sub = randomUUID();
      const answers = await Promise.all([exchange(await signed({ sub })), exchange(await signed({ sub }))]);
      expect(new Set(answers.map((answer) => answer.body.userId)).size).toBe(1);
    });

    it('[C-011] in the query of gettoken on our own page it gives a token of that learner', async () => {
      const { body, status } = await platform().call(calls.getToken, {
        query: { type: 'jwt', 'external-sub-token': await signed() },
      });
      expect(status).toBe(200);
      expect(decodeJwt(body.token)).toMatchObject({ aud: 'portal', tenant: 'demo' });
    });

    it.each<[string, RegExp, () => Promise<string>]>([
      ['another secret', /not signed with a secret/, () => signed({}, new TextEncoder().encode('x'.repeat(40)))],
      ['six minutes of life', /`exp` is at most 300 seconds/, () => signed({ exp: seconds(360) })],
      ['its time over', /"exp" claim/, () => signed({ iat: seconds(-400), exp: seconds(-100) })],
      ['an issue in the future', /`iat` is in the future/, () => signed({ iat: seconds(60), exp: seconds(120) })],
      ['another audience', /"aud" claim/, () => signed({ aud: 'elsewhere' })],
      ['an unknown issuer', /`iss` is no publishable key/, () => signed({ iss: 'pk_nobody' })],
      ['no subject', /"sub" claim/, () => signed({ sub: undefined })],
      ['no id', /"jti" claim/, () => signed({ jti: undefined })],
      ['no signature', /not signed with a secret/, async () => `${(await signed()).split('.').slice(0, 2).join('.')}.`],
      [
        'the algorithm none',
        /not signed with a secret/,
        async () => `${btoa('{"alg":"none","kid":"demo"}').replaceAll('=', '')}.${(await signed()).split('.')[1]}.`,
      ],
      ['no shape at all', /it is no JWT/, async () => 'garbage'],
    ])('refuses a token with %s, and says so', async (_what, words, make) => {
      const { status, body } = await exchange(await make());
      expect(status).toBe(401);
      expect(body).toMatchObject({ message: expect.stringMatching(words) as string });
    });

    it('takes an Ed25519 key of the partner, and does not let its public half serve as a secret', async () => {
      const { publicKey, privateKey } = await generateKeyPair('EdDSA', { extractable: true });
      const jwk = await exportJWK(publicKey);
      await platform().sql`insert into partner_signer (tenant_id, kid, algorithm, public_jwk)
        select id, 'ed', 'EdDSA', ${platform().sql.json({ ...jwk })} from tenant where slug = 'demo' on conflict do nothing`;
      const claims = { iss: 'pk_demo', aud: 'logikit', sub: 'ed-learner', iat: seconds(), exp: seconds(60) };
      const good = await new SignJWT({ ...claims, jti: randomUUID() })
        .setProtectedHeader({ alg: 'EdDSA', kid: 'ed' })
        .sign(privateKey);
      const confused = await new SignJWT({ ...claims, jti: randomUUID() })
        .setProtectedHeader({ alg: 'HS256', kid: 'ed' })
        .sign(new TextEncoder().encode(jwk.x ?? ''));
      expect([(await exchange(good)).status, (await exchange(confused)).status]).toEqual([200, 401]);
    });
  });

  it('[C-011] two credentials at once are refused, in the query and in the body', async () => {
    const query = { type: 'jwt' as const, pc: 'a', 'a-token': 'b' };
    expect((await platform().call(calls.getToken, { query })).code).toBe('oneCredentialOnly');
    const body = { externalSubToken: 'a', refreshToken: 'b' };
    expect((await platform().call(calls.exchangeToken, { body })).code).toBe('oneCredentialOnly');
    expect((await platform().call(calls.exchangeToken, { body: {} })).code).toBe('oneCredentialOnly');
  });

  describe('[V-041] tenant of the path', () => {
    it('a tenant that does not exist is 404, one that does is answered', async () => {
      const learner = await platform().anonymous();
      const unknown = await learner.call(calls.listThreads, { query: {} }, { tenant: 'nobody' });
      expect([unknown.status, unknown.code]).toEqual([404, 'unknownTenant']);
      expect((await learner.call(calls.listThreads, { query: {} }, { tenant: 'demo' })).status).toBe(200);
    });

    it('a learner of a partner’s page stays in that partner’s tenant', async () => {
      const { token } = (await startOn(page)).body;
      const elsewhere = await platform().call(
        calls.listThreads,
        { query: {} },
        { token, tenant: 'logikit', headers: { origin: page } },
      );
      expect(elsewhere.status).toBe(403);
    });
  });
});

describe('list of origins', () => {
  it('an empty list refuses everybody, and only the whole origin counts', () => {
    const list = { origins: ['https://school.example'], allowsLoopback: false };
    const near = [
      'https://school.example.evil',
      'http://school.example',
      'https://school.example:444',
      'https://a.school.example',
      'https://SCHOOL.example',
      '',
    ];
    expect(allowsOrigin({ origins: [], allowsLoopback: false }, 'https://school.example')).toBe(false);
    expect(allowsOrigin(list, 'https://school.example')).toBe(true);
    expect(near.filter((origin) => allowsOrigin(list, origin))).toEqual([]);
  });
});
