import { expect, it } from 'vitest';
import { overflowOf, visit } from '../support/browser.ts';
import { startByHand } from '../support/learner-driver.ts';
import { browser } from '../support/shared-browser.ts';
import { platform } from '../support/shared-platform.ts';

/** What is left of a desk's window at 400 %. */
const small = { width: 320, height: 256 };

it('the cabinet in a window of 320 × 256 fits its width and leaves its height to the page', async () => {
  const { page, close } = await visit(browser);
  await startByHand({ page, url: platform.url });
  await page.setViewportSize(small);
  for (const path of [
    'en/cabinet/dashboard/logic',
    'en/cabinet/personal',
    'ru/cabinet/dashboard/logic',
    'ru/cabinet/personal',
    'de/cabinet/personal',
  ]) {
    await page.goto(`${platform.url}/2.0/${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => overflowOf(page), { message: path }).toBe(0);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const covered = await page.locator('.cabinet-page-tabs').evaluate((bar) => {
      const { top, bottom } = bar.getBoundingClientRect();
      return Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
    });
    expect(covered, path).toBe(0);
  }
  await close();
});
