import { randomUUID } from 'node:crypto';
import { type CallInput, calls } from '@logikit/contract';
import { SignJWT } from 'jose';
import { afterEach, describe, expect, it } from 'vitest';
import { connect, hangUp } from '../../testing/test-line.ts';
import { oneDatabase, type TestUser } from '../../testing/platform.ts';
import { demoPartner } from './demo.ts';

const school = 'https://school.example';
const club = 'http://club.example:8080';

afterEach(hangUp);

type Draft = CallInput<typeof calls.createPartnerKey>['body'];

oneDatabase('partner console', (platform) => {
  const owner = () => platform().login('partner');
  const draft = (change: Partial<Draft> = {}): Draft => ({
    name: 'Website',
    origins: [school, club],
    allowsLocalhost: false,
    ...change,
  });
  const create = async (by: TestUser, change: Partial<Draft> = {}) =>
    (await by.call(calls.createPartnerKey, { body: draft(change) })).body;
  const startOn = (origin: string, key: string) =>
    platform().call(calls.startAnonymous, { body: { key } }, { headers: { origin } });
  /** Revokes the oldest key that a test has made. */
  const makeRoom = async (by: TestUser) => {
    const { keys } = await consoleOf(by);
    const oldest = keys.find(({ key, revokedAt }) => key !== 'pk_demo' && revokedAt === null)?.key ?? '';
    expect((await by.call(calls.revokePartnerKey, { params: { key: oldest } })).status).toBe(200);
  };
  const consoleOf = async (by: TestUser) => (await by.call(calls.getPartnerConsole)).body;

  describe('who may', () => {
    const console = Object.values(calls).filter(({ auth }) => auth === 'partner');

    it('nobody but an owner: every call refuses guests with 401 and all other accounts with 403', async () => {
      expect(console).toHaveLength(8);
      const others = await Promise.all(['child', 'parent', 'teacher', 'editor'].map((name) => platform().login(name)));
      const tokens = [...others, await platform().anonymous()].map(({ token }) => token);
      const page = (await startOn('http://localhost:8099', 'pk_demo')).body.token;
      for (const call of console) {
        const send = (token: string | null, origin: string | null = null) =>
          fetch(`${platform().url}${call.path.replace('{key}', 'pk_demo')}`, {
            method: call.method,
            headers: { ...(token && { authorization: `Bearer ${token}` }), ...(origin && { origin }) },
          });
        const statuses = await Promise.all(tokens.map(async (token) => (await send(token)).status));
        expect([call.path, ...new Set(statuses)]).toEqual([call.path, 403]);
        expect([call.path, (await send(null)).status]).toEqual([call.path, 401]);
        expect([call.path, (await send(page, 'http://localhost:8099')).status]).toEqual([call.path, 403]);
      }
    });

    it('everybody who is signed in hears whether they own a tenant', async () => {
      const standings = ['partner', 'child', 'editor'].map(async (name) => {
        const { status, body } = await (await platform().login(name)).call(calls.getPartnerStanding);
        return [status, body.isOwner];
      });
      expect(await Promise.all(standings)).toEqual([
        [200, true],
        [200, false],
        [200, false],
      ]);
      expect((await platform().call(calls.getPartnerStanding)).status).toBe(401);
    });

    it('an owner of another tenant sees and changes nothing here, and a removed owner nothing at once', async () => {
      const { sql } = platform();
      const [tenant] = await sql<
        { id: number }[]
      >`insert into tenant (slug, name) values ('other', 'Other') returning id`;
      const stranger = await platform().login('adult');
      await sql`insert into tenant_owner (user_id, tenant_id) values (${stranger.userId}, ${tenant?.id ?? 0})`;
      expect((await consoleOf(stranger)).keys).toEqual([]);
      const change = await stranger.call(calls.changePartnerKey, { params: { key: 'pk_demo' }, body: draft() });
      const missing = await stranger.call(calls.changePartnerKey, { params: { key: 'pk_none' }, body: draft() });
      expect([change.status, change.body]).toEqual([404, missing.body]);
      expect((await stranger.call(calls.revokePartnerKey, { params: { key: 'pk_demo' } })).status).toBe(404);
      expect((await startOn('http://localhost:8099', 'pk_demo')).status).toBe(200);
      await sql`delete from tenant_owner where user_id = ${stranger.userId}`;
      expect((await stranger.call(calls.getPartnerConsole)).status).toBe(403);
    });
  });

  describe('keys', () => {
    it('a tenant has several, each with a name and origins of its own', async () => {
      const by = await owner();
      const [one, two] = [await create(by), await create(by, { name: ' Club ', origins: [club, club] })];
      expect(one.key).toMatch(/^pk_[0-9a-f]{32}$/);
      expect(two).toMatchObject({ name: 'Club', origins: [club], revokedAt: null });
      expect((await consoleOf(by)).keys.map(({ key }) => key)).toEqual(
        expect.arrayContaining(['pk_demo', one.key, two.key]),
      );
      expect((await startOn(school, one.key)).status).toBe(200);
      expect((await startOn(school, two.key)).code).toBe('originNotAllowed');
      expect((await startOn('http://localhost:1', one.key)).code).toBe('originNotAllowed');
    });

    it('a key without origins refuses every page; localhost only where it is asked for', async () => {
      const { key } = await create(await owner(), { origins: [] });
      expect((await startOn(school, key)).code).toBe('originNotAllowed');
      const local = await create(await owner(), { origins: [], allowsLocalhost: true });
      expect((await startOn('http://localhost:5173', local.key)).status).toBe(200);
      expect((await startOn('http://localhost.example:5173', local.key)).code).toBe('originNotAllowed');
    });

    it.each([
      '*',
      'https://*.school.example',
      'https://school.example/',
      'school.example',
      'https://school.example:443',
    ])('refuses %s in the list, says which one it was and keeps the list', async (origin) => {
      const by = await owner();
      const { key } = await create(by);
      const refused = await by.call(calls.changePartnerKey, {
        params: { key },
        body: draft({ origins: [school, origin] }),
      });
      expect([refused.status, refused.body]).toEqual([
        422,
        expect.objectContaining({ fields: { origins: ['origin'] }, data: { wrong: [origin] } }),
      ]);
      expect((await startOn(club, key)).status).toBe(200);
    });

    it('an origin that is taken off loses its sessions at once, the others keep theirs', async () => {
      const by = await owner();
      const { key } = await create(by);
      const [gone, kept] = [(await startOn(school, key)).body, (await startOn(club, key)).body];
      await by.call(calls.changePartnerKey, { params: { key }, body: draft({ origins: [club] }) });
      const ask = (token: string, origin: string) =>
        platform().call(calls.getCommonProfile, {}, { token, headers: { origin } });
      expect([(await ask(gone.token, school)).status, (await ask(kept.token, club)).status]).toEqual([401, 200]);
      const refresh = await platform().call(
        calls.exchangeToken,
        { body: { refreshToken: gone.refreshToken ?? '' } },
        { headers: { origin: school } },
      );
      expect(refresh.code).toBe('sessionExpired');
    });

    it('a revoked key says so, ends its sessions and sockets, and never comes back', async () => {
      const by = await owner();
      const { key } = await create(by);
      const { token } = (await startOn(school, key)).body;
      // Which pages are listed at all is read once a second; the test before has asked within this one.
      platform().clock.advance(1001);
      const line = connect(platform().url, { origin: school });
      line.send({ id: 'a', type: 'auth', payload: { token } });
      await line.next();
      expect(await line.next()).toMatchObject({ ok: true });
      const revoked = await by.call(calls.revokePartnerKey, { params: { key } });
      expect(revoked.body.revokedAt).not.toBeNull();
      expect(await line.closed).toBe(4401);
      expect((await platform().call(calls.getCommonProfile, {}, { token, headers: { origin: school } })).status).toBe(
        401,
      );
      const again = await startOn(school, key);
      expect([again.status, again.code]).toEqual([403, 'keyRevoked']);
      const change = await by.call(calls.changePartnerKey, { params: { key }, body: draft() });
      expect(change.code).toBe('keyRevoked');
      expect((await by.call(calls.revokePartnerKey, { params: { key } })).body.revokedAt).toBe(revoked.body.revokedAt);
    });

    it('there is room for twenty', async () => {
      const by = await owner();
      let last = await by.call(calls.createPartnerKey, { body: draft() });
      for (let count = 0; last.status === 200 && count < 25; count += 1)
        last = await by.call(calls.createPartnerKey, { body: draft() });
      expect([last.code, last.body]).toEqual(['limitReached', expect.objectContaining({ data: { limit: 20 } })]);
    });
  });

  it('any page may read why its key is refused, but only listed ones read answers', async () => {
    const stranger = 'https://stranger.example';
    const door = await startOn(stranger, 'pk_demo');
    expect([door.code, door.headers.get('access-control-allow-origin')]).toEqual(['originNotAllowed', stranger]);
    expect(door.headers.get('access-control-allow-credentials')).toBeNull();
    const other = await platform().call(calls.getConfig, {}, { headers: { origin: stranger } });
    expect(other.headers.get('access-control-allow-origin')).toBeNull();
  });

  describe('secret', () => {
    const exchange = async (secret: string, kid?: string) => {
      const now = Math.floor(platform().clock.now().getTime() / 1000);
      const token = await new SignJWT({
        iss: 'pk_demo',
        aud: 'logikit',
        sub: 'a',
        jti: randomUUID(),
        iat: now,
        exp: now + 60,
      })
        .setProtectedHeader({ alg: 'HS256', ...(kid !== undefined && { kid }) })
        .sign(new TextEncoder().encode(secret));
      return platform().call(
        calls.exchangeToken,
        { body: { externalSubToken: token, key: 'pk_demo' } },
        { headers: { origin: 'http://localhost:8099' } },
      );
    };

    it('is shown once; the one before works for a day more, with and without its name, and then no longer', async () => {
      const by = await owner();
      const { secret, kid } = (await by.call(calls.rotatePartnerSecret)).body;
      expect(secret).toMatch(/^sk_[\w-]{43}$/);
      expect(JSON.stringify(await consoleOf(by))).not.toContain(secret);
      expect((await exchange(secret, kid)).status).toBe(200);
      expect((await exchange(secret)).status).toBe(200);
      expect((await exchange(demoPartner.secret)).status).toBe(200);
      expect((await exchange(secret, demoPartner.kid)).status).toBe(401);
      platform().clock.advance(86_400_000 + 1000);
      expect([(await exchange(secret)).status, (await exchange(demoPartner.secret)).status]).toEqual([200, 401]);
    });
  });

  describe('look', () => {
    it('keeps the tokens that are named', async () => {
      const by = await owner();
      const appearance = { violet: '#0b6e4f', 'violet-soft': '#ddeeee', radius: '8px', font: 'Georgia, serif' };
      const saved = await by.call(calls.savePartnerAppearance, { body: { appearance } });
      expect([saved.status, saved.body]).toEqual([200, { appearance }]);
      expect((await consoleOf(by)).appearance).toEqual(appearance);
    });

    it.each<Readonly<Record<string, string>>>([
      { violet: 'red' },
      { violet: '#0B6E4F' },
      { violet: '#fff}body{display:none' },
      { radius: '8px;color:red' },
      { font: 'x;background:url(//evil.example)' },
      { nothing: '#ffffff' },
      { Violet: '#ffffff' },
    ])('refuses %j', async (appearance) => {
      const answer = await (await owner()).call(calls.savePartnerAppearance, { body: { appearance } });
      expect([answer.status, answer.code]).toEqual([400, 'invalidRequest']);
    });
  });

  it('counts sessions, opened problems and answers per day and key, a repeated answer once', async () => {
    const by = await owner();
    await makeRoom(by);
    const { key } = await create(by);
    const { token } = (await startOn(school, key)).body;
    const extras = { token, headers: { origin: school } };
    const right = (await platform().call(calls.getProblem, { params: { id: 1 }, query: {} }, extras)).body;
    await platform().call(calls.getProblem, { params: { id: 2 }, query: {} }, extras);
    const once = randomUUID();
    const answer = () =>
      platform().call(
        calls.submitPassing,
        {
          params: { problemId: 1 },
          query: {},
          body: {
            content: { selectedVariants: [right.variants[0]?.id ?? ''], graphicState: null, autoValidateString: null },
          },
        },
        { ...extras, key: once },
      );
    expect([(await answer()).status, (await answer()).status]).toEqual([200, 200]);
    const usage = (await by.call(calls.getPartnerUsage, { query: { days: 7 } })).body;
    const day = platform().clock.now().toISOString().slice(0, 10);
    expect(usage.to).toBe(day);
    expect(usage.rows.filter((row) => row.key === key)).toEqual([{ day, key, sessions: 1, opened: 2, answers: 1 }]);
  });
});
