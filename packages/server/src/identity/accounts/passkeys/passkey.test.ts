import { generateKeyPairSync } from 'node:crypto';
import { calls } from '@logikit/contract';
import { describe, expect, it } from 'vitest';
import { oneDatabase, type TestUser } from '../../../testing/platform.ts';
import { type Change, TestAuthenticator } from '../../../testing/test-authenticator.ts';

oneDatabase('passkeys', (platform) => {
  const authenticator = () => new TestAuthenticator(platform().publicUrl);
  const optionsFor = async (user: TestUser) => (await user.call(calls.askForPasskey)).body.options;
  const question = async () => (await platform().call(calls.askPasskeyLogin)).body.options;
  const enter = (credential: string, token: string | null = null) =>
    platform().call(calls.loginByPasskey, { body: { credential } }, { token });

  async function withKey(name: string) {
    const user = await platform().login(name);
    await platform().sql`delete from passkey where user_id = ${user.userId}`;
    const device = authenticator();
    const added = await user.call(calls.addPasskey, { body: { credential: device.create(await optionsFor(user)) } });
    expect(added.status).toBe(200);
    return { user, device };
  }

  it.each(['parent', 'teacher', 'adult'])('a %s adds a key and signs in with it, again and again', async (name) => {
    const { user, device } = await withKey(name);
    for (let count = 0; count < 2; count += 1) {
      const { status, body } = await enter(device.answer(await question()));
      expect([status, body.userId]).toEqual([200, user.userId]);
    }
    const { body } = await user.call(calls.listPasskeys);
    expect(body.mayAdd).toBe(true);
    const own = body.passkeys.find(({ id }) => id === device.id.toString('base64url'));
    expect(own?.usedAt).not.toBeNull();
  });

  it('pupils and learners without an account have none', async () => {
    for (const user of [await platform().login('child'), await platform().anonymous()]) {
      expect((await user.call(calls.askForPasskey)).code).toBe('forbidden');
      expect((await user.call(calls.addPasskey, { body: { credential: '{}' } })).code).toBe('forbidden');
      expect((await user.call(calls.listPasskeys)).body).toEqual({ passkeys: [], mayAdd: false });
    }
  });

  it('merges whoever learns here without an account', async () => {
    const { user, device } = await withKey('adult');
    const guest = await platform().anonymous();
    const { body } = await enter(device.answer(await question()), guest.token);
    expect(body.userId).toBe(user.userId);
    expect((await guest.call(calls.getUserToken)).status).toBe(401);
  });

  it('a key that was dropped opens nothing, and nobody drops the key of another', async () => {
    const { user, device } = await withKey('teacher');
    const id = device.id.toString('base64url');
    const stranger = await platform().login('adult');
    expect((await stranger.call(calls.dropPasskey, { params: { id } })).status).toBe(404);
    expect((await user.call(calls.dropPasskey, { params: { id } })).status).toBe(200);
    expect((await enter(device.answer(await question()))).code).toBe('passkeyRefused');
  });

  describe('thirty bad answers are refused (S-28)', () => {
    const stranger = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
    const flip =
      (place: number) =>
      (bytes: Buffer): Buffer => {
        const copy = Buffer.from(bytes);
        copy[place] = (copy[place] ?? 0) ^ 1;
        return copy;
      };
    const changes: readonly (readonly [string, Change])[] = [
      ['a challenge of nobody', { challenge: 'aW52ZW50ZWQ' }],
      ['an empty challenge', { challenge: '' }],
      ['a challenge of another length', { challenge: 'x'.repeat(500) }],
      ['another origin', { origin: 'https://evil.example' }],
      ['our name with another scheme', { origin: 'https://localhost' }],
      ['our name with another port', { origin: 'http://localhost:1' }],
      ['our name before a stranger’s', { origin: 'http://localhost.evil.example' }],
      ['no origin', { origin: '' }],
      ['the origin null', { origin: 'null' }],
      ['another site', { rpId: 'evil.example' }],
      ['a part of our name', { rpId: 'local' }],
      ['a name above ours', { rpId: 'sub.localhost' }],
      ['nobody there', { flags: 0x00 }],
      ['a person who was not asked', { flags: 0x01 }],
      ['asked but not there', { flags: 0x04 }],
      ['a counter that stands still', { counter: 1 }],
      ['a counter that goes back', { counter: 0 }],
      ['a making as an answer', { type: 'webauthn.create' }],
      ['a type of nothing', { type: '' }],
      ['the key of somebody else', { signer: stranger }],
      ['a signature with its first byte changed', { alterSignature: flip(0) }],
      ['a signature with its last byte changed', { alterSignature: (bytes) => flip(bytes.length - 1)(bytes) }],
      ['an empty signature', { alterSignature: () => Buffer.alloc(0) }],
      ['bytes that are no signature', { alterSignature: () => Buffer.alloc(70, 7) }],
      ['data cut short', { alterData: (bytes) => bytes.subarray(0, 20) }],
      ['data with more behind it', { alterData: (bytes) => Buffer.concat([bytes, Buffer.alloc(9)]) }],
      ['another person’s name on the key', { userHandle: 'MQ' }],
      ['the name of a key that is not there', { id: 'bm8ga2V5' }],
      ['a page in a page of another', { alterClient: (client) => ({ ...client, origin: ['x'], crossOrigin: true }) }],
    ];

    it.each(changes)('%s', async (_name, change) => {
      const { device } = await withKey('adult');
      // The key has been used once, so that its counter stands at 2.
      device.counter = 1;
      expect((await enter(device.answer(await question()))).status).toBe(200);
      const refused = await enter(device.answer(await question(), change));
      expect([refused.status, refused.code]).toEqual([403, 'passkeyRefused']);
    });

    it('an answer that was used before', async () => {
      const { device } = await withKey('adult');
      const answer = device.answer(await question());
      expect((await enter(answer)).status).toBe(200);
      expect((await enter(answer)).code).toBe('passkeyRefused');
    });
  });

  it('refuses a question that is too old, one of the other kind, and what is no answer at all', async () => {
    const { user, device } = await withKey('parent');
    const late = await question();
    platform().clock.advance(301_000);
    const parent = await platform().login('parent');
    const making = await optionsFor(parent);
    for (const credential of [device.answer(late), device.answer(making), '[]', 'null', '{}', '{"id":1}', 'no json'])
      expect((await enter(credential)).code).toBe('passkeyRefused');
    const other = authenticator();
    const credential = other.create(await question().then((text) => text.replace('{', '{"user":{"id":"MQ"},')));
    expect((await parent.call(calls.addPasskey, { body: { credential } })).code).toBe('passkeyRefused');
    // A key that is here already is nobody else's.
    const adult = await platform().login('adult');
    const again = await adult.call(calls.addPasskey, { body: { credential: device.create(await optionsFor(adult)) } });
    expect(again.code).toBe('passkeyRefused');
    expect(user.userId).toBe(parent.userId);
  });
});
