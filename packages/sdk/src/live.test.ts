import type { ClientFrame, SocketMessage } from '@logikit/contract';
import { numbers, toTimestamp } from '@logikit/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Client, createClient } from './client.ts';
import type { ClientOptions } from './options.ts';
import type { SocketRequest } from './socket/requests.ts';
import type { SocketState } from './socket/socket.ts';
import {
  type FakeClock,
  fakeClock,
  fakePage,
  rightVariant,
  startTestPlatform,
  type TestPlatform,
} from './testing/index.ts';

let platform: TestPlatform;
let clock: FakeClock;
let clients: Client[];
let chance: () => number;

beforeEach(async () => {
  clock = fakeClock({ startAt: Date.now() });
  platform = await startTestPlatform({ now: clock.now });
  clients = [];
  chance = () => 0.5;
});
afterEach(async () => {
  for (const client of clients) client.close();
  await platform.close();
});

function make(options: Partial<ClientOptions> = {}): Client {
  const around = { clock, page: fakePage(), random: () => chance() };
  const client = createClient({
    baseUrl: platform.baseUrl,
    locale: 'en',
    key: 'pk_demo',
    onLog: () => undefined,
    ...around,
    ...options,
  });
  clients.push(client);
  return client;
}

async function started(options: Partial<ClientOptions> = {}): Promise<Client> {
  const client = make(options);
  await client.auth.start();
  await reaches(
    client,
    ({ status, requests }) => status === 'connected' && requests.every(({ state }) => state === 'sent'),
  );
  await client.profile.load();
  return client;
}

function reaches(client: Client, condition: (state: SocketState) => boolean): Promise<unknown> {
  return new Promise((resolve) => {
    const look = (state: SocketState): void => {
      if (condition(state)) resolve(undefined);
    };
    client.socket.store.subscribe(look);
    look(client.socket.store.getState());
  });
}

const isConnected = ({ status }: SocketState): boolean => status === 'connected';
const isClosed = ({ status }: SocketState): boolean => status === 'closed';
const frames = (type: ClientFrame['type']): readonly ClientFrame[] =>
  platform.sockets.frames.filter((frame) => frame.type === type);
const topicsOf = (type: 'subscribe' | 'unsubscribe'): string[] =>
  platform.sockets.frames.flatMap((frame) => (frame.type === type ? frame.payload.topics : []));
const reopenDelays = (): number[] => clock.delays.filter((delay) => delay >= 10_000 && delay <= 20_000);

it('[C-014] [S-014] connects with version 3, through connecting to connected, and closes', async () => {
  const client = make();
  const states: string[] = [client.socket.store.getState().status];
  client.socket.store.subscribe(({ status }) => states.at(-1) !== status && states.push(status));
  await client.auth.start();
  await reaches(client, isConnected);
  platform.sockets.drop();
  await reaches(client, isClosed);
  expect(platform.sockets.connections).toEqual(['/notification?version=3']);
  expect(states).toEqual(['closed', 'connecting', 'connected', 'closed']);
});

it('[C-015] sends the token first; a refused one is replaced before it connects again', async () => {
  const client = await started();
  expect(platform.sockets.frames[0]).toEqual({
    id: 'auth',
    type: 'auth',
    payload: { token: await client.auth.token() },
  });

  platform.state.tokens.clear();
  platform.sockets.drop();
  await reaches(client, isClosed);
  await clock.advance(15_000);
  await platform.until(() => platform.to('/token.json').length === 1);
  await reaches(client, isClosed);
  await client.auth.renew();
  await clock.advance(15_000);
  await reaches(client, isConnected);
  expect(frames('auth').at(-1)).toMatchObject({ payload: { token: await client.auth.token() } });
});

it('[C-003] [C-018] sends x-socket-id once the socket has given one, and not after it closed', async () => {
  const client = make();
  await client.general.config();
  await client.auth.start();
  await reaches(client, isConnected);
  await client.general.config();
  const id = client.socket.store.getState().id;
  platform.sockets.drop();
  await reaches(client, isClosed);
  await client.general.config();
  expect(id).toEqual(expect.any(String));
  expect(platform.to('/config.json').map(({ headers }) => headers['x-socket-id'])).toEqual([undefined, id, undefined]);
});

