import { createHash } from 'node:crypto';
import { decodeList } from '@digitalbazaar/vc-bitstring-status-list';
import { calls } from '@logikit/contract';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { oneDatabase, type TestUser } from '../../../testing/platform.ts';
import { writeCertificate } from '../../../testing/test-certificate.ts';
import { ratedPeople } from '../../../testing/rated-people.ts';
import { addChild, newParent, openGate, switchTo } from '../../../testing/test-family.ts';
import { bake, unbake } from './baking.ts';
import { verifyByDigitalCredentials, verifyByDidJwt } from '../../../testing/foreign-verifiers.ts';

oneDatabase('badges', (platform) => {
  const { adult, close, problems } = ratedPeople(platform);
  const confirm = (userId: number, email: string) =>
    platform().sql`update "user" set email = ${email}, email_confirmed_at = now() where id = ${userId}`;
  const made = async () => (await writeCertificate(platform())).id;
  const write = (user: TestUser, certificateId: number, name = 'Ada Lovelace') =>
    user.call(calls.issueUserCertificate, { body: { certificateId, name } }, { headers: { locale: 'en' } });
  /** A grown-up with a certificate and a confirmed address. */
  const holder = async () => {
    const user = await adult();
    const email = `ada-${user.userId}@mail.example`;
    await confirm(user.userId, email);
    await close(user, (await problems(1)).slice(0, 1));
    const certificateId = await made();
    return { user, email, certificateId, id: (await write(user, certificateId)).body.id };
  };
  const take = (user: TestUser, id: number, isOn = true) =>
    user.call(calls.takeUserBadge, { params: { id }, body: { isOn } });
  const fetched = (user: TestUser, id: number, form: 'png' | 'json') =>
    fetch(`${platform().url}/service/training/api/user/certificate/${id}/badge.${form}`, {
      headers: { authorization: `Bearer ${user.token}` },
    });
  const bytesOf = async (user: TestUser, id: number, form: 'png' | 'json') =>
    Buffer.from(await (await fetched(user, id, form)).arrayBuffer());
  /** What the picture holds. */
  const tokenOf = async (user: TestUser, id: number) => Buffer.from(unbake(await bytesOf(user, id, 'png')) ?? '');
  const open = async (path: string) => {
    const response = await fetch(`${platform().url}${path}`);
    return { response, json: (await response.json()) as Readonly<Record<string, unknown>> };
  };
  /** Reads addresses of this platform as any verifier does, and nothing else. */
  const load = async (url: string): Promise<object> => {
    const { origin, pathname } = new URL(url);
    expect(origin).toBe(site());
    return (await open(pathname)).json;
  };
  /** As people type it. */
  const site = () => `http://localhost:${new URL(platform().url).port}`;
  const check = async (bytes: Buffer | string | null, lang = 'en') => {
    const body = new FormData();
    if (bytes !== null) body.set('badge', new Blob([new Uint8Array(Buffer.from(bytes))]), 'badge');
    const response = await fetch(`${platform().url}/verify?lang=${lang}`, { method: 'POST', body });
    const html = await response.text();
    return { html, verdict: /data-verdict="(\w+)"/.exec(html)?.[1] ?? response.status };
  };

  describe('taking one', () => {
    it('[D-254] a grown-up takes it once an address is confirmed, gives it back, and takes another', async () => {
      const { user, id } = await holder();
      await platform().sql`update "user" set email_confirmed_at = null where id = ${user.userId}`;
      const read = async () => (await user.call(calls.getUserBadge, { params: { id } })).body;
      expect(await read()).toEqual({ isHeld: false, needs: 'email', canTake: true });
      expect((await take(user, id)).code).toBe('notAvailable');
      await confirm(user.userId, `ada-${user.userId}@mail.example`);
      expect((await fetched(user, id, 'png')).status).toBe(404);
      expect((await take(user, id)).body).toEqual({ isHeld: true, needs: null, canTake: true });
      const first = await tokenOf(user, id);
      // Asked twice, it is the same badge.
      await Promise.all([take(user, id), take(user, id)]);
      const [row] = await platform().sql`select count(*)::int as count from badge where user_certificate_id = ${id}`;
      expect(row).toEqual({ count: 1 });
      expect((await check(first)).verdict).toBe('good');
      expect((await take(user, id, false)).body.isHeld).toBe(false);
      expect((await check(first)).verdict).toBe('revoked');
      await take(user, id);
      expect([(await check(first)).verdict, (await check(await tokenOf(user, id))).verdict]).toEqual([
        'revoked',
        'good',
      ]);
    });

    it('a stranger gets nothing, in any form', async () => {
      const { user, id } = await holder();
      await take(user, id);
      const stranger = await adult();
      expect((await stranger.call(calls.getUserBadge, { params: { id } })).status).toBe(404);
      expect((await take(stranger, id, false)).status).toBe(404);
      const forms = ['png', 'json'] as const;
      expect(await Promise.all(forms.map(async (form) => (await fetched(stranger, id, form)).status))).toEqual([
        404, 404,
      ]);
    });

    it('[D-254] for a child a parent says yes, behind the gate, and the badge says no name', async () => {
      const parent = await newParent(platform());
      await confirm(parent.userId, parent.email);
      const ada = await addChild(parent, 'Ada');
      const certificateId = await made();
      const [row] = await platform().sql<{ id: number }[]>`
        insert into user_certificate (user_id, certificate_id, name, locale, title, stars, problems, issued_at)
        values (${ada}, ${certificateId}, 'Ada', 'en', 'First steps', 3, 1, now()) returning id`;
      const id = row?.id ?? 0;
      const decide = (isOn: boolean) =>
        parent.call(calls.takeUserBadge, { params: { id }, body: { cardId: ada, isOn } });
      await openGate(parent);
      expect((await decide(true)).code).toBe('notAvailable');
      const { textVersion } = (await parent.call(calls.getConsents, { query: { cardId: ada } })).body;
      const consent = { cardId: ada, purpose: 'thirdPartySharing' as const, textVersion };
      await parent.call(calls.decideConsent, { body: { ...consent, isGiven: true } });
      expect((await decide(true)).body).toEqual({ isHeld: true, needs: null, canTake: true });
      const child = await switchTo(platform(), parent, ada);
      expect((await take(child, id)).code).toBe('parentZoneClosed');
      const badge = (await bytesOf(child, id, 'json')).toString();
      expect(JSON.parse(badge)).toMatchObject({
        credentialSubject: { identifier: [{ identityType: 'emailAddress' }] },
      });
      expect(badge).not.toMatch(/"Ada/);
      // A child may take back what a grown-up has said yes to, and not the other way.
      const no = { ...consent, cardId: undefined, isGiven: false };
      expect((await child.call(calls.decideConsent, { body: no })).status).toBe(200);
      expect((await fetched(child, id, 'png')).status).toBe(409);
      expect((await take(child, id, false)).body.isHeld).toBe(false);
    });
  });

  describe('what it says', () => {
    it('[D-254] it is a credential of Open Badges 3.0, tied to the holder by a salted hash of the address', async () => {
      const { user, email, certificateId, id } = await holder();
      await take(user, id);
      const badge = JSON.parse((await bytesOf(user, id, 'json')).toString()) as {
        credentialSubject: { identifier: { identityHash: string; salt: string }[]; achievement: { id: string } };
      };
      expect(badge).toMatchObject({
        '@context': [
          'https://www.w3.org/ns/credentials/v2',
          'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
        ],
        type: ['VerifiableCredential', 'OpenBadgeCredential'],
        name: 'First steps',
        issuer: { id: `did:web:${encodeURIComponent(new URL(site()).host)}`, name: 'Logikit', url: site() },
        credentialSubject: {
          type: ['AchievementSubject'],
          narrative: '1 problem · 3 stars',
          achievement: { id: `${site()}/badges/achievement/${certificateId}`, name: 'First steps' },
          identifier: [{ hashed: true }, { hashed: false, identityHash: 'Ada Lovelace', identityType: 'name' }],
        },
      });
      const [{ identityHash, salt } = { identityHash: '', salt: '' }] = badge.credentialSubject.identifier;
      expect(identityHash).toBe(
        `sha256$${createHash('sha256')
          .update(email + salt)
          .digest('hex')}`,
      );
      expect(JSON.stringify(badge)).not.toContain(email);
      const achievement = await load(badge.credentialSubject.achievement.id);
      expect(achievement).toMatchObject({ type: ['Achievement'], name: 'First steps', criteria: {} });
      const picture = await fetch(`${badge.credentialSubject.achievement.id}.png`);
      expect(picture.headers.get('content-type')).toBe('image/png');
      expect((await fetch(`${site()}/badges/achievement/999999`)).status).toBe(404);
      expect((await open('/badges/issuer')).json).toMatchObject({ type: ['Profile'], name: 'Logikit' });
    });

    it('[D-254] two verifiers that are not ours accept both forms, by the keys that the platform publishes', async () => {
      const { user, id } = await holder();
      await take(user, id);
      const [token, document] = [await tokenOf(user, id), await bytesOf(user, id, 'json')];
      const { response, json: did } = await open('/.well-known/did.json');
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      await expect(verifyByDidJwt(token.toString(), did)).resolves.toMatchObject({ verified: true });
      const credential = JSON.parse(document.toString()) as object;
      await expect(verifyByDigitalCredentials(credential, did)).resolves.toBe(true);
      // And say no to what was changed.
      await expect(verifyByDigitalCredentials({ ...credential, name: 'Doctor' }, did)).resolves.toBe(false);
      const [header, payload, signature] = token.toString().split('.');
      const changed = Buffer.from(
        Buffer.from(payload ?? '', 'base64url')
          .toString()
          .replace('First steps', 'Other steps'),
      ).toString('base64url');
      await expect(verifyByDidJwt([header, changed, signature].join('.'), did)).rejects.toThrow();
    });

    it('[D-254] the list of those that are good no more is signed, and says it of exactly those', async () => {
      const [one, two] = [await holder(), await holder()];
      const entries: { statusListIndex: string; statusListCredential: string }[] = [];
      for (const { user, id } of [one, two]) {
        await take(user, id);
        const { credentialStatus } = JSON.parse((await bytesOf(user, id, 'json')).toString()) as {
          credentialStatus: (typeof entries)[number];
        };
        entries.push(credentialStatus);
      }
      const read = async () => {
        const list = await load(entries[0]?.statusListCredential ?? '');
        await expect(verifyByDigitalCredentials(list, (await open('/.well-known/did.json')).json)).resolves.toBe(true);
        const { encodedList } = (list as { credentialSubject: { encodedList: string } }).credentialSubject;
        const bits = await decodeList({ encodedList });
        return entries.map(({ statusListIndex }) => bits.getStatus(Number(statusListIndex)));
      };
      expect(await read()).toEqual([false, false]);
      // Another name on the paper: the badge with the old one is good no more.
      await write(one.user, one.certificateId, 'Ada King');
      expect(await read()).toEqual([true, false]);
      expect((await one.user.call(calls.getUserBadge, { params: { id: one.id } })).body.isHeld).toBe(false);
      const shown = await bytesOf(two.user, two.id, 'png');
      // Whoever leaves takes nothing back with them that still says yes.
      await platform().sql`delete from "user" where id = ${two.user.userId}`;
      expect(await read()).toEqual([true, true]);
      expect((await check(shown)).verdict).toBe('revoked');
      expect((await fetch(`${platform().url}/badges/status/2`)).status).toBe(404);
      expect((await fetch(`${platform().url}/badges/status/x`)).status).toBe(404);
    });

    it('keys are of a year: those of the last one check, and sign no more', async () => {
      const { user, id } = await holder();
      await take(user, id);
      const old = await tokenOf(user, id);
      const year = platform().clock.now().getUTCFullYear();
      await platform().sql`update issuer_key set year = year - 1 where year = ${year}`;
      const again = await tokenOf(user, id);
      const kidOf = (token: Buffer) =>
        (JSON.parse(Buffer.from(token.toString().split('.')[0] ?? '', 'base64url').toString()) as { kid: string }).kid;
      expect([kidOf(old), kidOf(again)].map((kid) => kid.split('#')[1])).toEqual([`y${year}-p256`, `y${year}-p256`]);
      const rows = await platform().sql`
        select year, private_jwk is null as "isOver" from issuer_key order by year, algorithm`;
      expect(rows).toEqual([
        { year: year - 1, isOver: true },
        { year: year - 1, isOver: true },
        { year, isOver: false },
        { year, isOver: false },
      ]);
      expect((await check(again)).verdict).toBe('good');
    });
  });

  describe('checking one', () => {
    it('[D-254] the picture, the token and the document are read, and said what they are, in nine languages', async () => {
      const { user, id } = await holder();
      await take(user, id);
      const png = await bytesOf(user, id, 'png');
      expect(await sharp(png).metadata()).toMatchObject({ width: 512, height: 512, format: 'png' });
      expect(unbake(png)?.split('.')).toHaveLength(3);
      const verdicts = await Promise.all(
        [png, await bytesOf(user, id, 'json'), await tokenOf(user, id)].map(async (bytes) => check(bytes)),
      );
      for (const { verdict, html } of verdicts) {
        expect(verdict).toBe('good');
        expect(html).toContain('First steps');
        expect(html).toContain('Ada Lovelace');
        expect(html).not.toContain('<script');
      }
      expect((await check(png, 'de')).html).toContain('Dieses Abzeichen ist echt');
      expect((await check(png, 'uk')).html).toContain('<html lang="uk">');
    });

    it('what is no badge, is not ours, or was changed, is named as that', async () => {
      const { user, id } = await holder();
      await take(user, id);
      const plain = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
        .png()
        .toBuffer();
      const document = JSON.parse((await bytesOf(user, id, 'json')).toString()) as Record<string, unknown>;
      const changed = (changes: object) => JSON.stringify({ ...document, ...changes });
      const own = [{ name: 'https://schema.org/alternateName' }];
      const { '@context': words, issuer } = document;
      const deep = (depth: number) =>
        `${JSON.stringify({ '@context': words, issuer }).slice(0, -1)},"more":${'['.repeat(depth)}${']'.repeat(depth)}}`;
      const shown: readonly (readonly [Buffer | string | null, string])[] = [
        [null, 'missing'],
        ['', 'missing'],
        [plain, 'unreadable'],
        [plain.subarray(0, 40), 'unreadable'],
        ['hello', 'unreadable'],
        ['[1]', 'unreadable'],
        ['{}', 'false'],
        ['a.b.c', 'false'],
        [Buffer.alloc(300_000), 'tooLarge'],
        [bake(plain, 'a.b.c'), 'false'],
        [changed({ name: 'Doctor' }), 'false'],
        [changed({ issuer: { id: 'did:web:other.example' } }), 'false'],
        [changed({ proof: undefined }), 'false'],
        // Words of its own would let it say something else than what is signed.
        [changed({ '@context': [...(document['@context'] as string[]), ...own] }), 'false'],
        [changed({ credentialSubject: { '@context': own, ...(document['credentialSubject'] as object) } }), 'false'],
        [changed({ more: 1 }), 'false'],
        [deep(3800), 'false'],
        [deep(100_000), 'unreadable'],
      ];
      const verdicts = await Promise.all(shown.map(async ([bytes]) => (await check(bytes)).verdict));
      expect(verdicts).toEqual(shown.map(([, verdict]) => verdict));
    });

    it('one byte is enough: no changed token and no changed document is accepted', async () => {
      const { user, id } = await holder();
      await take(user, id);
      const clock = platform().clock.now();
      const { openIssuer } = await import('./issuer.ts');
      const { readShownBadge } = await import('./reading.ts');
      const issuer = await openIssuer(platform().sql, { site: site(), now: clock });
      const accepted: string[] = [];
      const shown = [
        { form: 'token', step: 1, bytes: await tokenOf(user, id) },
        { form: 'document', step: 7, bytes: await bytesOf(user, id, 'json') },
      ];
      for (const { form, step, bytes } of shown)
        for (let at = 0; at < bytes.length; at += step) {
          const flipped = Buffer.from(bytes);
          flipped[at] = (flipped[at] ?? 0) ^ 1;
          const { verdict } = await readShownBadge(platform().sql, issuer, { bytes: flipped, now: clock });
          if (verdict === 'good') accepted.push(`${form} ${at}`);
        }
      expect(accepted).toEqual([]);
    }, 120_000);

    it('the page takes a form, sends its own policy, and asks again for what it does not understand', async () => {
      const response = await fetch(`${platform().url}/verify`, { headers: { 'accept-language': 'pl' } });
      expect(await response.text()).toContain('Sprawdź');
      expect(response.headers.get('content-security-policy')).toContain("form-action 'self'");
      const json = await fetch(`${platform().url}/verify`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"badge":"x"}',
      });
      expect(await json.text()).toContain('data-verdict="missing"');
    });
  });
});
