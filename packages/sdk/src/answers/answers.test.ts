import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Client, createClient } from '../client.ts';
import type { ClientOptions } from '../options.ts';
import { type KeyValueStorage, memoryStorage } from '../storage.ts';
import {
  addUser,
  type FakeClock,
  fakeClock,
  type FakePage,
  fakePage,
  rightVariant,
  startTestPlatform,
  type TestPlatform,
} from '../testing/index.ts';
import type { Settled } from './outcomes.ts';

let platform: TestPlatform;
let clock: FakeClock;
let storage: KeyValueStorage;
let clients: Client[];

beforeEach(async () => {
  clock = fakeClock({ startAt: Date.now(), hurryBelowMs: 8000 });
  platform = await startTestPlatform({ now: clock.now });
  storage = memoryStorage();
  clients = [];
});
afterEach(async () => {
  for (const client of clients) client.close();
  await platform.close();
});

function openTab(options: Partial<ClientOptions> = {}): { client: Client; page: FakePage } {
  const page = fakePage();
  const own = { clock, storage, page, random: () => 0.5, onLog: () => undefined };
  const client = createClient({ baseUrl: platform.baseUrl, locale: 'en', key: 'pk_demo', ...own, ...options });
  clients.push(client);
  return { client, page };
}

const answer = (problemId: number) => ({
  problemId,
  context: { threadId: 7 },
  content: { selectedVariants: [rightVariant(problemId)], graphicState: null, autoValidateString: null },
});
const settled = (client: Client, count: number): Promise<Settled[]> =>
  new Promise((resolve) => {
    const list: Settled[] = [];
    client.answers.onSettled((one) => {
      list.push(one);
      if (list.length === count) resolve(list);
    });
  });
const recorded = (): number[] => platform.state.passings.map(({ problemId }) => problemId);

it('tells at once what the platform judged, and moves stars and life', async () => {
  const { client } = openTab();
  await client.auth.start();
  await client.profile.load();
  expect(await client.answers.submit(answer(1))).toMatchObject({
    status: 'judged',
    passing: { isCorrect: true, stars: 3 },
  });
  expect(client.profile.store.getState().profile).toMatchObject({ stars: 3, completedProblems: 1 });

  const wrong = { ...answer(2), content: { ...answer(2).content, selectedVariants: ['2-variant-A'] } };
  expect(await client.answers.submit(wrong)).toMatchObject({ status: 'judged', passing: { isCorrect: false } });
  expect(client.life.store.getState()).toMatchObject({ value: 9, text: '03:00' });
  expect(platform.to('/passing')[0]?.query).toEqual({ threadId: '7' });
});

it('keeps what is answered offline, survives a closed tab, and sends all of it once and in order', async () => {
  const first = openTab();
  await first.client.auth.start();
  first.page.setOnline(false);
  const problems = Array.from({ length: 20 }, (_, index) => index + 1);
  for (const id of problems) expect(await first.client.answers.submit(answer(id))).toMatchObject({ status: 'pending' });
  expect(first.client.answers.store.getState().pending).toHaveLength(20);
  first.client.close();
  expect(recorded()).toEqual([]);

  const second = openTab();
  const all = settled(second.client, 20);
  await second.client.auth.start();
  const outcomes = await all;
  expect(recorded()).toEqual(problems);
  expect(outcomes.map((one) => 'passing' in one && one.passing.problemId)).toEqual(problems);
  expect(second.client.answers.store.getState().pending).toEqual([]);
});

it('[R-002] sends a kept answer to the tenant of the page where it was given, whichever page is open then', async () => {
  const { client, page } = openTab();
  await client.auth.start();
  page.setOnline(false);
  client.setTenant('acme');
  await client.answers.submit(answer(1));
  client.setTenant(undefined);
  await client.answers.submit(answer(2));
  client.setTenant('other');
  const both = settled(client, 2);
  page.setOnline(true);
  await both;
  expect(platform.to('/passing').map(({ path }) => path)).toEqual([
    '/service/training/acme/api/problem/1/passing',
    '/service/training/api/problem/2/passing',
  ]);
});