it('[C-016] hears the topics that it subscribed to and no others', async () => {
  const client = await started();
  const heard: SocketMessage[] = [];
  const last = new Promise((resolve) => {
    client.socket.subscribe('events', (message) => {
      heard.push(message);
      if (message.name === 'openProblem' && message.problemId === 3) resolve(undefined);
    });
  });
  await platform.until(() => topicsOf('subscribe').includes('events'));
  platform.sockets.push('config', { name: 'openProblem', problemId: 1 });
  platform.sockets.push('events', { name: 'openProblem', problemId: 2 });
  platform.sockets.push('events', { name: 'openProblem', problemId: 3 });
  await last;
  expect(heard).toEqual([
    { name: 'openProblem', problemId: 2 },
    { name: 'openProblem', problemId: 3 },
  ]);
});

it('[C-017] [S-017] asks once for two listeners, and tells once when the last one leaves', async () => {
  const client = await started();
  const listener = (): void => undefined;
  const [leaveOne, leaveTwo] = [
    client.socket.subscribe('events', listener),
    client.socket.subscribe('events', listener),
  ];
  await platform.until(() => topicsOf('subscribe').includes('events'));
  leaveOne();
  leaveOne();
  client.socket.subscribe('config', listener);
  await platform.until(() => topicsOf('subscribe').includes('config'));
  expect(topicsOf('unsubscribe')).toEqual([]);
  leaveTwo();
  await platform.until(() => topicsOf('unsubscribe').length > 0);
  expect(topicsOf('unsubscribe')).toEqual(['events']);
  expect(topicsOf('subscribe').filter((topic) => topic === 'events')).toHaveLength(1);
});

it('[S-015] [K-053] opens again after 10 to 20 s, spread evenly over 200 closes', async () => {
  let draw = 0;
  chance = () => (draw++ % 200) / 200;
  const client = await started();
  for (let count = 0; count < 200; count += 1) {
    platform.sockets.drop();
    await reaches(client, isClosed);
    await clock.advance(reopenDelays().at(-1) ?? 0);
    await reaches(client, isConnected);
  }
  const delays = reopenDelays();
  expect(delays).toHaveLength(200);
  const thirds = [10_000, 13_333, 16_667].map(
    (from, index, all) => delays.filter((ms) => ms >= from && ms < (all[index + 1] ?? 20_001)).length,
  );
  expect(thirds.every((count) => count > 60 && count < 73)).toBe(true);
  expect(Math.min(...delays)).toBe(10_000);
  expect(Math.max(...delays)).toBeLessThanOrEqual(20_000);
});

it('[S-016] takes a request from new through wait-response to sent, and back to new when the connection is lost', async () => {
  const client = await started();
  const seen: SocketRequest['state'][] = [];
  client.socket.store.subscribe(({ requests }) => {
    const state = requests.find(({ topic }) => topic === 'events')?.state;
    if (state && state !== seen.at(-1)) seen.push(state);
  });
  platform.sockets.acknowledges = false;
  client.socket.subscribe('events', () => undefined);
  await platform.until(() => topicsOf('subscribe').includes('events'));
  platform.sockets.drop();
  await reaches(client, isClosed);
  platform.sockets.acknowledges = true;
  await clock.advance(15_000);
  await reaches(client, ({ requests }) => requests.some(({ topic, state }) => topic === 'events' && state === 'sent'));
  expect(seen).toEqual(['new', 'wait-response', 'new', 'wait-response', 'sent']);
});

