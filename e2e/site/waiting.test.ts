import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { desk, overflowOf, phone, visit } from '../support/browser.ts';
import { browser } from '../support/shared-browser.ts';
import { platform } from '../support/shared-platform.ts';

/** A folder for pictures of what is looked at, for human eyes. */
const pictures = process.env['LOOK_PICTURES'];

// What a page shows while it is on its way.

async function startAs(page: Page): Promise<void> {
  await page.goto(`${platform.url}/2.0/en/start`);
  await page.getByRole('button', { name: 'Walk the road' }).click();
  await page.waitForURL(/\/cabinet\/dashboard\/logic$/);
  await page.locator('.cabinet-page-tabs a').first().waitFor();
}

/** Calls whose address has the text are not answered until the function that comes back is called. */
async function holdBack(page: Page, text: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route(
    (url) => url.href.includes(text),
    async (route) => {
      await promise;
      await route.continue();
    },
  );
  return () => resolve(undefined);
}

const delaysOf = (page: Page, selector: string): Promise<readonly unknown[]> =>
  page
    .locator(selector)
    .evaluate((element) => element.getAnimations().map((animation) => animation.effect?.getTiming().delay));

it('[K-054] a page that is long on its way shows its shape after 300 ms: with tabs in the cabinet, one table at a problem', async () => {
  const { page, complaints, close } = await visit(browser, { viewport: phone, reducedMotion: 'no-preference' });
  await startAs(page);
  const answer = await holdBack(page, '/service/');
  for (const [path, shape] of [
    ['/2.0/en/cabinet/settings', 'cabinet'],
    ['/2.0/en/cabinet/exercise/2/1/1', 'table'],
  ] as const) {
    await page.goto(`${platform.url}${path}`, { waitUntil: 'commit' });
    await page.locator(`[data-shape=${shape}] .waiting-page-card`).first().waitFor();
    expect(await delaysOf(page, '.waiting-page')).toEqual([300]);
    const shown = page.locator('.waiting-page');
    await expect.poll(() => shown.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
    for (const viewport of [desk, phone]) {
      await page.setViewportSize(viewport);
      if (pictures) await page.screenshot({ path: `${pictures}/waiting-${shape}-${viewport.width}.png` });
      expect(await overflowOf(page)).toBe(0);
    }
  }
  answer();
  await page.locator('h1').waitFor();
  expect(await page.locator('.waiting-page').count()).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});

it('a tap on a tab marks it at once, and a line runs over the page that is being left', async () => {
  const { page, complaints, close } = await visit(browser, { viewport: phone, reducedMotion: 'no-preference' });
  await startAs(page);
  const answer = await holdBack(page, '/rating');
  const tab = page.locator('.cabinet-page-tabs').getByRole('link', { name: 'Rating' });
  const colour = (): Promise<string> => tab.evaluate((element) => getComputedStyle(element).backgroundColor);
  const before = await colour();
  await tab.click();
  await page.locator('.pending-bar').waitFor({ state: 'attached' });
  expect(await delaysOf(page, '.pending-bar')).toEqual([300]);
  await expect.poll(colour).not.toBe(before);
  answer();
  await page.waitForURL(/\/rating/);
  await expect.poll(() => page.locator('.pending-bar').count()).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});
