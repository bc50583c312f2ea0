import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Client, createClient } from '../client.ts';
import { SdkError } from './errors.ts';
import { type FakeClock, fakeClock, fakePage, startTestPlatform, type TestPlatform } from '../testing/index.ts';

let platform: TestPlatform;
let clock: FakeClock;
let client: Client;

beforeEach(async () => {
  clock = fakeClock({ startAt: Date.now() });
  platform = await startTestPlatform({ now: clock.now });
  const own = { clock, page: fakePage(), random: () => 0.5, onLog: () => undefined };
  client = createClient({ baseUrl: platform.baseUrl, locale: 'en', key: 'pk_demo', ...own });
});
afterEach(async () => {
  client.close();
  await platform.close();
});

/** Nothing comes back until the returned function is called. */
function hold(path: RegExp, times = 1): () => void {
  let release = (): void => undefined;
  const until = new Promise<void>((resolve) => (release = resolve));
  platform.fail({ kind: 'hold', until, path, times });
  return () => release();
}
const outcome = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => 'answered',
    (error: unknown) => (error instanceof SdkError ? error.code : error),
  );

it('ends a reading that has no answer in 8 s, and not sooner; asked again it is answered', async () => {
  hold(/config/);
  const asked = outcome(client.general.config());
  await platform.until(() => platform.requests.length > 0);
  await clock.advance(7999);
  expect(await Promise.race([asked, Promise.resolve('nothing yet')])).toBe('nothing yet');
  await clock.advance(1);
  expect(await asked).toBe('timeout');
  expect(await outcome(client.general.config())).toBe('answered');
  expect(clock.pending()).toBe(0);
});

it('counts all the silence before the answer of a reading, that of its session, too', async () => {
  const release = hold(/anonymous/);
  const start = client.auth.start();
  await platform.until(() => platform.requests.length > 0);
  hold(/problem\/1/);
  const asked = outcome(client.problems.get({ params: { id: 1 } }));
  await clock.advance(5000);
  release();
  await start;
  await platform.until(() => platform.to('/problem/1').length === 1);
  await clock.advance(2999);
  expect(await Promise.race([asked, Promise.resolve('nothing yet')])).toBe('nothing yet');
  await clock.advance(1);
  expect(await asked).toBe('timeout');
});

it.each([
  { method: 'POST', patience: 'reading', told: 'timeout' },
  { method: 'GET', patience: 'long', told: 'notFound' },
  { method: 'POST', told: 'notFound' },
] as const)('a $method that is $patience: $told', async ({ told, ...call }) => {
  const release = hold(/somewhere/);
  const asked = outcome(client.http.send({ ...call, path: '/somewhere', auth: 'none', retry: 'never' }, {}));
  await platform.until(() => platform.requests.length > 0);
  await clock.advance(60_000);
  release();
  expect(await asked).toBe(told);
});

it('ends a reading whose session does not come; the session is not lost when it comes after all', async () => {
  const release = hold(/anonymous/);
  const start = outcome(client.auth.start());
  await platform.until(() => platform.requests.length > 0);
  const reading = outcome(client.problems.get({ params: { id: 1 } }));
  await clock.advance(8000);
  expect([await start, await reading]).toEqual(['timeout', 'timeout']);
  release();
  expect(await outcome(client.auth.start())).toBe('answered');
  expect(await outcome(client.problems.get({ params: { id: 1 } }))).toBe('answered');
  expect(platform.to('/anonymous.json')).toHaveLength(1);
});

it('does not take for a guest whose profile is late, and keeps one that is known', async () => {
  await client.auth.start();
  await client.profile.load();
  client.profile.clear();
  const asked = platform.to('/common-profile.json').length;
  hold(/common-profile/);
  const late = client.profile.load();
  await platform.until(() => platform.to('/common-profile.json').length === asked + 1);
  await clock.advance(8000);
  expect(await late).toBeNull();
  expect(client.profile.store.getState().status).toBe('late');
  await client.profile.load();
  expect(client.profile.store.getState().status).toBe('ready');
  hold(/common-profile/);
  const again = client.profile.load();
  await platform.until(() => platform.to('/common-profile.json').length === asked + 3);
  await clock.advance(8000);
  expect(await again).toMatchObject({ stars: 0 });
});

it('says that the platform cannot be reached where that is why the session does not come', async () => {
  platform.fail({ kind: 'cut', path: /anonymous/, times: 6 });
  const start = outcome(client.auth.start());
  const reading = outcome(client.problems.get({ params: { id: 1 } }));
  for (const pause of [300, 600, 1200, 2400]) {
    await expect.poll(() => clock.delays.at(-1)).toBe(pause);
    await clock.advance(pause);
  }
  await expect.poll(() => clock.delays.at(-1)).toBe(4800);
  await clock.advance(3500);
  expect([await start, await reading]).toEqual(['offline', 'offline']);
  // The last try gives up, too: until then it holds the lock that other clients of this process begin under.
  await clock.advance(1300);
  await expect.poll(() => outcome(client.auth.start())).toBe('answered');
});
