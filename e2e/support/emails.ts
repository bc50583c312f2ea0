import type { Page } from 'playwright-core';

/** Opens the newest letter to an address, as its reader would. */
export async function openLetter(page: Page, platformUrl: string, to: string): Promise<void> {
  await page.goto(`${platformUrl}/dev/mail?to=${encodeURIComponent(to)}`);
  await page.locator('main li a').first().click();
  await page.locator('iframe').waitFor();
}

/** The code that stands in the letter on the page. */
export async function codeInLetter(page: Page): Promise<string> {
  const text = await page.frameLocator('iframe').locator('body').innerText();
  return /\b\d{6}\b/.exec(text)?.[0] ?? '';
}

/** Presses the letter's one button. */
export function pressInLetter(page: Page): Promise<void> {
  return page.frameLocator('iframe').locator('a').click();
}
