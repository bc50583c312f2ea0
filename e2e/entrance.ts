import type { Page } from 'playwright-core';
import { type Hands, handsOf } from './hands.ts';

const base = (locale: string): string => (locale === 'ru' ? '/2.0/' : `/2.0/${locale}/`);

/** A new learner in a language, through a door of the start page: 0 preschool, 1 school, 2 adults. */
export async function startIn(page: Page, url: string, { locale = 'en', door = 1 } = {}): Promise<Hands> {
  await page.goto(`${url}${base(locale)}start`);
  const started = page.waitForResponse((response) => response.url().endsWith('/auth/anonymous.json'));
  await page.locator('.start-door').nth(door).getByRole('button').first().click();
  const { token } = (await (await started).json()) as { token: string };
  await page.waitForURL(/\/cabinet\/dashboard\/logic$/);
  return handsOf(url, token);
}

/** One of the demo accounts, over the page. */
export async function signInAs(page: Page, url: string, name: 'child' | 'teacher' | 'editor'): Promise<void> {
  await page.goto(`${url}/2.0/auth/login`);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill(name);
  await dialog.locator('input[type=password]').fill(`kit-${name}`);
  await dialog.locator('button.lk-button').click();
  await page.waitForURL(/\/cabinet\/dashboard\/logic$/);
}
