import { startAnonymous } from '@logikit/contract/calls/identity/auth';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Client, createClient } from '../client.ts';
import type { SdkError } from '../http/errors.ts';
import { send } from '../http/send.ts';
import type { ClientOptions } from '../options.ts';
import { type KeyValueStorage, memoryStorage } from '../storage.ts';
import {
  addUser,
  type FakeClock,
  fakeClock,
  fakePage,
  startTestPlatform,
  type TestPlatform,
} from '../testing/index.ts';

let platform: TestPlatform;
let clock: FakeClock;
let storage: KeyValueStorage;
let clients: Client[];
let authErrors: SdkError[];

beforeEach(async () => {
  clock = fakeClock({ startAt: Date.now() });
  platform = await startTestPlatform({ now: clock.now });
  storage = memoryStorage();
  clients = [];
  authErrors = [];
});
afterEach(async () => {
  for (const client of clients) client.close();
  await platform.close();
});

function make(options: Partial<ClientOptions> = {}): Client {
  const onAuthError = (error: SdkError) => void authErrors.push(error);
  const client = createClient({
    baseUrl: platform.baseUrl,
    locale: 'en',
    clock,
    storage,
    page: fakePage(),
    onAuthError,
    ...options,
  });
  clients.push(client);
  return client;
}

/** Somebody who has been on the portal before: the cookie, and the mark that says so. */
async function rememberUser() {
  const user = platform.rememberUser();
  await storage.setItem('logikit.session', String(user.id));
  return user;
}

it('asks for nothing on behalf of a guest who has never been here', async () => {
  const client = make();
  expect(await client.auth.resume()).toEqual({ status: 'guest' });
  expect(platform.requests).toEqual([]);
});

const onPartnersPage = (options: Partial<ClientOptions> = {}) => make({ key: 'pk_demo', ...options });

it('[C-011] picks up the session of the refresh cookie, by a token that has uid, exp and iat', async () => {
  const user = await rememberUser();
  const client = make();
  expect(await client.auth.resume()).toEqual({ status: 'signedIn', userId: user.id });
  expect(platform.to('/gettoken')[0]?.query).toEqual({ type: 'jwt' });
  const [, claims = ''] = (await client.auth.token())?.split('.') ?? [];
  expect(JSON.parse(atob(claims))).toMatchObject({
    uid: user.id,
    exp: expect.any(Number) as number,
    iat: expect.any(Number) as number,
  });
});

it('leaves a guest a guest, and starts an anonymous learner when asked', async () => {
  const client = make();
  expect(await client.auth.resume()).toEqual({ status: 'guest' });
  expect(platform.to('/anonymous.json')).toHaveLength(0);
  expect(await client.auth.start({ targetLesson: 2 })).toEqual({ status: 'signedIn', userId: 1 });
  expect(platform.to('/anonymous.json')[0]?.body).toEqual({ target_lesson: 2 });
  expect(await storage.getItem('logikit.session.pk_demo')).toBeNull();
});

it('starts one learner however many widgets ask', async () => {
  const client = onPartnersPage();
  const states = await Promise.all([client.auth.start(), client.auth.start(), client.auth.start()]);
  expect(new Set(states.map((state) => JSON.stringify(state))).size).toBe(1);
  expect(platform.to('/anonymous.json')).toHaveLength(1);
});

it('starts one learner when two tabs open together', async () => {
  const [one, two] = [onPartnersPage(), onPartnersPage()];
  const [first, second] = await Promise.all([one.auth.start(), two.auth.start()]);
  expect(second).toEqual(first);
  expect(platform.to('/anonymous.json')).toHaveLength(1);
});

it('finds the anonymous learner of a partner page again at the next visit', async () => {
  const first = await onPartnersPage().auth.start();
  const second = onPartnersPage();
  expect(await second.auth.start()).toEqual(first);
  expect(platform.to('/anonymous.json')).toHaveLength(1);
  expect(platform.to('/token.json')[0]?.body).toMatchObject({
    key: 'pk_demo',
    refresh_token: expect.any(String) as string,
  });
});

