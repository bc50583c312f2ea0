import type { Page } from 'playwright-core';
import { onTestFailed } from 'vitest';

const TOLD = 1500;

/** Where a page was, and what stood on it, is printed with the test that failed on it. */
export function tellWhenFailed(page: Page, complaints: readonly string[]): void {
  try {
    onTestFailed(async () => {
      if (page.isClosed()) return;
      const words = await page.evaluate(() => document.body.innerText).catch(() => 'It does not answer.');
      const windows = await page
        .locator('dialog[open]')
        .evaluateAll((all) => all.map((one) => one.outerHTML.slice(0, 120)))
        .catch(() => []);
      console.error(
        [`The page was at ${page.url()}`, words.slice(0, TOLD), ...windows, ...complaints].join('\n').concat('\n'),
      );
    });
  } catch {
    // Opened before the tests of its file: it belongs to none of them.
  }
}
