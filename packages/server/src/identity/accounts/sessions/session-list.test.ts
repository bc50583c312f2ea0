import { calls } from '@logikit/contract';
import { expect, it } from 'vitest';
import { oneDatabase } from '../../../testing/platform.ts';
import { deviceOf } from './device.ts';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

oneDatabase('sessions', (platform) => {
  const loginWith = async (agent: string) => {
    const body = { username: 'teacher', password: 'kit-teacher' };
    return (await platform().call(calls.authenticate, { body }, { headers: { 'user-agent': agent } })).body;
  };
  const as = (token: string) => ({ token });

  it('lists the places of a person with browser and time, this one first, and ends one of them', async () => {
    const old = await loginWith(firefox);
    platform().clock.advance(60_000);
    const here = await loginWith(safari);
    const { body } = await platform().call(calls.listSessions, {}, as(here.token));
    expect(body.sessions.map(({ device, isCurrent }) => [device, isCurrent]).slice(0, 2)).toEqual([
      ['Safari, iOS', true],
      ['Firefox, Windows', false],
    ]);
    expect(JSON.stringify(body)).not.toContain('Mozilla');
    const other = body.sessions.find(({ isCurrent }) => !isCurrent)?.id ?? '';
    const end = () => platform().call(calls.endSession, { params: { id: other } }, as(here.token));
    expect((await end()).status).toBe(200);
    expect((await platform().call(calls.getUserToken, {}, as(old.token))).status).toBe(401);
    expect((await platform().call(calls.getUserToken, {}, as(here.token))).status).toBe(200);
    expect((await end()).status).toBe(404);
  });

  it('another person’s session looks like none at all', async () => {
    const theirs = await loginWith(firefox);
    const [row] = (await platform().call(calls.listSessions, {}, as(theirs.token))).body.sessions;
    const stranger = await platform().login('adult');
    const foreign = await stranger.call(calls.endSession, { params: { id: row?.id ?? '' } });
    const invented = await stranger.call(calls.endSession, { params: { id: 'no-session' } });
    expect([foreign.status, foreign.body]).toEqual([invented.status, invented.body]);
    expect((await platform().call(calls.getUserToken, {}, as(theirs.token))).status).toBe(200);
  });

  it('signs out everywhere: every token and every refresh cookie ends at once', async () => {
    const [one, two] = [await loginWith(firefox), await loginWith(safari)];
    const answer = await platform().call(calls.endAllSessions, {}, as(two.token));
    expect(answer.headers.get('clear-site-data')).toBe('"storage"');
    expect(answer.headers.get('set-cookie')).toMatch(/^logikit-refresh=;/);
    for (const { token } of [one, two])
      expect((await platform().call(calls.getUserToken, {}, as(token))).status).toBe(401);
  });

  it('a link or a picture on somebody else’s page signs nobody out', async () => {
    const { body: session, headers } = await platform().call(calls.authenticate, {
      body: { username: 'teacher', password: 'kit-teacher' },
    });
    const cookie = headers.get('set-cookie')?.split(';')[0] ?? '';
    for (const site of ['cross-site', 'same-site']) {
      const out = await platform().call(calls.logout, {}, { headers: { cookie, 'sec-fetch-site': site } });
      expect([out.status, out.headers.get('set-cookie'), out.headers.get('clear-site-data')]).toEqual([
        200,
        null,
        null,
      ]);
    }
    expect((await platform().call(calls.getUserToken, {}, as(session.token))).status).toBe(200);
    await platform().call(calls.logout, {}, { headers: { cookie, 'sec-fetch-site': 'same-origin' } });
    expect((await platform().call(calls.getUserToken, {}, as(session.token))).status).toBe(401);
  });

  it('logout clears the cookie and what the browser keeps; a partner’s page keeps its own', async () => {
    const { token } = await platform().login('adult');
    const own = await platform().call(calls.logout, {}, as(token));
    expect([own.headers.get('clear-site-data'), own.headers.get('set-cookie')?.slice(0, 17)]).toEqual([
      '"storage"',
      'logikit-refresh=;',
    ]);
    const origin = 'http://localhost:5999';
    const embed = await platform().call(calls.startAnonymous, { body: { key: 'pk_demo' } }, { headers: { origin } });
    const out = await platform().call(calls.logout, {}, { token: embed.body.token, headers: { origin } });
    expect([out.status, out.headers.get('clear-site-data')]).toEqual([200, null]);
  });
});

it('names browser and system, and nothing where it knows neither', () => {
  expect(deviceOf('curl/8.0')).toBeNull();
  expect(deviceOf(null)).toBeNull();
  expect(deviceOf(`${firefox} <script>`)).toBe('Firefox, Windows');
});
