import { randomUUID } from 'node:crypto';
import { type CallInput, calls, fromWire } from '@logikit/contract';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { addChild, newParent, openGate, switchTo } from '../../testing/test-family.ts';
import { emailTo } from '../../testing/test-emails.ts';
import { oneDatabase, type TestUser } from '../../testing/platform.ts';
import { CONSENT_TEXT } from './consent.ts';

const DAY_MS = 86_400_000;

oneDatabase('trust', (platform) => {
  let count = 0;
  const account = async (
    birthYear: number,
    who: 'adult' | 'pupil' = 'adult',
  ): Promise<TestUser & { email: string }> => {
    const email = `trust${(count += 1)}@mail.example`;
    const body = { email, password: 'a long password', who, targetLessons: [3 as const], birthYear };
    const guest = platform();
    await guest.call(calls.register, { body });
    return { ...(await guest.login(email, 'a long password')), email };
  };
  type Wish = Partial<CallInput<typeof calls.decideConsent>['body']>;
  const decide = (by: TestUser, wish: Wish = {}) =>
    by.call(calls.decideConsent, {
      body: { purpose: 'analytics', isGiven: true, textVersion: CONSENT_TEXT, ...wish },
    });

  it('four consents are off until a grown-up gives each, and time and wording are kept', async () => {
    const adult = await account(1985);
    const before = (await adult.call(calls.getConsents)).body;
    expect(before.consents.map(({ purpose, isGiven, decidedAt }) => [purpose, isGiven, decidedAt])).toEqual([
      ['emailMarketing', false, null],
      ['analytics', false, null],
      ['publicRating', false, null],
      ['thirdPartySharing', false, null],
    ]);
    const given = (await decide(adult)).body.consents.filter(({ isGiven }) => isGiven);
    expect(given).toEqual([
      { purpose: 'analytics', isGiven: true, decidedAt: '2026-09-01 09:00:00', textVersion: CONSENT_TEXT },
    ]);
    const preferences = (await adult.call(calls.listPreferences)).body.data;
    expect(preferences.filter(({ isAllowed }) => isAllowed).map(({ id }) => id)).toEqual(['analytics']);
    await decide(adult, { isGiven: false });
    expect((await adult.call(calls.getConsents)).body.consents.some(({ isGiven }) => isGiven)).toBe(false);
    const rows = await platform().sql`select is_given from consent where user_id = ${adult.userId} order by id`;
    expect(rows.map((row) => ({ ...row }))).toEqual([{ is_given: true }, { is_given: false }]);
    expect((await decide(adult, { textVersion: '2020-01-01' })).code).toBe('notAvailable');
  });

  it('for a child nobody but a parent can say yes: not before the letter is answered, and behind the gate', async () => {
    const child = await account(2018, 'pupil');
    expect((await child.call(calls.getConsents)).body.canChange).toBe(false);
    await openGate(child);
    expect((await decide(child)).code).toBe('forbidden');
    expect((await decide(child, { isGiven: false })).status).toBe(200);
    const { secret } = await emailTo(platform().sql, child.email);
    await platform().call(calls.confirmEmail, { body: { secret } });
    expect((await child.call(calls.getConsents)).body.canChange).toBe(true);
    const later = await platform().login(child.email, 'a long password');
    expect((await decide(later)).code).toBe('parentZoneClosed');
    await openGate(later);
    expect((await decide(later)).status).toBe(200);
    const stranger = await account(1985);
    const card = { cardId: child.userId };
    expect((await decide(stranger, card)).code).toBe('forbidden');
    expect((await stranger.call(calls.getConsents, { query: card })).code).toBe('forbidden');
  });

  it('a parent decides for the pupils whose cards they hold', async () => {
    const parent = await newParent(platform());
    await openGate(parent);
    const cardId = await addChild(parent);
    const { body, status } = await decide(parent, { cardId, purpose: 'publicRating' });
    expect([status, body.userId, body.consents.find(({ isGiven }) => isGiven)?.purpose]).toEqual([
      200,
      cardId,
      'publicRating',
    ]);
  });

  it('on a device that a parent has handed over the gate lets the parent decide, and a child alone does not', async () => {
    const parent = await newParent(platform());
    await openGate(parent);
    const cardId = await addChild(parent);
    const pupil = await switchTo(platform(), parent, cardId);
    expect((await pupil.call(calls.getConsents)).body.canChange).toBe(true);
    expect((await decide(pupil)).code).toBe('parentZoneClosed');
    await openGate(pupil);
    expect((await decide(pupil)).status).toBe(200);
    const rows = await platform().sql`select user_id, decided_by from consent where user_id = ${cardId}`;
    expect(rows.map((row) => ({ ...row }))).toEqual([{ user_id: cardId, decided_by: parent.userId }]);
    // Whoever signs in as the pupil, and was handed nothing, has no gate to a grown-up.
    await platform().sql`update session set actor_id = null where user_id = ${cardId}`;
    expect((await pupil.call(calls.getConsents)).body.canChange).toBe(false);
    expect((await decide(pupil)).code).toBe('forbidden');
  });

  it('the export tells everything about a person and their pupils, and no secret', async () => {
    const adult = await account(1985);
    await decide(adult);
    const { body } = await adult.call(calls.exportPersonalData);
    const tables = new Map(body.people[0]?.tables.map(({ table, rows }) => [table, rows]));
    expect(tables.get('user')).toMatchObject([{ id: adult.userId, email: adult.email }]);
    expect([...tables.keys()]).toEqual(expect.arrayContaining(['consent', 'job', 'preference', 'profile', 'session']));
    expect(JSON.stringify(body)).not.toMatch(/argon2|password|secret|hash/i);
    const parent = await newParent(platform());
    await openGate(parent);
    await addChild(parent);
    const family = (await parent.call(calls.exportPersonalData)).body;
    expect(family.people).toHaveLength(2);
  });

  it('the archive holds the same and what every file holds, of the pupils too, and of nobody else', async () => {
    const [parent, stranger] = [await newParent(platform()), await newParent(platform())];
    await openGate(parent);
    const cardId = await addChild(parent);
    const picture = async (colour: string) =>
      sharp({ create: { width: 8, height: 8, channels: 3, background: colour } })
        .png()
        .toBuffer();
    const upload = async (by: TestUser, fields: Record<string, string>, colour: string) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      form.append('file', new Blob([new Uint8Array(await picture(colour))]), 'face.png');
      const headers = { authorization: `Bearer ${by.token}`, 'idempotency-key': randomUUID() };
      const response = await fetch(`${platform().url}/service/profiles/api/avatars`, {
        method: 'POST',
        headers,
        body: form,
      });
      const { avatar } = (await response.json()) as { avatar: string };
      return Buffer.from(await (await fetch(platform().url + avatar)).arrayBuffer());
    };
    const mine = await upload(parent, {}, 'red');
    const theirs = await upload(parent, { user_id: String(cardId) }, 'blue');
    await upload(stranger, {}, 'green');
    const take = (by: TestUser) =>
      fetch(`${platform().url}/service/profiles/api/export.zip`, { headers: { authorization: `Bearer ${by.token}` } });
    const response = await take(parent);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip']);
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="logikit-\d{4}-\d\d-\d\d\.zip"$/,
    );
    expect(response.headers.get('cache-control')).toBe('no-store');
    const { 'data.json': data, ...files } = unzipSync(new Uint8Array(await response.arrayBuffer()));
    expect(fromWire(JSON.parse(strFromU8(data ?? new Uint8Array())))).toEqual(
      (await parent.call(calls.exportPersonalData)).body,
    );
    expect(Object.keys(files).map((name) => name.replace(/\d+-/, ''))).toEqual([
      `files/${parent.userId}/avatar.webp`,
      `files/${cardId}/avatar.webp`,
    ]);
    expect(Object.values(files).map((bytes) => Buffer.from(bytes))).toEqual([mine, theirs]);
    const child = await switchTo(platform(), parent, cardId);
    expect((await take(child)).status).toBe(403);
  });

  it('closing needs one’s own name and password, ends every session, and a letter brings all back', async () => {
    const adult = await account(1985);
    const other = await platform().login(adult.email, 'a long password');
    const close = (by: TestUser, body: CallInput<typeof calls.closeAccount>['body']) =>
      by.call(calls.closeAccount, { body });
    expect((await close(adult, { confirmation: 'somebody else', password: 'a long password' })).code).toBe(
      'invalidFields',
    );
    expect((await close(adult, { confirmation: adult.email, password: 'wrong' })).code).toBe('wrongCredentials');
    expect((await close(adult, { confirmation: adult.email })).code).toBe('wrongCredentials');
    const closed = await close(adult, { confirmation: adult.email.toUpperCase(), password: 'a long password' });
    expect([closed.status, closed.body.erasedAt]).toEqual([200, '2026-10-01 09:00:00']);
    expect((await other.call(calls.getConsents)).status).toBe(401);
    const credentials = { body: { username: adult.email, password: 'a long password' } };
    expect((await platform().call(calls.authenticate, credentials)).code).toBe('wrongCredentials');
    const { secret, template } = await emailTo(platform().sql, adult.email);
    expect(template).toBe('accountClosed');
    expect((await platform().call(calls.reopenAccount, { body: { secret } })).status).toBe(200);
    expect((await platform().call(calls.reopenAccount, { body: { secret } })).code).toBe('wrongEmailCode');
    expect((await platform().call(calls.authenticate, credentials)).status).toBe(200);
  });

  it('after thirty days nothing is left to bring back', async () => {
    const adult = await account(1985);
    await adult.call(calls.closeAccount, { body: { confirmation: adult.email, password: 'a long password' } });
    const { secret } = await emailTo(platform().sql, adult.email);
    platform().clock.advance(31 * DAY_MS);
    await platform().runDue();
    expect((await platform().call(calls.reopenAccount, { body: { secret } })).code).toBe('wrongEmailCode');
    const left = await platform().sql`select 1 from "user" where id = ${adult.userId}`;
    expect(left).toHaveLength(0);
  });
});
