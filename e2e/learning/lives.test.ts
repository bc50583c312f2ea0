import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { preload } from '../../packages/server/src/testing/process.ts';
import { looksRight } from '../support/accessibility.ts';
import { desk, phone, settled, visit } from '../support/browser.ts';
import { type Hands, startByHand } from '../support/learner-driver.ts';
import { browser } from '../support/shared-browser.ts';
import { type RunningPlatform, startPlatform } from '../support/platform.ts';

let platform: RunningPlatform;
beforeAll(async () => {
  // No life grows back by itself while we look, however long that takes.
  platform = await startPlatform({ NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} ${preload('slow-clock')}` });
});
afterAll(() => platform?.stop());

const rest = (page: Page) => page.getByRole('heading', { level: 1, name: 'Your lives are growing back' });
const clock = (page: Page) => page.getByRole('timer', { name: 'Until the next life' });
const cards = (page: Page) => page.locator('[part~=variant]');
const wait = { timeout: 30_000 };

const openProblem = (page: Page, id: number) => page.goto(`${platform.url}/2.0/en/cabinet/thread/1/problem/${id}`);

/** Chooses the cards, asks and waits for the verdict. */
async function answer(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) await page.getByRole('radio', { name, exact: true }).click(wait);
  await page.locator('[part~=check]').click(wait);
  await page.locator('[part~=feedback]').waitFor(wait);
}

/** Two problems of the first thread are solved, so the third is open and there is something to play again. */
async function prepare(page: Page, livesLeft: number): Promise<Hands> {
  const hands = await startByHand({ page, url: platform.url });
  for (const id of [1, 2]) expect((await hands.solve(id, 'threadId=1')).is_correct).toBe(true);
  await hands.loseLives(livesLeft);
  return hands;
}

describe('no lives left', () => {
  it('Kit offers to wait, to read and to play again; the third replay opens the problem by itself', async () => {
    const { page, complaints, close } = await visit(browser);
    const hands = await prepare(page, 1);
    await openProblem(page, 3);
    // The last life goes with a wrong card; what it was about is still said.
    const right = await hands.rightNames(3);
    const wrong = (await cards(page).first().waitFor(wait), await cards(page).all());
    for (const card of wrong) {
      const name = (await card.getAttribute('aria-label')) ?? '';
      if (right.includes(name)) continue;
      await card.click();
      break;
    }
    await page.locator('[part~=check]').click();
    await page.getByRole('button', { name: 'Got it' }).click(wait);
    await rest(page).waitFor(wait);
    await expect.poll(() => clock(page).innerText(), wait).toMatch(/^0[0-3]:[0-5]\d$/);
    expect(await page.locator('main').innerText()).not.toMatch(/buy|price|premium|\$|€|₽/i);

    await page.getByRole('button', { name: 'Read how it works' }).click();
    await page.waitForURL(/\/theory$/);
    await page.getByRole('button', { name: 'Back to the problem' }).click(wait);
    await rest(page).waitFor(wait);

    const replay = page.getByRole('link', { name: /Solve an old friend again/ });
    for (const left of [3, 2]) {
      await expect.poll(() => replay.innerText(), wait).toContain(`${left} more right answers`);
      await replay.click();
      await cards(page).first().waitFor(wait);
      const again = Number(/problem\/(\d+)/.exec(page.url())?.[1]);
      await answer(page, await hands.rightNames(again));
      await page.locator('[part~=next]').click(wait);
      await rest(page).waitFor(wait);
    }
    await expect.poll(() => replay.innerText(), wait).toContain('1 more right answer and');
    expect(await cards(page).count()).toBe(0);
    // The third one is played on another device: the platform tells this page, and nobody has to touch it.
    expect((await hands.solve(1, 'threadId=1')).is_correct).toBe(true);
    await cards(page).first().waitFor(wait);
    expect(await rest(page).count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });

  it('looks right to axe in both themes and fits a phone', async () => {
    const { page, close } = await visit(browser);
    await prepare(page, 0);
    for (const theme of ['light', 'laboratory']) {
      await page.addInitScript((wanted) => localStorage.setItem('logikit.theme', wanted), theme);
      await openProblem(page, 3);
      await rest(page).waitFor(wait);
      await page.getByRole('link', { name: /Solve an old friend again/ }).waitFor(wait);
      await looksRight(page, theme);
    }
    await close();
  });

  it('counts by the platform’s time on a device whose clock is two hours ahead', async () => {
    const { page, close } = await visit(browser);
    await page.clock.install({ time: Date.now() + 2 * 3600_000 });
    await prepare(page, 0);
    await openProblem(page, 3);
    await rest(page).waitFor(wait);
    await expect.poll(() => clock(page).innerText(), wait).toMatch(/^0[0-3]:[0-5]\d$/);
    // From here on this device alone counts: three minutes later the first life is there, and the problem with it.
    await page.route('**/server-time.php', (route) => route.abort());
    await page.clock.fastForward(181_000);
    await cards(page).first().waitFor(wait);
    expect(await rest(page).count()).toBe(0);
    await close();
  });
});

describe('the counters of the header', () => {
  const line = (page: Page): Promise<{ rows: number; outside: number }> =>
    page.evaluate(() => {
      const chips = [...document.querySelectorAll('.stats .lk-chip')].map((chip) => chip.getBoundingClientRect());
      return {
        rows: new Set(chips.map((box) => Math.round(box.top))).size,
        outside: chips.filter((box) => box.right > document.documentElement.clientWidth || box.left < 0).length,
      };
    });

  it('stand in one line while their timers run, on a phone and on a desk', async () => {
    const { page, close } = await visit(browser);
    const hands = await startByHand({ page, url: platform.url });
    await hands.loseLives(9);
    for (const [viewport, showsTimer] of [
      [phone, false],
      [desk, true],
    ] as const) {
      await page.setViewportSize(viewport);
      await page.goto(`${platform.url}/2.0/en/cabinet/dashboard/logic`);
      await page
        .locator('.stats')
        .getByText('9 lives')
        .waitFor({ ...wait, state: 'attached' });
      await settled(page);
      await expect.poll(() => line(page)).toEqual({ rows: 1, outside: 0 });
      const timer = page.locator('.stats-life .lk-chip-rest');
      await expect.poll(() => timer.isVisible()).toBe(showsTimer);
      if (showsTimer) expect(await timer.innerText()).toMatch(/^0[0-3]:[0-5]\d$/);
    }
    await close();
  });
});
