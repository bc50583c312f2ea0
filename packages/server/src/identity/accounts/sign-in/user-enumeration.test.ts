import { randomUUID } from 'node:crypto';
import { calls } from '@logikit/contract';
import { expect, it } from 'vitest';
import type { Answer } from '../../../testing/caller.ts';
import { emailTo } from '../../../testing/test-emails.ts';
import { oneDatabase } from '../../../testing/platform.ts';

/** What differs between any two answers. */
const VOLATILE = /^(date|x-request-id|set-cookie|keep-alive|connection)$/;

/** All that somebody who guesses addresses can see of an answer; what is new each time is told by its kind. */
function seen({ status, headers, body }: Answer<unknown>): unknown {
  const shown = Object.fromEntries([...headers].filter(([name]) => !VOLATILE.test(name)));
  const told = JSON.stringify(body)
    .replace(/"token":"[^"]+"/, '"token"')
    .replace(/"userId":\d+/, '"userId"');
  return { status, headers: { ...shown, 'content-length': null }, cookies: headers.getSetCookie().length, told };
}

oneDatabase('known and unknown addresses (S-17)', (platform) => {
  const fresh = () => `${randomUUID()}@example.org`;
  const wish = (email: string) => ({
    email,
    password: 'a long password',
    who: 'adult' as const,
    targetLessons: [3 as const],
  });
  async function known(): Promise<string> {
    const email = fresh();
    expect((await platform().call(calls.register, { body: wish(email) })).status).toBe(200);
    return email;
  }

  it.each([
    ['login', (email: string) => platform().call(calls.authenticate, { body: { username: email, password: 'wrong' } })],
    ['recovery', (email: string) => platform().call(calls.askRecovery, { body: { email } })],
    ['registration', (email: string) => platform().call(calls.register, { body: wish(email) })],
    ['checking an address', (email: string) => platform().call(calls.checkEmail, { body: { email } })],
  ] as const)('%s looks the same', async (_name, ask) => {
    for (let pair = 0; pair < 3; pair += 1) {
      const [one, other] = [await ask(await known()), await ask(fresh())];
      expect(seen(one)).toEqual(seen(other));
    }
  });

  it('the profile of whoever registered with somebody’s address says what it says to everybody', async () => {
    const [taken, free] = [await known(), fresh()];
    const profiles = [];
    for (const email of [taken, free]) {
      const { body } = await platform().call(calls.register, { body: wish(email) });
      const { commonProfile } = (await platform().call(calls.getCommonProfile, {}, { token: body.token })).body;
      expect(commonProfile?.email).toBe(email);
      profiles.push(Object.keys(commonProfile ?? {}).join(' '));
    }
    expect(profiles[0]).toBe(profiles[1]);
    expect((await emailTo(platform().sql, taken)).template).toBe('alreadyHere');
  });
});
