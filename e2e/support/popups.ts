import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** The window of a popup while it is shown. */
export const popup = (page: Page, name: string): Locator => page.locator(`dialog[data-popup=${name}][open]`);

/** Closes the popups that come by themselves, each in its turn. */
export async function putAway(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await popup(page, name).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => popup(page, name).count()).toBe(0);
  }
}