it('[X-004] sends again what waited for a response, and each topic once', async () => {
  const client = await started();
  platform.sockets.acknowledges = false;
  client.socket.subscribe('events', () => undefined);
  await platform.until(() => topicsOf('subscribe').includes('events'));
  const before = platform.sockets.frames.length;
  platform.sockets.drop();
  await reaches(client, isClosed);
  client.socket.subscribe('config', () => undefined);
  platform.sockets.acknowledges = true;
  await clock.advance(15_000);
  await reaches(
    client,
    ({ status, requests }) => status === 'connected' && requests.every(({ state }) => state === 'sent'),
  );
  await platform.until(() => topicsOf('subscribe').filter((topic) => topic === 'config').length === 1);
  const again = platform.sockets.frames
    .slice(before)
    .flatMap((frame) => (frame.type === 'subscribe' ? frame.payload.topics : []));
  expect(again.sort()).toEqual(['config', 'events', 'user.1']);
});

it('[C-019] [R-115] opens the newLevel popup when the socket says so', async () => {
  const client = await started();
  platform.sockets.push('user.1', { name: 'userHasReachedANewLevel', level: 2 });
  await new Promise((resolve) => client.popups.store.subscribe(resolve));
  expect(client.popups.store.getState().current).toBe('newLevel');
  expect(client.profile.store.getState().profile?.level).toBe(2);
});

it('[S-018] opens the newLevel popup by a passing, and not again when the socket tells of the same level', async () => {
  const client = await started();
  const user = platform.state.users.get(1);
  if (!user) throw new Error('The first learner has id 1.');
  user.profile = { ...user.profile, stars: 38, completedProblems: 19 };
  const answer = { selectedVariants: [rightVariant(1)], graphicState: null, autoValidateString: null };
  await client.answers.submit({ problemId: 1, content: answer });
  expect(client.popups.store.getState().current).toBe('newLevel');
  client.popups.close();
  const heard = new Promise((resolve) => client.socket.subscribe('user.1', resolve));
  platform.sockets.push('user.1', { name: 'userHasReachedANewLevel', level: 2 });
  await heard;
  expect(client.popups.store.getState().current).toBeNull();
});

it('[S-019] asks an anonymous learner to save the progress at exactly 14 problems', async () => {
  const client = await started();
  const at = (completedProblems: number) =>
    client.profile.patch({ completedProblems, allCompletedProblems: completedProblems });
  at(numbers.promptAtCompletedProblems - 1);
  expect(client.popups.store.getState().current).toBeNull();
  at(numbers.promptAtCompletedProblems);
  expect(client.popups.store.getState().current).toBe('saveProgress');
  client.popups.close();
  at(numbers.promptAtCompletedProblems + 1);
  expect(client.popups.store.getState().current).toBeNull();
});

it('moves life, energy and stars when the socket says so', async () => {
  const client = await started();
  const lastAccrual = toTimestamp(clock.now());
  const heard = (count: number) =>
    new Promise((resolve) => {
      let left = count;
      client.socket.subscribe('user.1', () => {
        left -= 1;
        if (left === 0) resolve(undefined);
      });
    });
  const all = heard(3);
  platform.sockets.push('user.1', { name: 'lifeChanged', value: 4, maxAccumulatedAmount: 10, lastAccrual });
  platform.sockets.push('user.1', { name: 'energyChanged', value: 7, maxAccumulatedAmount: 24, lastAccrual });
  platform.sockets.push('user.1', { name: 'profileChanged', stars: 12, level: 1, completedProblems: 5 });
  await all;
  expect(client.life.store.getState().value).toBe(4);
  expect(client.energy.store.getState().value).toBe(7);
  expect(client.profile.store.getState().profile).toMatchObject({ stars: 12, completedProblems: 5 });
});

it('[X-001] leaves for / when the profile is refused, unless that is suppressed', async () => {
  const left: string[] = [];
  const refuse = (): void => platform.fail({ kind: 'status', status: 403, path: /common-profile/ });
  const options = { goTo: (path: string) => void left.push(path) };
  const errors: string[] = [];
  refuse();
  await make({ ...options, suppressRedirect: true, onAuthError: ({ code }) => void errors.push(code) }).profile.load();
  expect(left).toEqual([]);
  expect(errors).toEqual(['forbidden']);
  refuse();
  await make({ ...options, credentials: 'cookie' }).profile.load();
  expect(left).toEqual(['/']);
});