it('sends by itself when the network comes back', async () => {
  const { client, page } = openTab();
  await client.auth.start();
  page.setOnline(false);
  const { id } = (await client.answers.submit(answer(1))) as { id: string };
  const back = settled(client, 1);
  page.setOnline(true);
  expect(await back).toMatchObject([{ answer: { id }, passing: { isCorrect: true } }]);
});

it('waits when the platform cannot be reached, and tries again after a while', async () => {
  const { client } = openTab();
  await client.auth.start();
  await client.profile.load();
  platform.goDown();
  expect(await client.answers.submit(answer(1))).toMatchObject({ status: 'pending' });
  platform.comeBack();
  const back = settled(client, 1);
  await clock.advance(15_000);
  await back;
  expect(recorded()).toEqual([1]);
});

it('counts an answer once when its acknowledgement is lost and the tab closed', async () => {
  const first = openTab();
  await first.client.auth.start();
  await first.client.profile.load();
  platform.fail({ kind: 'cut', afterEffect: true, path: /passing$/, times: 6 });
  expect(await first.client.answers.submit(answer(1))).toMatchObject({ status: 'pending' });
  first.client.close();

  const second = openTab();
  const back = settled(second.client, 1);
  await second.client.auth.start();
  expect(await back).toMatchObject([{ passing: { id: 1, problemId: 1 } }]);
  expect(recorded()).toEqual([1]);
});

it('sends once when two tabs come online together, and both hear the outcome they wait for', async () => {
  const [one, two] = [openTab(), openTab()];
  await one.client.auth.start();
  await two.client.auth.start();
  const answers = [
    ...[1, 2, 3].map((id) => one.client.answers.submit(answer(id))),
    ...[4, 5, 6].map((id) => two.client.answers.submit(answer(id))),
  ];
  const outcomes = await Promise.all(answers);
  expect(outcomes.map((outcome) => outcome.status === 'judged' && outcome.passing.problemId)).toEqual([
    1, 2, 3, 4, 5, 6,
  ]);
  expect(recorded().sort()).toEqual([1, 2, 3, 4, 5, 6]);
});

it.each([
  ['noLife', 409],
  // It would pass with the day: what comes after it does not wait so long.
  ['tooManyWrongAnswers', 429],
] as const)('tells the refusal %s, forgets the answer and goes on with the next', async (code, status) => {
  const { client, page } = openTab();
  await client.auth.start();
  page.setOnline(false);
  await client.answers.submit(answer(1));
  await client.answers.submit(answer(2));
  const body = { code, message: 'Not now' };
  platform.fail({ kind: 'status', status, body, path: /problem\/1\/passing$/ });
  const all = settled(client, 2);
  page.setOnline(true);
  expect(await all).toMatchObject([{ error: { code } }, { passing: { problemId: 2 } }]);
  platform.fail({ kind: 'status', status, body, path: /problem\/3\/passing$/ });
  await expect(client.answers.submit(answer(3))).rejects.toMatchObject({ code });
  expect(client.answers.store.getState().pending).toEqual([]);
});

it('never sends the answer of one learner as another, and keeps nothing of who signed out', async () => {
  platform.state.accounts.set('kit:fox', addUser(platform.state, 40).id);
  const { client, page } = openTab();
  await client.auth.start();
  page.setOnline(false);
  await client.answers.submit(answer(1));
  await client.auth.login({ username: 'kit', password: 'fox' });
  page.setOnline(true);
  await client.answers.flush();
  await client.answers.submit(answer(2));
  expect(recorded()).toEqual([2]);
  expect(await storage.getItem('logikit.answers.pk_demo.41')).toBeNull();
});

it('sends what waits before the learner signs out', async () => {
  const { client, page } = openTab();
  await client.auth.start();
  page.setOnline(false);
  await client.answers.submit(answer(1));
  page.setOnline(true);
  await client.auth.logout();
  expect(recorded()).toEqual([1]);
});

