import { randomUUID } from 'node:crypto';
import { calls, numbers } from '@logikit/contract';
import { expect, it } from 'vitest';
import { oneDatabase } from '../../../testing/platform.ts';

const password = 'a long password';

oneDatabase('a device that somebody has signed in with', (platform) => {
  const deviceIn = (headers: Headers) =>
    headers
      .getSetCookie()
      .map((line) => line.split(';')[0] ?? '')
      .find((one) => one.startsWith('logikit-device='));
  const login = (username: string, by: { password: string; device?: string | undefined }) =>
    platform().call(
      calls.authenticate,
      { body: { username, password: by.password } },
      { headers: by.device === undefined ? {} : { cookie: by.device } },
    );
  /** Somebody who has registered, their device, and the token of that session. */
  const newcomer = async () => {
    const username = `${randomUUID()}@example.org`;
    const body = { email: username, password, who: 'pupil' as const, targetLessons: [2 as const], goal: [3], type: 18 };
    const { headers, body: session } = await platform().call(calls.register, { body });
    return { username, device: deviceIn(headers), token: session.token };
  };
  const guessAtIt = async (username: string, device?: string) => {
    const statuses: number[] = [];
    for (let turn = 0; turn <= numbers.loginFailures.count; turn += 1)
      statuses.push((await login(username, { password: 'wrong', device })).status);
    return statuses.at(-1);
  };

  it('[C-142] signs in while strangers at the same address are kept out for their wrong passwords', async () => {
    const { username, device } = await newcomer();
    expect(await guessAtIt(username)).toBe(429);
    expect((await login(username, { password })).status).toBe(429);
    const answer = await login(username, { password, device });
    expect([answer.status, deviceIn(answer.headers)]).toEqual([200, device]);
  });

  it('[C-142] is limited by itself, is nobody’s but its holder’s, and cannot be made up', async () => {
    const { username, device } = await newcomer();
    const other = await newcomer();
    expect(await guessAtIt(username)).toBe(429);
    for (const stranger of [other.device, 'logikit-device=AAAAAAAAAAAAAAAAAAAAAA', 'logikit-device='])
      expect((await login(username, { password, device: stranger })).status).toBe(429);
    expect(await guessAtIt(username, device)).toBe(429);
    expect((await login(username, { password, device })).status).toBe(429);
  });

  it('is forgotten when its holder signs out everywhere, and after its days', async () => {
    const one = await newcomer();
    await platform().call(calls.endAllSessions, {}, { token: one.token });
    expect(await guessAtIt(one.username)).toBe(429);
    expect((await login(one.username, { password, device: one.device })).status).toBe(429);
    const rows = () => platform().sql`select from known_device`;
    await newcomer();
    expect((await rows()).length).toBeGreaterThan(0);
    platform().clock.advance((numbers.loginFailures.knownDeviceDays + 1) * 86_400_000);
    await platform().runDue();
    expect((await rows()).length).toBe(0);
  });
});