it('reads the profile anew after a change, also while an earlier answer is still on its way', async () => {
  const client = await started();
  const user = platform.state.users.get(1);
  if (!user) throw new Error('The first learner has id 1.');
  const { promise: until, resolve: release } = Promise.withResolvers<undefined>();
  platform.fail({ kind: 'hold', until, path: /common-profile/ });
  const early = client.profile.load();
  user.profile = { ...user.profile, stars: 38 };
  expect((await client.profile.load())?.stars).toBe(38);
  user.profile = { ...user.profile, stars: 2 };
  release(undefined);
  await early;
  expect(client.profile.store.getState().profile?.stars).toBe(38);
});

it('[X-002] takes the learner for a guest when the profile fails otherwise, and logs it', async () => {
  const logged: string[] = [];
  const hurried = { clock: fakeClock({ hurryBelowMs: 20_000 }), onLog: (message: string) => void logged.push(message) };
  const failing = make(hurried);
  platform.fail({ kind: 'status', status: 500, path: /common-profile/, times: 6 });
  expect(await failing.profile.load()).toBeNull();
  expect(failing.profile.store.getState()).toEqual({ status: 'guest', profile: null });
  platform.goDown();
  expect(await failing.profile.load()).toBeNull();
  expect(logged).toEqual(['The profile could not be loaded.', 'The profile could not be loaded.']);
});

it('forgets everything of the learner who signs out', async () => {
  const client = await started();
  client.training.enter('problem', { goals: [] });
  client.popups.open('boxes');
  await client.auth.logout();
  expect(client.profile.store.getState()).toEqual({ status: 'unknown', profile: null });
  expect(client.life.store.getState().value).toBeNull();
  expect(client.energy.store.getState().value).toBeNull();
  expect(client.popups.store.getState().current).toBeNull();
  expect(client.socket.store.getState()).toMatchObject({ status: 'closed', id: null });
});

it('[R-114] opens the low-energy popup once per drop, and not for a subscriber', async () => {
  const client = await started();
  const { popups, profile } = client;
  const energyOf = (value: number) => ({ value, maxAccumulatedAmount: 24, lastAccrual: toTimestamp(clock.now()) });
  profile.patch({ energy: energyOf(16) });
  expect(popups.store.getState().current).toBeNull();
  profile.patch({ energy: energyOf(7) });
  expect(popups.store.getState().current).toBe('lowEnergy');
  popups.close();
  profile.patch({ energy: energyOf(3) });
  expect(popups.store.getState().current).toBeNull();
  profile.patch({ energy: energyOf(8) });
  profile.patch({ energy: energyOf(0) });
  expect(popups.store.getState().current).toBe('lowEnergy');
  popups.close();
  profile.patch({ energy: energyOf(20), logic: { payed: true, freemium: false } });
  profile.patch({ energy: energyOf(2) });
  expect(popups.store.getState().current).toBeNull();
});

it('opens what the platform has kept for this visit, the most urgent first', async () => {
  const client = make();
  await client.auth.start();
  const user = platform.state.users.get(1);
  if (!user) throw new Error('The first learner has id 1.');
  const globalPopup = { ...user.profile.globalPopup, firstSaveProgress: true, saveProgress: true, bonusTrial: true };
  user.profile = { ...user.profile, globalPopup, delayedNotifications: ['lowEnergy'] };
  await client.profile.load();
  const { current, queue } = client.popups.store.getState();
  expect([current, ...queue]).toEqual(['saveProgress', 'lowEnergy', 'bonusTrial', 'logicAbout']);
});

it('does without a socket where the program knows none, as Node 20', async () => {
  vi.stubGlobal('WebSocket', undefined);
  const client = make();
  await client.auth.start();
  await client.profile.load();
  expect(client.socket.store.getState().status).toBe('closed');
  vi.unstubAllGlobals();
});
