import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '../../packages/contract/src/index.ts';
import { startTestPlatform, type TestPlatform, type TestUser } from '../../packages/server/src/testing/platform.ts';
import { ratedPeople } from '../../packages/server/src/testing/rated-people.ts';
import { look } from '../support/accessibility.ts';
import { signInWith } from '../support/accounts.ts';
import { desk, visit } from '../support/browser.ts';
import { popup } from '../support/popups.ts';
import { browser } from '../support/shared-browser.ts';

const HOUR = 3_600_000;

// The platform runs in this process, so that a month can end.
let platform: TestPlatform;

beforeAll(async () => (platform = await startTestPlatform()));
afterAll(() => platform?.close());

const { adult, close, problems, save } = ratedPeople(() => platform);
const at = (path: string): string => `${platform.url}/2.0/en/cabinet/rating${path}`;
const moveTo = (moment: number): void => platform.clock.advance(moment - platform.clock.now().getTime());
/** NOTE: on its last day in Greenwich a month is over in the zone of the seasons and not settled yet: the next one counts. */
const monthFrom = (months: number): number => {
  const today = new Date(Date.now() + 24 * HOUR);
  return Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + months, 1);
};

interface Account {
  readonly name: string;
  readonly password: string;
  readonly user: TestUser;
}

/** An adult who takes part, and comes back by name and password. */
async function newAdult(): Promise<Account> {
  const [name, password] = [`league-${randomUUID().slice(0, 12)}`, 'kit and the fox'];
  await platform.call(calls.register, {
    body: { username: name, password, who: 'adult', targetLessons: [3], birthYear: 1990 },
  });
  const user = await platform.login(name, password);
  await save(user, { type: 1, agree: true });
  return { name, password, user };
}

/** Awards come by themselves, too, and may be first. */
async function seeResult(page: Page): Promise<void> {
  const other = page.locator('dialog[data-popup][open]:not([data-popup=season-result])');
  const putAway = () => page.keyboard.press('Escape');
  await page.addLocatorHandler(other, putAway, { noWaitAfter: true });
  await expect
    .poll(async () => {
      if ((await other.count()) > 0) await putAway();
      return popup(page, 'season-result').count();
    })
    .toBe(1);
}

it('[R-052] [D-111] [E-029] a month ends: its result is told once, the best move on, and the first three stand in the hall', async () => {
  moveTo(monthFrom(-1) + 14 * 24 * HOUR);
  const ids = await problems(8);
  const { name, password, user } = await newAdult();
  const others = await Promise.all([1, 2, 3, 4].map(() => adult()));
  await close(user, ids.slice(0, 5));
  for (const [index, other] of others.entries()) await close(other, ids.slice(0, index + 1));
  await platform.runDue();
  // The month is settled half a day after its end. Cookies do not mind a platform that is ahead of the browser.
  moveTo(Math.max(Date.now(), monthFrom(0) + 16 * HOUR));
  await platform.runDue();

  const { page, complaints, close: leave } = await visit(browser, { viewport: desk, seesPopups: true });
  await signInWith(page, platform.url, { name, password, locale: 'en' });
  await page.goto(at(''));
  await seeResult(page);
  const told = popup(page, 'season-result');
  expect(await told.innerText()).toMatch(/place 1[^]*Paper league, 15 stars[^]*This month: Wooden league/);
  await look(page, 'rating/result');
  await told.getByRole('button', { name: 'Onwards' }).click();
  await expect.poll(() => told.count()).toBe(0);

  // Once: neither this page nor another device shows it again.
  await page.reload();
  await page.getByRole('heading', { name: 'Your place is waiting' }).waitFor();
  expect(await told.count()).toBe(0);

  const me = await platform.login(name, password);
  await close(me, ids.slice(5, 6));
  await page.getByRole('heading', { name: 'Your group is gathering' }).waitFor();
  await look(page, 'rating/gathering');
  await platform.runDue();
  await page.reload();
  await page.getByRole('heading', { name: 'Wooden league' }).waitFor();
  const { displayName } = (await me.call(calls.getRatingPersonalInfo, {}, { headers: { locale: 'en' } })).body
    .personalInfo;
  expect(await page.locator('.rating [aria-current=true]').innerText()).toContain(`You, ${displayName}`);
  await page.getByText('The first one moves on').waitFor({ state: 'detached' });
  await look(page, 'rating/league');

  await page.getByRole('link', { name: 'Hall of fame' }).click();
  await page.waitForURL(/\/rating\/hall-of-fame$/);
  const hall = page.getByRole('region', { name: 'Adults' });
  const winners = async (): Promise<readonly string[]> =>
    (await hall.getByRole('listitem').allInnerTexts()).map((text) => text.replace(/\s+/g, ' '));
  await expect
    .poll(winners)
    .toEqual([
      expect.stringMatching(/^1 You, .* Paper league 15$/),
      expect.stringMatching(/^2 (?!You).* Paper league 12$/),
      expect.stringMatching(/^3 .* Paper league 9$/),
    ]);
  await look(page, 'rating/hall');
  await page.goto(at('/nowhere'));
  await page.getByRole('heading', { name: 'There is no such page' }).waitFor();
  expect(complaints).toEqual([]);
  await leave();
});

it('[D-233] a line in the list of a group stands below those who move on', async () => {
  moveTo(Math.max(platform.clock.now().getTime(), Date.now(), monthFrom(0) + 16 * HOUR));
  const ids = await problems(8);
  const others = await Promise.all([1, 2, 3, 4, 5, 6].map(() => adult()));
  for (const [index, other] of others.entries()) await close(other, ids.slice(0, index + 2));
  const { name, password, user } = await newAdult();
  await close(user, ids.slice(0, 1));
  await platform.runDue();
  const { page, complaints, close: leave } = await visit(browser, { viewport: desk });
  await signInWith(page, platform.url, { name, password, locale: 'en' });
  await page.goto(at(''));
  await page.getByRole('heading', { name: 'Paper league' }).waitFor();
  const rows = page.locator('.rating-rows > ol > li');
  // Two of seven move on, and three stand on the podium: the line is the first thing below it.
  await expect.poll(() => rows.first().innerText()).toBe('The first 2 move on');
  expect(await rows.last().innerText()).toContain('3 stars to place 6');
  expect(complaints).toEqual([]);
  await leave();
});
