import { randomUUID } from 'node:crypto';
import { calls } from '@logikit/contract';
import { decodeJwt, decodeProtectedHeader, exportJWK, generateKeyPair, importJWK, type JWK, SignJWT } from 'jose';
import { expect, it } from 'vitest';
import { oneDatabase } from '../../../testing/platform.ts';

type Part = Readonly<Record<string, unknown>>;

oneDatabase('25 forged tokens', (platform) => {
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

  /** A real token, its parts, and ways to write others: with our own key, with a stranger's, or with none. */
  async function workshop() {
    const { token, userId } = await platform().anonymous();
    const [header = '', payload = '', signature = ''] = token.split('.');
    const claims: Part = decodeJwt(token);
    const head: Part = decodeProtectedHeader(token);
    const [row] = await platform().sql<{ jwk: JWK }[]>`select private_jwk as jwk from signing_key`;
    const ours = await importJWK(row?.jwk ?? {}, 'EdDSA');
    const stranger = await generateKeyPair('EdDSA', { extractable: true });
    const signed = (key: Parameters<SignJWT['sign']>[0], change: Part, headChange: Part = {}) =>
      new SignJWT({ ...claims, ...change }).setProtectedHeader({ ...head, alg: 'EdDSA', ...headChange }).sign(key);
    const other = await platform().anonymous();
    return {
      header,
      payload,
      signature,
      claims,
      head,
      ours,
      stranger,
      signed,
      userId,
      otherSid: decodeJwt(other.token)['sid'],
    };
  }

  it('are all refused, by calls that need a token and by calls that do not', async () => {
    const { header, payload, signature, claims, head, ours, stranger, signed, userId, otherSid } = await workshop();
    const now = Math.floor(platform().clock.now().getTime() / 1000);
    const jwk = await exportJWK(stranger.publicKey);
    const secret = new TextEncoder().encode(JSON.stringify(jwk).padEnd(64, 'x'));
    const hmac = new SignJWT({ ...claims }).setProtectedHeader({ ...head, alg: 'HS256' }).sign(secret);
    const without = (name: string) => signed(ours, { [name]: undefined });
    const forged: Readonly<Record<string, string>> = {
      'no algorithm': `${encode({ ...head, alg: 'none' })}.${payload}.x`,
      'no algorithm, in capitals': `${encode({ ...head, alg: 'NONE' })}.${payload}.x`,
      'a shared secret instead of a key pair': await hmac,
      'no signature': `${header}.${payload}.A`,
      'another signature': `${header}.${payload}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
      'a signature of other claims': `${header}.${encode({ ...claims, uid: userId + 1 })}.${signature}`,
      'the key of a stranger under our name': await signed(stranger.privateKey, {}),
      'the key of a stranger in the header': await signed(stranger.privateKey, {}, { jwk }),
      'the address of a stranger’s keys': await signed(stranger.privateKey, {}, { jku: 'https://evil.example/keys' }),
      'the address of a stranger’s certificate': await signed(stranger.privateKey, {}, { x5u: 'https://evil.example' }),
      'a key by a path': await signed(ours, {}, { kid: '../../../dev/null' }),
      'a key that we never had': await signed(ours, {}, { kid: randomUUID() }),
      'another issuer': await signed(ours, { iss: 'https://evil.example' }),
      'another audience': await signed(ours, { aud: 'shop' }),
      'an audience for a page without its page': await signed(ours, { aud: 'embed' }),
      'another kind of token': await signed(ours, { typ: 'refresh' }),
      'no kind of token': await without('typ'),
      'a token that ran out': await signed(ours, { iat: now - 4000, exp: now - 2000 }),
      'a token of tomorrow': await signed(ours, { nbf: now + 86_400 }),
      'a token without an end': await without('exp'),
      'a token without a session': await without('sid'),
      'a session of somebody else': await signed(ours, { sid: otherSid }),
      'somebody else in my session': await signed(ours, { uid: userId + 1 }),
      'a person who is a text': await signed(ours, { uid: String(userId) }),
      'a session that never was': await signed(ours, { sid: randomUUID() }),
    };
    expect(Object.keys(forged)).toHaveLength(25);
    for (const [name, token] of Object.entries(forged)) {
      const needed = await platform().call(calls.getUserToken, {}, { token });
      const optional = await platform().call(calls.getCommonProfile, {}, { token });
      expect([name, needed.status, optional.status]).toEqual([name, 401, 401]);
    }
    // The workshop itself is in order: what it signs without a change is good.
    expect((await platform().call(calls.getUserToken, {}, { token: await signed(ours, {}) })).status).toBe(200);
  });
});