it('wants somebody to be signed in', async () => {
  const { client } = openTab();
  await expect(client.answers.submit(answer(1))).rejects.toMatchObject({ code: 'noSession' });
});

it('tells after 4 s that an answer is kept; the slow verdict is told when it comes, and counts once', async () => {
  const { client } = openTab();
  await client.auth.start();
  await client.profile.load();
  let release = (): void => undefined;
  platform.fail({ kind: 'hold', until: new Promise<void>((resolve) => (release = resolve)), path: /passing$/ });
  const given = client.answers.submit(answer(1));
  await platform.until(() => platform.to('/passing').length === 1);
  await clock.advance(3999);
  expect(await Promise.race([given, Promise.resolve('nothing yet')])).toBe('nothing yet');
  await clock.advance(1);
  expect(await given).toMatchObject({ status: 'pending', isKept: true, isSlow: true });
  expect(client.answers.store.getState().pending).toHaveLength(1);
  const late = settled(client, 1);
  release();
  expect(await late).toMatchObject([{ passing: { problemId: 1, isCorrect: true } }]);
  expect(client.answers.store.getState().pending).toEqual([]);
  expect([recorded(), platform.to('/passing').length]).toEqual([[1], 1]);
  expect(client.profile.store.getState().profile).toMatchObject({ stars: 3, completedProblems: 1 });
});

it('tells after 4 s that there is no connection, where that is known, and not that the answer is on its way', async () => {
  const unhurried = fakeClock({ startAt: Date.now() });
  const { client } = openTab({ clock: unhurried });
  await client.auth.start();
  platform.fail({ kind: 'cut', path: /passing$/, times: 4 });
  const given = client.answers.submit(answer(1));
  const pauses = [300, 600, 1200, 2400];
  const begun = () => unhurried.delays.filter((ms) => pauses.includes(ms));
  for (const ms of pauses.slice(0, -1)) {
    await expect.poll(begun).toContain(ms);
    await unhurried.advance(ms);
  }
  await expect.poll(begun).toEqual(pauses);
  const back = settled(client, 1);
  await unhurried.advance(1900);
  expect(await given).toMatchObject({ status: 'pending', isKept: true, isSlow: false });
  await unhurried.advance(500);
  expect(await back).toMatchObject([{ passing: { problemId: 1 } }]);
});

it('gives up a try that hangs after 20 s and sends the same answer again, which counts once', async () => {
  const { client } = openTab();
  await client.auth.start();
  platform.fail({ kind: 'hold', until: new Promise(() => undefined), path: /passing$/ });
  const given = [client.answers.submit(answer(1)), client.answers.submit(answer(2))];
  await platform.until(() => platform.to('/passing').length === 1);
  await clock.advance(4000);
  expect(await Promise.all(given)).toMatchObject([{ isSlow: true }, { isSlow: true }]);
  const both = settled(client, 2);
  await clock.advance(16_000);
  await platform.until(() => clock.pending() > 0);
  await clock.advance(15_000);
  await both;
  const [first, again] = platform.to('/passing').map(({ headers }) => headers['idempotency-key']);
  expect(again).toBe(first);
  expect(recorded()).toEqual([1, 2]);
});

it('keeps an answer although the token that it will be sent with is slow to come', async () => {
  // Its session waits for ever, and so would everybody who begins one of the same name in this process.
  const { client } = openTab({ key: 'pk_waits' });
  await client.auth.start();
  platform.fail({ kind: 'hold', until: new Promise(() => undefined), path: /token/, times: 1000 });
  // The token that it had is over, and another one is on its way.
  await clock.advance(31 * 60_000);
  const given = client.answers.submit(answer(1));
  await expect.poll(() => client.answers.store.getState().pending.length).toBe(1);
  await clock.advance(4000);
  expect(await Promise.race([given, Promise.resolve('nothing yet')])).toMatchObject({
    status: 'pending',
    isKept: true,
    isSlow: true,
  });
});
