import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { settled } from './browser.ts';
import { quiet } from './quiet.ts';

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

/** Takes in what a new day brings: no popup opens later, in the middle of what follows. */
export async function putAwayAll(page: Page): Promise<void> {
  const open = page.locator('dialog[data-popup][open]');
  do {
    await quiet(page);
    if ((await open.count()) > 0) await page.keyboard.press('Escape');
    await settled(page);
  } while ((await open.count()) > 0);
}
