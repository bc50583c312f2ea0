import type { Page } from 'playwright-core';

/** Opens one line of the settings, as somebody does who wants to change it. */
export async function openSetting(page: Page, id: string): Promise<void> {
  await page.locator(`#${id} > summary`).click();
}
