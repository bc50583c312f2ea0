import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeEvent } from '../../packages/server/src/testing/test-event.ts';
import { startTestPlatform, type TestPlatform } from '../../packages/server/src/testing/platform.ts';
import { desk, visit } from '../support/browser.ts';
import { startIn } from '../support/accounts.ts';
import { popup } from '../support/popups.ts';
import { browser } from '../support/shared-browser.ts';

// The platform runs in this process, so that its clock can be moved.
let platform: TestPlatform;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

beforeAll(async () => {
  platform = await startTestPlatform();
  await platform.sql`update event set is_enabled = false`;
});
afterAll(() => platform?.close());

const now = (): number => platform.clock.now().getTime();
const rest = (page: Page, name: 'life' | 'energy') => page.locator(`.stats-${name} .lk-chip-rest`).innerText();
const minutesOf = (text: string): number => {
  const [seconds = 0, minutes = 0, hours = 0] = text.split(':').map(Number).reverse();
  return hours * 60 + minutes + seconds / 60;
};

/** Whether the award of the day is offered on a dashboard that has asked for it. */
async function isOffered(page: Page): Promise<boolean> {
  const asked = page.waitForResponse((response) => response.url().endsWith('/awards/api/user/daily-award'));
  await page.goto(`${platform.url}/2.0/en/cabinet/dashboard/logic`);
  const { is_available_to_accrue: isAvailable } = (await (await asked).json()) as { is_available_to_accrue: boolean };
  // Boxes are offered after the award: when they have been asked for, it would be there.
  await page.locator('.goals-card-list li').first().waitFor();
  await expect.poll(() => popup(page, 'daily-award').count()).toBe(isAvailable ? 1 : 0);
  return isAvailable;
}

it.each([
  ['ahead', 2],
  ['behind', -2],
])('[C-008] every timer follows the platform on a device whose clock is two hours %s', async (_word, hours) => {
  // Half past ten at night: on the device it is another day, or still the evening.
  const tonight = Math.ceil(Math.max(now(), Date.now()) / DAY) * DAY + 22.5 * HOUR;
  platform.clock.advance(tonight - now());
  const { page, complaints, close } = await visit(browser, {
    viewport: desk,
    seesPopups: true,
    timezoneId: 'UTC',
  });
  /** Time goes by while the page is closed. */
  const sleep = async (milliseconds: number): Promise<void> => {
    await page.goto('about:blank');
    platform.clock.advance(milliseconds);
    await page.clock.setSystemTime(now() + hours * HOUR);
  };
  await page.clock.install({ time: now() + hours * HOUR });
  const hands = await startIn(page, platform.url);
  await hands.solve(1, 'threadId=1');
  await hands.loseLives(9);
  await hands.post('/service/training/api/cabinet/exercise/2/2/1/buy');

  // The award, the day, its goals, the square, lives and energy.
  expect(await isOffered(page)).toBe(true);
  await popup(page, 'daily-award').locator('.popup-window-actions .lk-button').click();
  await page.locator('.daily-award-days [data-state=today]').waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  const weekday = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' }).format(now());
  await expect.poll(() => page.locator('.cabinet-page').innerText()).toContain(weekday);
  await page.getByText('1 piece of seven is in.').waitFor();
  await expect.poll(() => page.locator('.goals-card-list').first().getByRole('listitem').count()).toBe(3);
  await expect.poll(async () => minutesOf(await rest(page, 'life'))).toBeLessThanOrEqual(3);
  expect(minutesOf(await rest(page, 'life'))).toBeGreaterThan(1);
  expect(minutesOf(await rest(page, 'energy'))).toBeLessThanOrEqual(90);
  expect(minutesOf(await rest(page, 'energy'))).toBeGreaterThan(85);

  // An event that lasts ten minutes, from its start.
  const { eventId } = await writeEvent(platform.sql, 1, {
    startsAt: new Date(now() - MINUTE),
    endsAt: new Date(now() + 90 * MINUTE),
    minutes: 10,
  });
  await page.goto(`${platform.url}/2.0/en/cabinet/event/${eventId}/preview`);
  await expect.poll(() => page.getByRole('timer').first().innerText()).toMatch(/^1 hr/);
  await expect
    .poll(async () => {
      if ((await page.locator('dialog[open]').count()) > 0) await page.keyboard.press('Escape');
      return page.locator('dialog[open]').count();
    })
    .toBe(0);
  await page.getByRole('button', { name: 'Start now' }).click();
  await page.getByRole('link', { name: 'Show the problem' }).click();
  await expect.poll(() => page.getByRole('timer').innerText()).toMatch(/^(10:00|09:\d\d)$/);
  await platform.sql`update event set is_enabled = false`;

  // The next award is there 23 hours later: not a minute before, whatever the device thinks.
  await sleep(23 * HOUR - MINUTE);
  expect(await isOffered(page)).toBe(false);
  await expect.poll(() => page.locator('.stats-life').innerText()).toContain('10 lives');
  await sleep(2 * MINUTE);
  expect(await isOffered(page)).toBe(true);
  expect(complaints).toEqual([]);
  await close();
});
