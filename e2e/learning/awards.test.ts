import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { axe, desk, settled, visit } from '../support/browser.ts';
import { popup, putAway } from '../support/popups.ts';
import { learnProblems, type Solver, tokenOf } from '../support/solver.ts';
import { browser } from '../support/shared-browser.ts';
import { platform } from '../support/shared-platform.ts';

let solver: Solver;

beforeAll(async () => {
  solver = await learnProblems(platform.url, 19);
});

/** Hundredths of a second that star.wav lasts. */
const STAR_SOUND = 30;
const cabinet = (path: string): string => `${platform.url}/2.0/en/cabinet/${path}`;
const energyOf = async (page: Page): Promise<number> =>
  Number(/\d+/.exec(await page.locator('.stats .lk-chip').first().innerText())?.[0]);

/** How often a star has rung on this page: the only sound of its length that these pages make. */
async function listen(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const started: number[] = [];
    Object.assign(globalThis, { started });
    const { start } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function begin(...when) {
      // Howler starts an empty one to wake the device.
      if (this.buffer && this.buffer.duration > 0.05) started.push(Math.round(this.buffer.duration * 100));
      start.apply(this, when);
    };
  });
  const heard = (): Promise<number[]> => page.evaluate(() => (globalThis as unknown as { started: number[] }).started);
  return async () => (await heard()).filter((length) => length === STAR_SOUND).length;
}

/** A six-year-old who has solved some problems on another device. */
async function startSolved(page: Page, problems: number): Promise<void> {
  await page.goto(`${platform.url}/2.0/en/start`);
  await page.getByRole('button', { name: '6 years' }).click();
  await page.waitForURL(cabinet('dashboard/logic'));
  const token = await tokenOf(page);
  for (const id of solver.problemIds.slice(0, problems)) await solver.solve(token, id);
}

it('[R-113] [S-038] a newcomer meets a problem first; then the award of the day, once, and the boxes that were won', async () => {
  const { page, complaints, close } = await visit(browser, { seesPopups: true, reducedMotion: 'reduce' });
  await page.goto(`${platform.url}/2.0/en/start`);
  await page.getByRole('button', { name: '6 years' }).click();
  await page.waitForURL(cabinet('dashboard/logic'));
  await page.locator('.goals-card-list').first().waitFor();
  expect(await page.locator('dialog[open]').count()).toBe(0);

  const token = await tokenOf(page);
  for (const id of solver.problemIds.slice(0, 10)) await solver.solve(token, id);
  await page.goto(cabinet('dashboard/logic'));
  const daily = popup(page, 'daily-award');
  await daily.waitFor();
  expect(await daily.getByRole('heading').innerText()).toBe('Day 1 with Kit');
  await expect.poll(() => daily.getByRole('listitem').count()).toBe(7);
  await settled(page);
  expect(await axe(page)).toEqual([]);
  const before = await energyOf(page);
  await daily.getByRole('button', { name: 'Take it' }).click();
  await expect.poll(() => daily.getByRole('heading').innerText()).toBe('It is yours!');
  await expect.poll(() => energyOf(page)).toBe(before + 2);
  await page.keyboard.press('Escape');

  // Ten problems have reached a goal: its box waits at home, because one window a visit opens by itself.
  await page.locator('.gift-corner').click();
  const box = popup(page, 'boxes');
  await box.waitFor();
  expect(await daily.count()).toBe(0);
  await box.getByRole('button', { name: 'Open it' }).click();
  await expect.poll(() => box.getByRole('heading').innerText()).toBe('Look what’s inside!');
  await settled(page);
  expect(await axe(page)).toEqual([]);
  while ((await box.getByRole('button', { name: 'The next box' }).count()) > 0) {
    await box.getByRole('button', { name: 'The next box' }).click();
    await box.getByRole('button', { name: 'Open it' }).click();
    await expect.poll(() => box.getByRole('heading').innerText()).toBe('Look what’s inside!');
  }
  await box.getByRole('button', { name: 'Great' }).click();
  await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);

  // Neither comes again.
  await page.reload();
  await page.locator('.goals-card-list').first().waitFor();
  await page.locator('.goals-card-list [data-done]').first().waitFor();
  expect(await page.locator('dialog[open]').count()).toBe(0);
  expect(await page.locator('.goals-card-streak').innerText()).toContain('1 day in a row');
  expect(complaints).toEqual([]);
  await close();
});

it('[R-054] [E-028] stars open cards of the collection; the one just bought turns over and rings once', async () => {
  const { page, complaints, close } = await visit(browser, { seesPopups: true, viewport: desk });
  await startSolved(page, 19);
  const rung = await listen(page);
  await page.goto(cabinet('cards'));
  const cards = page.locator('.collection-card');
  await expect.poll(() => cards.count()).toBe(24);
  expect(await page.locator('.collection-card[data-opened]').count()).toBe(0);
  await putAway(page, ['save-progress']);
  await cards.nth(4).getByRole('button').click();
  await expect.poll(() => page.locator('.collection-card[data-opened]').count()).toBe(1);
  expect(await cards.nth(4).innerText()).toBe('Lighthouse');
  await expect.poll(() => page.locator('.collection-card-face[data-just-bought]').count()).toBe(1);
  await expect.poll(() => page.locator('.collection-balance').innerText()).toContain('37');
  await expect.poll(rung).toBe(1);
  await settled(page);
  expect(await axe(page)).toEqual([]);

  // Told once: nothing turns or rings when the page is opened again, and the card stays open.
  await page.reload();
  await expect.poll(() => page.locator('.collection-card[data-opened]').count()).toBe(1);
  expect(await page.locator('.collection-card-face[data-just-bought]').count()).toBe(0);
  expect(await rung()).toBe(0);

  // The dashboard offers the next one while the stars are enough; opened there, it turns over, too.
  await page.goto(cabinet('dashboard/logic'));
  const moment = page.locator('.situational-card');
  await moment.getByRole('button').click();
  await expect.poll(() => moment.innerText()).toContain('A new card!');
  await expect.poll(() => moment.locator('[data-just-bought]').count()).toBe(1);
  await expect.poll(rung).toBe(1);
  expect(complaints).toEqual([]);
  await close();
});

it('shows what was achieved, marks what is new once, and leads to the collection', async () => {
  const { page, complaints, close } = await visit(browser, { seesPopups: true });
  await startSolved(page, 10);
  const looked = page.waitForResponse((response) => response.url().endsWith('/look-achievements.json'));
  await page.goto(cabinet('personal'));
  await expect.poll(() => page.locator('.awards-part-award').count()).toBe(8);
  await expect.poll(() => page.locator('.awards-part-new').count()).toBeGreaterThan(1);
  expect(await page.locator('.awards-part-award', { hasText: 'Pathfinder' }).innerText()).toContain('10 of 100');
  await putAway(page, ['daily-award']);
  await page.locator('.awards-part-list').scrollIntoViewIfNeeded();
  expect((await looked).status()).toBe(200);
  await page.reload();
  await expect.poll(() => page.locator('.awards-part-award').count()).toBe(8);
  expect(await page.locator('.awards-part-new').count()).toBe(0);
  await settled(page);
  expect(await axe(page)).toEqual([]);
  await page.getByRole('link', { name: 'My collection' }).click();
  await page.waitForURL(cabinet('cards'));
  expect(complaints).toEqual([]);
  await close();
});