describe('a session that another call has answered', () => {
  /** What the opening request of a page answers, kept as the page keeps it. */
  async function opened() {
    const answer = await send(onPartnersPage().http, startAnonymous, { body: { key: 'pk_demo' } });
    await storage.setItem('logikit.session.pk_demo', answer.refreshToken ?? '');
    return answer;
  }

  it('is gone on with, at the time of the platform, however long it has waited', async () => {
    const answer = await opened();
    const at = clock.now();
    clock.jump(3 * 3600_000);
    const client = onPartnersPage();
    expect(await client.auth.adopt(answer, at)).toEqual({ status: 'signedIn', userId: answer.userId });
    expect(Math.abs(client.serverTime.now() - clock.now())).toBeLessThan(2000);
    // It has run out meanwhile, which is found without being told by a refused call.
    expect(await client.auth.token()).not.toBe(answer.token);
    expect(platform.to('/anonymous.json')).toHaveLength(1);
  });

  it('gives way to what another tab has made of it', async () => {
    const answer = await opened();
    await onPartnersPage().auth.start();
    const renewed = platform.to('/token.json').length;
    const client = onPartnersPage();
    expect(await client.auth.adopt(answer)).toEqual({ status: 'signedIn', userId: answer.userId });
    // A token that was used once must not be shown again: the platform would end the whole family.
    expect(platform.to('/token.json')).toHaveLength(renewed + 1);
    await client.auth.renew();
    expect(client.auth.session.getState()).toEqual({ status: 'signedIn', userId: answer.userId });
  });

  it('is nobody’s when it was ended in another tab', async () => {
    const answer = await opened();
    await storage.removeItem('logikit.session.pk_demo');
    expect(await onPartnersPage().auth.adopt(answer)).toEqual({ status: 'guest' });
  });

  it('is used as it is without a connection', async () => {
    const answer = await opened();
    await storage.setItem('logikit.session.pk_demo', 'renewed elsewhere');
    const page = fakePage();
    page.setOnline(false);
    platform.goDown();
    expect(await onPartnersPage({ page }).auth.adopt(answer)).toEqual({ status: 'signedIn', userId: answer.userId });
  });
});

it('knows a learner by the token of the partner, and keeps nothing about them', async () => {
  const user = addUser(platform.state);
  platform.state.partnerTokens.set('signed-once', user.id);
  const client = onPartnersPage({ getToken: () => Promise.resolve('signed-once') });
  expect(await client.auth.start()).toEqual({ status: 'signedIn', userId: user.id });
  expect(platform.to('/token.json')[0]?.body).toEqual({ external_sub_token: 'signed-once', key: 'pk_demo' });
  expect(await storage.getItem('logikit.session.pk_demo')).toBeNull();
  await client.auth.renew();
  expect(platform.to('/token.json')[1]?.body).toMatchObject({ refresh_token: expect.any(String) as string });
});

it('does not make a known learner anonymous when the token of the partner is refused', async () => {
  const client = onPartnersPage({ getToken: () => Promise.resolve('forged') });
  const error: unknown = await client.auth.start().catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ code: 'sessionExpired' });
  // The developer of the page reads why.
  expect((error as Error).message).toMatch(/getToken\(\).+The session has ended/);
  expect(platform.state.users.size).toBe(0);
});

it('names the page’s own fault when its getToken() fails', async () => {
  const cause = new Error('The club is closed.');
  const client = onPartnersPage({ getToken: () => Promise.reject(cause) });
  const error: unknown = await client.auth.start().catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ code: 'noToken', cause });
  expect((error as Error).message).toContain('The club is closed.');
});

it('[K-048] renews the token 5 minutes before it runs out, by the time of the platform', async () => {
  clock.jump(2 * 3600_000);
  const behind = await startTestPlatform({ now: () => clock.now() - 2 * 3600_000 });
  const client = onPartnersPage({ baseUrl: behind.baseUrl });
  await client.auth.start();
  await clock.advance(1498_000);
  expect(behind.to('/token.json')).toHaveLength(0);
  await clock.advance(2_000);
  await behind.until(() => behind.to('/token.json').length === 1);
  await behind.close();
});

it('renews once for all calls that meet the same refused token', async () => {
  const client = onPartnersPage();
  await client.auth.start();
  platform.state.tokens.clear();
  await Promise.all([1, 2, 3, 4].map((id) => client.problems.get({ params: { id } })));
  expect(platform.to('/token.json')).toHaveLength(1);
});

it('never has two refreshes on their way at once, in six tabs', async () => {
  await rememberUser();
  const tabs = Array.from({ length: 6 }, () => make());
  await Promise.all(tabs.map(({ auth }) => auth.resume()));
  platform.state.tokens.clear();
  // A refresh token works once here, so two at a time would end a session.
  await Promise.all(tabs.map((tab) => tab.problems.get({ params: { id: 1 } })));
  expect(tabs.map(({ auth }) => auth.session.getState().status)).toEqual(Array.from({ length: 6 }, () => 'signedIn'));
  expect(authErrors).toEqual([]);
});

it('says so when the session has ended', async () => {
  const client = onPartnersPage();
  await client.auth.start();
  platform.state.tokens.clear();
  platform.state.refreshTokens.clear();
  await expect(client.problems.get({ params: { id: 1 } })).rejects.toBeInstanceOf(Error);
  expect(client.auth.session.getState()).toEqual({ status: 'ended' });
  expect(authErrors.map(({ code }) => code)).toEqual(['sessionExpired']);
});

it('finds again who has begun after the session of a login has ended', async () => {
  platform.state.accounts.set('kit:fox', addUser(platform.state).id);
  const client = onPartnersPage();
  await client.auth.login({ username: 'kit', password: 'fox' });
  platform.state.tokens.clear();
  platform.state.refreshTokens.clear();
  expect(await client.auth.renew()).toBe(false);
  const begun = await client.auth.start();
  expect(await onPartnersPage().auth.start()).toEqual(begun);
  expect(platform.to('/anonymous.json')).toHaveLength(1);
});

