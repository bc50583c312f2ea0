import { randomUUID } from 'node:crypto';
import { calls } from '@logikit/contract';
import { describe, expect, it } from 'vitest';
import type { Tx } from '../../../kernel/database/database.ts';
import { emailsTo, emailTo } from '../../../testing/test-emails.ts';
import { oneDatabase } from '../../../testing/platform.ts';
import { askRecovery } from './recovery.ts';

oneDatabase('password recovery', (platform) => {
  const newcomer = async () => {
    const email = `forgetful-${randomUUID()}@example.org`;
    const body = { email, password: 'the old password', who: 'parent' as const, targetLessons: [2 as const] };
    const { body: session } = await platform().call(calls.register, { body });
    return { email, session };
  };
  const ask = (email: string, headers: Record<string, string> = {}) =>
    platform().call(calls.askRecovery, { body: { email } }, { headers });
  const confirm = (token: string, password = 'the new password') =>
    platform().call(calls.confirmRecovery, { body: { token, password } });
  const login = (username: string, password: string) =>
    platform().call(calls.authenticate, { body: { username, password } });
  /** The letter is written after the answer, in the next round: the second, when one was running already. */
  const letterFor = async (email: string) => {
    await platform().runDue();
    await platform().runDue();
    return emailTo(platform().sql, email);
  };

  it('[R-084] sends a letter whose secret sets a new password once, and ends every session', async () => {
    const { email, session } = await newcomer();
    expect((await ask(email.toUpperCase(), { locale: 'tr' })).body).toEqual({ status: 'ok' });
    const letter = await letterFor(email.toUpperCase());
    expect(letter).toMatchObject({ template: 'recovery', locale: 'tr' });
    expect(letter.text).toContain(`${platform().publicUrl}/2.0/tr/auth/new-password#`);
    expect((await confirm(letter.secret)).body).toEqual({ status: 'ok' });
    expect((await platform().call(calls.getUserToken, {}, { token: session.token })).status).toBe(401);
    expect((await login(email, 'the old password')).code).toBe('wrongCredentials');
    expect((await login(email, 'the new password')).status).toBe(200);
    expect((await confirm(letter.secret, 'a third password')).code).toBe('linkExpired');
  });

  it('[R-084] the answer for an unknown address is the same; only its letter tells', async () => {
    const { email } = await newcomer();
    const stranger = `stranger-${randomUUID()}@example.org`;
    const [known, unknown] = [await ask(email), await ask(stranger)];
    expect(unknown.body).toEqual(known.body);
    expect(unknown.status).toBe(known.status);
    const letter = await letterFor(stranger);
    expect(letter).toMatchObject({ template: 'noAccount', secret: '' });
  });

  it('[R-084] asking reads no account and leaves the same behind for a known and an unknown address (S-17)', async () => {
    const { sql, clock } = platform();
    const { email } = await newcomer();
    const tables = await sql<{ name: string }[]>`
      select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`;
    const sizes = async (tx: Tx) => {
      const found: Record<string, number> = {};
      for (const { name } of tables) {
        const [row] = await tx<{ size: number }[]>`select count(*)::int as size from ${tx(name)}`;
        found[name] = row?.size ?? 0;
      }
      return found;
    };
    for (const address of [email, `stranger-${randomUUID()}@example.org`]) {
      // One snapshot: what the worker of letters writes meanwhile is not ours.
      const [before, after] = await sql.begin('isolation level repeatable read', async (tx) => {
        const sizesBefore = await sizes(tx);
        await askRecovery({ tx, clock, body: { email: address }, locale: 'en' });
        return [sizesBefore, await sizes(tx)] as const;
      });
      expect(after).toEqual({ ...before, job: (before['job'] ?? 0) + 1 });
    }
  });

  it('whoever asks twice gets two letters, each once, however often and by however many they are carried', async () => {
    const email = `twice-${randomUUID()}@example.org`;
    await ask(email);
    await ask(email);
    await Promise.all([platform().runDue(), platform().runDue()]);
    await platform().runDue();
    expect(await emailsTo(platform().sql, email)).toHaveLength(2);
    expect(await platform().sql`select 1 from job where kind = 'recovery' and recipient = ${email}`).toHaveLength(0);
  });

  it('a secret is good for half an hour, and an earlier one not after a later one was used', async () => {
    const { email } = await newcomer();
    await ask(email);
    const first = await letterFor(email);
    await ask(email);
    const second = await letterFor(email);
    expect((await confirm(second.secret)).status).toBe(200);
    expect((await confirm(first.secret)).code).toBe('linkExpired');
    await ask(email);
    const late = await letterFor(email);
    platform().clock.advance(31 * 60_000);
    expect((await confirm(late.secret)).code).toBe('linkExpired');
  });

  it('whoever was inside has prepared no way back: neither another address nor a sign-in of their own', async () => {
    const { sql } = platform();
    const { email, session } = await newcomer();
    const id = session.userId;
    const intruder = { token: session.token };
    await sql`update session set zone_until = ${new Date(platform().clock.now().getTime() + 600_000)} where user_id = ${id}`;
    const theirs = `intruder-${randomUUID()}@example.org`;
    const body = { type: 4, email: theirs };
    expect((await platform().call(calls.saveSettings, { body }, intruder)).body.status).toBe('ok');
    const { secret } = await emailTo(sql, theirs);
    const addSignIn = (
      subject: string,
    ) => sql`insert into social_identity (issuer, subject, network, user_id, created_at)
      values ('https://id.example', ${subject}, 'google', ${id}, now())`;
    const signIns = () => sql`select 1 from social_identity where user_id = ${id}`;
    await addSignIn(theirs);
    await ask(email);
    await confirm((await letterFor(email)).secret);
    expect((await platform().call(calls.confirmEmail, { body: { secret } })).code).toBe('wrongEmailCode');
    expect(await signIns()).toHaveLength(0);
    const [account] = await sql`select email, email_confirmed_at from "user" where id = ${id}`;
    expect({ ...account }).toEqual({ email, email_confirmed_at: platform().clock.now() });
    // Of an address that was confirmed before, the holder's own other ways in stay.
    await addSignIn(email);
    await ask(email);
    await confirm((await letterFor(email)).secret, 'a fourth password');
    expect(await signIns()).toHaveLength(1);
  });

  it('three letters an hour for an address, whether it is known or not', async () => {
    const { email } = await newcomer();
    for (const address of [email, `unknown-${randomUUID()}@example.org`]) {
      const statuses = [];
      for (let count = 0; count < 4; count += 1) statuses.push((await ask(address)).status);
      expect(statuses).toEqual([200, 200, 200, 429]);
    }
  });

  describe('refuses', () => {
    it.each([
      ['', 'enterEmailError'],
      ['  ', 'enterEmailError'],
      ['no address', 'invalidEmailError'],
      ['somebody@nowhere', 'invalidEmailError'],
    ])('"%s" with %s', async (email, code) => {
      expect((await ask(email)).code).toBe(code);
    });

    it('a guessed secret and a password that is too short', async () => {
      expect((await confirm('x'.repeat(32))).code).toBe('linkExpired');
      expect((await confirm('x'.repeat(32), 'short')).code).toBe('invalidRequest');
    });
  });
});
