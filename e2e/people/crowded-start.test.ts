import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls, numbers } from '../../packages/contract/src/index.ts';
import { startTestPlatform, type TestPlatform } from '../../packages/server/src/testing/platform.ts';
import { phone, visit } from '../support/browser.ts';
import { browser } from '../support/shared-browser.ts';

// A platform of its own, that counts this machine as any other address.
let platform: TestPlatform;

beforeAll(async () => {
  platform = await startTestPlatform({ limitLoopback: true });
  platform.clock.advance(Date.now() - platform.clock.now().getTime());
});
afterAll(() => platform?.close());

it('[D-171] where a whole school has begun in one minute the next child begins all the same', async () => {
  const { perMinute } = numbers.startsPerAddress;
  for (let left = perMinute; left > 0; left -= 1) await platform.anonymous();
  expect((await platform.call(calls.startAnonymous, { body: {} })).code).toBe('tooManyRequests');
  const { page, complaints, close } = await visit(browser, { viewport: phone });
  const statuses: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/auth/anonymous.json')) statuses.push(response.status());
  });
  await page.goto(`${platform.url}/2.0/en/start`);
  await page.locator('.age-doors-door').nth(1).getByRole('button').first().click();
  await page.waitForURL(/\/cabinet/);
  expect(statuses).toEqual([429, 200]);
  expect(complaints.filter((one) => !one.includes('429'))).toEqual([]);
  await close();
});
