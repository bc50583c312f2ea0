import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Client, createClient } from '../client.ts';
import {
  type FakeClock,
  fakeClock,
  type FakePage,
  fakePage,
  startTestPlatform,
  type TestPlatform,
} from '../testing/index.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
let platform: TestPlatform;
let clock: FakeClock;
let page: FakePage;
let client: Client;
const sent = (): number => platform.to('/activity').length;
const now = () => client.activity.store.getState();

beforeEach(async () => {
  clock = fakeClock({ startAt: Date.now() });
  page = fakePage();
  platform = await startTestPlatform({ now: clock.now });
  client = createClient({
    baseUrl: platform.baseUrl,
    locale: 'en',
    key: 'pk_demo',
    clock,
    page,
    onLog: () => undefined,
  });
  await client.auth.start();
  client.activity.start();
});
afterEach(async () => {
  client.close();
  await platform.close();
});

/** Moves on and waits for what is sent on the way. */
async function advance(ms: number, sendings: number): Promise<void> {
  const target = platform.state.activities.length + sendings;
  await clock.advance(ms);
  await platform.until(() => platform.state.activities.length >= target);
}

function given(): Promise<unknown> {
  return new Promise((resolve) => {
    const stop = client.activity.store.subscribe(({ id }) => {
      if (id === null) return;
      stop();
      resolve(id);
    });
  });
}

it('[S-010] [K-045] rests after 60 s without input and wakes at the next', async () => {
  await clock.advance(59 * SECOND);
  expect(now().isActive).toBe(true);
  page.fire('input');
  await clock.advance(59 * SECOND);
  expect(now().isActive).toBe(true);
  await clock.advance(SECOND);
  expect(now().isActive).toBe(false);
  page.fire('input');
  expect(now().isActive).toBe(true);
});

it('[S-011] rests when the page is hidden or left, and wakes with it', () => {
  page.setVisible(false);
  expect(now().isActive).toBe(false);
  page.setVisible(true);
  expect(now().isActive).toBe(true);
  page.fire('leave');
  expect(now().isActive).toBe(false);
  page.fire('input');
  expect(now().isActive).toBe(true);
});

it('[C-012] [K-046] sends every 30 s while active what was spent on what, and says which stretch it belongs to', async () => {
  client.activity.setType('problem');
  const id = given();
  await clock.advance(20 * SECOND);
  client.activity.setType('theory');
  page.fire('input');
  await advance(10 * SECOND, 1);
  await id;
  await advance(30 * SECOND, 1);
  expect(platform.state.activities).toEqual([
    { id: null, duration: 30, durationsByType: { problem: 20, theory: 10 }, isDiffDuration: true },
    { id: 'activity-1', duration: 30, durationsByType: { theory: 30 }, isDiffDuration: true },
  ]);
  await clock.advance(10 * MINUTE);
  await platform.until(() => sent() === 3);
  expect(platform.state.activities.at(-1)).toMatchObject({ duration: 20 });
});

it('[C-012] [K-046] waits 20 s for an answer and never tries again', async () => {
  platform.fail({ kind: 'hold', until: new Promise(() => undefined), path: /activity/ });
  await clock.advance(30 * SECOND);
  await platform.until(() => sent() === 1);
  expect(clock.limits).toContain(20 * SECOND);
  await clock.advance(20 * SECOND);
  expect(sent()).toBe(1);
});

it('[X-003] [S-013] ignores a failure and a stale answer', async () => {
  const states: unknown[] = [];
  client.activity.store.subscribe((state) => states.push(state));
  platform.fail({ kind: 'status', status: 503, path: /activity/ });
  await clock.advance(30 * SECOND);
  await platform.until(() => sent() === 1);
  page.fire('input');
  platform.state.activityState = 'stale';
  await advance(30 * SECOND, 1);
  page.fire('input');
  platform.state.activityState = 'limit';
  const id = given();
  await advance(30 * SECOND, 1);
  await id;
  expect(states).toEqual([{ isActive: true, id: 'activity-2', state: 'limit' }]);
  expect(sent()).toBe(3);
});

it.each([
  [39 * MINUTE, 'activity-1'],
  [40 * MINUTE, 'activity-1'],
  [40 * MINUTE + SECOND, null],
])('[S-012] [K-047] after %d ms without input the stretch is %s', async (away, id) => {
  const first = given();
  await clock.advance(30 * SECOND);
  await first;
  page.fire('input');
  await clock.advance(away);
  page.fire('input');
  expect(now().id).toBe(id);
});