it('keeps the session when only the network fails', async () => {
  const client = onPartnersPage({ clock: fakeClock({ startAt: clock.now(), hurryBelowMs: 60_000 }) });
  await client.auth.start();
  platform.goDown();
  await expect(client.auth.renew()).rejects.toMatchObject({ code: 'offline' });
  expect(client.auth.session.getState().status).toBe('signedIn');
});

it('knows without a connection who was signed in, and gets a token when the platform is back', async () => {
  const { id } = await rememberUser();
  const page = fakePage();
  page.setOnline(false);
  platform.goDown();
  const client = make({ page });
  expect(await client.auth.resume()).toEqual({ status: 'signedIn', userId: id });
  expect(await client.auth.token()).toBeUndefined();
  page.setOnline(true);
  platform.comeBack();
  expect(await client.auth.token()).toEqual(expect.any(String));
});

it('signs in by password, and a wrong one is told at once', async () => {
  const user = addUser(platform.state, 40);
  platform.state.accounts.set('kit:fox', user.id);
  const client = onPartnersPage();
  await client.auth.start();
  await expect(client.auth.login({ username: 'kit', password: 'owl' })).rejects.toMatchObject({
    code: 'wrongCredentials',
  });
  expect(platform.to('/authenticate.json')).toHaveLength(1);
  expect(await client.auth.login({ username: 'kit', password: 'fox' })).toEqual({ status: 'signedIn', userId: 40 });
  expect(await storage.getItem('logikit.session.pk_demo')).toBeNull();
});

it('throws away what was asked for by the user before', async () => {
  const user = addUser(platform.state, 40);
  platform.state.accounts.set('kit:fox', user.id);
  const client = onPartnersPage();
  await client.auth.start();
  let release = (): void => undefined;
  platform.fail({ kind: 'hold', until: new Promise<void>((resolve) => (release = resolve)), path: /problem\/1$/ });
  const late = client.problems.get({ params: { id: 1 } });
  await platform.until(() => platform.to('/problem/1').length === 1);
  await client.auth.login({ username: 'kit', password: 'fox' });
  release();
  await expect(late).rejects.toMatchObject({ code: 'sessionChanged' });
});

it('signs out everywhere: here, in the storage and in the other tabs, and no message carries a token', async () => {
  const [one, two] = [onPartnersPage(), onPartnersPage()];
  await one.auth.start();
  await two.auth.start();
  const spy = new BroadcastChannel('logikit.session.pk_demo');
  const heard = new Promise((resolve) => (spy.onmessage = (event: MessageEvent) => resolve(event.data)));
  const gone = new Promise<void>((resolve) => two.auth.session.subscribe(() => resolve()));
  await one.auth.logout();
  await gone;
  expect(await storage.getItem('logikit.session.pk_demo')).toBeNull();
  expect([one, two].map(({ auth }) => auth.session.getState().status)).toEqual(['guest', 'guest']);
  expect(await one.auth.token()).toBeUndefined();
  expect(await heard).toEqual({ type: 'signedOut' });
  spy.close();
});

it('signs out where the session is over already', async () => {
  const one = onPartnersPage();
  await one.auth.start();
  platform.state.tokens.clear();
  platform.state.refreshTokens.clear();
  await one.auth.logout();
  expect(one.auth.session.getState().status).toBe('guest');
});

it('signs out when the end of the session is heard of before the answer', async () => {
  const user = await rememberUser();
  const client = make();
  await client.auth.resume();
  expect(client.auth.session.getState()).toEqual({ status: 'signedIn', userId: user.id });
  let release = (): void => undefined;
  platform.fail({ kind: 'hold', path: /logout$/, until: new Promise<void>((done) => (release = done)) });
  const out = client.auth.logout();
  await platform.until(() => platform.to('/logout').length === 1);
  // What the socket does when the platform closes it.
  platform.state.tokens.clear();
  platform.state.refreshTokens.clear();
  expect(await client.auth.renew(await client.auth.token())).toBe(false);
  release();
  await out;
  expect(client.auth.session.getState().status).not.toBe('signedIn');
  expect(await storage.getItem('logikit.session')).toBeNull();
  expect(authErrors).toEqual([]);
});

it('follows another tab of the portal that signed somebody else in', async () => {
  await rememberUser();
  const other = addUser(platform.state, 40);
  platform.state.accounts.set('kit:fox', other.id);
  const [one, two] = [make(), make()];
  await one.auth.resume();
  await two.auth.resume();
  const followed = new Promise<void>((resolve) => two.auth.session.subscribe(() => resolve()));
  await one.auth.login({ username: 'kit', password: 'fox' });
  await followed;
  expect(two.auth.session.getState()).toEqual({ status: 'signedIn', userId: 40 });
});
