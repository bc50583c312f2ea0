import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Core, createCore } from '../core.ts';
import { createServerTimeSync, type ServerTimeSync } from './server-time-sync.ts';
import {
  type FakeClock,
  fakeClock,
  type FakePage,
  fakePage,
  startTestPlatform,
  type TestPlatform,
} from '../testing/index.ts';

let platform: TestPlatform;
let clock: FakeClock;
let page: FakePage;
let core: Core;
let time: ServerTimeSync;
const truth = Date.UTC(2026, 4, 1, 12);
const asked = (): number => platform.to('/server-time.php').length;

beforeEach(async () => {
  clock = fakeClock({ startAt: truth + 2 * 3600_000 });
  page = fakePage();
  platform = await startTestPlatform({ now: () => truth });
  core = createCore({ baseUrl: platform.baseUrl, locale: 'en', clock, page });
  time = createServerTimeSync(core);
});
afterEach(async () => {
  time.close();
  core.close();
  await platform.close();
});

function synced(): Promise<void> {
  return new Promise((resolve) => {
    const stop = core.serverTime.store.subscribe(() => {
      stop();
      resolve();
    });
  });
}

it('[C-008] is right with a device clock that is two hours wrong', async () => {
  await time.sync();
  expect(core.serverTime.now()).toBe(truth);
});

it('adds half of the way there and back', async () => {
  const release = Promise.withResolvers<undefined>();
  platform.fail({ kind: 'hold', until: release.promise });
  const sync = time.sync();
  await platform.until(() => asked() === 1);
  await clock.advance(4000);
  release.resolve(undefined);
  await sync;
  expect(core.serverTime.now()).toBe(truth + 2000);
});

it('asks again every hour, when the page is seen again and when the device clock jumped', async () => {
  const first = synced();
  time.follow();
  await first;
  await clock.advance(3_570_000);
  expect(asked()).toBe(1);
  const hourly = synced();
  await clock.advance(30_000);
  await hourly;
  expect(asked()).toBe(2);

  const seen = synced();
  page.fire('visible');
  await seen;
  expect(asked()).toBe(3);

  clock.jump(-20_000);
  await clock.advance(30_000);
  expect(asked()).toBe(3);
  clock.jump(-3600_000);
  const jumped = synced();
  await clock.advance(30_000);
  await jumped;
  expect(asked()).toBe(4);
  expect(core.serverTime.now()).toBe(truth);
});

it('keeps what it knew when the platform does not answer', async () => {
  await time.sync();
  platform.fail({ kind: 'status', status: 400 });
  await time.sync();
  expect(core.serverTime.now()).toBe(truth);
});
